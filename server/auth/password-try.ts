import type { Context } from 'hono'
import { logIn } from '#domain/accounts/login.server.ts'
import { PasswordsBusy } from '#domain/accounts/passwords.server.ts'
import { PasswordReplaced } from '#domain/accounts/sessions.server.ts'
import type { RequestServices } from './request-services.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { openSession } from './sign-in.ts'
import type { SignedIn } from './sign-in.ts'

export type PasswordTry =
  | { ok: true; signedIn: SignedIn }
  | ({ ok: false; setCookies?: (string | undefined)[] } & (
      | { reason: 'login-wrong' | 'login-proof'; challenge?: unknown }
      | { reason: 'too-busy'; retryAfterSeconds: number }
    ))

const BUSY_FOR_SECONDS = 3

/** Signs in whoever's e-mail and password stand in a form; one way in for every call that takes them. */
export async function tryPassword(services: RequestServices, c: Context, form: Form): Promise<PasswordTry> {
  const deviceToken = services.cookie(c, 'device')
  const browser = services.browser(c)
  const device = services.device(c)
  const typed = { email: textIn(form, 'email'), password: textIn(form, 'password'), proofOfWork: textIn(form, 'proof') }
  try {
    const known = { browserHash: browser.hash, ...(deviceToken ? { deviceToken } : {}) }
    const tried = await logIn(services, { ...typed, device, ...known })
    if (tried.ok) return { ok: true, signedIn: await openSession(services, c, tried.value) }
    // The work is bound to this browser.
    return { ...tried, setCookies: tried.reason === 'login-proof' ? [browser.setCookie] : [] }
  } catch (error) {
    if (error instanceof PasswordsBusy) return { ok: false, reason: 'too-busy', retryAfterSeconds: BUSY_FOR_SECONDS }
    // It was right a moment ago, and is another one now.
    if (error instanceof PasswordReplaced) return { ok: false, reason: 'login-wrong' }
    throw error
  }
}
