import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from '#tests/accounts.ts'
import { openBrowser } from '#tests/browser.ts'
import { hostileCallbacks } from './open-redirect-strings.ts'

const site = inject('siteUrl')
/** Nobody else's: so many tries use up what an account and a network may try. */
const CREDENTIALS = { email: DEMO_ACCOUNTS.at(-1)!.email, password: DEMO_PASSWORD }
const STRINGS = hostileCallbacks(site)

let browser: Browser
let context: BrowserContext
let page: Page
let abroad: string[]

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() },
  })
  // Whatever leaves the site is written down and goes nowhere; of the site only its pages are wanted.
  await context.route('**', (route) => {
    const request = route.request()
    if (new URL(request.url()).origin !== site) abroad.push(request.url())
    return request.isNavigationRequest() && new URL(request.url()).origin === site ? route.continue() : route.abort()
  })
  page = await context.newPage()
})
afterAll(() => browser?.close())

/** What the browser asked of other sites, and where it stands, after it was led somewhere. */
async function follow(address: string): Promise<{ abroad: string[]; origin: string }> {
  abroad = []
  await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
  const { origin } = new URL(page.url())
  return { abroad, origin }
}

const HOME = { abroad: [], origin: site }
const query = (callbackUrl: string) => new URLSearchParams({ callbackUrl }).toString()

/** Those of the strings that led somewhere else: an empty list is a good list. A browser is led by an answer alone, so that each is followed once. */
async function escapes(address: string): Promise<unknown[]> {
  const answers = new Map<string, string>()
  for (const raw of STRINGS) {
    const asked = `${address}?${query(raw)}`
    const answer = await context.request.get(asked, { maxRedirects: 0 })
    const place = answer.headers()['location']
    answers.set(`${answer.status()} ${place ?? (await answer.text())}`, asked)
  }
  const found: unknown[] = []
  for (const asked of answers.values()) {
    const end = await follow(asked)
    if (JSON.stringify(end) !== JSON.stringify(HOME)) found.push([asked, end])
  }
  return found
}

// Caught: a check that looks for one leading slash only, a check of the typed string instead of the one handed back.
describe('a callback, judged by a browser', () => {
  test('leads a guest to our sign-in page and nowhere else', async () => {
    expect(await escapes(`${site}/api/auth/signin`)).toEqual([])
  })

  test('leads somebody signed in to a page of ours and nowhere else', async () => {
    const signedIn = await context.request.post(`${site}/api/authentication/login`, { data: CREDENTIALS })
    expect(signedIn.status()).toBe(200)
    expect(await escapes(`${site}/signin`)).toEqual([])
  })

  test('as a Location or as the url of the session client stays on the site', async () => {
    const { csrfToken } = (await (await context.request.get(`${site}/api/auth/csrf`)).json()) as { csrfToken: string }
    const led: [string, string][] = []
    for (const callbackUrl of STRINGS) {
      const form = { ...CREDENTIALS, callbackUrl, csrfToken }
      const quiet = { form, maxRedirects: 0 }
      const plain = await context.request.post(`${site}/api/authentication/login`, quiet)
      const wrong = await context.request.post(`${site}/api/authentication/logout`, quiet)
      const wire = await context.request.post(`${site}/api/auth/signout`, {
        form: { ...form, json: 'true' },
        maxRedirects: 0,
      })
      // What cannot be read at all (a NUL) is answered as a form without a token.
      const url = wire.status() === 200 ? ((await wire.json()) as { url: string }).url : wire.headers()['location']
      for (const place of [plain.headers()['location'], wrong.headers()['location'], url])
        led.push([callbackUrl, place ?? 'nowhere'])
    }
    const scripted = await browser.newPage()
    await scripted.goto(`${site}/signin`)
    const away = await scripted.evaluate(
      (places) => places.filter(([, place]) => new URL(place, location.href).origin !== location.origin),
      led,
    )
    await scripted.close()
    expect([led.length, away]).toEqual([3 * STRINGS.length, []])
  })
})
