import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { Account, Configuration, KoaContextWithOIDC } from 'oidc-provider'

export type ProviderAccount = { email?: string; email_verified?: boolean; name?: string }
export type TestProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who signs in there when nobody is named by `login_hint`; undefined: the person says no. */
  person: string | undefined
  accounts: Map<string, ProviderAccount>
  /** Every question a browser was sent with, newest last. */
  asked: URLSearchParams[]
  close(): Promise<void>
}

const CLIENT = { clientId: 'padav', clientSecret: 'a secret between the two of them, long enough' }
const SAYS_NO = 'nobody'

/** A real OpenID Connect provider on this machine; its people sign in without being asked, so that a test need not click. */
export async function startIdentityProvider(siteOrigin: string, id = 'oidc'): Promise<TestProvider> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: TestProvider = {
    issuer,
    ...CLIENT,
    person: undefined,
    accounts: new Map(),
    asked: [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const provider = new Provider(issuer, configure(state, `${siteOrigin}/api/auth/callback/${id}`))
  const callback = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/auth' && url.search) state.asked.push(url.searchParams)
    if (!url.pathname.startsWith('/interaction/')) return callback(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const hint = params['login_hint']
    const accountId = typeof hint === 'string' ? hint : (state.person ?? SAYS_NO)
    const refusal = { error: 'access_denied', error_description: 'The person said no' }
    const result = accountId === SAYS_NO ? refusal : { login: { accountId, remember: false } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  return state
}

const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

function configure(state: TestProvider, redirectUri: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_c, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['a key for the cookies of a test'] },
    findAccount: async (_c, sub): Promise<Account> => ({
      accountId: sub,
      claims: async () => ({ sub, ...state.accounts.get(sub) }),
    }),
    loadExistingGrant: grantEverything,
    jwks: { keys: [{ ...signingKey, use: 'sig' }] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  }
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** Follows a browser through the provider, to the address it is sent back to. */
export async function passThrough(url: string): Promise<string> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(url)
  for (let next = url, hops = 0; hops < 10; hops++) {
    if (!next.startsWith(origin)) return next
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const place = answer.headers.get('location')
    if (!place) throw new Error(`the provider said ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    next = new URL(place, next).href
  }
  throw new Error('the provider leads in circles')
}
