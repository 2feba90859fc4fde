import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { identities, users } from '#domain/accounts/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig, STAND_IN_PATH } from '#platform/config.server.ts'
import type { Config, IdentityProvider } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { authBench, ORIGIN } from '#tests/benches/auth-bench.ts'
import { test } from '#tests/database.ts'
import { passThrough, startIdentityProvider } from '#tests/identity-provider.ts'
import { createDemoIssuer } from './demo-issuer.ts'

const PEOPLE = {
  asha: { email: 'asha@example.org', email_verified: true, name: 'Asha Rao' },
  unverified: { email: 'x@example.org', email_verified: false, name: 'X' },
  silent: { name: 'No mail' },
}
type Who = keyof typeof PEOPLE | 'nobody'
type Issuer = {
  provider: IdentityProvider
  /** From the site's question to the address one is sent back to. */
  pass(url: string, who: Who): Promise<string>
  close(): Promise<unknown> | void
}

async function startReal(): Promise<Issuer> {
  const idp = await startIdentityProvider(ORIGIN)
  for (const [who, person] of Object.entries(PEOPLE)) idp.accounts.set(who, person)
  const { issuer, clientId, clientSecret } = idp
  const provider: IdentityProvider = { id: 'oidc', name: 'Real', issuer, clientId, clientSecret }
  return { provider, pass: (url, who) => passThrough(`${url}&login_hint=${who}`), close: idp.close }
}

