import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { visit } from './visit.ts'

const LISTS = [
  '/india/kerala-tour-packages',
  '/india/manali-tour-packages',
  '/speciality-tours/beach-holidays',
  '/india',
]
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]
const PARTIES = ['', 'adults=2&ages=14-9-1']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

// (caught: a head as high as before, a price below all that is said of a tour; with a party the line above the cards in two, and prices that end at 799 of 768 and 937 of 900)
test.each(LAPTOPS.flatMap((viewport) => PARTIES.map((party) => ({ ...viewport, party }))))(
  'the first row of a list shows name, price and days on the first screen of $width × $height, with the party “$party”',
  async ({ party, ...viewport }) => {
    for (const path of LISTS)
      await visit(browser, `${path}?${party}`, { viewport, javaScriptEnabled: false }, async ({ page }) => {
        await page.waitForLoadState()
        const ends = await page.evaluate(() => {
          const cards = [...document.querySelectorAll('main li:has([data-card])')].slice(0, 3)
          return cards.map((card) => {
            const shown = [...card.querySelectorAll('h2, h3, b, p')].filter(
              (part) => part.matches('h2, h3') || /^(From )?₹|Days?$/.test(part.textContent ?? ''),
            )
            return { parts: shown.length, end: Math.max(...shown.map((part) => part.getBoundingClientRect().bottom)) }
          })
        })
        expect(ends).toHaveLength(3)
        for (const { parts, end } of ends) {
          expect(parts).toBeGreaterThan(2)
          expect(end).toBeLessThanOrEqual(viewport.height)
        }
      })
  },
)

const PHONE = { viewport: { width: 360, height: 640 }, javaScriptEnabled: false, reducedMotion: 'reduce' as const }
const endOf = (page: Page, what: string) =>
  page.locator(what).evaluate((element) => element.getBoundingClientRect().bottom)
const topOf = (page: Page, what: string) =>
  page.locator(what).evaluate((element) => element.getBoundingClientRect().top)
const BAR = '[data-region="bar"]'

// (caught: the name below the pictures, behind the bar)
test('a phone shows first what a tour is called and how long it takes', async () => {
  await visit(browser, '/package/kerala-classic', PHONE, async ({ page }) => {
    await page.waitForLoadState()
    const name = page.locator('header:has(h1)')
    expect(await name.textContent()).toMatch(/Kerala Classic.*5 Nights \/ 6 Days/)
    expect(await endOf(page, 'header:has(h1)')).toBeLessThan(await topOf(page, BAR))
  })
})

// (caught: the words at the foot of the page, and “Book 2 seats” of another date under the thumb)
test('a phone says on its first screen that the day asked for cannot be, and books no other', async () => {
  const january = `${new Date().getFullYear() + 1}-01-10`
  await visit(browser, `/package/char-dham-yatra?date=${january}&adults=2`, PHONE, async ({ page }) => {
    await page.waitForLoadState()
    const words = 'main p:text("It does not leave on") >> nth=0'
    expect(await endOf(page, words)).toBeLessThan(await topOf(page, BAR))
    expect(await page.locator(`${BAR} .btn`).textContent()).toBe('Choose a date')
  })
})

// (caught: the focus stopping under the bar)
test('what has the focus on a phone is not behind the bar', async () => {
  await visit(browser, '/package/kerala-classic', PHONE, async ({ page }) => {
    await page.waitForLoadState()
    const link = page.locator('#dates-title ~ * a, [aria-labelledby="dates-title"] a').first()
    await link.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 20),
    )
    await link.focus()
    const end = await link.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual(await topOf(page, BAR))
  })
})

test('where nothing stops, the tours that start there are shown', async () => {
  await visit(browser, '/india/chandigarh-tour-packages', PHONE, async ({ page }) => {
    await page.waitForLoadState()
    expect(await page.locator('main').textContent()).toMatch(/\d+ tours start in Chandigarh/)
    expect(await page.locator('main li h3, main li h2').count()).toBeGreaterThan(3)
  })
})
