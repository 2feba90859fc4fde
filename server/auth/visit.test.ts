import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { identityLinkRequests, users } from '#domain/accounts/tables.ts'
import { enterByIdentity } from '#domain/accounts/identities.server.ts'
import { eq } from 'drizzle-orm'
import { test } from '#tests/database.ts'
import { authBench, MEERA } from '#tests/benches/auth-bench.ts'
import type { TestBrowser } from '#tests/benches/auth-bench.ts'
import { readVisit } from './visit.ts'
import type { ReadVisit } from './visit.ts'

type Bench = ReturnType<typeof authBench>

async function visit({ requestServices }: Bench, { cookies }: TestBrowser, method = 'GET'): Promise<ReadVisit> {
  let read: ReadVisit | undefined
  const app = new Hono().all('/signin', async (c) => {
    read = await readVisit(requestServices, c)
    return c.text('')
  })
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const env = { incoming: { socket: { remoteAddress: '2001:db8:1:2::9' } } }
  await app.request('/signin', { method, headers: { Cookie: cookie, 'User-Agent': 'x'.repeat(500) } }, env)
  return read!
}

const lines = ({ setCookies }: ReadVisit) =>
  setCookies.filter((line) => line !== undefined).map((line) => line.split('=')[0])

describe('a visit of a signed-in page', () => {
  test('of somebody new has a token and a browser of its own, and nobody', async ({ db }) => {
    const bench = authBench(db)
    const first = await visit(bench, bench.browser())
    expect(first.visit).toMatchObject({ visitor: undefined, flash: undefined, linkToken: undefined, providers: [] })
    expect(first.visit.csrfToken).toMatch(/^[0-9a-f]{64}$/)
    expect(first.visit.browserHash).toMatch(/^[0-9a-f]{64}$/)
    expect(first.visit.device).toEqual({ userAgent: 'x'.repeat(300), network: '2001:db8:1:2::/64' })
    // caught: a browser that is told apart before it asked for any code
    expect(lines(first)).toEqual(['__Host-csrf'])
  })

  test('of somebody signed in knows them and sets nothing anew', async ({ db }) => {
    const bench = authBench(db)
    await bench.enrol()
    const browser = bench.browser()
    await browser.json('/api/authentication/send-otp', { ...MEERA, email: 'x@example.org' })
    await browser.protocol('callback/credentials', MEERA)
    const seen = await visit(bench, browser)
    expect(seen.visit.visitor).toMatchObject({ name: MEERA.name, role: 'traveller' })
    expect(seen.visit.csrfToken).toBe(await browser.csrf())
    expect(lines(seen)).toEqual([])
    expect((await visit(bench, browser)).visit.browserHash).toBe(seen.visit.browserHash)
  })

  test('takes away a session that is over', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    browser.cookies.set('__Host-sid', 'x'.repeat(43))
    const seen = await visit(bench, browser)
    expect(seen.visit.visitor).toBeUndefined()
    expect(lines(seen)).toContain('__Host-sid')
  })

  test('reads a flash once, and leaves it for the page when a form is sent', async ({ db }) => {
    const bench = authBench(db)
    const browser = bench.browser()
    await browser.form('/api/authentication/login', { email: 'a@example.org', password: 'x' })
    const posted = await visit(bench, browser, 'POST')
    expect([posted.visit.flash?.ok, lines(posted)]).toEqual([false, ['__Host-csrf', '__Host-otp']])
    expect(lines(await visit(bench, browser))).toContain('__Host-flash')
  })

  // Caught: a link token handed to whoever is signed in.
  test('gives an identity that waits to its owner alone', async ({ db }) => {
    const bench = authBench(db)
    const id = await bench.enrol()
    await bench.enrol({ ...MEERA, email: 'other@example.org', mobile: '+919812345679' })
    const profile = { provider: 'oidc', subject: 's', email: MEERA.email, emailVerified: true, name: 'M' }
    const { linkToken = '' } = await enterByIdentity(db, bench.clock, profile)
    const [owner, other] = [bench.browser(), bench.browser()]
    for (const browser of [owner, other]) browser.cookies.set('__Host-link', linkToken)
    expect((await visit(bench, owner)).visit.linkToken).toBeUndefined()
    const mine = await owner.json('/api/authentication/login', MEERA)
    expect(await mine.json()).toMatchObject({ next: '/users/link' })
    expect((await visit(bench, owner)).visit.linkToken).toBe(linkToken)
    const theirs = await other.json('/api/authentication/login', { ...MEERA, email: 'other@example.org' })
    expect(await theirs.json()).not.toHaveProperty('next')
    expect(other.cookies.has('__Host-link')).toBe(false)
    other.cookies.set('__Host-link', linkToken)
    const seen = await visit(bench, other)
    expect([seen.visit.linkToken, lines(seen)]).toEqual([undefined, expect.arrayContaining(['__Host-link'])])
    await db.delete(identityLinkRequests).where(eq(identityLinkRequests.userId, id))
    expect(lines(await visit(bench, owner))).toContain('__Host-link')
    expect(await db.select().from(users)).toHaveLength(2)
  })
})
