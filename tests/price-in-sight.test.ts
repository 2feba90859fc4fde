import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { visit } from './visit.ts'

const TOURS = ['kerala-with-vagamon', 'kedarkantha-trek']
const PANEL = ['#price b', '#price .btn', '#price dd', '#price a[href="#enquiry"]', '#price a[href="#dates"]']
const BAR = ['[data-region="bar"] b', '[data-region="bar"] .btn']
const SIZES = [
  { width: 1366, height: 768, parts: PANEL },
  { width: 1440, height: 900, parts: PANEL },
  { width: 360, height: 640, parts: BAR },
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

// (caught: a panel that stands still, a panel as long as its bill, a sum and ways on in a scroll of the panel, a bar under what one compares)
test.each(SIZES.flatMap((size) => ['', '?adults=2&ages=9-6'].map((party) => ({ ...size, party }))))(
  'the total and the button stay in sight along a whole journey at $width × $height, with the party $party',
  async ({ width, height, parts, party }) => {
    const options = { viewport: { width, height }, reducedMotion: 'reduce' as const }
    for (const tour of TOURS)
      await visit(browser, `/package/${tour}${party}`, options, async ({ page }) => {
        const looks = await page.evaluate(lookAlong, parts)
        expect(looks.length).toBeGreaterThan(10)
        expect(looks.filter(({ isSeen }) => !isSeen)).toEqual([])
      })
  },
)

/** Scrolls to the form at the end of the journey and back, where the header comes again, and says at each stop whether the parts that are there are what one sees. */
async function lookAlong(named: string[]): Promise<{ to: number; part: string; isSeen: boolean }[]> {
  // Who is too young for a trek has no sum.
  const parts = named.flatMap((part) => document.querySelector(part) ?? [])
  const end = document.querySelector('#enquiry')!.getBoundingClientRect().top + window.scrollY - window.innerHeight
  const down = Array.from({ length: Math.floor(end / 500) }, (_, at) => (at + 1) * 500)
  const looks = []
  for (const to of [...down, ...down.toReversed()]) {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    for (const part of parts) {
      const { left, top, bottom, width, height } = part.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = top >= 0 && bottom <= window.innerHeight && part.contains(over)
      looks.push({ to, part: part.textContent, isSeen })
    }
  }
  return looks
}
