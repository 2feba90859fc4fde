import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { loadGroup } from '#app/routes/booking/group/group.server.ts'
import { loadShare } from '#app/routes/booking/share/share.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { findShare } from '#domain/bookings/group/friend.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { shareToken } from '#domain/bookings/group/share-link.ts'
import { instalments } from '#domain/bookings/tables.ts'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import type { ShareKey } from '#domain/bookings/group/friend.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { bookingCookie, shareCookie } from '#server/forms/booking/door.ts'
import { createBookings } from '#server/forms/booking/bookings.ts'
import { createShares } from '#server/forms/booking/shares.ts'
import type { Services } from '#domain/services.server.ts'
import { bookingKeyContext, formAnswerContext, servicesContext, shareKeyContext } from '#web/contexts.ts'
import type { FormAnswer } from '#web/contexts.ts'
import { bookingBench } from './booking-bench.ts'

/** Four friends; who books is the first of them. */
export const FRIENDS = [
  { name: 'Meera Kulkarni', age: 38 },
  { name: 'Farah Khan', age: 35 },
  { name: 'Joseph Kurian', age: 36 },
  { name: 'Sunil Rao', age: 33 },
]

type Drawn = { answer?: FormAnswer; status?: number; bookingKey?: BookingKey; shareKey?: ShareKey | undefined }

/** Four friends whose first part is paid by who booked, and the forms of their pages. */
export async function groupBench(db: Db) {
  const calls = await bookingBench(db)
  const requestServices = openRequestServices(calls.services)
  const booking = await calls.book({ adults: 4 }, { travellers: FRIENDS })
  await booking.pay('success')
  const { reference, token } = booking
  const { keys } = calls.services
  const { booking: opened, access } = (await findBooking(db, keys, reference, { token }))!
  const { id } = opened
  const drawn: Drawn[] = []
  const draw = async (_path: string, shown: Drawn = {}) => {
    drawn.push(shown)
    return new Response('<html>', { status: shown.status ?? 200 })
  }
  const forms = { ...calls.services, ...requestServices }
  const app = new Hono().route('/', createBookings(forms, draw)).route('/', createShares(forms, draw))
  const send = (method: string) => async (path: string, cookie: string, fields?: Record<string, string>) => {
    const answer = await app.request(`/booking/${reference}${path}`, {
      method,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
      ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
    })
    return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers }
  }
  const own = bookingCookie(requestServices, reference, token).split(';')[0]!
  const tokenOf = async (share: number) =>
    shareToken(keys, (await listShares(db, id)).find((one) => one.share === share)!.linkId)
  const cookieOf = async (share: number) =>
    shareCookie(requestServices, { reference, share, token: await tokenOf(share) }).split(';')[0]!
  const post = send('POST')
  const group = (fields: Record<string, string>) => post('/group', own, fields)
  const context = (key: ShareKey | null, answer?: FormAnswer) => {
    const made = new RouterContextProvider()
    made.set(servicesContext, calls.services as unknown as Services)
    made.set(bookingKeyContext, key ? {} : { token })
    made.set(shareKeyContext, key)
    made.set(formAnswerContext, answer ?? null)
    return made
  }
  const path = `https://padav.test/booking/${reference}`
  /** The page of who booked, as it is drawn once a form of it has been answered so. */
  const groupPage = (answer?: FormAnswer) => loadGroup(context(null, answer), reference, path)
  const sharePage = async (share: number, token?: string) =>
    loadShare(context({ share, token: token ?? (await tokenOf(share)) }), reference, `${path}/share/${share}`)
  /** A friend goes to pay: the order that opens. */
  const order = async (share: number, part: number | 'all' = 'all') => {
    const key = crypto.randomUUID()
    const asked = { provider: 'simulator', part: String(part), key }
    const { location } = await post(`/share/${share}/pay`, await cookieOf(share), asked)
    return /gateway\/(\w+)$/.exec(location ?? '')?.[1] ?? location
  }
  return {
    ...calls,
    ...booking,
    id,
    access,
    app,
    drawn,
    own,
    post,
    get: send('GET'),
    group,
    form: (split = 'equal') =>
      group({ intent: 'form', split, 'payer.0': '0', 'payer.1': '2', 'payer.2': '3', 'payer.3': '4' }),
    tokenOf,
    cookieOf,
    order,
    groupPage,
    sharePage,
    pays: async (share: number, outcome = 'success', part: number | 'all' = 'all') => {
      const orderId = await order(share, part)
      return calls.gateway(String(orderId), outcome)
    },
    parts: () => db.select().from(instalments).orderBy(instalments.part),
    /** All that the pages of the group know when they are drawn: who booked's, and every friend's. */
    pages: async () => {
      const shares = (await listShares(db, id)).filter(({ share }) => share > 0)
      const drawn = shares.map(({ share }) => sharePage(share))
      return (await Promise.all([groupPage(), ...drawn])).map((page) => JSON.stringify(page))
    },
    opens: async (share: number, key: string) => findShare(db, keys, reference, { share, token: key }),
  }
}
