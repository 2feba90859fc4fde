import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { findColleagues } from '#domain/accounts/staff.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { ledgerEntries } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { deskOf } from './departure-desk.ts'
import { bookingNotes } from './tables.ts'
import { bookings, instalments, quotes } from '#domain/bookings/tables.ts'
import { checkIns, emergencyContacts, travellerDetails, travellers } from '#domain/bookings/trip/tables.ts'

const MOST_NOTES = 30

/**
 * Everybody who travels on a departure with what its morning needs: room, food, what is due, whether papers and an emergency contact are there (never what they say: that is
 * `readDetails`, which is written down), who has come and what colleagues noted; beside them, who has seats held. Refuses `forbidden` and 'unknown-departure'.
 */
export async function findDesk(db: Db, actor: Actor, departureId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { id, startsOn, departureCity, capacity, held, sold, soldElsewhere, status } = departures
  const [found] = await db
    .select({
      departure: { id, startsOn, departureCity, capacity, held, sold, soldElsewhere, status },
      today: sql<string>`${todayInIndia}::text`,
      package: { name: packages.name, url: packages.url },
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(id, departureId))
  if (!found) return refused('unknown-departure')
  const booked = await listConfirmed(db, departureId)
  const ids = booked.map((one) => one.id)
  const notes = await listNotes(db, ids)
  const names = await findColleagues(
    db,
    actor,
    notes.map(({ by }) => by),
  )
  return done({
    ...found,
    waits: await listWaiting(db, departureId),
    bookings: deskOf(booked, await listDeskRows(db, ids)),
    notesInAll: notes[0]?.all ?? 0,
    notes: notes.map(({ by, all: _all, ...note }) => ({ ...note, by: names.ok ? names.value.get(by) : undefined })),
  })
}

/** What colleagues wrote down about bookings, the latest first. */
async function listNotes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, bookingId, about, words, by, at } = bookingNotes
  return db
    .select({ id, reference: bookings.reference, words, by, at, all: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(bookingNotes)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(inArray(bookingId, [...ids]), eq(about, 'note')))
    .orderBy(desc(at))
    .limit(MOST_NOTES)
}

/** A booking whose seats wait for money, as the desk names it. */
export type WaitingBooking = Awaited<ReturnType<typeof listWaiting>>[number]

/** Who has seats held that are not paid for yet, the next to end first. */
async function listWaiting(db: Db, departureId: string) {
  const { reference, contactName: name, seats, state, holdExpiresAt } = bookings
  return db
    .select({ reference, name, seats, holdExpiresAt })
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), eq(state, 'held'), gt(holdExpiresAt, sql`now()`)))
    .orderBy(asc(holdExpiresAt), asc(reference))
}

async function listConfirmed(db: Db, departureId: string) {
  const { id, reference, contactName, contactMobile, contactEmail, endsOn, totalPaise } = bookings
  const paidPaise = sql`coalesce((select sum(${ledgerEntries.paise}) from ${ledgerEntries}
    where ${ledgerEntries.bookingId} = ${bookings.id} and ${ledgerEntries.account} = 'applied'), 0)`.mapWith(Number)
  const duePaise = sql`coalesce((select sum(${instalments.amountPaise}) from ${instalments}
    where ${instalments.bookingId} = ${bookings.id} and ${instalments.paidAt} is null), 0)`.mapWith(Number)
  return db
    .select({
      id,
      reference,
      contactName,
      contactMobile,
      contactEmail,
      endsOn,
      totalPaise,
      paidPaise,
      duePaise,
      journey: quotes.priced,
    })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .where(and(eq(bookings.departureId, departureId), eq(bookings.state, 'confirmed')))
    .orderBy(asc(reference))
}

/** What the desk knows of everybody who travels on bookings: never what papers say. */
export async function listDeskRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return { named: [], details: [], emergencies: [], arrived: [] }
  const { bookingId, position, name, paper, lastDigits, meals } = travellerDetails
  const details = await db
    .select({
      bookingId,
      position,
      name,
      hasPaper: sql<boolean>`${paper} is not null and ${lastDigits} is not null`,
      meals,
    })
    .from(travellerDetails)
    .where(inArray(bookingId, [...ids]))
  const named = await db
    .select()
    .from(travellers)
    .where(inArray(travellers.bookingId, [...ids]))
    .orderBy(asc(travellers.position))
  const emergencies = await db
    .selectDistinct({ bookingId: emergencyContacts.bookingId })
    .from(emergencyContacts)
    .where(inArray(emergencyContacts.bookingId, [...ids]))
  const arrived = await db
    .select()
    .from(checkIns)
    .where(inArray(checkIns.bookingId, [...ids]))
  return { named, details, emergencies, arrived }
}
