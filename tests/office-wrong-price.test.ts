import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser } from './plain-browser.ts'

const url = inject('siteUrl')
const [NAME, TOUR] = ['Odisha Golden Triangle', 'odisha-golden-triangle']
/** Far enough ahead for every part of a payment to have its day, and of nobody else's season. */
const STARTS_ON = addDays(istDate(new Date()), 120)
const RIGHT = '31,250'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser?.close())

const partner = openPartner(url)
const quoteIt = () => given(partner.quote({ package: TOUR, startsOn: STARTS_ON, adults: 2 }))

async function pay(booked: Parameters<typeof partner.pay>[0], part: number): Promise<number> {
  const { payUrl, amountPaise } = await partner.pay(booked, { provider: 'simulator', part })
  await plainBrowser({ url })(payUrl, { outcome: 'success' })
  return amountPaise
}

/** Corrects the twin price in the editor, and publishes it. */
async function correct(): Promise<void> {
  const owner = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  await owner.request.post(`${url}/api/authentication/login`, {
    data: { email: 'owner@padav.test', password: DEMO_PASSWORD },
  })
  const page = await owner.newPage()
  await page.goto(`${url}/admin/packages?${new URLSearchParams({ q: NAME })}`)
  await page.getByRole('link', { name: NAME, exact: true }).first().click()
  await page.getByRole('link', { name: 'Prices and terms' }).click()
  await page.locator('[data-office][data-awake]').waitFor()
  await page.getByLabel('Twin', { exact: true }).fill(RIGHT)
  await expect.poll(() => page.locator('#bills ~ [role=status]').textContent()).toContain('A couple')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.waitForURL(/done=kept/)
  await page.getByRole('link', { name: 'Publish…' }).click()
  await page.getByLabel('Why, for the history').first().fill('A figure was left out')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(/done=published/)
  await owner.close()
}

test('a wrong price is corrected without harming what was sold at the old one', async () => {
  const [sold, untaken] = [await quoteIt(), await quoteIt()]
  const wrong = sold.totalPaise
  const booked = await given(partner.hold(sold.token))
  const first = await pay(booked, 1)
  const look = () => partner.look(booked)
  await expect.poll(async () => (await look()).state).toBe('confirmed')
  const before = await look()
  const buyer = plainBrowser({ url })
  await buyer(`/booking/${booked.reference}?key=${booked.token}`)
  const rupees = `₹${(wrong / 100).toLocaleString('en-IN')}`
  expect((await buyer(`/booking/${booked.reference}`)).html).toContain(rupees)

  await correct()

  await expect.poll(async () => (await quoteIt()).totalPaise !== wrong).toBe(true)
  const right = (await quoteIt()).totalPaise
  expect(right).toBeGreaterThan(wrong)
  // Sold at the old price: the bill, its papers and what is still to come.
  const after = await look()
  expect(after).toEqual(before)
  expect((await buyer(`/booking/${booked.reference}`)).html).toContain(rupees)
  expect((await buyer(`/booking/${booked.reference}/pack`)).status).toBe(200)
  expect(await pay(booked, 2)).toBe(booked.payments.find(({ part }) => part === 2)?.amountPaise)
  await expect
    .poll(async () => (await look()).paidPaise)
    .toBe(first + booked.payments.find(({ part }) => part === 2)!.amountPaise)
  // Promised and not taken up: the new price is offered, and nothing is sold unseen.
  const { error, response } = await partner.hold(untaken.token)
  expect({ status: response.status, ...error }).toMatchObject({
    status: 409,
    reason: 'price-changed',
    data: { totalPaise: right },
  })
  const offered = error && 'data' in error ? error.data?.quote : undefined
  expect(await given(partner.hold(offered!))).toMatchObject({ totalPaise: right })
})