async function startStandIn(db: Db): Promise<Issuer> {
  let app = new Hono()
  const server = createServer(getRequestListener((request) => app.fetch(request)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const provider = {
    ...readConfig({}).identityProviders[0]!,
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}${STAND_IN_PATH}`,
  }
  const bench = authBench(db, { clock: systemClock, config: { mode: 'demo', identityProviders: [provider] } })
  app = createDemoIssuer(bench.requestServices)
  return { provider, pass: chooseThere, close: () => void (server.closeAllConnections(), server.close()) }
}

/** What a browser does on the stand-in's page. */
async function chooseThere(url: string, who: Who): Promise<string> {
  const page = await fetch(url)
  const html = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-cache, no-store'])
  const action = /action="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  const answer = await fetch(new URL(action, url), { method: 'POST', body: choiceOf(who), redirect: 'manual' })
  return answer.headers.get('location') ?? `${answer.status} ${await answer.text()}`
}

function choiceOf(who: Who): URLSearchParams {
  if (who === 'nobody') return new URLSearchParams({ answer: 'no' })
  const { name, email, email_verified }: { name: string; email?: string; email_verified?: boolean } = PEOPLE[who]
  return new URLSearchParams({ name, email: email ?? '', ...(email_verified ? {} : { unverified: 'on' }) })
}

describe.each([
  ['a real provider', startReal],
  ['the demo’s own', startStandIn],
])('%s', (_, start) => {
  async function open(db: Db) {
    const issuer = await start(db)
    const config: Partial<Config> = { identityProviders: [issuer.provider] }
    const bench = authBench(db, { config })
    const { id } = issuer.provider
    const travel = async (browser: ReturnType<typeof bench.browser>, who: Who) =>
      (await issuer.pass((await browser.protocol(`signin/${id}`)).url, who)).slice(ORIGIN.length)
    return { ...bench, issuer, travel }
  }
  const errorAt = (error: string) => `${ORIGIN}/api/auth/error?error=${error}`

  test('lets in who is verified there, as one and the same each time, and nobody else', async ({ db }) => {
    const { browser, travel, issuer } = await open(db)
    const placeOf = async (who: Who) => {
      const visitor = browser()
      const { headers } = await visitor.ask(await travel(visitor, who))
      return { place: headers.get('location'), user: (await visitor.session()).user }
    }
    for (const [who, error] of [
      ['unverified', 'AccessDenied'],
      ['silent', 'AccessDenied'],
      ['nobody', 'Callback'],
    ] as const)
      expect([who, await placeOf(who)]).toEqual([who, { place: errorAt(error), user: undefined }])
    const { place, user } = await placeOf('asha')
    expect(place).toBe(`${ORIGIN}/`)
    expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.org', role: 'traveller' })
    expect((await placeOf('asha')).user?.['_id']).toBe(user?.['_id'])
    expect([(await db.select().from(users)).length, (await db.select().from(identities)).length]).toEqual([1, 1])
    await issuer.close()
  })

  // Caught: a code that works twice, for another journey, or changed.
  test('believes a code once, from the browser that asked', async ({ db }) => {
    const { browser, travel, issuer } = await open(db)
    const nameOfCookie = `__Host-oidc`
    const [one, thief] = [browser(), browser()]
    const back = await travel(one, 'asha')
    const changed = await one.ask(back.replace(/code=[^&]{6}/, 'code=abcdef'))
    expect(changed.headers.get('location')).toBe(errorAt('OAuthCallback'))
    const again = await travel(one, 'asha')
    const kept = one.cookies.get(nameOfCookie)!
    await travel(thief, 'asha')
    expect((await thief.ask(again)).headers.get('location')).toBe(errorAt('OAuthCallback'))
    expect((await one.ask(again)).headers.get('location')).toBe(`${ORIGIN}/`)
    thief.cookies.set(nameOfCookie, kept)
    expect((await thief.ask(again)).headers.get('location')).toBe(errorAt('OAuthCallback'))
    expect(await thief.session()).toEqual({})
    await issuer.close()
  })
})

describe('the demo’s own provider', () => {
  const DOORS = ['/.well-known/openid-configuration', '/jwks', '/authorize', '/token'].map((p) => STAND_IN_PATH + p)

  test('answers this site alone, and leads nowhere else', async ({ db }) => {
    const { requestServices } = authBench(db, {
      config: { mode: 'demo', identityProviders: readConfig({}).identityProviders },
    })
    const app = createDemoIssuer(requestServices)
    const good = {
      client_id: 'padav',
      redirect_uri: `${ORIGIN}/api/auth/callback/demo`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 's',
      nonce: 'n',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    }
    const ask = (change: object, init?: RequestInit) =>
      app.request(`${STAND_IN_PATH}/authorize?${new URLSearchParams({ ...good, ...change })}`, init)
    expect((await ask({})).status).toBe(200)
    for (const change of [
      { client_id: 'other' },
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: `${good.redirect_uri}/x` },
      { response_type: 'token' },
      { code_challenge_method: 'plain' },
      { nonce: '' },
    ]) {
      const answers = [await ask(change), await ask(change, { method: 'POST', body: choiceOf('asha') })]
      expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
        [400, null],
        [400, null],
      ])
    }
    const sent = await ask({}, { method: 'POST', body: choiceOf('asha') })
    const code = new URL(sent.headers.get('location')!).searchParams.get('code')!
    const exchange = async (secret: string) => {
      const body = new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: good.redirect_uri, code })
      const Authorization = `Basic ${Buffer.from(`padav:${secret}`).toString('base64')}`
      return (await app.request(`${STAND_IN_PATH}/token`, { method: 'POST', body, headers: { Authorization } })).status
    }
    expect([await exchange('wrong'), await exchange('everybodyknowsit')]).toEqual([401, 400])
  })

  test('is there in a demo without another, at the port the demo has, and nowhere else', async ({ db }) => {
    const demo = readConfig({ PORT: '0' }).identityProviders
    expect(demo).toMatchObject([{ id: 'demo', name: 'Demo Pass' }])
    const oidc = { AUTH_OIDC_ISSUER: 'https://id.example', AUTH_OIDC_ID: 'o', AUTH_OIDC_SECRET: 't' }
    expect(readConfig(oidc).identityProviders).toMatchObject([{ id: 'oidc' }])
    for (const config of [
      { mode: 'live', identityProviders: demo },
      { mode: 'demo', identityProviders: [] },
    ] as const) {
      const app = createDemoIssuer(authBench(db, { config: config as Partial<Config> }).requestServices)
      for (const door of DOORS)
        expect([(await app.request(door)).status, (await app.request(door, { method: 'POST' })).status]).toEqual([
          404, 404,
        ])
    }
  })
})
