import type { Context, Hono } from 'hono'
import { refusal } from '#web/refusals.ts'
import { setCookies } from './desk.ts'
import type { Desk } from './desk.ts'
import { tryPassword } from './password-try.ts'
import type { PasswordTry } from './password-try.ts'
import { answerUrl, BASE, readProtocolForm } from './protocol-form.ts'
import { urlAfterSignIn } from './sign-in.ts'

/** The client reads a refusal from the `error` of an address, so that even "too busy" must be one. */
const ERRORS = {
  'login-wrong': { error: 'CredentialsSignin', status: 401 },
  'login-proof': { error: 'TooManyTries', status: 401 },
  'too-busy': { error: 'TooBusy', status: 503 },
} as const

/** POST callback/credentials: signs in with e-mail and password and says where to go on. */
export function addPasswordCall(app: Hono, desk: Desk): void {
  app.post(`${BASE}/callback/credentials`, (c) => signInWithPassword(desk, c))
  app.all(`${BASE}/callback/credentials`, (c) => c.json(...refusal('unknown-method'), { Allow: 'POST' }))
}

async function signInWithPassword(desk: Desk, c: Context): Promise<Response> {
  const { form, isVerified, callbackUrl } = await readProtocolForm(desk, c)
  if (!isVerified) return answerUrl(c, form, `${desk.origin}${BASE}/signin?csrf=true`)
  const tried = await tryPassword(desk, c, form)
  if (!tried.ok) {
    setCookies(c, [desk.jar.set('callback', callbackUrl), ...(tried.setCookies ?? [])])
    const { url, status } = describeRefusal(desk, c, tried)
    return answerUrl(c, form, url, status)
  }
  const { signedIn } = tried
  setCookies(c, signedIn.setCookies)
  return answerUrl(c, form, urlAfterSignIn(desk, signedIn, callbackUrl))
}

function describeRefusal({ origin }: Desk, c: Context, tried: PasswordTry & { ok: false }) {
  const { error, status } = ERRORS[tried.reason]
  if (tried.reason === 'too-busy') c.header('Retry-After', String(tried.retryAfterSeconds))
  return { url: `${origin}${BASE}/error?${new URLSearchParams({ error, provider: 'credentials' })}`, status }
}
