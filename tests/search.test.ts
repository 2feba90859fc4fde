import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { DESKTOP, focused, until, visit as visitWith } from './visit.ts'
import type { Visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser?.close())

const visit = (path: string, options: BrowserContextOptions, look: (visit: Visit) => Promise<void>) =>
  visitWith(browser, path, options, look)

describe('the search popup', () => {
  test('shows what it understood, lets go of a piece, and remembers the search on the device', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page, errors }) => {
      await page.keyboard.press('/')
      const popup = page.locator('#search')
      const question = popup.locator('input')
      await question.fill('3 days under 20k from delhi')
      const pieces = popup.getByRole('list', { name: 'Understood' }).getByRole('button')
      await until(page, () => pieces.allTextContents(), [
        'Take out “3 days”: 3 days ×',
        'Take out “under 20k”: Under ₹20,000 ×',
        'Take out “from delhi”: From New Delhi ×',
      ])
      await pieces.nth(1).press('Enter')
      expect(await question.inputValue()).toBe('3 days from delhi')
      await until(page, () => pieces.count(), 2)
      expect(errors).toEqual([])
      await question.press('Enter')
      await page.waitForURL('**/search?q=3+days+from+delhi')
      await page.locator('html[data-awake]').waitFor()
      expect(await page.locator('#q').inputValue()).toBe('3 days from delhi')
      await page.keyboard.press('/')
      await question.fill('')
      await popup.getByRole('heading', { name: 'Recent searches' }).waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await until(page, () => focused(page), 'Close the search')
      await page.keyboard.press('Tab')
      await until(page, () => focused(page), 'Clear all')
      await page.keyboard.press('Tab')
      await until(page, () => focused(page), '3 days from delhi')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await popup.getByRole('heading', { name: 'Recent searches' }).waitFor({ state: 'detached' })
    })
  })
})

describe('the search page', () => {
  test('works without scripts: a sentence, its pieces as links, the panel as a form', async () => {
    await visit('/search?q=kerala+under+30k', { viewport: DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
      const chosen = page.getByRole('list', { name: 'Chosen' })
      expect(await chosen.getByRole('link').first().textContent()).toContain('Under ₹30,000')
      await chosen.getByRole('link').first().click()
      await page.waitForURL('**/search?q=kerala')
      await page.getByRole('radio', { name: '4 to 7 days' }).check()
      await page.getByRole('button', { name: /^Show \d+ tours$/ }).click()
      await page.waitForURL(/days=4-7/)
      expect(new URL(page.url()).searchParams.get('q')).toBe('kerala')
      expect(await chosen.getByRole('link').first().textContent()).toContain('4 to 7 days')
    })
  })
})
