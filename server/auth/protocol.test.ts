import { describe, expect } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { authBench, MEERA, ORIGIN } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'

const CREDENTIALS = { email: MEERA.email, password: MEERA.password }
const NO_STORE = 'private, no-cache, no-store'

function signIn(browser: TestBrowser, fields: Record<string, string> = {}) {
  return browser.protocol('callback/credentials', { ...CREDENTIALS, redirect: 'false', ...fields })
}

const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('GET session', () => {
  test('is an empty object for a guest', async ({ db }) => {
    const answer = await authBench(db).browser().ask('/api/auth/session')
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, '{}', NO_STORE])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('tells who is signed in and until when, and gives the cookie anew', async ({ db }) => {
    const bench = authBench(db)
    const id = await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const answer = await browser.ask('/api/auth/session')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=.*HttpOnly.*Secure; Max-Age=7776000/),
    ])
    expect(await answer.json()).toEqual({
      user: {
        _id: id,
        role: 'traveller',
        token: expect.stringMatching(/^[\w-]{22}$/),
        name: MEERA.name,
        email: MEERA.email,
        image: null,
      },
      expires: new Date(bench.clock.now().getTime() + 90 * DAY).toISOString(),
    })
  })

  test.for([
    ['made up', 'x'.repeat(43)],
    ['changed by a letter', undefined],
  ])('a cookie that is %s gives nobody and is taken away', async ([, planted], { db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const real = browser.cookies.get('__Host-sid')!
    browser.cookies.set('__Host-sid', planted ?? (real.startsWith('A') ? 'B' : 'A') + real.slice(1))
    const answer = await browser.ask('/api/auth/session')
    expect(await answer.json()).toEqual({})
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sid=; .*Max-Age=0$/)])
  })

  test('the token it shows opens nothing', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const token = String((await browser.session()).user?.['token'])
    const stranger = bench.browser()
    stranger.cookies.set('__Host-sid', token)
    expect(await stranger.session()).toEqual({})
    const bearer = await stranger.ask('/api/auth/session', { headers: { Authorization: `Bearer ${token}` } })
    expect(await bearer.json()).toEqual({})
  })
})

describe('POST session', () => {
  test('gives the session anew and lets what was sent change nothing', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const before = await browser.session()
    const data = { name: 'Somebody Else', role: 'owner', user: { role: 'owner' } }
    const answer = await browser.json('/api/auth/session', { csrfToken: await browser.csrf(), data })
    expect([answer.status, await answer.json()]).toEqual([200, before])
  })

  test('is 400 and {} without the right token, 200 and {} for a guest', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const csrfToken = await browser.csrf()
    const asGuest = await browser.json('/api/auth/session', { csrfToken, data: {} })
    expect([asGuest.status, await asGuest.json()]).toEqual([200, {}])
    await signIn(browser)
    for (const wrong of ['', 'f'.repeat(64), undefined]) {
      const answer = await browser.json('/api/auth/session', { csrfToken: wrong, data: {} })
      expect([answer.status, await answer.text()]).toEqual([400, '{}'])
    }
  })
})

describe('GET csrf and providers', () => {
  test('csrf keeps its token, is kept by nobody and sets one cookie', async ({ db }) => {
    const browser = authBench(db).browser()
    const answer = await browser.ask('/api/auth/csrf')
    const { csrfToken } = (await answer.json()) as { csrfToken: string }
    expect(answer.headers.get('cache-control')).toBe(NO_STORE)
    expect(decodeURIComponent(browser.cookies.get('__Host-csrf')!).split('|')[0]).toBe(csrfToken)
    expect(await browser.csrf()).toBe(csrfToken)
    browser.cookies.set('__Host-csrf', `${'a'.repeat(64)}|x`)
    expect(await browser.csrf()).not.toBe('a'.repeat(64))
  })

  test('providers are named with their addresses, and no cookie is set', async ({ db }) => {
    const google = {
      id: 'google',
      name: 'Google',
      issuer: 'https://idp.example',
      clientId: 'x',
      clientSecret: 'y',
    } as const
    const answer = await authBench(db, { config: { identityProviders: [google] } })
      .browser()
      .ask('/api/auth/providers')
    expect(answer.headers.getSetCookie()).toEqual([])
    const at = (id: string) => ({
      signinUrl: `${ORIGIN}/api/auth/signin/${id}`,
      callbackUrl: `${ORIGIN}/api/auth/callback/${id}`,
    })
    expect(await answer.json()).toEqual({
      google: { id: 'google', name: 'Google', type: 'oauth', ...at('google') },
      credentials: { id: 'credentials', name: 'E-mail and password', type: 'credentials', ...at('credentials') },
    })
  })
})

