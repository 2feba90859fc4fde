import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { newcomer, ownNetwork, startAccountsSite, WIDE } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { freePort } from './free-port.ts'
import { codeSentTo } from './sent-messages.ts'
import { seen } from './visit.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const TOMORROW = addDays(istDate(new Date()), 1)

let site: Awaited<ReturnType<typeof startAccountsSite>>
let browser: Browser
let office: BrowserContext

// A site of its own: what its reports say is this journey's alone.
beforeAll(async () => {
  site = await startAccountsSite({}, await freePort())
  browser = await openBrowser(WITHOUT_PICTURES)
  office = await someone()
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  await office.request.post(`${site.url}/api/authentication/login`, { data: login })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function someone(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: WIDE, extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  return context
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).locator('visible=true').first()

/** Sends a form and is led on. */
async function go(page: Page, name: RegExp | string): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), button(page, name).click()])
}

/** Books two on a departure as a visitor does, and pays all of it. Gives the reference and what was paid, in rupees. */
async function bookAsVisitor(departure: string) {
  const person = newcomer('Meera Kulkarni')
  const page = await (await someone()).newPage()
  await page.goto(`${site.url}/booking/new?package=${TOUR}&adults=2&departure=${departure}`)
  await go(page, 'See my quote')
  await go(page, /^Accept/)
  const typed = {
    'travellers.0.name': person.name,
    'travellers.0.age': '38',
    'travellers.1.name': 'Arjun Kulkarni',
    'travellers.1.age': '41',
    'contact.name': person.name,
    'contact.mobile': person.mobile,
    'contact.email': person.email,
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await go(page, 'Go on to the review')
  await go(page, 'Send me an OTP')
  await page.locator('#booking-otp').fill(await codeSentTo(site, `+91${person.mobile}`))
  await go(page, 'Verify and go on')
  const all = page.locator('[name=part][value=all]')
  if ((await all.count()) > 0) await all.check()
  await page.locator('[name=provider][value=simulator]').check()
  await page.locator('[name=terms]').check()
  const [, paid = ''] = /₹([\d,.]+)/.exec((await button(page, /^Pay /).textContent()) ?? '') ?? []
  await go(page, /^Pay /)
  await go(page, 'Pay')
  expect(await page.locator('h1').textContent()).toBe('Your seats are booked, Meera')
  const [, reference = ''] = /\/booking\/([2-9A-Z]{8})/.exec(page.url()) ?? []
  await page.context().close()
  return { reference, rupees: Number(paid.replaceAll(',', '')) }
}

/** The sum of a column of a report, of the year a date stands in. */
async function reported(report: string, column: string, on: string): Promise<number> {
  const year = on.slice(5) < '04-01' ? Number(on.slice(0, 4)) - 1 : Number(on.slice(0, 4))
  const answer = await office.request.get(`${site.url}/admin/reports/csv?report=${report}&year=${year}`)
  const [heads = [], ...rows] = (await answer.text())
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')))
  const at = heads.indexOf(column)
  expect([column, at >= 0, heads]).toEqual([column, true, heads])
  return rows.reduce((sum, row) => sum + Number(row[at]), 0)
}

async function figures() {
  const today = istDate(new Date())
  return {
    seats: await reported('occupancy', 'Seats', TOMORROW),
    sold: await reported('occupancy', 'Sold', TOMORROW),
    revenue: await reported('sales', 'Sold in ₹', today),
    gst: await reported('gst', 'On advances in ₹', today),
  }
}

test('a departure is sold, changed, run and reported', async () => {
  const before = await figures()
  const page = await office.newPage()
  await page.goto(`${site.url}/admin/departures/new`)
  // Enter looks for it, also before the page's script is there.
  await page.locator('#find').fill('ajanta')
  await page.locator('#find').press('Enter')
  await page.getByRole('link', { name: /^Ajanta, Ellora/ }).waitFor()
  await page.locator('#find').fill('ajanta, ELLORA and lonar')
  await page.locator('#find').press('Enter')
  const plan = { startsOn: TOMORROW, departureCity: 'Nashik', capacity: '80', minToRun: '2', cutoffDays: '0' }
  for (const [name, value] of Object.entries({ ...plan, twinRupees: '20,000' }))
    await page.locator(`[name="${name}"]`).fill(value)
  await go(page, 'Add the departure')
  // More than its page says is asked first, and what was typed stays; what that day closes may be asked as well.
  const meant = page.getByRole('checkbox', { name: 'Put it on sale all the same' })
  expect(await seen(page.getByText(/80 seats, and .* is sold as a group of at most/))).toBe(true)
  expect([await meant.isChecked(), await page.locator('[name=twinRupees]').inputValue()]).toEqual([false, '20,000'])
  await page.locator('[name=capacity]').fill('8')
  await go(page, 'Add the departure')
  if ((await meant.count()) > 0) {
    await meant.check()
    await go(page, 'Add the departure')
  }
  const [, departure = ''] = /departures\/([0-9a-z]{20})/.exec(page.url()) ?? []

  const first = await bookAsVisitor(departure)
  // Never fewer seats than are taken; a new price is for who books from now on.
  await page.goto(`${site.url}/admin/departures/${departure}`)
  await page.locator('[name=capacity]').fill('1')
  await page.locator('[name=minToRun]').fill('1')
  await go(page, 'Save')
  expect(await seen(page.getByText('2 sold and 0 held: 2 is the least.'))).toBe(true)
  await page.locator('[name=capacity]').fill('6')
  await page.locator('[name=twinRupees]').fill('25,000')
  await go(page, 'Save')
  const second = await bookAsVisitor(departure)
  expect(second.rupees).toBe(first.rupees * 1.25)

  const desk = `${site.url}/admin/departures/${departure}/desk`
  await page.goto(desk)
  await seen(page.getByText(/^Kept on this device as of/))
  expect(await page.locator('section[aria-labelledby=rooming]').textContent()).toContain('Meera Kulkarni, 38')
  await page
    .locator(`#row-${first.reference}-0`)
    .getByRole('button', { name: /^Check in/ })
    .click()
  await page.locator(`#row-${first.reference}-0`).getByRole('button', { name: /^Undo/ }).waitFor()
  await page
    .locator(`#row-${first.reference}-1`)
    .getByRole('button', { name: /^Check in/ })
    .click()
  await page.locator(`#row-${first.reference}-1`).getByRole('button', { name: /^Undo/ }).waitFor()
  expect(await page.locator('[data-desk-in]').textContent()).toBe('2')
  // caught: the first car and the first driver chosen for whoever presses
  for (const one of ['vehicle', 'driver']) expect(await page.locator(`#${one}`).inputValue()).toBe('')
  for (const one of ['vehicle', 'driver']) await page.locator(`#${one}`).selectOption({ index: 1 })
  await go(page, 'Assign to this departure')
  // Which of the two is a matter of the hour this runs at.
  expect(
    await seen(page.getByText(/^They go along\. The driver is told (within minutes|on the evening before)\.$/)),
  ).toBe(true)
  await page.goto(`${site.url}/admin/departures/${departure}/slips`)
  const slip = (await page.locator('main').textContent()) ?? ''
  expect([slip.includes('Meera Kulkarni'), slip.includes('Nashik'), slip.includes('₹')]).toEqual([true, true, false])

  const after = await figures()
  expect(after.seats - before.seats).toBe(6)
  expect(after.sold - before.sold).toBe(4)
  expect(after.revenue - before.revenue).toBeCloseTo(first.rupees + second.rupees, 2)
  // Five of every hundred and five, on the advances, to the paisa of each.
  expect(after.gst - before.gst).toBeCloseTo(((first.rupees + second.rupees) * 5) / 105, 0)
  await page.goto(`${site.url}/admin/reports`)
  expect(await seen(page.locator('#occupancy, [aria-labelledby=occupancy]').first())).toBe(true)
})
