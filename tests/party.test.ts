import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { DESKTOP, focused, PHONE, until, visit as visitWith } from './visit.ts'
import type { Visit } from './visit.ts'

const site = inject('siteUrl')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

const visit = (path: string, options: BrowserContextOptions, look: (visit: Visit) => Promise<void>) =>
  visitWith(browser, path, options, look)

const LIST = '/speciality-tours/hill-stations?sort=name'
const SAID = '/search?q=family+of+4+kashmir+below+3+lakh'
const FAMILY = 'for 2 adults, 2 children, incl. GST'
const go = (page: Page, path: string) => page.goto(site + path, { waitUntil: 'domcontentloaded' })
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'padav-party')?.value
const remember = (page: Page, value: string) => page.context().addCookies([{ name: 'padav-party', value, url: site }])
const line = (page: Page) => page.locator('[data-party] b').first().textContent()
/** The first price of a list, or the one of a package's panel: how much, and for whom. */
const price = (page: Page) => page.locator('main li p:has(> b + small), #price p:has(> b + small)').first()
const whose = (page: Page) => price(page).locator('small').textContent()
const figure = (page: Page) => price(page).locator('b').textContent()

describe('the party of a question', () => {
  // caught: a card that was opened, after which the map and all lists were for four.
  test.each([true, false])(
    'is that of its page and of what is opened from it alone, scripts: %s',
    async (javaScriptEnabled) => {
      await visit(SAID, { viewport: PHONE, javaScriptEnabled }, async ({ page, errors }) => {
        expect(await line(page)).toBe('4 adults')
        await page.locator('main li h2 a, main li h3 a').first().click()
        await page.locator('#price').waitFor()
        expect([await line(page), await whose(page)]).toEqual(['4 adults', 'for 4 adults, incl. GST'])
        const dates = page.locator('#dates th a')
        if ((await dates.count()) > 1) {
          await go(page, (await dates.nth(1).getAttribute('href'))!)
          expect(await line(page)).toBe('4 adults')
        }
        await page.getByRole('button', { name: 'Per person' }).click()
        await until(page, () => whose(page), 'per person, 4 together, incl. GST')
        expect(await cookie(page)).toBeUndefined()
        await go(page, '/india?view=map')
        expect(await line(page)).toBe('one adult, twin sharing')
        expect(errors).toEqual([])
      })
    },
  )

  test('is kept once somebody says so', async () => {
    await visit(SAID, { viewport: DESKTOP }, async ({ page }) => {
      await page.locator('main [data-asks-party]').first().click()
      await page.getByRole('button', { name: 'Show our prices' }).click()
      await until(page, () => cookie(page), 'adults%3D4')
      await go(page, '/india')
      expect(await line(page)).toBe('4 adults')
    })
  })
})