describe('POST callback/credentials', () => {
  test('signs in and gives the callback as a full address', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const answer = await signIn(browser, { callbackUrl: `${ORIGIN}/india?days=3#top` })
    expect([answer.status, answer.url]).toEqual([200, `${ORIGIN}/india?days=3#top`])
    expect((await browser.session()).user).toMatchObject({ name: MEERA.name })
  })

  test('json=true is meant to the letter: otherwise it redirects', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    for (const json of ['1', 'TRUE', '']) {
      const browser = bench.browser()
      const fields = { ...CREDENTIALS, csrfToken: await browser.csrf(), callbackUrl: '/india', json }
      expect(placeOf(await browser.form('/api/auth/callback/credentials', fields))).toEqual([302, `${ORIGIN}/india`])
    }
  })

  test('a wrong password and an unknown person are one and the same 401', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const url = `${ORIGIN}/api/auth/error?error=CredentialsSignin&provider=credentials`
    const tries: Record<string, string>[] = [
      { password: 'wrong' },
      { email: 'nobody@example.org' },
      { password: '' },
      { email: '' },
    ]
    for (const wrong of tries) {
      const browser = bench.browser()
      const { status, url: shown } = await signIn(browser, wrong)
      expect([status, shown]).toEqual([401, url])
      expect(browser.cookies.has('__Host-sid')).toBe(false)
    }
  })

  test('a bad token signs nobody in, with the 200 the client expects', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const answer = await signIn(browser, { csrfToken: 'f'.repeat(64) })
    expect([answer.status, answer.url]).toEqual([200, `${ORIGIN}/api/auth/signin?csrf=true`])
    expect(await browser.session()).toEqual({})
  })

  test('too many tries lead to the sign-in page, which does the work', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    for (let n = 0; n < 10; n++) await signIn(browser, { password: 'wrong' })
    const { status, url } = await signIn(browser)
    expect([status, new URL(url).searchParams.get('error')]).toEqual([401, 'TooManyTries'])
  })

  test('a form that is no form signs nobody in', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    const body = new URLSearchParams({ ...CREDENTIALS, csrfToken: await browser.csrf(), json: 'true' }).toString()
    const answer = await browser.ask('/api/auth/callback/credentials', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(placeOf(answer)).toEqual([302, `${ORIGIN}/api/auth/signin?csrf=true`])
  })

  test('is never a GET', async ({ db }) => {
    const answer = await authBench(db).browser().ask('/api/auth/callback/credentials')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('POST signin', () => {
  test.for([
    ['an unknown provider', 'signin/nobody', 'signin?csrf=true'],
    ['none', 'signin', 'signin?csrf=true'],
    ['credentials', 'signin/credentials', 'signin'],
  ] as const)('with %s leads to the sign-in page', async ([, path, url], { db }) => {
    const answer = await authBench(db).browser().protocol(path)
    expect([answer.status, answer.url]).toEqual([200, `${ORIGIN}/api/auth/${url}`])
  })
})

describe('POST signout', () => {
  test('ends the session, not only the cookie', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const copied = browser.cookies.get('__Host-sid')!
    const { status, url } = await browser.protocol('signout', { callbackUrl: '/india' })
    expect([status, url, browser.cookies.has('__Host-sid')]).toEqual([200, `${ORIGIN}/india`, false])
    // Caught: a sign-out that only clears the cookie.
    const thief = bench.browser()
    thief.cookies.set('__Host-sid', copied)
    expect(await thief.session()).toEqual({})
  })

  test('with a bad token keeps the session', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const { status, url } = await browser.protocol('signout', { csrfToken: 'no' })
    expect([status, url]).toEqual([200, `${ORIGIN}/api/auth/signout?csrf=true`])
    expect((await browser.session()).user).toBeTruthy()
  })

  test('GET only asks', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await signIn(browser)
    const page = await browser.ask('/api/auth/signout?callbackUrl=https://evil.example/')
    const html = await page.text()
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect(html).toContain(await browser.csrf())
    expect(html).not.toContain('evil')
    expect((await browser.session()).user).toBeTruthy()
  })
})
