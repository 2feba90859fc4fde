import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'

const url = inject('siteUrl')
let browser: Browser
let owner: BrowserContext

beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
  owner = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await owner.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
})
afterAll(() => browser?.close())

test('what is pressed before the code of the keys is there is answered once it is (caught: Ctrl K did nothing, and the words after it went to the keys of one letter)', async () => {
  const page = await owner.newPage()
  let isThere = () => {}
  const pressed = new Promise<void>((done) => (isThere = done))
  await page.route(/office-[\w-]+\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(`${url}/admin/pages`, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bookinx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('gs')
  expect(await page.locator('#palette').isVisible()).toBe(false)
  isThere()
  await page.locator('[data-office][data-awake]').waitFor()
  expect(await page.locator('#palette input').inputValue()).toBe('bookings')
  await page.keyboard.type(' x')
  expect(await page.locator('#palette input').inputValue()).toBe('bookings x')
  await page.locator('#palette [data-found]').waitFor()
  await page.unrouteAll()

  const letters = new Promise<void>((done) => (isThere = done))
  await page.route(/office-[\w-]+\.js$/, async (route) => {
    await letters
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  isThere()
  await page.waitForURL(/\/admin\/pages\/.+/)
  await page.close()
})
