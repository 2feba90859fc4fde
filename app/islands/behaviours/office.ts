import type { EarlyKeys } from '#app/islands/early-keys.ts'
import { enableChosen, tickRow } from './chosen.ts'
import { mayWait } from './desk/waiting.ts'
import { openDialog } from './dialogs.ts'
import { drawAgain } from './drawn-again.ts'
import { edit, pressWithCtrl } from './office-keys.ts'
import { leaveWithPerson } from './own-page.ts'
import { enableReorder } from './reorder.ts'
import { goOnWhereOneWas, sendOnce } from './sent-back.ts'
import { keepUnsaved } from './unsaved.ts'
import { sayWhoElseWrites } from './writing-here.ts'

const QUIET_MS = 120
/** On this device keys of one letter do nothing. */
const NO_LETTERS = 'padav.office.no-letters'

/** The keys of the office, and the palette that finds as one types. Without this code its link leads to a page that does the same. */
export function enableOffice(): void {
  enablePalette()
  enableLetters()
  drawAgain()
  enableReorder()
  enableChosen()
  keepUnsaved()
  goOnWhereOneWas()
  sendOnce()
  sayWhoElseWrites()
  if (document.querySelector('[data-upload], [data-focus]'))
    void import('./office-pictures.ts').then(({ enablePictures }) => enablePictures())
  if (document.querySelector('[data-passkey]'))
    void import('./passkeys.ts').then(({ enablePasskeys }) => enablePasskeys())
  joinDesks()
  enablePrint()
  lookByEnter()
  document.addEventListener('keydown', answerKey)
  answerEarlyKeys()
  const { dataset } = document.querySelector<HTMLElement>('[data-office]')!
  if (dataset['office']) leaveWithPerson(dataset['office'])
  dataset['awake'] = ''
}

function answerKey(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    if (event.key.toLowerCase() === 'k') open('palette')
    else if (!pressWithCtrl(event)) return
    event.preventDefault()
  } else if (isLetter(event)) press(event)
}

/** What was pressed while this code was on its way, in its order; what was typed after the palette was asked for is typed into it. */
function answerEarlyKeys(): void {
  const { earlyKeys: keys } = window as { earlyKeys?: EarlyKeys }
  if (!keys) return
  removeEventListener('keydown', keys.hear, true)
  for (const event of keys.splice(0)) {
    const words = document.querySelector<HTMLInputElement>('#palette[open] input')
    if (!words || event.ctrlKey || event.metaKey) answerKey(event)
    else {
      words.value = event.key === 'Backspace' ? words.value.slice(0, -1) : words.value + typedBy(event)
      words.dispatchEvent(new Event('input'))
    }
  }
}

/** Enter opens what was found, and nothing is found yet. */
function typedBy({ key }: KeyboardEvent): string {
  return key.length === 1 ? key : ''
}

/** A button that prints is of use here alone. */
function enablePrint(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
}

/** In a search inside of a form the Enter key looks, and does not save. */
function lookByEnter(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing } = event
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return
    const look = target.closest('[data-enter]')?.querySelector('button')
    if (!look) return
    event.preventDefault()
    look.click()
  })
}

function open(id: string): void {
  const opener = document.activeElement instanceof HTMLElement && document.activeElement !== document.body
  const link = [...document.querySelectorAll<HTMLElement>('[data-opens="palette"]')].find((one) =>
    one.checkVisibility(),
  )
  const from = opener ? (document.activeElement as HTMLElement) : link
  if (from && !document.querySelector('dialog[open]')) openDialog(id, from)
}

function press(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]')
  if (event.key === '?') open('keys')
  else if (event.key === '/' && search) search.focus()
  else if (event.key === 'j') step(1)
  else if (event.key === 'k') step(-1)
  else if (event.key === 'x') tickRow()
  else if (event.key === 'e') edit()
  else return
  event.preventDefault()
}

/** One letter, with nothing held, outside of fields and popups, where nobody has switched them off. */
function isLetter({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || ctrlKey || metaKey || altKey || !(target instanceof Element)) return false
  return !target.closest('input, textarea, select, [contenteditable], dialog') && !localStorage.getItem(NO_LETTERS)
}

/** To what one can press in the row after or before the one where the focus is. */
function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by]
  const [first] = ['a, button, summary', 'input, select'].flatMap(
    (kind) => next?.querySelector<HTMLElement>(kind) ?? [],
  )
  first?.focus()
}

function enableLetters(): void {
  const box = document.querySelector<HTMLInputElement>('[data-letters]')
  if (!box) return
  box.checked = !localStorage.getItem(NO_LETTERS)
  box.addEventListener('change', () =>
    box.checked ? localStorage.removeItem(NO_LETTERS) : localStorage.setItem(NO_LETTERS, '1'),
  )
}

function enablePalette(): void {
  const dialog = document.getElementById('palette')
  const input = dialog?.querySelector('input')
  const place = dialog?.querySelector<HTMLElement>('[data-palette]')
  const status = dialog?.querySelector('[role=status]')
  if (!dialog || !input || !place || !status) return
  const links = () => [...place.querySelectorAll('a')]
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: string | undefined

  async function show(typed: string): Promise<void> {
    const list = await fetchFound(typed)
    // Somebody typed on meanwhile.
    if (!list || input!.value !== typed) return
    list.querySelector('li')?.setAttribute('data-first', '')
    place!.replaceChildren(list)
    shown = typed
    status!.textContent = list.childElementCount === 0 ? 'Nothing found' : `${list.childElementCount} found`
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(input.value), QUIET_MS)
  })
  input.addEventListener('focus', () => {
    // What is typed takes the place of the words of last time.
    input.select()
    if (shown === undefined) void show(input.value)
  })
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      const stops = [input, ...links()]
      const at = stops.indexOf(document.activeElement as HTMLInputElement)
      stops[(at + by + stops.length) % stops.length]?.focus()
    } else if (event.key === 'Enter' && event.target === input && shown === input.value && links()[0]) {
      event.preventDefault()
      links()[0]!.click()
    }
  })
}

/** The list of the page that finds, as that page draws it; none when it cannot be had. */
async function fetchFound(typed: string): Promise<Element | undefined> {
  const answer = await fetch(`/admin/find?${new URLSearchParams({ q: typed })}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector('[data-found]') ?? undefined
}

/** What a departure's desk did without a network goes out from any page, and is not lost by a log-out. */
function joinDesks(): void {
  if (mayWait() && !document.querySelector('[data-desk]'))
    void import('./desk/elsewhere.ts').then((desks) => desks.joinDesks())
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!mayWait() || !form.action.endsWith('/api/authentication/logout')) return
    event.preventDefault()
    void import('./desk/elsewhere.ts').then((desks) => desks.logOutOver(form))
  })
}
