import { onceFilled } from './menus.ts'

const OPENS_AFTER_MS = 90
const CLOSES_AFTER_MS = 220

/** Flyouts of the main navigation: opened by hovering, by the button beside a link, or by keyboard; Escape, a click outside or leaving closes. */
export function enableFlyouts(header: HTMLElement): void {
  const stops = [...header.querySelectorAll<HTMLElement>('[data-stop]')]
  let open: HTMLElement | undefined
  let pinned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(stop: HTMLElement | undefined, pin = false): void {
    clearTimeout(timer)
    pinned = pin
    if (stop === open) return
    if (open) mark(open, false)
    open = stop
    if (!stop) return
    mark(stop, true)
    const flyout = flyoutOf(stop)!
    const code = flyout.dataset['flyout'] === 'gateways' ? import('./state-cities.ts') : undefined
    onceFilled(
      flyout,
      () => void code?.then(({ enableStates }) => enableStates(flyout)),
      () => stop === open && giveUp(stop),
    )
  }

  /** A flyout that has nothing to show is closed again; who asked for it by hand is led to its page. */
  function giveUp(stop: HTMLElement): void {
    if (pinned) location.assign(stop.querySelector('a')!.href)
    show(undefined)
  }

  function later(stop: HTMLElement | undefined, delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => show(stop), delay)
  }

  for (const stop of stops) {
    const button = buttonOf(stop)
    stop.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || pinned) return
      later(button ? stop : undefined, open ? 0 : OPENS_AFTER_MS)
    })
    stop.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse' && !pinned) later(undefined, CLOSES_AFTER_MS)
    })
    button?.addEventListener('click', () => show(pinned && open === stop ? undefined : stop, true))
    stop.addEventListener('focusout', ({ relatedTarget }) => {
      if (open === stop && relatedTarget && !stop.contains(relatedTarget as Node)) show(undefined)
    })
    stop.addEventListener('keydown', (event) => {
      const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : moveTo(stop, event.key)
      if (!to) return
      event.preventDefault()
      to.focus()
    })
  }

  function moveTo(stop: HTMLElement, key: string): HTMLElement | null | undefined {
    if (key === 'Escape' && open) {
      show(undefined)
      return buttonOf(stop)
    }
    const here = document.activeElement as HTMLElement
    const flyout = here.closest<HTMLElement>('[data-flyout]')
    if (flyout) return among(linksIn(flyout), here, key, 'ArrowDown', 'ArrowUp')
    if (key === 'ArrowDown' && buttonOf(stop)) {
      show(stop, true)
      const flyout = flyoutOf(stop)!
      onceFilled(
        flyout,
        () => stop === open && linksIn(flyout)[0]?.focus(),
        () => undefined,
      )
      return document.activeElement as HTMLElement
    }
    const links = stops.map((each) => each.querySelector('a')!)
    return among(links, stop.querySelector('a')!, key, 'ArrowRight', 'ArrowLeft')
  }

  document.addEventListener('pointerdown', ({ target }) => {
    if (open && !open.contains(target as Node)) show(undefined)
  })
}

function mark(stop: HTMLElement, isOpen: boolean): void {
  stop.toggleAttribute('data-open', isOpen)
  buttonOf(stop)?.setAttribute('aria-expanded', String(isOpen))
}

function buttonOf(stop: HTMLElement): HTMLElement | null {
  return stop.querySelector<HTMLElement>('[aria-controls]')
}

function flyoutOf(stop: HTMLElement): HTMLElement | null {
  return stop.querySelector<HTMLElement>('[data-flyout]')
}

/** The links one can walk through: of the states only the one in hand counts. */
function linksIn(flyout: HTMLElement): HTMLElement[] {
  return [...flyout.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])')]
}

function among(
  links: HTMLElement[],
  here: HTMLElement,
  key: string,
  next: string,
  before: string,
): HTMLElement | undefined {
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  const step = key === next ? 1 : key === before ? -1 : 0
  return step === 0 ? undefined : links[links.indexOf(here) + step]
}
