import { describe, expect, test } from 'vitest'
import { authBench } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'

/** Nothing may be looked up: there is no database. */
function bench() {
  const heartbeat = { check: async () => false, note: () => undefined }
  const { browser } = authBench(undefined as never, { heartbeat })
  const signedIn = (address?: string) => {
    const one = browser(address)
    one.cookies.set('__Host-sid', 'x'.repeat(43))
    return one
  }
  return { browser, signedIn }
}

const session = (browser: TestBrowser) => browser.ask('/api/auth/session')
const statusesOf = async (times: number, ask: () => Promise<Response>) => {
  const statuses = new Set<number>()
  for (let i = 0; i < times; i++) statuses.add((await ask()).status)
  return [...statuses]
}
const refusalOf = (answer: Response) => [answer.status, answer.headers.get('retry-after')]
const TOO_MANY = [429, expect.stringMatching(/^([1-9]|10)$/)]

// Caught: no limit; one for all networks; one that guests' questions use up; no Retry-After.
describe('what one network may ask in ten seconds, whichever browser it is', () => {
  test('is sixty calls about accounts', async () => {
    const { browser } = bench()
    const unreadable = (who: TestBrowser) => who.sendJson('/api/authentication/login', '{')
    expect(await statusesOf(60, () => unreadable(browser()))).toEqual([400])
    expect(refusalOf(await unreadable(browser()))).toEqual(TOO_MANY)
    expect(refusalOf(await browser().json('/api/authentication/send-otp', {}))).toEqual(TOO_MANY)
    expect((await unreadable(browser('198.51.100.1'))).status).toBe(400)
  })

  test('is sixty forms of the session client', async () => {
    const { browser } = bench()
    const signOut = (who: TestBrowser) => who.sendForm('/api/auth/signout', 'csrfToken=x')
    expect(await statusesOf(60, () => signOut(browser()))).not.toContain(429)
    expect(refusalOf(await signOut(browser()))).toEqual(TOO_MANY)
    expect((await signOut(browser('198.51.100.1'))).status).not.toBe(429)
  })

  test('is six hundred readings of a session, and any number by guests', async () => {
    const { browser, signedIn } = bench()
    expect(await statusesOf(601, () => session(browser()))).toEqual([200])
    expect(await statusesOf(600, () => session(signedIn()))).toEqual([503])
    expect(refusalOf(await session(signedIn()))).toEqual(TOO_MANY)
    expect((await session(browser())).status).toBe(200)
    expect((await session(signedIn('198.51.100.1'))).status).toBe(503)
  })
})
