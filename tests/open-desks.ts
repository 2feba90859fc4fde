import { signVoucher } from '#domain/documents/signed-voucher.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'
import { AUTH_SECRET } from './ripe-stamp.ts'

const TOUR = 'ajanta-ellora-and-lonar'
export const TOMORROW = addDays(istDate(new Date()), 1)

/** Departures of tomorrow at a running site, one from each of these cities: nobody leaves from one of them twice on a day. */
export function openDesks(site: { url: string }, cities: string[]) {
  const partner = openPartner(site.url)

  async function book(departure: string) {
    const quote = await given(partner.quote({ package: TOUR, departure, adults: 2 }))
    const { reference, token } = await given(partner.hold(quote.token))
    const { payUrl } = await partner.pay({ reference, token }, { provider: 'simulator', part: 'all' })
    await plainBrowser(site)(payUrl, { outcome: 'success' })
    const claim = { reference, startsOn: TOMORROW, endsOn: addDays(TOMORROW, 4), people: 2 }
    const voucher = `${site.url}/voucher/verify#${signVoucher(openKeyRing([AUTH_SECRET]), claim)}`
    return { reference, token, voucher }
  }

  /** The next of them, with as many paid bookings of two as it is asked for. */
  return async (count: number) => {
    const owner = await signedIn(site, 'owner')
    const page = `/admin/departures/new?package=${TOUR}`
    const { html } = await owner(page)
    const [, packageId = ''] = /name="packageId" value="([^"]+)"/.exec(html) ?? []
    const city = cities.pop()!
    const plan = { capacity: '8', minToRun: '2', cutoffDays: '0', twinRupees: '20,000', departureCity: city }
    const form = { intent: 'add', csrfToken: tokenIn(html), packageId, startsOn: TOMORROW, ...plan }
    const asked = await owner(page, form)
    // What a day closes is asked first: on a Monday Ajanta is shut.
    const [box = ''] = /<input[^>]*name="seenHints"[^>]*>/.exec(asked.html) ?? []
    const [, seenHints] = /value="([^"]+)"/.exec(box) ?? []
    const { location } = seenHints ? await owner(page, { ...form, seenHints }) : asked
    const [, departure = ''] = /admin\/departures\/([0-9a-z]+)/.exec(location ?? '') ?? []
    const bookings = []
    for (let at = 0; at < count; at++) bookings.push(await book(departure))
    return { departure, bookings, desk: `${site.url}/admin/departures/${departure}/desk`, owner }
  }
}
