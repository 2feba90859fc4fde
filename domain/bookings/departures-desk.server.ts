import { and, asc, count, eq, gte, ilike, inArray, isNotNull, sql } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { findBookingById } from './find-booking.server.ts'
import { hasFreeMove } from './free-move.server.ts'
import { choiceUntil } from './operator-cancellation.server.ts'
import type { QuoteNeeds } from './quotes.server.ts'
import { bookings } from './tables.ts'

const PAGE_SIZE = 40

const bookedOf = (db: Db, only = sql`true`) =>
  db.$count(
    bookings,
    and(eq(bookings.departureId, departures.id), inArray(bookings.state, ['held', 'confirmed']), only),
  )

/** One page of what leaves from today on, the soonest first, of packages whose name holds some words; those that were called off among them. Refuses `forbidden`. */
export async function listDeparturesDesk(
  db: Db,
  actor: Actor,
  { words = '', page = 1 }: { words?: string; page?: number },
) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const holds = words === '' ? undefined : ilike(packages.name, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const of = and(gte(departures.startsOn, todayInIndia), holds)
  const { id, startsOn, departureCity, capacity, held, sold, status, isPrivate } = departures
  const rows = await db
    .select({
      id,
      startsOn,
      departureCity,
      capacity,
      held,
      sold,
      status,
      isPrivate,
      name: packages.name,
      bookings: bookedOf(db),
      choosing: bookedOf(db, isNotNull(bookings.choiceUntil)),
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(of)
    .orderBy(asc(startsOn), asc(packages.name), asc(id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const [counted] = await db
    .select({ total: count() })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(of)
  const total = counted?.total ?? 0
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) })
}

export type Foreseen = Extract<Awaited<ReturnType<typeof foreseeCallOff>>, { ok: true }>['value']

/** Whom calling a departure off would concern, what they have paid, in paise, and who could choose another date until when. Changes nothing. Refuses `forbidden` and 'unknown-departure'. */
export async function foreseeCallOff(needs: QuoteNeeds, actor: Actor, departureId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { db } = needs
  const [found] = await db
    .select({
      departure: departures,
      name: packages.name,
      url: packages.url,
      today: sql<string>`${todayInIndia}::text`,
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(departures.id, departureId))
  if (!found) return refused('unknown-departure')
  const { departure, name, url, today } = found
  const waiting = await db.$count(
    waitlist,
    and(eq(waitlist.departureId, departureId), inArray(waitlist.state, ['waiting', 'kept', 'offered'])),
  )
  const until = choiceUntil(departure.startsOn, today)
  return done({ departure, name, url, today, waiting, until, booked: await listBooked(needs, departureId) })
}

async function listBooked(needs: QuoteNeeds, departureId: string) {
  const { db } = needs
  const open = and(eq(bookings.departureId, departureId), inArray(bookings.state, ['held', 'confirmed']))
  const ids = await db.select({ id: bookings.id }).from(bookings).where(open).orderBy(asc(bookings.reference))
  const booked = []
  for (const { id } of ids) {
    const booking = (await findBookingById(db, id))!
    const { reference, contactName, seats, state, choiceUntil: chooses } = booking
    const { applied: paidPaise } = await findBalances(db, id)
    const mayMove = state === 'confirmed' && (await hasFreeMove(needs, booking))
    booked.push({ reference, name: contactName, seats, state, paidPaise, mayMove, chooses })
  }
  return booked
}