describe('my party', () => {
  test('is set without a script, remembered, and followed by every page', async () => {
    await visit(LIST, { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      expect(await whose(page)).toMatch(/^per (adult|person)/)
      await page.getByRole('link', { name: 'set your party' }).click()
      await page.getByLabel('Adults').fill('0')
      await page.getByLabel('Child 1', { exact: true }).selectOption('6')
      await page.getByLabel('Child 2', { exact: true }).selectOption('9')
      await page.getByRole('button', { name: 'Show our prices' }).click()
      // What was typed is still there, and the field says what is wrong with it.
      expect(await page.getByRole('alert').innerText()).toContain('At least one adult')
      expect(await page.getByLabel('Child 2', { exact: true }).inputValue()).toBe('9')
      const adults = page.getByLabel('Adults')
      expect([await adults.inputValue(), await adults.getAttribute('aria-invalid')]).toEqual(['0', 'true'])
      await adults.fill('2')
      await page.getByRole('button', { name: 'Show our prices' }).click()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(LIST)
      expect(await cookie(page)).toBe('adults%3D2%26ages%3D9-6')
      expect([await line(page), await whose(page)]).toEqual(['2 adults, 2 children', FAMILY])
      const total = await figure(page)
      const link = await page.locator('main li h2 a').first().getAttribute('href')
      for (const path of ['/', '/india/kerala-tour-packages', link!]) {
        await go(page, path)
        expect(await line(page)).toBe('2 adults, 2 children')
        expect(await page.getByText(FAMILY).count()).toBeGreaterThan(0)
      }
      expect(await figure(page)).toBe(total)
      await page.getByRole('button', { name: 'Per person' }).click()
      expect(new URL(page.url()).pathname).toBe(link)
      expect(await whose(page)).toBe('per person, 4 together, incl. GST')
      await page.getByRole('link', { name: 'change', exact: true }).click()
      await page.getByRole('button', { name: 'One adult, no party' }).click()
      expect(await cookie(page)).toBeUndefined()
      expect(await whose(page)).toMatch(/^per (adult|person)/)
    })
  })

  test('is set over the page by keyboard alone, and prices change where they stand', async () => {
    await visit(LIST, { viewport: DESKTOP }, async ({ page, errors }) => {
      await page.evaluate(() => Object.assign(window, { untouched: true }))
      const link = page.getByRole('link', { name: 'set your party' })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.locator('#party[open] [name="adults"]').waitFor()
      await until(page, () => page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'adults')
      const tabTo = async (name: string) => {
        for (let at = 0; at < 12 && (await focused(page)) !== name; at++) await page.keyboard.press('Tab')
        expect(await focused(page)).toBe(name)
      }
      await tabTo('Children: one more')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.type('9')
      await tabTo('Show our prices')
      await page.keyboard.press('Enter')
      expect(await page.locator('#party [role="alert"]').innerText()).toBe('Please choose the age of every child.')
      expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).labels[0]?.textContent)).toBe(
        'Child 2',
      )
      await page.keyboard.type('6')
      await tabTo('Show our prices')
      await page.keyboard.press('Enter')
      await until(page, () => whose(page), FAMILY)
      expect(await cookie(page)).toBe('adults%3D2%26ages%3D9-6')
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
      await until(page, () => focused(page), 'change')
      await until(page, () => page.locator('#party-says').innerText(), 'Prices are now for 2 adults, 2 children.')
      const total = await figure(page)
      await page.getByRole('button', { name: 'Per person' }).click()
      await until(page, () => whose(page), 'per person, 4 together, incl. GST')
      expect(await figure(page)).not.toBe(total)
      // Escape leaves everything as it is.
      await page.getByRole('link', { name: 'change', exact: true }).click()
      await page.locator('#party[open]').waitFor()
      await page.keyboard.press('Escape')
      await until(page, () => focused(page), 'change')
      expect(await whose(page)).toBe('per person, 4 together, incl. GST')
      expect(errors).toEqual([])
    })
  })

  test('reaches a page that comes back from the browser’s own store', async () => {
    await visit(LIST, { viewport: PHONE }, async ({ page, errors }) => {
      await remember(page, 'adults%3D2%26ages%3D9-6')
      const comeBack = () =>
        page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await comeBack()
      await until(page, () => line(page), '2 adults, 2 children')
      expect(await whose(page)).toBe(FAMILY)
      await page.context().clearCookies()
      await comeBack()
      await until(page, () => line(page), 'one adult, twin sharing')
      expect(errors).toEqual([])
    })
  })

  test('that is nonsense counts as none, and is put right once', async () => {
    await visit(LIST, { viewport: PHONE }, async ({ page, errors }) => {
      for (const nonsense of ['adults%3D900', '%3Cscript%3E', 'adults']) {
        await remember(page, nonsense)
        const answer = await go(page, LIST)
        expect(answer?.status()).toBe(200)
        expect(await line(page)).toBe('one adult, twin sharing')
        await until(page, () => cookie(page), undefined)
      }
      // Another spelling of a party is that party.
      await remember(page, 'ages%3D6-9%26adults%3D02')
      await go(page, LIST)
      expect(await line(page)).toBe('2 adults, 2 children')
      await until(page, () => cookie(page), 'adults%3D2%26ages%3D9-6')
      expect(errors).toEqual([])
    })
  })

  test('of an address goes before the one of the device, until another is set there', async () => {
    await visit(`${LIST}&adults=4`, { viewport: DESKTOP }, async ({ page, errors }) => {
      expect(await whose(page)).toBe('for 4 adults, incl. GST')
      await go(page, `${LIST}&adults=2&ages=9-6`)
      expect(await cookie(page)).toBeUndefined()
      expect(await whose(page)).toBe(FAMILY)
      await page.getByRole('link', { name: 'change', exact: true }).click()
      await page.locator('#party[open]').getByRole('button', { name: 'Adults: one more' }).click()
      await page.getByRole('button', { name: 'Show our prices' }).click()
      await until(page, () => line(page), '3 adults, 2 children')
      expect(new URL(page.url()).search).toBe('?sort=name')
      expect(await cookie(page)).toBe('adults%3D3%26ages%3D9-6')
      expect(errors).toEqual([])
    })
  })
})
