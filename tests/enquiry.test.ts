import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { messageTo } from './sent-messages.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { ripeStamp } from './ripe-stamp.ts'
import { faultOf, PHONE, seen, until, visit } from './visit.ts'

const siteUrl = inject('siteUrl')
const PACKAGE = '/package/kerala-classic?adults=2&ages=9-6'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser?.close())

const asker = () => ({ email: `anu${randomInt(1e9)}@example.in`, mobile: `98${randomInt(10_000_000, 99_999_999)}` })
const field = (page: Page, name: string) => page.locator(`#enquiry [name="${name}"]`)
const send = (page: Page) => page.getByRole('button', { name: 'Send the enquiry' })

describe('an enquiry on a phone', () => {
  test('is sent without leaving the page, and is one however often the button is pressed', async () => {
    const { email, mobile } = asker()
    await visit(browser, PACKAGE, { viewport: PHONE }, async ({ page, errors }) => {
      expect([await field(page, 'adults').inputValue(), await field(page, 'ages').inputValue()]).toEqual(['2', '9, 6'])
      let isStamped = false
      // Whoever types takes longer than a test does.
      await page.route('**/enquiries/stamp?*', async (route) => {
        const about = new URL(route.request().url()).searchParams.get('about') ?? ''
        await route.fulfill({ json: { data: { stamp: ripeStamp(about) } } })
        isStamped = true
      })
      // The form listens for its first touch once the page is idle.
      await expect
        .poll(async () => (await field(page, 'name').blur(), await field(page, 'name').focus(), isStamped))
        .toBe(true)
      await field(page, 'name').fill('Anu')
      await page.getByLabel('Country of the mobile').selectOption({ label: 'Nepal +977' })
      await field(page, 'mobile').fill('12')
      await field(page, 'message').fill('A houseboat, please')
      await send(page).click()
      expect(await seen(page.getByText('Please enter a valid mobile number.'))).toBe(true)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mobile')
      // Caught: the form redrawn without what was typed, the country back at India, a fault that its field does not name.
      expect(await field(page, 'message').inputValue()).toBe('A houseboat, please')
      expect(await field(page, 'mobile').inputValue()).toBe('12')
      expect(await page.getByLabel('Country of the mobile').inputValue()).toBe('977')
      expect(await faultOf(field(page, 'mobile'))).toBe('Please enter a valid mobile number.')
      expect(await faultOf(field(page, 'name'))).toBeUndefined()
      await page.getByLabel('Country of the mobile').selectOption({ label: 'India +91' })
      await field(page, 'mobile').fill(mobile)
      await field(page, 'email').fill(email)
      expect(await page.locator('[data-chat]').getAttribute('href')).toContain('children+aged+9')
      const answers: string[] = []
      page.on('response', (answer) => answer.request().method() === 'POST' && answers.push(answer.url()))
      await send(page).dblclick()
      expect(await seen(page.getByRole('heading', { name: 'Your enquiry has reached us.' }))).toBe(true)
      expect(answers).toEqual([`${siteUrl}/enquiries`])
      expect(errors.filter((text) => !text.includes('status of 400'))).toEqual([])
      await page.getByRole('link', { name: 'See where it stands' }).click()
      await page.waitForURL('**/enquiry/*')
      expect(await page.locator('main').textContent()).toMatch(
        /Kerala Classic.*2 adults, 2 children aged 9 and 6.*A houseboat/,
      )
      // Somebody who took their time is believed: the mail is sent.
      expect(await messageTo({ url: siteUrl }, email, /enquiry ENQ-/)).toContain(page.url())
    })
  })

  test('that cannot be sent says so, and keeps what was typed', async () => {
    await visit(browser, '/contact-us', { viewport: PHONE }, async ({ page }) => {
      const says = page.locator('#enquiry [data-says]')
      await field(page, 'message').fill('Tea and rain')
      await page.route('**/enquiries', (route) => route.abort())
      await send(page).click()
      await until(page, () => says.textContent(), 'Something went wrong. Try again.')
      await page.unroute('**/enquiries')
      const message = 'Very many people are asking just now. Try again in a few seconds.'
      await page.route('**/enquiries', (route) => route.fulfill({ status: 503, json: { message } }))
      await send(page).click()
      await until(page, () => says.textContent(), `${message} Nothing you typed is lost.`)
      expect([await says.getAttribute('role'), await field(page, 'message').inputValue()]).toEqual([
        'alert',
        'Tea and rain',
      ])
      expect(await send(page).getAttribute('aria-disabled')).toBeNull()
    })
  })

  test('of our letters says what is amiss at its field, in our words, and then what comes', async () => {
    await visit(browser, '/contact-us', { viewport: PHONE }, async ({ page, errors }) => {
      const email = page.locator('footer [name="email"]')
      await email.fill('meera')
      await page.getByRole('button', { name: 'Send it' }).click()
      await until(page, () => faultOf(email), 'Please enter a valid email address.')
      expect(await email.inputValue()).toBe('meera')
      await email.fill(asker().email)
      await page.getByRole('button', { name: 'Send it' }).click()
      expect(await seen(page.locator('footer').getByText('We have sent a letter to the address you gave.'))).toBe(true)
      expect(new URL(page.url()).pathname).toBe('/contact-us')
      expect(errors.filter((text) => !text.includes('status of 400'))).toEqual([])
    })
  })

  test('is sent, corrected and withdrawn without JavaScript', async () => {
    const { email, mobile } = asker()
    await visit(browser, '/contact-us', { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
      await field(page, 'name').fill('Anu <Rao>')
      await field(page, 'mobile').fill('98123')
      await field(page, 'email').fill(email)
      await field(page, 'budget').fill('1.5 lakh')
      await field(page, 'ages').fill('9')
      await field(page, 'message').fill('Tea\nand rain')
      await send(page).click()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your enquiry is not sent yet')
      expect(await page.getByText('Please enter a valid mobile number.').count()).toBe(1)
      expect(await page.getByText('Please say how many adults.').count()).toBe(1)
      expect(await field(page, 'name').inputValue()).toBe('Anu <Rao>')
      expect(await field(page, 'message').inputValue()).toBe('Tea\nand rain')
      await field(page, 'mobile').fill(mobile)
      await field(page, 'adults').fill('2')
      await send(page).click()
      await page.waitForURL('**/enquiry/*')
      expect(await page.locator('main').textContent()).toMatch(/₹1,50,000 for all/)
      await page.getByRole('button', { name: 'Send me an OTP' }).click()
      expect(await seen(page.getByLabel('OTP'))).toBe(true)
      await page.getByText('Withdraw this enquiry').click()
      await page.getByRole('button', { name: 'Withdraw and delete' }).click()
      expect(await page.locator('main').textContent()).toMatch(/You withdrew this enquiry/)
      expect(await page.content()).not.toMatch(/and rain/)
    })
  })
})

