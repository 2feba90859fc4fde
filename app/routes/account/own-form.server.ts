import { timingSafeEqual } from 'node:crypto'
import { data } from 'react-router'
import { readPageForm } from '#web/forms.ts'
import { refusal } from '#web/refusals.ts'

/** Whether a form came from a page this very browser was shown: it carries the token of the browser's cookie. */
export function isOwnForm(form: FormData, csrfToken: string): boolean {
  const sent = form.get('csrfToken')
  if (typeof sent !== 'string' || sent.length !== csrfToken.length || sent === '') return false
  const [one, other] = [Buffer.from(sent), Buffer.from(csrfToken)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The form a page sent; what is none is answered 415 or 400 with the screen for what went wrong. */
export async function pageFormOf(request: Request): Promise<FormData> {
  const read = await readPageForm(request)
  if (read.ok) return read.value
  const [body, status] = refusal(read.reason)
  throw data(body, { status })
}
