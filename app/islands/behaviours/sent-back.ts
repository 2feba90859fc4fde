/** The button of a row that was pressed last in this tab, and where. */
const PRESSED = 'padav.office.pressed'

type Pressed = { path: string; list: string; verb: string; at: number }

/**
 * A page that answers a form begins with the focus on what it says. With this code the focus goes on to the first field that is amiss, or back to the row whose
 * button was pressed, where that stands now.
 */
export function goOnWhereOneWas(): void {
  const pressed = takePressed()
  document.addEventListener('submit', ({ submitter }) => {
    const [, list, verb, at] = /^([\w.]+)\.(up|down|remove|add)\.(\d+)$/.exec(valueOf(submitter)) ?? []
    if (list) sessionStorage.setItem(PRESSED, JSON.stringify({ path: location.pathname, list, verb, at: Number(at) }))
  })
  const said = document.querySelector<HTMLElement>('main [autofocus]')
  // Somebody who was quicker is left where they are.
  if (document.activeElement !== document.body && document.activeElement !== said) return
  const wrong = said ? firstWrong() : undefined
  const to = wrong ?? (pressed && heirOf(pressed))
  if (to) focusOn(to)
}

function valueOf(button: HTMLElement | null): string {
  return button instanceof HTMLButtonElement && button.name === 'do' ? button.value : ''
}

function takePressed(): Pressed | undefined {
  const pressed = JSON.parse(sessionStorage.getItem(PRESSED) ?? 'null') as Pressed | null
  sessionStorage.removeItem(PRESSED)
  return pressed?.path === location.pathname ? pressed : undefined
}

function firstWrong(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main [aria-invalid=true]') ?? undefined
}

/** The same row at its new place; of one that is gone, the next; of a new one, its first field. */
function heirOf({ list, verb, at }: Pressed): HTMLElement | undefined {
  const last = Number(document.querySelector<HTMLInputElement>(`[name="${list}.count"]`)?.value) - 1
  if (verb === 'add')
    return document.querySelector<HTMLElement>(`[name^="${list}.${last}."]:not([type=hidden])`) ?? undefined
  const row = Math.min(verb === 'up' ? at - 1 : verb === 'down' ? at + 1 : at, last)
  const buttons = [verb, 'up', 'down', 'remove'].map((one) =>
    document.querySelector<HTMLButtonElement>(`button[name=do][value="${list}.${one}.${row}"]:enabled`),
  )
  return buttons.find((button) => button !== null) ?? undefined
}

/** A folded row is unfolded for a field, and stands for its buttons. */
function focusOn(to: HTMLElement): void {
  const folded = to.closest<HTMLDetailsElement>('details:not([open])')
  if (folded && !to.matches('button')) folded.open = true
  const target = (!to.checkVisibility() && folded?.querySelector('summary')) || to
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}
