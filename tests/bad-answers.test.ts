import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { DESKTOP, PHONE, seen, until, visit as visitWith } from './visit.ts'
import type { Visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

const visit = (options: BrowserContextOptions, look: (visit: Visit) => Promise<void>) =>
  visitWith(browser, '/about-us', options, look)

const NONSENSE: unknown[] = [null, 7, 'text', [], {}, { data: 5 }, { data: { name: 'x' } }]
const FAILED = 'Something went wrong.'

/** Lets a call answer what nobody expects, until it is told to answer well again. */
async function answerWith(page: Page, call: string, answer: () => unknown): Promise<() => Promise<void>> {
  await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer()) }))
  return () => page.unroute(call)
}

describe('answers nobody expects', () => {
  test('leave the search standing: with what can be understood, or with words and a second try', async () => {
    await visit({ viewport: DESKTOP }, async ({ page }) => {
      let answer: unknown
      const mend = await answerWith(page, '**/api/search-api?*', () => answer)
      await page.locator('#q').click()
      const popup = page.locator('#search')
      const question = popup.getByRole('searchbox')
      for (const [index, nonsense] of NONSENSE.entries()) {
        answer = nonsense
        await question.fill(`nonsense ${index}`)
        const found = Array.isArray((nonsense as { data?: unknown } | null)?.data)
        expect(found).toBe(false)
        await until(page, () => popup.getByRole('alert').textContent(), 'Something went wrong. Try again.Try again')
      }
      const bare = { name: 'A tour without facts', url: 'bare' }
      const odd = {
        name: 'Text for numbers',
        url: 'odd',
        days: '3',
        packageRating: 4,
        uploads: ['/a', null, 7, '/logo.png'],
      }
      answer = {
        data: [null, 7, 'x', {}, { name: {}, url: [] }, bare, { ...bare, url: 'b2', uploads: 'x', days: {} }, odd],
        total: 'many',
        understood: [null, { text: 5 }],
        suggestions: 'none',
        corrected: {},
      }
      await question.fill('tours')
      const cards = popup.locator('[data-card]')
      await until(page, () => cards.locator('b').allTextContents(), [odd.name, bare.name, bare.name])
      expect(await cards.first().locator('img').getAttribute('src')).toBe('/logo.png')
      expect(await cards.first().textContent()).toContain('2 Nights / 3 Days')
      expect(await cards.last().locator('img').getAttribute('src')).toBe('/FallBack/logo.svg')
      answer = { data: 5 }
      await question.fill('goa')
      await popup.getByRole('button', { name: 'Try again' }).waitFor()
      await mend()
      await popup.getByRole('button', { name: 'Try again' }).click()
      expect(await seen(popup.locator('[data-card]').nth(3))).toBe(true)
    })
  })

  test('leave the login standing', async () => {
    await visit({ viewport: PHONE }, async ({ page }) => {
      let answer: unknown
      await answerWith(page, '**/api/authentication/*', () => answer)
      await answerWith(page, '**/api/auth/*', () => answer)
      const popup = await openLogin(page)
      // Caught: any answer with status 200, as the page of a network that wants its own login first.
      for (const [said, words] of [
        [null, 'Login Failed.'],
        [7, 'Login Failed.'],
        [[], 'Login Failed.'],
        [{ message: { a: 1 } }, 'Login Successful!'],
        [{ user: 5, next: {}, message: [] }, 'Login Successful!'],
        [{ user: {}, next: '//x' }, 'Login Successful!'],
      ] as const) {
        answer = said
        await popup.getByLabel('E-mail').fill('asha@example.in')
        await popup.getByLabel('Password').fill('a long one')
        await popup.getByRole('button', { name: 'Login' }).last().click()
        expect(await seen(popup.getByText(words, { exact: true }))).toBe(true)
        if (words === 'Login Failed.') continue
        await page.locator('#sign-in[open]').waitFor({ state: 'detached' })
        expect(new URL(page.url()).pathname).toBe('/about-us')
        await openLogin(page)
      }
    })
  })

  test('leave the states standing, which are busy while their cities are fetched', async () => {
    await visit({ viewport: DESKTOP }, async ({ page }) => {
      let answer: unknown = { data: 'x' }
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/api/home/headerCity?*', async (route) => {
        await held
        await route.fulfill({ json: answer })
      })
      await page.getByRole('link', { name: 'Trip Gateways' }).hover()
      const places = page.locator('[data-places]')
      await page.locator('[data-state]').first().hover()
      await until(page, () => places.getAttribute('aria-busy'), 'true')
      const tops = await places.locator('i').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()))
      const columns = Map.groupBy(tops, ({ x }) => Math.round(x))
      expect(columns.size).toBe(3)
      expect(new Set([...columns.values()].map(([first]) => Math.round(first!.y))).size).toBe(1)
      release()
      await until(page, () => places.getAttribute('aria-busy'), 'false')
      for (const said of [null, [], { data: {} }]) {
        answer = said
        await places.getByRole('button', { name: 'Try again' }).click()
        expect(await seen(places.getByText(FAILED))).toBe(true)
      }
      answer = {
        data: [null, 5, { name: 'Nowhere' }, { name: 'Panaji', url: 'panaji' }],
        state: { uploads: 'x', words: 7 },
      }
      await places.getByRole('button', { name: 'Try again' }).click()
      await until(page, () => places.getByRole('link').allTextContents(), ['Panaji'])
    })
  })
})

describe('what cannot be drawn', () => {
  test('in the search is said, and drawn again when one asks', async () => {
    await visit({ viewport: PHONE }, async ({ page }) => {
      await page.evaluate(() => {
        const real = window.matchMedia.bind(window)
        window.matchMedia = (query) => {
          if (query.includes('900px') && !('isMended' in window)) throw new Error('broken for the test')
          return real(query)
        }
      })
      await page.locator('#q').click()
      const popup = page.locator('#search')
      await popup.getByRole('searchbox').fill('goa')
      await tryAgain(page, popup)
      await popup.getByRole('searchbox').fill('goa')
      expect(await seen(popup.locator('[data-card]').first())).toBe(true)
    })
  })

  test('in the login is said, and drawn again when one asks', async () => {
    await visit({ viewport: DESKTOP }, async ({ page }) => {
      await page.evaluate(() => {
        const real = Intl.DisplayNames.prototype.of
        Intl.DisplayNames.prototype.of = function of(code) {
          if (!('isMended' in window)) throw new Error('broken for the test')
          return real.call(this, code)
        }
      })
      const popup = await openLogin(page)
      await popup.getByRole('button', { name: 'Create Account' }).first().click()
      await popup.getByRole('button', { name: 'Country: India, +91' }).click()
      await tryAgain(page, popup)
      await popup.getByRole('button', { name: 'Create Account' }).first().click()
      await popup.getByRole('button', { name: 'Country: India, +91' }).click()
      expect(await seen(popup.getByRole('option').first())).toBe(true)
    })
  })
})

/** The words of a failure; a second try that fails, and one that does not. */
async function tryAgain(page: Page, popup: ReturnType<Page['locator']>): Promise<void> {
  await popup.getByText(FAILED, { exact: true }).waitFor()
  await popup.getByRole('button', { name: 'Close' }).waitFor()
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await popup.getByRole('button', { name: 'Try again' }).click()
  await popup.getByText(FAILED, { exact: true }).waitFor({ state: 'detached' })
}

async function openLogin(page: Page) {
  await page.locator('header [data-opens="sign-in"]').click()
  const popup = page.locator('#sign-in')
  await popup.locator('[data-island][data-awake]').waitFor({ state: 'attached' })
  return popup
}
