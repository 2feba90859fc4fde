import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { findColleagues } from '#domain/accounts/staff.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { nameOfActor } from './booking/deeds.server.ts'
import { callOffAsks, refundAsks } from './tables.ts'

const MOST_ASKS = 8

/** What somebody of the staff asked for and a second person decides; `key` is the reference of a booking, or the id of a departure. */
export type OpenAsk = {
  about: 'refund' | 'booking' | 'departure'
  key: string
  name: string | null
  startsOn: string
  amountPaise: number
  isOwn: boolean
  /** Nobody once they have left. */
  by: string | undefined
}

/** Refunds and bookings or departures to be called off that wait for a second person, the oldest first, and how many there are; of a departure that has left or is off by now nothing is to be decided. Refuses `forbidden`. */
export async function listOpenAsks(db: Db, actor: Actor) {
  const allowed = demand(actor, 'payments.settle')
  if (!allowed.ok) return allowed
  const asks = unionAll(ofBookings(db), ofDepartures(db)).as('asks')
  const { about, key, name, startsOn, amountPaise, askedBy, askedAt } = asks
  const all = sql`count(*) over ()`.mapWith(Number)
  const found = await db
    .select({ about, key, name, startsOn, amountPaise, askedBy, all })
    .from(asks)
    .orderBy(askedAt, key)
    .limit(MOST_ASKS)
  const names = await findColleagues(
    db,
    actor,
    found.map(({ askedBy }) => askedBy),
  )
  const rows = found.map((ask): OpenAsk => ({
    about: ask.about,
    key: ask.key,
    name: ask.name,
    startsOn: ask.startsOn,
    amountPaise: ask.amountPaise,
    isOwn: actor !== undefined && ask.askedBy === nameOfActor(actor),
    by: names.ok ? names.value.get(ask.askedBy) : undefined,
  }))
  return done({ rows, all: found[0]?.all ?? 0 })
}

function ofBookings(db: Db) {
  const { callsOffBecause, amountPaise, askedBy, askedAt, state } = refundAsks
  return db
    .select({
      about: sql<OpenAsk['about']>`case when ${callsOffBecause} is null then 'refund' else 'booking' end`.as('about'),
      key: sql<string>`${bookings.reference}`.as('key'),
      name: sql<string | null>`${bookings.contactName}`.as('name'),
      startsOn: bookings.startsOn,
      amountPaise,
      askedBy,
      askedAt,
    })
    .from(refundAsks)
    .innerJoin(bookings, eq(bookings.id, refundAsks.bookingId))
    .where(eq(state, 'open'))
}

function ofDepartures(db: Db) {
  const { amountPaise, askedBy, askedAt, state } = callOffAsks
  return db
    .select({
      about: sql<OpenAsk['about']>`'departure'`.as('about'),
      key: sql<string>`${departures.id}`.as('key'),
      name: sql<string | null>`${packages.name}`.as('name'),
      startsOn: departures.startsOn,
      amountPaise,
      askedBy,
      askedAt,
    })
    .from(callOffAsks)
    .innerJoin(departures, eq(departures.id, callOffAsks.departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(and(eq(state, 'open'), ne(departures.status, 'cancelled'), gte(departures.startsOn, todayInIndia)))
}
