import { morph } from './regions/morph.ts'

const QUIET_MS = 250
const SLOW_MS = 400

/**
 * Shows what a form causes while one types: it is sent as its button `data-again` sends it, which saves nothing, and every `data-drawn` of this page
 * becomes like its namesake of the page that answers; where a page has several such forms, those of its own `data-draws`. Without this code, and where no answer comes, the
 * button does it.
 */
export function drawAgain(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: AbortController | undefined
  document.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form
    const button = form && buttonOf(form)
    if (!form || !button) return
    clearTimeout(timer)
    latest?.abort()
    timer = setTimeout(() => void show(form, button, (latest = new AbortController()).signal), QUIET_MS)
  })
}

/** It may stand beside the form it belongs to. */
function buttonOf(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.elements].find((one): one is HTMLButtonElement => one.matches('button[data-again]'))
}

async function show(form: HTMLFormElement, button: HTMLButtonElement, signal: AbortSignal): Promise<void> {
  const around = form.closest('[data-draws]') ?? document
  const slow = setTimeout(() => mark(around, true), SLOW_MS)
  try {
    const page = await send(form, new FormData(form, button), signal)
    if (page) draw(around, page)
  } catch {
    // Typed on meanwhile, or no network: what stands there stays, and the next key asks again.
  } finally {
    clearTimeout(slow)
    if (!signal.aborted) mark(around, false)
  }
}

/** The page a form is drawn on with other things typed into it, for one that can be drawn without being saved. */
export async function sentAgain(
  form: HTMLFormElement,
  fields: readonly (readonly [name: string, value: string])[],
): Promise<Document | undefined> {
  const button = buttonOf(form)
  if (!button || button.name === 'intent') return undefined
  const body = new FormData()
  for (const name of ['csrfToken', 'intent']) body.set(name, new FormData(form).get(name) ?? '')
  for (const [name, value] of fields) body.set(name, value)
  body.set(button.name, button.value)
  return send(form, body).catch(() => undefined)
}

/** Draws the pieces of this page as they are by now; what is ticked stays so, and where no answer comes all of it. */
export async function drawAsItIsNow(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>('[data-drawn] input:checked')) {
    const same = `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`
    page.querySelector<HTMLInputElement>(same)?.toggleAttribute('checked', true)
  }
  draw(document, page)
}

/** Files stay where they are: nothing of them is drawn. */
async function send(form: HTMLFormElement, sent: FormData, signal?: AbortSignal): Promise<Document | undefined> {
  const fields = [...sent].filter((field): field is [string, string] => typeof field[1] === 'string')
  const body = new URLSearchParams(fields)
  const answer = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body, ...(signal && { signal }) })
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined
}

function draw(around: ParentNode, page: Document): void {
  for (const piece of around.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const fresh = page.querySelector(`[data-drawn="${CSS.escape(piece.dataset['drawn'] ?? '')}"]`)
    if (fresh) morph(piece, fresh)
  }
}

function mark(around: ParentNode, isWaiting: boolean): void {
  for (const piece of around.querySelectorAll('[data-drawn]')) piece.toggleAttribute('data-waiting', isWaiting)
}