describe('the page of an enquiry', () => {
  // Caught: the page drawn through the page cache, a page search engines may keep, an operator's script on a secret address, the address told to other sites.
  test('is for whoever has the link and for nobody else', async () => {
    const { email, mobile } = asker()
    const body = new URLSearchParams({
      about: 'city:munnar',
      page: '/india',
      name: 'Anu',
      mobile,
      email,
      message: 'Zxq',
    })
    const sent = await fetch(`${siteUrl}/enquiries`, { method: 'POST', body, redirect: 'manual' })
    const place = sent.headers.get('location') ?? ''
    for (const path of [place, place.replace('enquiry', 'Enquiry'), `${place}?view=code`]) {
      const page = await fetch(siteUrl + path)
      const html = await page.text()
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([
        path,
        200,
        expect.stringContaining('no-store'),
      ])
      expect(page.headers.get('x-robots-tag')).toContain('noindex')
      expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
      expect(html).toMatch(/<meta name="referrer" content="no-referrer"/)
      expect(html).not.toMatch(/data-scripts=|rel="canonical"/)
      expect([html.includes('Zxq'), html.includes(email), html.includes(mobile)]).toEqual([true, false, false])
    }
    expect((await fetch(siteUrl + place)).headers.get('referrer-policy')).toBe('no-referrer')
    const wrong = await fetch(`${siteUrl}/enquiry/${'x'.repeat(22)}`)
    expect([wrong.status, /That link does not work/.test(await wrong.text())]).toEqual([404, true])
  })
})
