import { personId } from '#app/islands/wishlist/person-id.ts'
import { sentAgain } from './drawn-again.ts'

const QUIET_MS = 400
const LONGEST_DAYS = 14
const BEGINNING = 'padav.unsaved '
/** Which form was sent last in this tab: the page it led to says whether it was saved. */
const SENT = 'padav.unsaved.sent'
/** What a page gives to its form, and what is never kept. */
const GIVEN = new Set(['csrfToken', 'intent', 'id'])

type Fields = [name: string, value: string][]
type KeptFields = { at: string; fields: Fields }

/**
 * Keeps what is typed into a form of the office that says `data-keeps`, on this device, until it is saved or left: a tab that was closed has lost nothing.
 * Such a form holds no secret and nothing of a person. Without this code a form is only what stands in it.
 */
export function keepUnsaved(): void {
  const sent = sessionStorage.getItem(SENT)
  const isSaved = new URLSearchParams(location.search).has('done')
  if (isSaved) drop(sent)
  sessionStorage.removeItem(SENT)
  forgetOld()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keeps]'))
    watch(form, !isSaved && keyOf(form) === sent)
  document.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement
    if (form.matches('[data-keeps]')) sessionStorage.setItem(SENT, keyOf(form))
    // Whoever comes to this device next reads nothing of it.
    else if (form.getAttribute('action')?.endsWith('/logout')) for (const key of keys()) drop(key)
  })
}

function watch(form: HTMLFormElement, isShownAgain: boolean): void {
  const stands = JSON.stringify(typedIn(form))
  // What came back, with a fault or a picture put in, is still unsaved, however it is put right.
  const isUnsaved = isShownAgain || textOf(read(keyOf(form))) === stands
  if (!isUnsaved) offer(form)
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const fields = typedIn(form)
    if (JSON.stringify(fields) === stands && !isUnsaved) return drop(keyOf(form))
    const kept: KeptFields = { at: new Date().toISOString(), fields: [...fields, ['stood', stoodIn(form)]] }
    localStorage.setItem(keyOf(form), JSON.stringify(kept))
  }
  if (isShownAgain) keep()
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(keep, QUIET_MS)
  })
  addEventListener('pagehide', () => {
    if (timer !== undefined) keep()
  })
}

/** Says what was typed here and not saved, with the way to take it up again, or to leave it for good. */
function offer(form: HTMLFormElement): void {
  const kept = read(keyOf(form))
  const note = form.querySelector<HTMLElement>('[data-kept]')
  if (!kept || !note) return
  note.querySelector('[data-kept-at]')!.textContent = whenText(new Date(kept.at))
  note.hidden = false
  note.querySelector('[data-kept-take]')!.addEventListener('click', () => {
    note.hidden = true
    void take(form, kept.fields)
  })
  note.querySelector('[data-kept-leave]')!.addEventListener('click', () => {
    note.hidden = true
    drop(keyOf(form))
    firstField(form)?.focus()
  })
}

function firstField(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('input:not([type=hidden]), textarea, select')
}

/** A form of rows is drawn by the server with all of them; any other is filled where it stands. It goes on being about what it was made from. */
async function take(form: HTMLFormElement, fields: Fields): Promise<void> {
  const drawn = await sentAgain(form, fields)
  if (drawn && form.id) {
    const fresh = drawn.getElementById(form.id)
    if (fresh) form.replaceChildren(...fresh.childNodes)
  } else fill(form, fields)
  form.dispatchEvent(new Event('input', { bubbles: true }))
  firstField(form)?.focus()
}

function fill(form: HTMLFormElement, fields: Fields): void {
  const values = new Map(fields)
  for (const one of form.elements) {
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement))
      continue
    if (one.type === 'file' || GIVEN.has(one.name) || !one.name) continue
    if (one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio'))
      one.checked = values.get(one.name) === one.value
    else if (values.has(one.name)) one.value = values.get(one.name)!
  }
}

function typedIn(form: HTMLFormElement): Fields {
  return [...new FormData(form)].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && !GIVEN.has(field[0]) && field[0] !== 'stood' && !isSecret(form, field[0]),
  )
}

function textOf(kept: KeptFields | undefined): string | undefined {
  return kept && JSON.stringify(kept.fields.filter(([name]) => name !== 'stood'))
}

function isSecret(form: HTMLFormElement, name: string): boolean {
  return form.querySelector(`[type=password][name="${CSS.escape(name)}"]`) !== null
}

function stoodIn(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('input[name=stood]')?.value ?? ''
}

function keyOf(form: HTMLFormElement): string {
  return `${BEGINNING}${personId()} ${location.pathname} ${form.dataset['keeps']}`
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(BEGINNING))
}

function drop(key: string | null): void {
  if (key) localStorage.removeItem(key)
}

function read(key: string): KeptFields | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as KeptFields | null) ?? undefined
  } catch {
    return undefined
  }
}

function forgetOld(): void {
  const oldest = new Date(Date.now() - LONGEST_DAYS * 24 * 60 * 60 * 1000).toISOString()
  for (const key of keys()) if ((read(key)?.at ?? '') < oldest) drop(key)
}

function whenText(at: Date): string {
  const day = at.toLocaleDateString('en-IN', { weekday: 'short', day: 'numeric', month: 'short' })
  return `${day}, ${at.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false })}`
}
