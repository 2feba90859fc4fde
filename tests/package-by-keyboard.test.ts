import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, SHORT_LIVED } from './browser.ts'

const url = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser(SHORT_LIVED)
})
afterAll(() => browser?.close())

test('whoever has keys alone comes from a package to its booking by a few of them (caught: eighty, through days, dates and the form)', async () => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } })
  await page.goto(`${url}/package/kerala-classic`)
  await page.locator('#main .skip').first().focus()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the price and booking')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Book')
  await page.close()
})
