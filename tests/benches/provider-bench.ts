import type { IdentityProvider } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { passThrough, startIdentityProvider } from '#tests/identity-provider.ts'
import { authBench, MEERA, ORIGIN } from './auth-bench.ts'
import type { TestBrowser } from './auth-bench.ts'

export type ProviderBench = Awaited<ReturnType<typeof openProviderBench>>

/** A real identity provider with a few people, and sites that know it. */
export async function openProviderBench() {
  const idp = await startIdentityProvider(ORIGIN)
  idp.accounts.set('asha', { email: 'Asha@example.org', email_verified: true, name: 'Asha Rao' })
  idp.accounts.set('meera-there', { email: MEERA.email, email_verified: true, name: 'M. Nair' })
  idp.accounts.set('unverified', { email: 'x@example.org', email_verified: false, name: 'X' })
  idp.accounts.set('silent', { name: 'No mail' })
  idp.accounts.set('elsewhere', { email: 'elsewhere@example.org', email_verified: true })
  const { clientId, clientSecret } = idp
  return {
    issuer: idp.issuer,
    close: idp.close,
    open: (db: Db, issuer = idp.issuer) => {
      const provider: IdentityProvider = { id: 'oidc', name: 'Test', issuer, clientId, clientSecret }
      return authBench(db, { config: { identityProviders: [provider] } })
    },
  }
}

/** From the button to the provider and back to the site's door. */
export async function travel(browser: TestBrowser, person: string, callbackUrl = '/india?x=1'): Promise<string> {
  const { url } = await browser.protocol(`signin/oidc?login_hint=${person}`, { callbackUrl })
  return (await passThrough(url)).slice(ORIGIN.length)
}

/** And in through it: the status and where it leads. */
export async function arrive(
  browser: TestBrowser,
  person: string,
  callbackUrl?: string,
): Promise<[number, string | null]> {
  const back = await browser.ask(await travel(browser, person, callbackUrl))
  return [back.status, back.headers.get('location')]
}
