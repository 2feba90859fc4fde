import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const site = () => ({ url: inject('siteUrl') })
const line = `77${randomInt(1_000_000_000, 9_999_999_999)}`
const OFFICE = '/admin/payments'

const partner = openPartner(inject('siteUrl'))

async function book() {
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-1)!
  return given(partner.hold((await given(partner.quote({ package: TOUR, departure, adults: 2 }))).token))
}

const browser = () => plainBrowser(site())

describe('a booking paid by UPI, straight to the bank', () => {
  let booking: Awaited<ReturnType<typeof book>>
  let order: Awaited<ReturnType<typeof partner.pay>>
  beforeAll(async () => {
    booking = await book()
    order = await partner.pay(booking, { provider: 'upi', part: 1 })
  })
  const state = () => partner.look(booking)

  test('shows a link that says exactly the sum, and never calls it paid', async () => {
    const page = await browser()(order.payUrl)
    const [, link = ''] = /href="(upi:[^"]*)"/.exec(page.html) ?? []
    const said = new URL(link.replaceAll('&amp;', '&')).searchParams
    expect([said.get('pa'), said.get('cu'), Number(said.get('am')) * 100]).toEqual([
      'padav.demo@example',
      'INR',
      order.amountPaise,
    ])
    expect(said.get('tr')?.toLowerCase()).toBe(order.orderId)
    expect([page.headers.get('cache-control'), page.html.includes('is paid</h1>')]).toEqual([
      'private, no-cache, no-store',
      false,
    ])
  })

  test('waits for a person once the payer says so; a UTR that is none is marked', async () => {
    const payer = browser()
    const wrong = await payer(`${order.payUrl}/told`, { utr: '12' })
    expect([wrong.status, wrong.html.includes('A UTR has 12 figures')]).toEqual([400, true])
    expect((await payer(`${order.payUrl}/told`, { utr: line })).location).toBe(order.payUrl)
    expect(await state()).toMatchObject({ state: 'held', orders: [{ state: 'pending' }] })
    expect((await payer(order.payUrl)).html).toContain('we have not seen it yet')
  })

  test('is confirmed by whoever may, at the amount of the line, once', async () => {
    const owner = await signedIn(site(), 'owner')
    const shown = await owner(OFFICE)
    expect([shown.status, shown.html.includes(booking.reference), shown.html.includes(line)]).toEqual([200, true, true])
    const csrfToken = tokenIn(shown.html)
    const typed = { intent: 'confirm', order: order.orderId, utr: line, amount: (order.amountPaise / 100).toFixed(2) }
    const kept = await owner(OFFICE, { ...typed, csrfToken, amount: 'all of it' })
    expect([kept.status, kept.html.includes(`value="${line}"`)]).toEqual([400, true])
    // caught: of two faults the amount alone was marked
    const both = await owner(OFFICE, { ...typed, csrfToken, utr: 'x', amount: 'abc' })
    expect(both.html.match(/aria-invalid="true"/g)).toHaveLength(2)
    // Another sum says what it would do, and does nothing at the first press.
    const other = await owner(OFFICE, { ...typed, csrfToken, amount: '15' })
    expect([other.status, /₹15\.00 is .* less\. Entered so, it pays no part/.test(other.html)]).toEqual([409, true])
    // caught: a form of the office without its token, and one of somebody who may not
    expect((await owner(OFFICE, typed)).status).toBe(403)
    const traveller = await signedIn(site(), 'traveller')
    expect((await traveller(OFFICE, { ...typed, csrfToken })).status).toBe(403)
    expect(await state()).toMatchObject({ state: 'held' })
    expect((await owner(OFFICE, { ...typed, csrfToken })).location).toContain('done=confirmed')
    expect(await state()).toMatchObject({ state: 'confirmed', orders: [{ state: 'paid' }] })
    const again = await owner(OFFICE, { ...typed, csrfToken })
    expect([again.status, again.html.includes('has been entered before')]).toEqual([409, true])
    expect((await owner(`${OFFICE}?prove`)).html).toMatch(/Adds up[^]*none broken/)
  })
})
