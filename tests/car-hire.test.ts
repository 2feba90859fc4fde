import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { PHONE, until, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

// (caught: the focus left to the body, on both pages without a script and on the first with one)
describe.each([true, false])('what a trip costs takes the focus, with a script: %s', (javaScriptEnabled) => {
  test.each([
    ['/car-rental', 'Show cars and fares', ['cars']],
    ['/car-rental/sedan', 'Work out the fare', ['bill', 'fare']],
  ])('on %s', async (path, button, results) => {
    await visit(browser, path, { viewport: PHONE, javaScriptEnabled }, async ({ page }) => {
      const form = page.locator('form', { has: page.getByRole('button', { name: button }) })
      await form.getByLabel('From', { exact: true }).fill('New Delhi')
      await form.getByLabel('To', { exact: true }).fill('Agra')
      await form.getByRole('button', { name: button }).press('Enter')
      await page.waitForURL('**from=New*')
      await until(page, async () => results.includes(await page.evaluate(() => document.activeElement!.id)), true)
      const top = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(PHONE.height)
    })
  })
})
