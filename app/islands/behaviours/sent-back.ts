/** What was pressed last in this tab to send a form, and on which page. */
const PRESSED = 'padav.office.pressed'

type Row = { list: string; verb: string; at: number }
type PressedButton = { path: string; button: string; nth: number; row?: Row | undefined }

/**
 * A page that answers a form of its own begins with the focus on what it says. With this code the focus goes on to the first field that is amiss, or back to the row whose
 * button was pressed, where that stands now; where nothing is said, back to the button.
 */
export function goOnWhereOneWas(): void {
  const pressed = takePressed()
  document.addEventListener('submit', ({ submitter }) => remember(submitter))
  const said = document.querySelector<HTMLElement>('main [autofocus]')
  // Somebody who was quicker is left where they are. A page that was skipped to once is answered at its beginning.
  if (![document.body, document.getElementById('main'), said].includes(document.activeElement as HTMLElement)) return
  const wrong = said ? document.querySelector<HTMLElement>('main [aria-invalid=true]') : undefined
  const to = wrong ?? (pressed?.row && placeOf(pressed.row)) ?? said ?? (pressed && sameButton(pressed))
  if (to) focusOn(to)
}

/** A form that was sent is on its way: pressed once more it is not sent again, until the page is shown anew or the way was broken off. */
export function sendOnce(): void {
  const sent = new Set<HTMLElement>()
  // After all who send a form by themselves, and those who keep it from being sent.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    const method = submitter?.getAttribute('formmethod') ?? form.method
    if (event.defaultPrevented || method !== 'post') return
    const pressed = submitter ?? form
    if (sent.has(pressed)) event.preventDefault()
    else sent.add(pressed)
  })
  addEventListener('pageshow', () => sent.clear())
  navigation?.addEventListener('navigateerror', () => sent.clear())
}

/** Not every browser tells what becomes of a way it began. */
const { navigation } = window as { navigation?: EventTarget }

function remember(submitter: HTMLElement | null): void {
  if (!(submitter instanceof HTMLButtonElement) || !submitter.closest('main')) return
  const [, list, verb = '', at] = /^do=([\w.]+)\.(up|down|remove|add)\.(\d+)/.exec(called(submitter)) ?? []
  const button = called(submitter)
  const nth = buttonsCalled(button).indexOf(submitter)
  const pressed: PressedButton = {
    path: location.pathname,
    button,
    nth,
    row: list ? { list, verb, at: Number(at) } : undefined,
  }
  sessionStorage.setItem(PRESSED, JSON.stringify(pressed))
}

function takePressed(): PressedButton | undefined {
  const pressed = JSON.parse(sessionStorage.getItem(PRESSED) ?? 'null') as PressedButton | null
  sessionStorage.removeItem(PRESSED)
  return pressed?.path === location.pathname ? pressed : undefined
}

/** A button by what it sends and says. */
function called({ name, value, textContent }: HTMLButtonElement): string {
  return `${name}=${value} ${textContent}`
}

function buttonsCalled(words: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('main button')].filter((one) => called(one) === words)
}

function sameButton({ button, nth }: PressedButton): HTMLButtonElement | undefined {
  const same = buttonsCalled(button)
  return same[nth] ?? same[0]
}

/** The same row at its new place; of one that is gone, the next; of a new one, its first field. */
function placeOf({ list, verb, at }: Row): HTMLElement | undefined {
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
