import { fieldsIn, textIn } from '#app/islands/answer.ts'
import { IN_PLACE } from '#web/forms.ts'
import { ISLAND_REFUSALS } from '#web/island-refusals.ts'
import { bringStyles } from './styles.ts'

const FAILURE = ISLAND_REFUSALS['unexpected-error'].message
const NOTHING_LOST = 'Nothing you typed is lost.'

type Hooks = {
  /** Adds to what is sent what the form alone does not know. */
  before?: (body: URLSearchParams) => Promise<void>
  /** Where the form led: to another page, which is gone to unless this does something else with it. */
  led?: (page: Document, address: string) => void
}

/** What else is done about a form, beside sending it. */
export const formHooks = new WeakMap<HTMLFormElement, Hooks>()

/** Dispatched on what was drawn in a form's place, so that what makes the form quicker to fill can be done to it again. */
export const DRAWN = 'padav:drawn'

/**
 * Sends a form without leaving the page: its `data-answer` becomes its namesake of the page the server answers with, which is the form again with what
 * is amiss, or what comes of it. A form on its way is not sent a second time. What gives no such answer is said beside the form, with all that was typed.
 */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (form.ariaBusy === 'true') return
  mark(form, submitter, true)
  try {
    await show(form, await ask(form, submitter))
  } catch (error) {
    console.error('Failed to send a form: ', error)
    say(form, FAILURE)
  } finally {
    mark(form, submitter, false)
  }
}

type FormAnswer = { ok: boolean; address: string; page?: Document; message?: string }

/** What the server answers; work it asks for is done first, once. */
async function ask(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FormAnswer> {
  const answer = await read(await post(form, submitter))
  const challenge = answer.page && drawnFor(form, answer.page)?.querySelector<HTMLElement>('[data-challenge]')
  if (!challenge) return answer
  const { solveProofOfWork } = await import('#app/islands/components/sign-in/proof-of-work.ts')
  return read(await post(form, submitter, await solveProofOfWork(JSON.parse(challenge.dataset['challenge']!))))
}

async function post(form: HTMLFormElement, submitter: HTMLElement | null, proof = ''): Promise<Response> {
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => !(field[1] instanceof File),
  )
  const body = new URLSearchParams(fields)
  await formHooks.get(form)?.before?.(body)
  if (proof) body.set('proof', proof)
  const headers = { Accept: 'text/html', [IN_PLACE]: placeOf(form)?.dataset['answer'] ?? '' }
  return fetch(form.getAttribute('action') ?? '', { method: 'POST', body, headers })
}

async function read(answer: Response): Promise<FormAnswer> {
  const { ok, url: address } = answer
  if (!answer.headers.get('content-type')?.startsWith('text/html'))
    return { ok, address, message: textIn(fieldsIn(await answer.json())['message']) }
  return { ok, address, page: new DOMParser().parseFromString(await answer.text(), 'text/html') }
}

async function show(form: HTMLFormElement, { ok, address, page, message }: FormAnswer): Promise<void> {
  const place = placeOf(form)
  if (page && place && drawnFor(form, page)) return draw(place, page)
  if (!page || !ok) return say(form, message ? `${message} ${NOTHING_LOST}` : FAILURE)
  const led = formHooks.get(form)?.led
  if (led) led(page, address)
  else location.assign(address)
}

/** What else of the same name stands on the page is drawn with it. */
async function draw(place: HTMLElement, page: Document): Promise<void> {
  await bringStyles(page)
  const named = `[data-answer="${place.dataset['answer']}"]`
  const fresh = page.querySelectorAll(named)
  document.querySelectorAll(named).forEach((one, at) => one.replaceChildren(...(fresh[at]?.childNodes ?? [])))
  place.dispatchEvent(new Event(DRAWN, { bubbles: true }))
  focusOn(place)
}

/** The first field that is amiss, else what is said. */
function focusOn(place: HTMLElement): void {
  const wrong = [...place.querySelectorAll<HTMLElement>('[aria-invalid]')].find((field) => field.checkVisibility())
  const target = wrong ?? place.querySelector<HTMLElement>('[data-says]') ?? place
  if (!wrong) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}

function drawnFor(form: HTMLFormElement, page: Document): HTMLElement | null {
  return page.querySelector(`[data-answer="${placeOf(form)?.dataset['answer']}"]`)
}

function placeOf(form: HTMLFormElement): HTMLElement | null {
  return form.closest<HTMLElement>('[data-answer]')
}

function mark(form: HTMLFormElement, submitter: HTMLElement | null, isBusy: boolean): void {
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type=button])')
  if (isBusy) {
    form.ariaBusy = 'true'
    button?.setAttribute('aria-disabled', 'true')
  } else {
    form.ariaBusy = null
    button?.removeAttribute('aria-disabled')
  }
}

/** Said by the page itself, where there is no answer that could say it. */
function say(form: HTMLFormElement, words: string): void {
  const says = form.querySelector<HTMLElement>('[data-says]')
  if (!says) return
  says.textContent = words
  says.setAttribute('role', 'alert')
  says.scrollIntoView({ block: 'nearest' })
}
