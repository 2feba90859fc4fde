import { openPadav, opens } from '@padav/client'
import { ownNetwork } from './accounts.ts'

const CONTACT = { name: 'Meera Kulkarni', mobile: '9812345678', email: 'meera@example.org' }
type OpenedBooking = { reference: string; token?: string }
type Journey = {
  package: string
  departure?: string
  startsOn?: string
  adults: number
  ages?: number[]
  rooms?: Record<string, number>
}

/** Somebody's program that books at the site by its calls, each time from another network; `given` is what a call answers, once it is good. */
export function openPartner(site: string) {
  const padav = openPadav({ site })
  padav.use({ onRequest: ({ request }) => request.headers.set('X-Forwarded-For', ownNetwork()) })
  const header = () => ({ 'Idempotency-Key': crypto.randomUUID() })

  /** Departures of a package that have seats, the earliest first. */
  async function departuresOf(url: string, seats: number) {
    const shown = await given(padav.GET('/api/public/package/{package}', { params: { path: { package: url } } }))
    return shown.departures.filter(({ seatsLeft }) => seatsLeft >= seats)
  }
  const quote = (asked: Journey) => padav.POST('/api/quotes', { body: asked })
  const hold = (token: string, more: { contact?: typeof CONTACT; travellers?: { name: string; age: number }[] } = {}) =>
    padav.POST('/api/bookings', { params: { header: header() }, body: { quote: token, contact: CONTACT, ...more } })
  const at = ({ reference, token = '' }: OpenedBooking) => ({ params: { path: { reference } }, headers: opens(token) })
  const look = (booking: OpenedBooking) => given(padav.GET('/api/bookings/{reference}', at(booking)))
  const cancel = (booking: OpenedBooking) =>
    given(padav.POST('/api/bookings/{reference}/cancellation', { ...at(booking), body: {} }))
  /** Opens an order, which is paid at its `payUrl`. */
  const pay = (booking: OpenedBooking, asked: { provider: 'simulator' | 'upi'; part: number | 'all' }) =>
    given(
      padav.POST('/api/bookings/{reference}/payments', {
        params: { path: { reference: booking.reference }, header: header() },
        headers: opens(booking.token ?? ''),
        body: asked,
      }),
    )
  return { departuresOf, quote, hold, look, cancel, pay }
}

type AnsweredCall<Value> = { data?: { data: Value }; error?: unknown; response: Response }

/** What a call answered. Throws what it refused. */
export async function given<Value>(call: Promise<AnsweredCall<Value>>): Promise<Value> {
  const { data, error, response } = await call
  if (!data) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`)
  return data.data
}
