import { asc, eq } from 'drizzle-orm'
import { listHistory } from '#domain/audit/audit.server.ts'
import { findColleagues } from '#domain/accounts/staff.server.ts'
import { listDisputeMoves } from '#domain/payments/ledger.server.ts'
import { listOrders } from '#domain/payments/orders.server.ts'
import { listPaymentsFor } from '#domain/payments/paid-orders.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { listBookingMessages } from '#domain/bookings/booking-messages.server.ts'
import { listBookingPapers } from '#domain/bookings/papers/booking-papers.ts'
import { timelineOf } from './timeline.ts'
import { deskOf } from '#domain/bookings/desk/departure-desk.ts'
import { listDeskRows } from '#domain/bookings/desk/departure-desk.server.ts'
import { findBookingForStaff, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { bookingEvents } from '#domain/bookings/tables.ts'
import { bookingNotes, refundAsks } from '#domain/bookings/desk/tables.ts'

/** What a deed on a booking stands under in the audit. */
export const bookingSubject = (reference: string): string => `booking:${reference}`

/** A booking with all that a colleague needs who answers the telephone, and everything that happened to it. Refuses `forbidden` and 'unknown-booking'. */
export async function findBookingDesk(db: Db, actor: Actor, reference: string) {
  const found = await findBookingForStaff(db, actor, reference)
  if (!found.ok) return found
  const { id, bookedBy } = found.value
  const booking = await findWholeBooking(db, found.value)
  const [orders, payments, shares, rows] = await Promise.all([
    listOrders(db, id),
    listPaymentsFor(db, id),
    listShares(db, id),
    listDeskRows(db, [id]),
  ])
  const kept = await listKept(db, found.value)
  const asks = await db.select().from(refundAsks).where(eq(refundAsks.bookingId, id)).orderBy(asc(refundAsks.askedAt))
  const { refunds, documents } = booking
  const timeline = timelineOf({ bookedBy, refunds, documents, ...kept })
  const people = [...timeline.flatMap(({ by }) => by ?? []), ...asks.map(({ askedBy }) => askedBy)]
  const names = await findColleagues(db, actor, people)
  const [desk] = deskOf([{ ...found.value, paidPaise: booking.balances.applied, duePaise: 0 }], rows)
  return done({
    booking,
    orders,
    payments,
    shares,
    people: desk!.people,
    hasEmergency: desk!.hasEmergency,
    papers: listBookingPapers(booking),
    messages: kept.messages,
    asks,
    timeline,
    names: names.ok ? names.value : new Map<string, string>(),
  })
}

async function listKept(db: Db, { id, reference }: { id: string; reference: string }) {
  const { kind, facts, at } = bookingEvents
  const [events, notes, messages, disputes, deeds, looks, arrivals, drives] = await Promise.all([
    db.select({ kind, facts, at }).from(bookingEvents).where(eq(bookingEvents.bookingId, id)).orderBy(bookingEvents.id),
    db.select().from(bookingNotes).where(eq(bookingNotes.bookingId, id)).orderBy(bookingNotes.at),
    listBookingMessages(db, id),
    listDisputeMoves(db, id),
    listHistory(db, bookingSubject(reference)),
    listHistory(db, `booking-details:${id}`),
    listHistory(db, `check-in:${reference}`),
    listHistory(db, `hire:${id}`),
  ])
  const came = arrivals.map((entry) => ({ ...entry, after: { deed: entry.after === null ? 'out' : 'in' } }))
  const named = drives.map((entry) => ({ ...entry, after: { deed: 'driver-named' } }))
  return { events, notes, messages, disputes, deeds: [...deeds, ...looks, ...came, ...named] }
}
