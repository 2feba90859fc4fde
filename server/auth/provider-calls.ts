import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { enterByIdentity } from '#domain/accounts/identities.server.ts'
import type { ProviderProfile } from '#domain/accounts/identities.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { readCallbackUrl } from '#platform/callback-url.ts'
import { setCookies } from './request-services.ts'
import type { RequestServices } from './request-services.ts'
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
export function addProviderCalls(app: Hono, services: RequestServices, providers: IdentityProviders): void {
  app.post(`${BASE}/signin/:provider?`, (c) => sendAway(services, providers, c))
  for (const { id } of services.config.identityProviders)
    app.get(`${BASE}/callback/${id}`, (c) => receiveBack(services, providers, c, id))
}

async function sendAway(services: RequestServices, providers: IdentityProviders, c: Context): Promise<Response> {
  const { form, isVerified, callbackUrl } = await readProtocolForm(services, c)
  const id = c.req.param('provider')
  const isKnown = services.config.identityProviders.some((provider) => provider.id === id)
  if (isVerified && id === 'credentials') return answerUrl(c, form, `${services.origin}${BASE}/signin`)
  if (!isVerified || !isKnown || !id) return answerUrl(c, form, `${services.origin}${BASE}/signin?csrf=true`)
  setCookies(c, [services.jar.set('callback', callbackUrl)])
  try {
    const { visitor } = await recogniseVisitor(services, c)
    const { url, journey } = await providers.begin(id, new URL(c.req.url).searchParams)
    const away: z.infer<typeof Away> = {
      provider: id,
      ...journey,
      callbackUrl,
      ...(visitor ? { userId: visitor.id } : {}),
    }
    setCookies(c, [services.jar.set('oidc', seal(services, 'oidc', away, JOURNEY_SECONDS), JOURNEY_SECONDS)])
    return answerUrl(c, form, url)
  } catch (error) {
    services.log.error({ err: error, provider: id }, 'an identity provider cannot be reached')
    return answerUrl(c, form, errorUrl(services, 'OAuthSignin'))
  }
}

async function receiveBack(
  services: RequestServices,
  providers: IdentityProviders,
  c: Context,
  id: string,
): Promise<Response> {
  const away = Away.safeParse(unseal(services, 'oidc', services.cookie(c, 'oidc'))).data
  // Whatever comes of it, a journey ends once.
  setCookies(c, [services.jar.clear('oidc')])
  if (c.req.query('error') !== undefined) return c.redirect(errorUrl(services, 'Callback'), 302)
  if (!away || away.provider !== id) return c.redirect(errorUrl(services, 'OAuthCallback'), 302)
  let profile: ProviderProfile
  try {
    profile = await providers.finish(id, new URL(c.req.url).search, away)
  } catch (error) {
    services.log.warn({ err: error, provider: id }, 'a sign-in at an identity provider was not believed')
    return c.redirect(errorUrl(services, 'OAuthCallback'), 302)
  }
  return enter(services, c, profile, away)
}

async function enter(
  services: RequestServices,
  c: Context,
  profile: ProviderProfile,
  away: z.infer<typeof Away>,
): Promise<Response> {
  const { visitor } = await recogniseVisitor(services, c)
  const isSame = visitor !== undefined && visitor.id === away.userId
  const signedIn = isSame ? { signedInAs: visitor.id, provenAt: visitor.provenAt } : {}
  const entered = await enterByIdentity(services.db, services.clock, profile, signedIn)
  const callbackUrl = readCallbackUrl(away.callbackUrl, services.origin)
  if (!entered.ok) {
    if (entered.linkToken) setCookies(c, [services.jar.set('link', entered.linkToken, LINK_SECONDS)])
    // Whoever is signed in already need not log in first to be asked for consent.
    const mayConsent = isSame && entered.linkToken !== undefined
    return c.redirect(mayConsent ? consentUrl(services, callbackUrl) : errorUrl(services, entered.reason), 302)
  }
  const opened = await openSession(services, c, { userId: entered.value.userId }, away.provider)
  setCookies(c, opened.setCookies)
  return c.redirect(urlAfterSignIn(services, opened, callbackUrl), 302)
}

function errorUrl({ origin }: RequestServices, error: string): string {
  return `${origin}${BASE}/error?error=${error}`
}
