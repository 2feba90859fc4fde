import type { Context } from 'hono'
import { endSession } from '#domain/accounts/sessions.server.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import type { RequestServices } from './request-services.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import type { AuthOutcome } from './outcome.ts'
import { tryPassword } from './password-try.ts'
import { pathAfterSignIn, signOutCookies, toUser } from './sign-in.ts'

/** What is required (SPEC §5), and how its lack is refused. */
const EMPTY = [
  ['email', 'invalid-email'],
  ['password', 'password-empty'],
] as const

/** `{email, password}` → `{message, user}` and a session; `next` names a page that must come first. */
export async function logInCall(services: RequestServices, c: Context, form: Form): Promise<AuthOutcome> {
  const empty = EMPTY.find(([name]) => textIn(form, name) === '')
  if (empty) return { ok: false, reason: empty[1], page: { otp: 'not-sent' } }
  const tried = await tryPassword(services, c, form)
  if (!tried.ok) return { ...tried, page: { otp: 'not-sent' } }
  const { signedIn } = tried
  const path = pathAfterSignIn(signedIn, readCallbackPath(form['callbackUrl'], services.origin))
  return {
    ok: true,
    message: 'Login Successful!',
    body: { user: toUser(signedIn.visitor, signedIn.token), ...(signedIn.mustConsent ? { next: path } : {}) },
    page: { path },
    setCookies: signedIn.setCookies,
  }
}

/** Ends the session of this browser; one that is over already is no fault. */
export async function logOutCall(services: RequestServices, c: Context, form: Form): Promise<AuthOutcome> {
  const token = services.cookie(c, 'session')
  if (token !== undefined) await endSession(services.db, token)
  return {
    ok: true,
    message: 'User Logout Successfully',
    body: { success: true },
    page: { path: readCallbackPath(form['callbackUrl'], services.origin) ?? '/' },
    setCookies: signOutCookies(services, c),
  }
}
