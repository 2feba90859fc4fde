import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'

const TOUR = 'ajanta-ellora-and-lonar'
const site = () => ({ url: inject('siteUrl') })
const utr = `78${randomInt(1_000_000_000, 9_999_999_999)}`
const daysAgo = (days: number) => new Date(Date.now() + 330 * 60_000 - days * 86_400_000).toISOString().slice(0, 10)
const today = daysAgo(0)

const partner = openPartner(inject('siteUrl'))

async function book() {
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-1)!
  return given(partner.hold((await given(partner.quote({ package: TOUR, departure, adults: 2 }))).token))
}

/** What a form of the page would send once more, with what it was shown. */
function hiddenIn(html: string, name: string): string {
  return (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

describe('money taken at the desk', () => {
  let booking: Awaited<ReturnType<typeof book>>
  let page: string
  beforeAll(async () => {
    booking = await book()
    page = `/admin/bookings/${booking.reference}/money`
  })
  const firstPaise = () => booking.payments[0]!.amountPaise

  test('is nobody’s page but of whoever may settle payments', async () => {
    expect((await plainBrowser(site())(page)).status).not.toBe(200)
    const traveller = await signedIn(site(), 'traveller')
    expect((await traveller(page)).status).toBe(403)
  })

  test('shows what it does, does it at the second press, and says how it came', async () => {
    const owner = await signedIn(site(), 'owner')
    const shown = await owner(page)
    expect(shown.status).toBe(200)
    const csrfToken = tokenIn(shown.html)
    const typed = {
      csrfToken,
      intent: 'take',
      way: 'transfer',
      number: utr,
      cameOn: today,
      share: '',
      amount: String(firstPaise() / 100),
    }
    const tooMuch = await owner(page, { ...typed, amount: '9999999' })
    expect([tooMuch.status, /is all that is due/.test(tooMuch.html)]).toEqual([422, true])
    const may = async (cameOn: string) => (await owner(page, { ...typed, cameOn })).html
    // caught: money that came before its booking, with no way but a day on which nothing came
    const early = await may(daysAgo(100))
    expect(early).toMatch(/came before the booking was entered, on[^]*when it came, was due before today/)
    expect(await may(daysAgo(181))).toContain('At most 180 days ago')
    const first = await owner(page, typed)
    expect([first.status, /What it does[^]*It confirms the booking/.test(first.html)]).toEqual([200, true])
    expect((await partner.look(booking)).state).toBe('held')
    const seen = { seen: hiddenIn(first.html, 'seen'), due: hiddenIn(first.html, 'due') }
    // caught: another sum taken on the strength of the one that was shown
    const other = await owner(page, { ...typed, ...seen, amount: '1' })
    expect([other.status, /It does not confirm the booking yet/.test(other.html)]).toEqual([200, true])
    const traveller = await signedIn(site(), 'traveller')
    expect((await traveller(page, { ...typed, ...seen })).status).toBe(403)
    const taken = await owner(page, { ...typed, ...seen })
    expect(taken.location).toContain('done=taken-booked')
    expect(await partner.look(booking)).toMatchObject({ state: 'confirmed', paidPaise: firstPaise() })
    const desk = await owner(`/admin/bookings/${booking.reference}`)
    expect(desk.html).toMatch(/received by bank transfer on[^]*Entered wrongly\?/)
    expect(desk.html).toContain(utr)
    const payer = plainBrowser(site())
    await payer(`/booking/${booking.reference}?key=${booking.token}`)
    const own = await payer(`/booking/${booking.reference}`)
    expect(own.html).toContain('received by bank transfer on')
  })

  test('says which booking its number has paid, to staff alone, and is taken back', async () => {
    const owner = await signedIn(site(), 'owner')
    const another = await book()
    const at = `/admin/bookings/${another.reference}/money`
    const csrfToken = tokenIn((await owner(at)).html)
    const again = await owner(at, {
      csrfToken,
      intent: 'take',
      way: 'upi-desk',
      number: utr,
      cameOn: today,
      share: '',
      amount: '100',
    })
    expect([again.status, again.html.includes(booking.reference)]).toEqual([409, true])
    const desk = `/admin/bookings/${booking.reference}`
    const shown = await owner(desk)
    const payment = hiddenIn(shown.html, 'payment')
    const back = await owner(desk, { csrfToken: tokenIn(shown.html), intent: 'take-back', payment })
    expect(back.location).toContain('done=take-back')
    expect(await partner.look(booking)).toMatchObject({ state: 'held', paidPaise: 0 })
    expect((await owner('/admin/payments?prove')).html).toMatch(/Adds up[^]*none broken/)
  })
})
