import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { otpGrants, sessions, users } from '#domain/accounts/tables.ts'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'
import { COOKIES } from '#server/auth/cookies.ts'
import { test } from '#tests/database.ts'

const NAMES = Object.values(COOKIES).map((name) => `__Host-${name}`)
const at = (call: string) => `/api/authentication/${call}`
const ASHA = { name: 'Asha Rao', email: 'asha@example.org', mobile: '98200 12345', password: 'tea-at-the-old-halt' }

/** A value with one thing changed: a letter, an end, its case, what stands before or behind it. */
function tampered(value: string): string[] {
  const other = (letter: string) => (letter === 'A' ? 'B' : 'A')
  const middle = Math.floor(value.length / 2)
  return [
    other(value[0]!) + value.slice(1),
    value.slice(0, middle) + other(value[middle]!) + value.slice(middle + 1),
    value.slice(0, -1),
    `${value}A`,
    `A${value}`,
    value.toUpperCase() === value ? value.toLowerCase() : value.toUpperCase(),
    `${value}; __Host-x=y`,
    `${value}%00`,
    `"${value}"`,
  ]
}

async function withCookie(browser: TestBrowser, name: string, value: string, use: () => Promise<void>): Promise<void> {
  const kept = new Map(browser.cookies)
  browser.cookies.set(name, value)
  await use()
  browser.cookies.clear()
  for (const [known, held] of kept) browser.cookies.set(known, held)
}

describe('a tampered cookie', () => {
  // Caught: a session found by a part of its token, a session looked up by what the cookie holds instead of its digest.
  test('of a session is nobody’s', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await browser.json(at('login'), MEERA)
    const real = browser.cookies.get('__Host-sid')!
    const [row] = await db.select().from(sessions)
    for (const value of [...tampered(real), row!.tokenHash, row!.publicId, row!.userId, `' or '1'='1`, ''])
      await withCookie(browser, '__Host-sid', value, async () =>
        expect([value, await browser.session()]).toEqual([
          value,
          value.startsWith(`${real};`) ? expect.anything() : {},
        ]),
      )
    expect((await browser.session()).user).toBeTruthy()
  })

  // Caught: a grant that is not looked at, a grant without its browser.
  test('of a grant or of the browser it was given to signs nobody up', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    await browser.json(at('send-otp'), ASHA)
    await browser.json(at('verify-otp'), { ...ASHA, otp: await bench.code() })
    const [row] = await db.select().from(otpGrants)
    for (const name of ['__Host-grant', '__Host-otp'])
      for (const value of [...tampered(browser.cookies.get(name)!), row!.tokenHash, row!.browserHash].filter(
        (other) => !other.includes(';'),
      ))
        await withCookie(browser, name, value, async () =>
          expect([name, value, (await browser.json(at('signup'), ASHA)).status]).toEqual([name, value, 422]),
        )
    expect(await db.select().from(users)).toEqual([])
    expect((await browser.json(at('signup'), ASHA)).status).toBe(200)
  })

  // Caught: a double submit that believes any pair that agrees.
  test('of the CSRF token, with a form that agrees with it, changes nothing', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await browser.json(at('login'), MEERA)
    const csrfToken = await browser.csrf()
    const [, signature] = decodeURIComponent(browser.cookies.get('__Host-csrf')!).split('|')
    const made = 'a'.repeat(64)
    for (const held of [made, `${made}|`, `${made}|${signature}`, `${made}|${made}`, `${csrfToken}|`, csrfToken])
      await withCookie(browser, '__Host-csrf', encodeURIComponent(held), async () => {
        const sent = held.startsWith(made) ? made : csrfToken
        const answer = await browser.form('/api/auth/signout', { csrfToken: sent, json: 'true' })
        expect([held, await answer.json()]).toEqual([held, { url: expect.stringContaining('signout?csrf=true') }])
      })
    expect((await browser.session()).user).toBeTruthy()
  })

  test('of any name, with anything in it, surprises no call', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const value = fc.oneof(
      fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCodePoint(code)), maxLength: 80 }),
      fc.constantFrom(
        '%',
        '%00',
        '%E0%A4%A',
        '|',
        'a|b|c',
        '.',
        'e30.x',
        'null',
        '{}',
        '%F0%9F%9A%82',
        'x'.repeat(4000),
      ),
    )
    const calls: [string, RequestInit?][] = [
      ['/api/auth/session'],
      ['/api/auth/csrf'],
      ['/api/auth/signin'],
      ['/api/auth/callback/oidc?code=x&state=y'],
      [at('logout'), { method: 'POST' }],
      [at('signup'), { method: 'POST', body: JSON.stringify(ASHA), headers: { 'Content-Type': 'application/json' } }],
    ]
    const isCivil = fc.asyncProperty(
      fc.constantFrom(...NAMES),
      value,
      fc.constantFrom(...calls),
      async (name, held, [path, init]) => {
        const browser = bench.browser()
        browser.cookies.set(name, held)
        const answer = await browser.ask(path, init)
        expect([path, answer.status < 500]).toEqual([path, true])
        expect(answer.headers.getSetCookie().some((line) => /^__Host-sid=[^;]/.test(line))).toBe(false)
      },
    )
    await fc.assert(isCivil, { numRuns: 150 })
  })
})
