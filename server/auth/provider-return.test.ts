import { afterAll, beforeAll, describe, expect } from 'vitest'
import { identities, users } from '#domain/accounts/tables.ts'
import { MINUTE } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { ORIGIN } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'
import { openProviderBench, travel } from '#tests/benches/provider-bench.ts'
import type { ProviderBench } from '#tests/benches/provider-bench.ts'

let provider: ProviderBench

beforeAll(async () => {
  provider = await openProviderBench()
})
afterAll(() => provider.close())

const ERROR = (error: string) => [302, `${ORIGIN}/api/auth/error?error=${error}`]

describe('coming back', () => {
  // Caught: a state or nonce that is not checked, a journey that can be used twice or by another browser.
  test.for([
    ['without having left', (_browser: TestBrowser) => undefined],
    [
      'with a changed state',
      (_browser: TestBrowser, back: string) => back.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`),
    ],
    ['without a state', (_browser: TestBrowser, back: string) => back.replace(/&?state=[\w-]+/, '')],
    ['with a changed code', (_browser: TestBrowser, back: string) => back.replace(/code=[\w-]+/, 'code=x')],
    [
      'from another issuer',
      (_browser: TestBrowser, back: string) => back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'),
    ],
    [
      'with a changed cookie',
      (browser: TestBrowser, back: string) => {
        const [text = '', signature = ''] = browser.cookies.get('__Host-oidc')!.split('.')
        const changed = Buffer.from(text, 'base64url').toString().replace('"provider"', '"Provider"')
        browser.cookies.set('__Host-oidc', `${Buffer.from(changed).toString('base64url')}.${signature}`)
        return back
      },
    ],
  ] as const)('%s signs nobody in', async ([, change], { db }) => {
    const browser = provider.open(db).browser()
    const back = await travel(browser, 'asha')
    const changed = change(browser, back)
    if (changed === undefined) browser.cookies.delete('__Host-oidc')
    const answer = await browser.ask(changed ?? back)
    expect([answer.status, answer.headers.get('location')]).toEqual(ERROR('OAuthCallback'))
    expect([await browser.session(), await db.select().from(identities)]).toEqual([{}, []])
  })

  test('with the journey of another sign-in, twice, or too late signs nobody in', async ({ db }) => {
    const bench = provider.open(db)
    const [one, other] = [bench.browser(), bench.browser()]
    const [back, others] = [await travel(one, 'asha'), await travel(other, 'elsewhere')]
    expect((await one.ask(others)).headers.get('location')).toBe(ERROR('OAuthCallback')[1])
    expect((await one.ask(back)).headers.get('location')).toBe(ERROR('OAuthCallback')[1])
    bench.later(15 * MINUTE)
    expect((await other.ask(others)).headers.get('location')).toBe(ERROR('OAuthCallback')[1])
    expect(await db.select().from(users)).toEqual([])
  })

  test('with a code and a cookie that were used signs nobody in again', async ({ db }) => {
    const bench = provider.open(db)
    const browser = bench.browser()
    const back = await travel(browser, 'asha')
    const kept = browser.cookies.get('__Host-oidc')!
    await browser.ask(back)
    const thief = bench.browser()
    thief.cookies.set('__Host-oidc', kept)
    expect((await thief.ask(back)).headers.get('location')).toBe(ERROR('OAuthCallback')[1])
    expect(await thief.session()).toEqual({})
  })
})
