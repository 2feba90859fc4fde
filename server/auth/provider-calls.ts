import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { enterByIdentity } from '#domain/accounts/identities.server.ts'
import type { ProviderProfile } from '#domain/accounts/identities.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { readCallbackUrl } from '#platform/callback-url.ts'
import { setCookies } from './desk.ts'
import type { Desk } from './desk.ts'
import type { IdentityProviders } from './identity-providers.ts'
import { answerUrl, BASE, readProtocolForm } from './protocol-form.ts'
import { consentUrl, openSession, urlAfterSignIn } from './sign-in.ts'
import { seal, unseal } from './signed-cookie.ts'
import { recogniseVisitor } from './visit.ts'

const JOURNEY_SECONDS = (15 * MINUTE) / SECOND
const LINK_SECONDS = (15 * MINUTE) / SECOND

/** What a browser keeps while its person is away at a provider. `userId` is who was signed in when it began. */
const Away = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  callbackUrl: z.string(),
  userId: z.string().optional(),
})

/** POST signin/{provider} sends a browser to an identity provider, GET callback/{provider} receives it back. */
export function addProviderCalls(app: Hono, desk: Desk, providers: IdentityProviders): void {
  app.post(`${BASE}/signin/:provider?`, (c) => sendAway(desk, providers, c))
  for (const { id } of desk.config.identityProviders)
    app.get(`${BASE}/callback/${id}`, (c) => receiveBack(desk, providers, c, id))
}

async function sendAway(desk: Desk, providers: IdentityProviders, c: Context): Promise<Response> {
  const { form, isVerified, callbackUrl } = await readProtocolForm(desk, c)
  const id = c.req.param('provider')
  const isKnown = desk.config.identityProviders.some((provider) => provider.id === id)
  if (isVerified && id === 'credentials') return answerUrl(c, form, `${desk.origin}${BASE}/signin`)
  if (!isVerified || !isKnown || !id) return answerUrl(c, form, `${desk.origin}${BASE}/signin?csrf=true`)
  setCookies(c, [desk.jar.set('callback', callbackUrl)])
  try {
    const { visitor } = await recogniseVisitor(desk, c)
    const { url, journey } = await providers.begin(id, new URL(c.req.url).searchParams)
    const away: z.infer<typeof Away> = {
      provider: id,
      ...journey,
      callbackUrl,
      ...(visitor ? { userId: visitor.id } : {}),
    }
    setCookies(c, [desk.jar.set('oidc', seal(desk, 'oidc', away, JOURNEY_SECONDS), JOURNEY_SECONDS)])
    return answerUrl(c, form, url)
  } catch (error) {
    desk.log.error({ err: error, provider: id }, 'an identity provider cannot be reached')
    return answerUrl(c, form, errorUrl(desk, 'OAuthSignin'))
  }
}

async function receiveBack(desk: Desk, providers: IdentityProviders, c: Context, id: string): Promise<Response> {
  const away = Away.safeParse(unseal(desk, 'oidc', desk.cookie(c, 'oidc'))).data
  // Whatever comes of it, a journey ends once.
  setCookies(c, [desk.jar.clear('oidc')])
  if (c.req.query('error') !== undefined) return c.redirect(errorUrl(desk, 'Callback'), 302)
  if (!away || away.provider !== id) return c.redirect(errorUrl(desk, 'OAuthCallback'), 302)
  let profile: ProviderProfile
  try {
    profile = await providers.finish(id, new URL(c.req.url).search, away)
  } catch (error) {
    desk.log.warn({ err: error, provider: id }, 'a sign-in at an identity provider was not believed')
    return c.redirect(errorUrl(desk, 'OAuthCallback'), 302)
  }
  return enter(desk, c, profile, away)
}

async function enter(desk: Desk, c: Context, profile: ProviderProfile, away: z.infer<typeof Away>): Promise<Response> {
  const { visitor } = await recogniseVisitor(desk, c)
  const isSame = visitor !== undefined && visitor.id === away.userId
  const signedIn = isSame ? { signedInAs: visitor.id, provenAt: visitor.session.provenAt } : {}
  const entered = await enterByIdentity(desk.db, desk.clock, profile, signedIn)
  const callbackUrl = readCallbackUrl(away.callbackUrl, desk.origin)
  if (!entered.ok) {
    if (entered.linkToken) setCookies(c, [desk.jar.set('link', entered.linkToken, LINK_SECONDS)])
    // Whoever is signed in already need not log in first to be asked for consent.
    const mayConsent = isSame && entered.linkToken !== undefined
    return c.redirect(mayConsent ? consentUrl(desk, callbackUrl) : errorUrl(desk, entered.reason), 302)
  }
  const opened = await openSession(desk, c, { userId: entered.value.userId }, away.provider)
  setCookies(c, opened.setCookies)
  return c.redirect(urlAfterSignIn(desk, opened, callbackUrl), 302)
}

function errorUrl({ origin }: Desk, error: string): string {
  return `${origin}${BASE}/error?error=${error}`
}
