import * as client from 'openid-client'
import type { ProviderProfile } from '#domain/accounts/identities.server.ts'
import type { Config, IdentityProvider } from '#platform/config.server.ts'
import { isPlainLoopback } from './cookies.ts'

/** What must come back unchanged from a sign-in at a provider. */
export type Journey = { state: string; nonce: string; verifier: string }

export type IdentityProviders = {
  /** Where to send a browser, and what its way back is checked against. Throws when the provider cannot be reached. */
  begin(id: string, asked: URLSearchParams): Promise<{ url: string; journey: Journey }>
  /** Who came back, verified by the provider. Throws when anything does not fit the journey. */
  finish(id: string, query: string, journey: Journey): Promise<ProviderProfile>
}

const SCOPE = 'openid email profile'
const PATIENCE_SECONDS = 8
const LONGEST_VALUE = 200
/** What a page may add to the question; who asks, for what and where the answer goes is never up to the page. */
const MAY_BE_ASKED = new Set(['prompt', 'login_hint', 'ui_locales', 'display', 'acr_values', 'hd', 'domain_hint'])

/** The OpenID Connect issuers of the configuration; each is asked once what it can do, and again only after that failed. */
export function openIdentityProviders({ identityProviders, publicUrl }: Config): IdentityProviders {
  const known = new Map<string, Promise<client.Configuration>>()
  const { origin } = new URL(publicUrl)
  const redirectUri = (id: string) => `${origin}/api/auth/callback/${id}`

  function discover(id: string): Promise<client.Configuration> {
    const provider = identityProviders.find((other) => other.id === id)
    if (!provider) throw new Error(`no identity provider ${id}`)
    const found = known.get(id) ?? discoverIssuer(provider)
    known.set(id, found)
    found.catch(() => known.delete(id))
    return found
  }

  return {
    async begin(id, asked) {
      const configuration = await discover(id)
      const journey = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(configuration, {
        ...allowedOf(asked),
        redirect_uri: redirectUri(id),
        scope: SCOPE,
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, journey }
    },
    async finish(id, query, { state, nonce, verifier }) {
      const configuration = await discover(id)
      const tokens = await client.authorizationCodeGrant(configuration, new URL(redirectUri(id) + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return profileOf(id, configuration, tokens)
    },
  }
}

function discoverIssuer({ issuer, clientId, clientSecret }: IdentityProvider): Promise<client.Configuration> {
  const url = new URL(issuer)
  return client.discovery(url, clientId, undefined, authenticate(clientSecret), {
    timeout: PATIENCE_SECONDS,
    // An issuer without encryption is believed on this very machine only, where nobody can listen.
    execute: isPlainLoopback(url) ? [client.allowInsecureRequests] : [],
  })
}

/** Basic is what every issuer takes unless it says otherwise (OpenID Connect Discovery §3). */
function authenticate(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (issuer, ...rest) => {
    const methods = issuer.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(issuer, ...rest)
  }
}

function allowedOf(asked: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...asked].filter(([name, value]) => MAY_BE_ASKED.has(name) && value.length <= LONGEST_VALUE),
  )
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>

/** Some issuers put the e-mail into the ID token, others give it only when asked. */
async function profileOf(id: string, configuration: client.Configuration, tokens: Tokens): Promise<ProviderProfile> {
  const claims = tokens.claims()
  if (!claims) throw new Error('the identity provider sent no ID token')
  const mustAsk = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const facts: Record<string, unknown> = mustAsk
    ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : claims
  return {
    provider: id,
    subject: claims.sub,
    email: typeof facts['email'] === 'string' ? facts['email'] : null,
    emailVerified: facts['email_verified'] === true || facts['email_verified'] === 'true',
    name: typeof facts['name'] === 'string' ? facts['name'] : null,
  }
}

/** The origins a form of a signed-in page may lead to besides our own: browsers hold a form to them even when it is redirected. */
export function issuerOrigins({ identityProviders }: Pick<Config, 'identityProviders'>): string[] {
  return [...new Set(identityProviders.map(({ issuer }) => new URL(issuer).origin))]
}
