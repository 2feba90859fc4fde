import type { Context } from 'hono'
import { readCallbackUrl } from '#platform/callback-url.ts'
import { isCsrfVerified } from './csrf.ts'
import type { RequestServices } from './request-services.ts'
import { formOf } from '#server/forms/form-guard.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'

/** Where the session client expects its calls. */
export const BASE = '/api/auth'

export type ProtocolForm = { form: Form; isVerified: boolean; callbackUrl: string }

/** What the session client sends with every change: the token must be the cookie's, and the callback a page of ours. */
export async function readProtocolForm(services: RequestServices, c: Context): Promise<ProtocolForm> {
  const read = await formOf(c)
  // What cannot be read carries no token, and is answered as any other form without one.
  const form = read.ok ? read.value.form : {}
  const isVerified = isCsrfVerified(services.keys, services.cookie(c, 'csrf'), form['csrfToken'])
  const raw = textIn(form, 'callbackUrl') || c.req.query('callbackUrl') || services.cookie(c, 'callback')
  return { form, isVerified, callbackUrl: readCallbackUrl(raw, services.origin) }
}

/** The way on, as the client asked for it: `json=true`, to the letter, as JSON with a status of its own, otherwise as a redirect. */
export function answerUrl(c: Context, form: Form, url: string, status: 200 | 401 | 403 | 503 = 200): Response {
  return form['json'] === 'true' ? c.json({ url }, status) : c.redirect(url, 302)
}
