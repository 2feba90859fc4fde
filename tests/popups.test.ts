import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { DESKTOP, focused, seen, until, visit as visitWith } from './visit.ts'
import type { Visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

const visit = (path: string, options: BrowserContextOptions, look: (visit: Visit) => Promise<void>) =>
  visitWith(browser, path, options, look)

// caught: a form whose buttons say nothing and do nothing.
test('the login popup whose code does not come leads to the page', async () => {
  await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
    await page.route('**/assets/island-sign-in*', (route) => route.abort())
    await page.getByRole('link', { name: 'Login' }).first().click()
    await page.waitForURL('**/signin**')
    expect(await seen(page.getByRole('heading', { level: 1 }).first())).toBe(true)
  })
})

describe('the search popup', () => {
  test('finds packages as one types, and gives the focus back', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page, errors }) => {
      await page.locator('#q').click()
      await page.keyboard.type('kerala')
      const cards = page.locator('#search [data-card]')
      await cards.first().waitFor()
      expect(await cards.count()).toBeLessThanOrEqual(50)
      expect(await cards.first().getAttribute('href')).toMatch(/^\/package\//)
      expect(await cards.first().getAttribute('target')).toBe('_blank')
      await page.locator('#search output', { hasText: /^\d+ tours? for “kerala”/ }).waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await cards.first().evaluate((card) => card === document.activeElement)).toBe(true)
      await page.keyboard.press('ArrowRight')
      expect(await cards.nth(1).evaluate((card) => card === document.activeElement)).toBe(true)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await until(page, () => page.evaluate(() => document.activeElement?.id), 'search-question')
      await page.keyboard.press('Escape')
      await until(page, () => page.evaluate(() => document.activeElement?.id), 'q')
      expect(errors).toEqual([])
    })
  })

  test('opens with a slash, but not on the way of the Tab key', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
      await page.locator('#q').focus()
      expect(await page.locator('#search[open]').count()).toBe(0)
      await page.locator('#q').blur()
      await page.keyboard.press('/')
      expect(await seen(page.locator('#search[open]'))).toBe(true)
    })
  })

  test('offers another try when the network fails', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
      await page.route('**/api/search-api?*', (route) => route.abort())
      await page.locator('#q').click()
      await page.keyboard.type('goa')
      await page.locator('#search').getByText('Something went wrong. Try again.').waitFor()
      await page.unroute('**/api/search-api?*')
      await page.locator('#search').getByRole('button', { name: 'Try again' }).click()
      expect(await seen(page.locator('#search [data-card]').first())).toBe(true)
    })
  })

  test('says what to try when nothing fits', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
      await page.locator('#q').click()
      await page.keyboard.type('zzqqxxww')
      await page.locator('#search').getByText('Nothing fits “zzqqxxww”').waitFor()
      await page.locator('#search a.chip').first().click()
      expect(await seen(page.locator('#search [data-card]').first())).toBe(true)
    })
  })
})

describe('the login popup', () => {
  test('opens with its three modes and forgets what was said when the mode changes', async () => {
    await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
      const login = page.locator('[data-header]').getByRole('link', { name: 'Login' })
      expect(await login.getAttribute('href')).toBe('/signin?callbackUrl=%2Fabout-us')
      await login.click()
      const popup = page.locator('#sign-in')
      await popup.getByRole('heading', { name: 'Login' }).waitFor()
      await popup.getByRole('button', { name: 'Create Account' }).first().click()
      await popup.getByRole('button', { name: 'Send OTP' }).click()
      await popup.getByText('Please enter a valid mobile number.').waitFor()
      await popup.getByRole('button', { name: 'Login' }).click()
      expect(await popup.getByText('Please enter a valid mobile number.').count()).toBe(0)
      await popup.getByRole('button', { name: 'Close' }).click()
      await until(page, () => focused(page), 'Login')
    })
  })
})
