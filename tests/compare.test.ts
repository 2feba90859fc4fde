import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { frames, visit } from './visit.ts'

const TOURS = ['kerala-classic', 'kerala-with-vagamon', 'char-dham-yatra']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

// (caught: with three, on anything narrower than 768 px, the names left with the first rows)
test.each([
  [2, 360],
  [3, 360],
  [3, 767],
  [3, 1280],
])('the names of %i packages stay in sight down to their last day at %i px', async (count, width) => {
  const path = `/compare?ids=${TOURS.slice(0, count).join(',')}`
  const options = { viewport: { width, height: 640 }, reducedMotion: 'reduce' as const }
  await visit(browser, path, options, async ({ page }) => {
    const names = page.locator('th[scope=col]:visible')
    expect(await names.count()).toBe(width < 768 ? 2 : count)
    const length = await page.locator('table').evaluate((table) => table.getBoundingClientRect().bottom)
    expect(length).toBeGreaterThan(3 * 640)
    const ends: number[] = []
    for (let down = 1000; down < length - 640; down += 450) {
      await page.evaluate((to) => window.scrollTo(0, to), down)
      await frames(page)
      for (const name of await names.all()) ends.push(await name.evaluate(topOnScreen))
    }
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ends)).toBeLessThan(200)
  })
})

/** How far below the top of the window it is seen; less than nothing where something lies over it or it is above. */
function topOnScreen(element: Element): number {
  const { x, y, width, height } = element.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)
  return over && element.contains(over) ? y : -1
}
