import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { departures } from '#domain/departures/tables.ts'
import type { Change } from '#domain/audit/audit.server.ts'
import type { SentMessage } from '#domain/messaging/send.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { LONG_HOLD_HOURS } from '#domain/bookings/booking.ts'
import type { Contact } from '#domain/bookings/booking.ts'
import { nameOfActor } from '#domain/bookings/desk/booking/deeds.server.ts'
import { bookingSubject } from '#domain/bookings/desk/booking/desk.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { expireHoldsOf } from './expiry.server.ts'
import { findBookingById } from '#domain/bookings/find-booking.server.ts'
import { holdSeats } from './hold.server.ts'
import type { HoldAsked, NoHold } from './hold.server.ts'
import { tellLink } from '#domain/bookings/link-messages.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** `offer` opens seats that were kept for them. */
type HeldFor = { contact: Contact; hours: number; offer?: string | undefined } & Pick<HoldAsked, 'pickup' | 'buyer'>
type HoldNeeds = TellNeeds & { db: Db; actor: NonNullable<Actor> }

/** Why somebody may not hold seats for so long; undefined where they may. */
export function refuseHours(actor: Actor, hours: number) {
  const isLong = LONG_HOLD_HOURS.some((long) => long === hours)
  if (!isLong || demand(actor, 'bookings.hold-long').ok) return undefined
  return { ...refused('unclear-deed'), faults: [{ path: 'hours', message: 'Up to 48 hours. The owner holds longer.' }] }
}

/**
 * Holds what a quote promises for somebody, by the hold that they would have made, under the name of who works here, and has the link to pay go to them with the caller's commit. Refuses as
 * `holdSeats` does. Gives what is held, what was sent, and the entry of the audit.
 */
export async function holdForSomebody(
  needs: HoldNeeds,
  { token, expiresAt, totalPaise }: StoredQuote,
  { contact, hours, pickup, buyer, offer }: HeldFor,
): Promise<Result<{ reference: string; seats: number; until: Date; sent: SentMessage[]; change: Change }, NoHold>> {
  const { db, actor } = needs
  const held = await holdSeats(
    needs,
    { quote: token, contact, pickup, buyer },
    { key: newId(), userId: undefined, offer },
  )
  if (!held.ok) return refused(held.reason)
  const { id, reference } = held.value
  const longest = sql`greatest(${expiresAt.toISOString()}::timestamptz, ${bookings.holdExpiresAt})`
  await db
    .update(bookings)
    .set({
      bookedBy: nameOfActor(actor),
      holdExpiresAt: sql`least(now() + ${`${hours} hours`}::interval, ${longest})`,
    })
    .where(eq(bookings.id, id))
  const booking = (await findBookingById(db, id))!
  const sent = await tellLink(needs, booking)
  const { seats, holdExpiresAt } = booking
  const after = { bookedForSomebody: true, seats, totalPaise, holdExpiresAt }
  const change = { subject: bookingSubject(reference), before: null, after }
  return done({ reference, seats, until: holdExpiresAt, sent, change })
}

/** What staff hold for quotes at this moment, the next to end first. */
export async function listHeldFor(db: Db, tokens: readonly string[]) {
  if (tokens.length === 0) return []
  const { reference, seats, holdExpiresAt } = bookings
  return db
    .select({ reference, seats, holdExpiresAt })
    .from(bookings)
    .where(isHeldFor(tokens))
    .orderBy(holdExpiresAt, reference)
}

/**
 * Ends now what staff hold for quotes, in the caller's transaction: the holds are over, and are swept like any that is, so that their seats are given back once. `next` is a departure the caller
 * takes seats of afterwards. Gives the references.
 */
export async function endHoldsFor(db: Db, tokens: readonly string[], next?: string): Promise<string[]> {
  if (tokens.length === 0) return []
  const { reference, departureId } = bookings
  const ended = await db
    .update(bookings)
    .set({ holdExpiresAt: sql`now()` })
    .where(isHeldFor(tokens))
    .returning({ reference, departureId })
  const touched = [...new Set([...ended.flatMap((one) => one.departureId ?? []), ...(next ? [next] : [])])]
  if (ended.length > 0) await lockInOrder(db, touched)
  for (const id of new Set(ended.map((one) => one.departureId))) await expireHoldsOf(db, id)
  return ended.map((one) => one.reference)
}

function isHeldFor(tokens: readonly string[]) {
  const { quoteToken, state, holdExpiresAt, bookedBy } = bookings
  return and(inArray(quoteToken, [...tokens]), eq(state, 'held'), gt(holdExpiresAt, sql`now()`), isNotNull(bookedBy))
}

/** Departures are touched in the order of their ids, so that two who give some back and take others do not wait for each other. */
async function lockInOrder(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: departures.id })
    .from(departures)
    .where(inArray(departures.id, [...ids]))
    .orderBy(departures.id)
    .for('no key update')
}
