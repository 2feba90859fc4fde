import { describe, expect } from 'vitest'
import { test } from '#tests/database.ts'
import { authBench, MEERA, ORIGIN } from '#tests/benches/auth-bench.ts'

const CREDENTIALS = { email: MEERA.email, password: MEERA.password }

const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('GET signin and error', () => {
  test.for([
    ['/api/auth/signin', '/signin'],
    [
      '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fusers%2Fprofile',
      '/signin?error=SessionRequired&callbackUrl=%2Fusers%2Fprofile',
    ],
    [
      `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(`${ORIGIN}/users/profile?x=1`)}`,
      '/signin?error=SessionRequired&callbackUrl=%2Fusers%2Fprofile%3Fx%3D1',
    ],
    ['/api/auth/signin?callbackUrl=https%3A%2F%2Fevil.example', '/signin'],
    ['/api/auth/signin?csrf=true', '/signin'],
    ['/api/auth/signin/oidc', '/signin?error=oidc'],
    ['/api/auth/error?error=OAuthCallback', `${ORIGIN}/api/auth/signin?error=OAuthCallback`],
    [
      '/api/auth/error?error=CredentialsSignin&provider=credentials',
      `${ORIGIN}/api/auth/signin?error=CredentialsSignin`,
    ],
    ['/api/auth/error?error=SessionRequired', `${ORIGIN}/api/auth/signin?error=SessionRequired`],
  ] as const)('%s → %s', async ([path, place], { db }) => {
    expect(placeOf(await authBench(db).browser().ask(path))).toEqual([302, place])
  })

  test('after a failed sign-in the way back is still known', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    const { url } = await browser.protocol('callback/credentials', { ...CREDENTIALS, callbackUrl: '/package/hampi' })
    const error = await browser.ask(url.slice(ORIGIN.length))
    const page = await browser.ask(error.headers.get('location')!.slice(ORIGIN.length))
    expect(page.headers.get('location')).toBe('/signin?error=CredentialsSignin&callbackUrl=%2Fpackage%2Fhampi')
  })

  test.for([
    ['error=Configuration', 400],
    ['error=AccessDenied', 403],
    ['error=Verification', 403],
    ['error=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['error=__proto__', 200],
    ['', 200],
  ] as const)('error?%s is a page of our own words with %i', async ([query, status], { db }) => {
    const page = await authBench(db).browser().ask(`/api/auth/error?${query}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
    expect(await page.text()).not.toMatch(/<script|undefined|\[object/)
  })
})

describe('POST _log', () => {
  const LINE = 'level=error&code=CLIENT_FETCH_ERROR&client=true&message=x'
  test('takes what a beacon sends, thirty times a minute, up to 16 KB', async ({ db }) => {
    const browser = authBench(db).browser()
    expect((await browser.sendForm('/api/auth/_log', `${LINE}${'x'.repeat(17_000)}`)).status).toBe(413)
    for (let n = 0; n < 29; n++) expect((await browser.sendForm('/api/auth/_log', LINE)).status).toBe(200)
    const last = await browser.sendJson('/api/auth/_log', '[]')
    expect(last.status).toBe(200)
    expect((await browser.sendForm('/api/auth/_log', LINE)).status).toBe(429)
  })
})

describe('anything else', () => {
  test.for([
    ['GET', ''],
    ['GET', '/nothing'],
    ['POST', '/csrf'],
    ['POST', '/providers'],
    ['PUT', '/session'],
    ['DELETE', '/signout'],
    ['GET', '/callback/nobody'],
    ['POST', '/callback/nobody'],
    ['GET', '/session/x'],
  ])('%s %s is a 400 in the words of the protocol', async ([method, path], { db }) => {
    const answer = await authBench(db).browser().ask(`/api/auth${path}`, { method })
    const words = `Error: This action with HTTP ${method} is not supported by NextAuth.js`
    expect([answer.status, await answer.text()]).toEqual([400, words])
  })

  test('of another site is refused before anything is looked at', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const body = new URLSearchParams({ ...CREDENTIALS, csrfToken: await browser.csrf(), json: 'true' }).toString()
    const senders: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const foreign of senders)
      for (const path of ['callback/credentials', 'signout', 'session', 'signin/oidc', '_log'])
        expect((await browser.sendForm(`/api/auth/${path}`, body, foreign)).status).toBe(403)
    expect(await browser.session()).toEqual({})
  })

  test('while the database is gone is a 503', async () => {
    const heartbeat = { check: async () => false, note: () => undefined }
    const browser = authBench(undefined as never, { heartbeat }).browser()
    browser.cookies.set('__Host-sid', 'x'.repeat(43))
    const answer = await browser.ask('/api/auth/session')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  })

  // Caught: every call of the protocol behind a heartbeat.
  test('a guest is told so without a database', async () => {
    const heartbeat = { check: async () => false, note: () => undefined }
    const browser = authBench(undefined as never, { heartbeat }).browser()
    const answer = await browser.ask('/api/auth/session')
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    for (const path of ['csrf', 'providers', 'signin', 'signout'])
      expect((await browser.ask(`/api/auth/${path}`)).status).toBeLessThan(400)
  })
})
