import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, sparePictures } from './browser.ts'
import { plainBrowser } from './plain-browser.ts'

const url = inject('siteUrl')
const [NAME, TOUR] = ['Odisha Golden Triangle', 'odisha-golden-triangle']
/** Far enough ahead for every part of a payment to have its day, and of nobody else's season. */
const STARTS_ON = addDays(istDate(new Date()), 120)
const RIGHT = '31,250'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

type Part = { part: number; amountPaise: number; dueOn: string | null }
type Quoted = { token: string; totalPaise: number; payments: Part[] }
type Booked = {
  reference: string
  token: string
  totalPaise: number
  paidPaise: number
  payments: Part[]
  state: string
}
type Answer<Data> = { status: number; reason?: string; data: Data }

async function call<Data>(path: string, body?: object, token = ''): Promise<Answer<Data>> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Forwarded-For': ownNetwork(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, ...((await answer.json()) as { data: Data; reason?: string }) }
}

const quoteIt = () => call<Quoted>('/api/quotes', { package: TOUR, startsOn: STARTS_ON, adults: 2, ages: [] })
const bookIt = (quote: string) =>
  call<Booked>('/api/bookings', {
    quote,
    contact: { name: 'Meera Kulkarni', mobile: '9812345678', email: 'meera@example.org' },
  })

async function pay({ reference, token }: Booked, part: number): Promise<number> {
  const asked = { provider: 'simulator', part }
  const { data } = await call<{ payUrl: string; amountPaise: number }>(
    `/api/bookings/${reference}/payments`,
    asked,
    token,
  )
  await plainBrowser({ url })(data.payUrl, { outcome: 'success' })
  return data.amountPaise
}

/** Corrects the twin price in the editor, and publishes it. */
async function correct(): Promise<void> {
  const owner = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  await sparePictures(owner)
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
  const wrong = sold.data.totalPaise
  const { data: booked } = await bookIt(sold.data.token)
  const first = await pay(booked, 1)
  const look = () => call<Booked>(`/api/bookings/${booked.reference}`, undefined, booked.token)
  await expect.poll(async () => (await look()).data.state, { timeout: 15_000 }).toBe('confirmed')
  const before = (await look()).data
  const buyer = plainBrowser({ url })
  await buyer(`/booking/${booked.reference}?key=${booked.token}`)
  const rupees = `₹${(wrong / 100).toLocaleString('en-IN')}`
  expect((await buyer(`/booking/${booked.reference}`)).html).toContain(rupees)

  await correct()

  await expect.poll(async () => (await quoteIt()).data.totalPaise !== wrong, { timeout: 15_000 }).toBe(true)
  const right = (await quoteIt()).data.totalPaise
  expect(right).toBeGreaterThan(wrong)
  // Sold at the old price: the bill, its papers and what is still to come.
  const after = (await look()).data
  expect(after).toEqual(before)
  expect((await buyer(`/booking/${booked.reference}`)).html).toContain(rupees)
  expect((await buyer(`/booking/${booked.reference}/pack`)).status).toBe(200)
  expect(await pay(booked, 2)).toBe(booked.payments.find(({ part }) => part === 2)?.amountPaise)
  await expect
    .poll(async () => (await look()).data.paidPaise, { timeout: 15_000 })
    .toBe(first + booked.payments.find(({ part }) => part === 2)!.amountPaise)
  // Promised and not taken up: the new price is offered, and nothing is sold unseen.
  const refused = await bookIt(untaken.data.token)
  expect(refused).toMatchObject({ status: 409, reason: 'price-changed', data: { totalPaise: right } })
  const offered = (refused.data as unknown as { quote: string }).quote
  expect(await bookIt(offered)).toMatchObject({ status: 201, data: { totalPaise: right } })
})
