import { Hono } from 'hono'
import { BOOK_RULES } from '#domain/bookings/pay/book-rules.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { waitlist } from '#domain/departures/tables.ts'
import { lookAfterWaitlists } from '#domain/departures/waitlist/offers.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { createQuotes } from '#server/forms/quotes.ts'
import { createWaitlist } from '#server/forms/waitlist.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { bookingBench, DEPARTURE } from './booking-bench.ts'

const SEAT_RULES = BOOK_RULES.filter(({ name }) => /seats|overbooked/.test(name))

/** A full departure: two bookings of two, and what is asked for more. */
export async function waitlistBench(db: Db) {
  const calls = await bookingBench(db, { capacity: 4 })
  const requestServices = openRequestServices(calls.services)
  const draw: DrawPrivate = async (_path, { status = 200 } = {}) => new Response('<html>', { status })
  const app = new Hono()
    .route('/', createWaitlist(requestServices, draw))
    .route('/', createQuotes({ ...calls.services, ...requestServices }, draw))
  const send = async (path: string, fields: Record<string, string> = {}, cookie = '') => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie }
    const answer = await app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!)
    return { status: answer.status, location: answer.headers.get('location') ?? '', set }
  }
  const join = (email: string, seats: number) =>
    send('/waitlist', { departure: DEPARTURE.id, email, adults: String(seats) })
  /** The place in the last mail to an address. */
  const placeOf = async (email: string) => {
    const mail = (await listOutbox(db, 50)).find(({ to }) => to === email)
    return /\/waitlist\/\S+/.exec(mail?.body ?? '')?.[0] ?? ''
  }
  const wait = async (email: string, seats: number) => {
    await join(email, seats)
    await send(`${await placeOf(email)}/confirm`)
  }
  const tick = () => lookAfterWaitlists(calls.services)
  const states = async () =>
    Object.fromEntries(
      (await db.select().from(waitlist)).map(({ email, mobile, state }) => [email?.split('@')[0] ?? mobile, state]),
    )
  const seats = async () => (await calls.departure())['held']
  const faults = async () => (await checkBooks(db, { rules: SEAT_RULES })).findings
  return { ...calls, send, join, placeOf, wait, tick, states, seats, faults }
}
