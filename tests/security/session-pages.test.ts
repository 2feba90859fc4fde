import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openBrowser } from '#tests/browser.ts'
import { askRaw } from '#tests/raw-request.ts'

const site = inject('siteUrl')
const FORM = 'application/x-www-form-urlencoded'
let cookie: string

async function logIn(held = ''): Promise<Response> {
  const body = JSON.stringify({ email: DEMO_ACCOUNTS[0]!.email, password: DEMO_PASSWORD })
  const headers = { 'Content-Type': 'application/json', cookie: held }
  return fetch(`${site}/api/authentication/login`, { method: 'POST', headers, body })
}

const sidOf = (answer: Response) => /sid=([\w-]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''

async function personWith(held: string): Promise<unknown> {
  const answer = await fetch(`${site}/api/auth/session`, { headers: { cookie: held } })
  return ((await answer.json()) as { user?: { name: string } }).user?.name
}

beforeAll(async () => {
  cookie = `sid=${sidOf(await logIn())}`
})

describe('pages of one visitor', () => {
  test.each(['/signin', '/signin?mode=register', '/users/profile', '/users/link'])(
    '%s is kept and framed by nobody',
    async (path) => {
      const { status, headers } = await fetch(site + path, { headers: path.startsWith('/users') ? { cookie } : {} })
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/)
      expect(policy).toMatch(/script-src 'nonce-/)
      for (const [name, value] of [
        ['x-content-type-options', 'nosniff'],
        ['cross-origin-opener-policy', 'same-origin'],
      ] as const)
        expect(headers.get(name)).toBe(value)
    },
  )

  test.each([
    '/users/profile',
    '/users/link',
    '/users/profile.data',
    '/USERS/profile',
    '/users/profile/',
    '/users/profile.data?_routes=routes%2Faccount%2Fprofile',
  ])('%s shows a guest nothing', async (path) => {
    const answer = await fetch(site + path, { redirect: 'manual' })
    const text = await answer.text()
    expect(text).not.toContain(DEMO_ACCOUNTS[0]!.email)
    expect(`${answer.headers.get('location')} ${text}`).toContain('SessionRequired')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  // Caught: app pages without the guard, and a guard by Origin alone.
  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['another site, by what the browser says', { 'Sec-Fetch-Site': 'cross-site', Origin: site }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('a form from %s changes nothing', async (_name, from) => {
    for (const path of ['/signin', '/users/profile', '/users/link', '/users/profile.data'])
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const headers = { ...from, cookie, 'Content-Type': FORM }
        const answer = await askRaw(site, path, { method, headers, body: '' })
        expect([path, method, answer.status]).toEqual([path, method, 403])
      }
  })

  test('the first visit of the sign-in page is given a token, and nothing that only a code needs', async () => {
    const lines = (await fetch(`${site}/signin`)).headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0])).toEqual(['csrf'])
    for (const line of lines) expect(line).toMatch(/Path=\/; HttpOnly; SameSite=Lax/)
  })

  test('public pages set no cookie and say nothing of who asks', async () => {
    const [known, plain] = [await fetch(`${site}/about-us`, { headers: { cookie } }), await fetch(`${site}/about-us`)]
    expect(await known.text()).toBe(await plain.text())
    expect(known.headers.getSetCookie()).toEqual([])
  })
})

describe('a session', () => {
  // Caught: a sign-in that keeps the session it found.
  test('someone planted before the sign-in is worth nothing after it', async () => {
    const planted = 'A'.repeat(43)
    const given = sidOf(await logIn(`sid=${planted}`))
    expect(given).not.toBe(planted)
    expect(await personWith(`sid=${planted}`)).toBeUndefined()
    const attackers = sidOf(await logIn())
    const victims = sidOf(await logIn(`sid=${attackers}`))
    expect(victims).not.toBe(attackers)
    expect(await personWith(`sid=${attackers}`)).toBeUndefined()
    expect(await personWith(`sid=${victims}`)).toBe(DEMO_ACCOUNTS[0]!.name)
  })

  test('that comes with another one beside it is nobody’s', async () => {
    expect(await personWith(`${cookie}; sid=${'A'.repeat(43)}`)).toBeUndefined()
    expect(await personWith(cookie)).toBe(DEMO_ACCOUNTS[0]!.name)
  })

  test('that is over is over on open pages too', async () => {
    const own = `sid=${sidOf(await logIn())}`
    expect((await fetch(`${site}/users/profile`, { headers: { cookie: own } })).status).toBe(200)
    await fetch(`${site}/api/authentication/logout`, { method: 'POST', headers: { cookie: own } })
    const answer = await fetch(`${site}/users/profile`, { headers: { cookie: own }, redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('error=SessionRequired')
    expect(answer.headers.getSetCookie().join()).toMatch(/sid=; .*Max-Age=0/)
  })
})

describe('a frame of another page', () => {
  let browser: Browser
  beforeAll(async () => {
    // Else the browser keeps the frame empty for another reason: the page around it claims to come from afar.
    browser = await openBrowser(['--disable-features=LocalNetworkAccessChecks'])
  })
  afterAll(() => browser?.close())

  test.each(['/signin', '/users/profile', '/api/auth/signout', '/api/auth/error'])('never shows %s', async (path) => {
    const page = await browser.newPage()
    const html = `<iframe src="${site}${path}"></iframe>`
    await page.route('http://localhost:9/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto('http://localhost:9/')
    expect((await refused).text()).toContain("'none'")
    await page.close()
  })
})
