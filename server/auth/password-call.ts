import type { Context, Hono } from 'hono'
import { refuse } from '#server/refuse.ts'
import { setCookies } from './request-services.ts'
import type { RequestServices } from './request-services.ts'
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
export function addPasswordCall(app: Hono, services: RequestServices): void {
  app.post(`${BASE}/callback/credentials`, (c) => signInWithPassword(services, c))
  app.all(`${BASE}/callback/credentials`, (c) => refuse(c, 'method-not-allowed', { headers: { Allow: 'POST' } }))
}

async function signInWithPassword(services: RequestServices, c: Context): Promise<Response> {
  const { form, isVerified, callbackUrl } = await readProtocolForm(services, c)
  if (!isVerified) return answerUrl(c, form, `${services.origin}${BASE}/signin?csrf=true`)
  const tried = await tryPassword(services, c, form)
  if (!tried.ok) {
    setCookies(c, [services.jar.set('callback', callbackUrl), ...(tried.setCookies ?? [])])
    const { url, status } = describeRefusal(services, c, tried)
    return answerUrl(c, form, url, status)
  }
  const { signedIn } = tried
  setCookies(c, signedIn.setCookies)
  return answerUrl(c, form, urlAfterSignIn(services, signedIn, callbackUrl))
}

function describeRefusal({ origin }: RequestServices, c: Context, tried: PasswordTry & { ok: false }) {
  const { error, status } = ERRORS[tried.reason]
  if (tried.reason === 'too-busy') c.header('Retry-After', String(tried.retryAfterSeconds))
  return { url: `${origin}${BASE}/error?${new URLSearchParams({ error, provider: 'credentials' })}`, status }
}
