import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, sparePictures, WITHOUT_PICTURES } from './browser.ts'
import { DESKTOP, focused, frames, PHONE, seen, until, visit as visitWith } from './visit.ts'
import type { Visit } from './visit.ts'

const site = inject('siteUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

const visit = (path: string, options: BrowserContextOptions, look: (visit: Visit) => Promise<void>) =>
  visitWith(browser, path, options, look)

describe('what the menus hold', () => {
  const MENUS = '**/fragments/menus'

  test('is one piece, fetched once, kept out of search engines and answered cheaply again', async () => {
    const first = await fetch(`${site}/fragments/menus`)
    expect(first.status).toBe(200)
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    const again = await fetch(`${site}/fragments/menus`, { headers: { 'If-None-Match': first.headers.get('etag')! } })
    expect(again.status).toBe(304)
    await visit('/about-us', { viewport: DESKTOP }, async ({ page }) => {
      await page.getByRole('link', { name: 'Trip Gateways' }).hover()
      await page.locator('[data-states] a').first().waitFor()
      await page.locator('[data-header]').getByRole('link', { name: 'Login' }).click()
      await page.locator('#sign-in form').waitFor()
      const asked = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/fragments/menus')),
      )
      expect(asked.length).toBe(1)
    })
  })

  test('may be late: what was opened or typed meanwhile is not lost', async () => {
    await visit('/careers', { viewport: DESKTOP }, async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route(MENUS, async (route) => {
        await held
        await route.continue()
      })
      await page.reload()
      await page.locator('html[data-awake]').waitFor()
      await page.getByRole('button', { name: 'Speciality Tour, more' }).focus()
      await page.keyboard.press('ArrowDown')
      expect(await page.locator('#flyout-speciality').isVisible()).toBe(true)
      release()
      await until(page, () => focused(page), 'Honeymoon Tours')
    })
    await visit('/careers', { viewport: DESKTOP }, async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route(MENUS, async (route) => {
        await held
        await route.continue()
      })
      await page.reload()
      await page.locator('html[data-awake]').waitFor()
      await page.locator('#q').click()
      await page.keyboard.type('goa')
      release()
      await page.locator('#search[open] [data-card]').first().waitFor()
      expect(await page.locator('#search-question').inputValue()).toBe('goa')
    })
  })

  test('may never come: buttons and links lead to their pages', async () => {
    const withoutMenus = async (options: BrowserContextOptions, press: (page: Page) => Promise<void>, path: string) =>
      visit('/careers', options, async ({ page }) => {
        await page.route(MENUS, (route) => route.abort())
        await page.reload()
        await page.locator('html[data-awake]').waitFor()
        await press(page)
        await page.waitForURL(`**${path}`)
        expect(page.url()).toContain(path)
      })
    const wide = { viewport: DESKTOP }
    await withoutMenus(wide, (page) => page.getByRole('button', { name: 'Trip Gateways, more' }).click(), '/india')
    await withoutMenus(
      wide,
      (page) => page.locator('[data-header]').getByRole('link', { name: 'Login' }).click(),
      '/signin?callbackUrl=%2Fcareers',
    )
    await withoutMenus({ viewport: PHONE }, (page) => page.getByRole('link', { name: 'Menu' }).click(), '/sitemap')
    await withoutMenus(
      wide,
      async (page) => {
        await page.locator('#q').fill('goa')
        await page.keyboard.press('Enter')
      },
      '/search?q=goa',
    )
  })
})

describe('the map of a wide journey', () => {
  const JOURNEY = '/package/panch-takht-yatra'
  const DRAWING = '/map/india.svg'
  // The land is a picture itself, of which the switch would spare us.
  let seeing: Browser
  beforeAll(async () => {
    seeing = await openBrowser()
  })
  afterAll(() => seeing.close())
  const land = (page: Page) => page.locator('[aria-labelledby=route] [data-near] image').first()

  test('is fetched when it comes near, not before, and takes the room that was kept for it', async () => {
    // Wide: on a phone what is far is not laid out either, and would hide a margin that is too large.
    await visitWith(seeing, '/about-us', { viewport: DESKTOP }, async ({ page }) => {
      await sparePictures(page.context())
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(site + JOURNEY, { waitUntil: 'load' })
      await page.locator('html[data-awake]').waitFor()
      await frames(page)
      expect(asked).not.toContain(DRAWING)
      await page.locator('#route').scrollIntoViewIfNeeded()
      await land(page).waitFor()
      const room = await page.locator('[data-near]').evaluate((place) => place.clientHeight - place.scrollHeight)
      expect(Math.abs(room)).toBeLessThanOrEqual(1)
      await until(page, async () => asked.includes(DRAWING), true)
    })
  })

  test('stands there without JavaScript', async () => {
    await visitWith(seeing, '/about-us', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      await sparePictures(page.context())
      await page.goto(site + JOURNEY)
      expect(await seen(land(page))).toBe(true)
    })
  })
})
