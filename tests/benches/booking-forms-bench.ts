import { findWayBack } from '#domain/bookings/pay/way-back.server.ts'
import { Hono } from 'hono'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import type { FormAnswer } from '#web/contexts.ts'
import { bookingCookie } from '#server/forms/booking/door.ts'
import { createBookings } from '#server/forms/booking/bookings.ts'

export const NAMES = {
  'contact.name': CONTACT.name,
  'contact.mobile': CONTACT.mobile,
  'contact.email': CONTACT.email,
  'travellers.0.name': 'Meera Kulkarni',
  'travellers.0.age': '38',
  'travellers.1.name': 'Arjun Kulkarni',
  'travellers.1.age': '41',
}

export async function bench(db: Db, asked: object = {}) {
  const calls = await bookingBench(db)
  const requestServices = openRequestServices(calls.services)
  const { reference, token, at, pay } = await calls.book(asked)
  const drawn: { path: string; answer: FormAnswer | undefined; status: number | undefined }[] = []
  const app = new Hono().route(
    '/',
    createBookings({ ...calls.services, ...requestServices }, async (path, { answer, status } = {}) => {
      drawn.push({ path, answer, status })
      return new Response('<html>', { status: status ?? 200 })
    }),
  )
  const kept = new Map<string, string>()
  const keep = (cookie: string) => kept.set(cookie.split('=', 1)[0]!, cookie.split(';', 1)[0]!)
  keep(bookingCookie(requestServices, reference, token))
  const post = async (form: string, fields: Record<string, string> = {}) => {
    const answer = await app.request(`/booking/${reference}/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: [...kept.values()].join('; ') },
      body: new URLSearchParams(fields).toString(),
    })
    answer.headers.getSetCookie().forEach(keep)
    return answer.headers.get('location') ?? answer.status
  }
  const keepSession = (session: string) => keep(requestServices.jar.set('session', session))
  const look = (path: string, cookie: string) => app.request(path, { headers: { Cookie: cookie } })
  const find = async () => (await findBooking(db, calls.services.keys, reference, { token }))!.booking
  return {
    ...calls,
    requestServices,
    token,
    at,
    pay,
    drawn,
    post,
    keepSession,
    look,
    find,
    wayBack: async () => findWayBack(calls.services, await find()),
    reference,
    path: `/booking/${reference}`,
  }
}
