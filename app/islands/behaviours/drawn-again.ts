import { morph } from './regions/morph.ts'

const QUIET_MS = 250
const SLOW_MS = 400

/**
 * Shows what a form causes while one types: it is sent as its button `data-again` sends it, which saves nothing, and every `data-drawn` of this page
 * becomes like its namesake of the page that answers. Without this code, and where no answer comes, the button does it.
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
  const slow = setTimeout(() => mark(true), SLOW_MS)
  try {
    const body = new URLSearchParams([...new FormData(form, button)] as [string, string][])
    const answer = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body, signal })
    if (!answer.ok) return
    draw(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    // Typed on meanwhile, or no network: what stands there stays, and the next key asks again.
  } finally {
    clearTimeout(slow)
    if (!signal.aborted) mark(false)
  }
}

function draw(page: Document): void {
  for (const piece of document.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const fresh = page.querySelector(`[data-drawn="${CSS.escape(piece.dataset['drawn'] ?? '')}"]`)
    if (fresh) morph(piece, fresh)
  }
}

function mark(isWaiting: boolean): void {
  for (const piece of document.querySelectorAll('[data-drawn]')) piece.toggleAttribute('data-waiting', isWaiting)
}
