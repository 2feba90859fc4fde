import { and, eq, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { countInTurn } from '#platform/each-in-turn.ts'
import type { MessageNeeds } from './booking-messages.server.ts'
import { lockBooking } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { bookingEvents, bookings, hasRun, quotes } from './tables.ts'

const MOST_AT_ONCE = 100

type AskedOnce = {
  /** The event that says so. */
  kind: 'address-asked' | 'leaving-told' | 'review-asked'
  /** Asked longer ago, as an interval of the database, it was for another date of the booking; left out it is once in its life. */
  within?: string
  /** Which of the confirmed bookings are due, by their rows and their quotes'. */
  areDue: SQL | undefined
  /** The same of one that is locked: it may have changed meanwhile. */
  isDue: (booking: OpenedBooking) => boolean
  ask: (needs: MessageNeeds, booking: OpenedBooking) => Promise<void>
}

/** Asks who booked what is asked of a booking once in its life, or once a date, whoever else does so at the same time; at most a hundred at a time. Gives how many were asked. */
export async function askEachOnce(needs: MessageNeeds, asked: AskedOnce): Promise<number> {
  const { db } = needs
  const { id, quoteToken, state } = bookings
  const wasAsked = db
    .select({ one: sql`1` })
    .from(bookingEvents)
    .where(isAsked(id, asked))
  const due = await db
    .select({ id })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, quoteToken))
    .where(and(eq(state, 'confirmed'), asked.areDue, notExists(wasAsked), hasRun))
    .limit(MOST_AT_ONCE)
  return countInTurn(due, (one) => db.transaction((db) => askOnce({ ...needs, db }, one.id, asked)))
}

function isAsked(id: string | typeof bookings.id, { kind, within }: AskedOnce) {
  const isOfThisDate = within === undefined ? undefined : sql`${bookingEvents.at} > now() - ${within}::interval`
  return and(eq(bookingEvents.bookingId, id), eq(bookingEvents.kind, kind), isOfThisDate)
}

async function askOnce(needs: MessageNeeds, id: string, asked: AskedOnce): Promise<boolean> {
  const { db } = needs
  const booking = await lockBooking(db, id)
  if (!booking || !asked.isDue(booking) || (await db.$count(bookingEvents, isAsked(id, asked))) > 0) return false
  await db.insert(bookingEvents).values({ bookingId: id, kind: asked.kind })
  await asked.ask(needs, booking)
  return true
}
