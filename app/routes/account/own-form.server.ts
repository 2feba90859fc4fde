import { timingSafeEqual } from 'node:crypto'

/** Whether a form came from a page this very browser was shown: it carries the token of the browser's cookie. */
export function isOwnForm(form: FormData, csrfToken: string): boolean {
  const sent = form.get('csrfToken')
  if (typeof sent !== 'string' || sent.length !== csrfToken.length || sent === '') return false
  const [one, other] = [Buffer.from(sent), Buffer.from(csrfToken)]
  return one.length === other.length && timingSafeEqual(one, other)
}
