import type { Browser } from 'playwright-core'
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

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

// (caught: a head as high as before, a price below all that is said of a tour)
test.each(LAPTOPS)(
  'the first row of a list shows name, price and days on the first screen of $width × $height',
  async (viewport) => {
    for (const path of LISTS)
      await visit(browser, path, { viewport }, async ({ page }) => {
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
