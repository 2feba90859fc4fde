import { and, eq, inArray, sql } from 'drizzle-orm'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { findBalances, refundApplied } from '#domain/payments/ledger.server.ts'
import { giveBackPromotions } from '#domain/promotions/redemption.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit, colleagueIn } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { nameBack } from './back-to.server.ts'
import { cancellationOn, everythingBack } from './cancellation-quote.ts'
import type { CancellationQuote } from './cancellation-quote.ts'
import { tellCancelled } from '#domain/bookings/change/change-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { givePlacesBack, placesOf } from '#domain/bookings/group/places.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { documentCancellation } from '#domain/bookings/papers/paperwork.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

/** Why it is gone: whoever booked asked for it, a part was not paid, or the operator called the departure off. */
export type CancelReason = 'asked' | 'unpaid' | 'operator'

export type NoCancellation = 'forbidden' | 'not-allowed' | 'too-late' | 'price-changed'

/**
 * What comes back if a booking is cancelled at this moment: by the terms it was sold under, and everything where its departure was called off. Refuses what is over: 'not-allowed',
 * 'too-late' once it has left.
 */
export async function quoteCancellation(
  db: Db,
  booking: OpenedBooking,
): Promise<Result<CancellationQuote, NoCancellation>> {
  const { shown, today, startsOn } = booking
  if (shown !== 'held' && shown !== 'confirmed') return refused('not-allowed')
  const calledOff = await findCalledOff(db, booking)
  if (today > startsOn && !calledOff) return refused('too-late')
  const { applied } = await findBalances(db, booking.id)
  return done(calledOff ? everythingBack(booking, applied) : cancellationOn(booking, applied))
}

/**
 * What the operator owes who called a departure off: everything, also what earlier changes had cost, and whatever day it is by now. Refuses 'not-allowed' while whoever booked may
 * still choose another date, or has.
 */
async function quoteCalledOff(db: Db, booking: OpenedBooking): Promise<Result<CancellationQuote, NoCancellation>> {
  const isDue = booking.choiceUntil === null || booking.today > booking.choiceUntil
  if (!isDue || !(await findCalledOff(db, booking))) return refused('not-allowed')
  const { applied } = await findBalances(db, booking.id)
  return done(everythingBack(booking, applied))
}

/**
 * Cancels a booking and has exactly the quoted refund go back: seats, money and messages in one transaction. Done again it gives the same.
 * `expectedPaise` is the refund that was shown: another one, since midnight say, is refused with 'price-changed' and nothing happens.
 * For another reason than that somebody asked for it the program alone does.
 */
export async function cancelBooking(
  needs: TellNeeds & { db: Db },
  access: BookingAccess,
  { expectedPaise, reason = 'asked' }: { expectedPaise?: Paise | undefined; reason?: CancelReason } = {},
): Promise<Result<CancellationQuote, NoCancellation>> {
  const allowed = admit(access, reason === 'asked' ? 'cancel' : 'cancel.unasked')
  if (!allowed.ok) return allowed
  const asked = { expectedPaise, reason, by: colleagueIn(access) }
  const outcome = await changing(
    needs.db,
    ({ freed }: Outcome) => freed ?? [],
    async (db) => cancelWithin({ ...needs, db }, access.bookingId, asked),
  )
  return outcome.result
}

type Outcome = { freed?: ReturnType<typeof placesOf>; result: Result<CancellationQuote, NoCancellation> }

async function cancelWithin(
  needs: TellNeeds & { db: Db },
  bookingId: string,
  { expectedPaise, reason, by }: { expectedPaise: Paise | undefined; reason: CancelReason; by: string | undefined },
): Promise<Outcome> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  if (!booking) return { result: refused('not-allowed') }
  if (booking.state === 'cancelled') return { result: done(await findCancellation(db, booking)) }
  // Nothing is due for a date that does not leave.
  if (reason === 'unpaid' && booking.choiceUntil !== null) return { result: refused('not-allowed') }
  const quoted = await (reason === 'operator' ? quoteCalledOff(db, booking) : quoteCancellation(db, booking))
  if (!quoted.ok) return { result: quoted }
  const { refundPaise, chargeTotalPaise } = quoted.value
  if (expectedPaise !== undefined && expectedPaise !== refundPaise) return { result: refused('price-changed') }
  await db
    .update(bookings)
    .set({ state: 'cancelled', cancelledAt: sql`now()` })
    .where(and(eq(bookings.id, booking.id), inArray(bookings.state, ['held', 'confirmed'])))
  const facts = { reason, quote: JSON.stringify(quoted.value), refundPaise, chargeTotalPaise, ...(by ? { by } : {}) }
  await db.insert(bookingEvents).values({ bookingId, kind: 'cancelled', facts })
  const back = refundPaise > 0 ? await refundApplied(db, { bookingId, paise: refundPaise, reason: 'cancelled' }) : []
  const backTo = nameBack(booking, await listTravellers(db, bookingId), back)
  const told = booking.choiceUntil === null ? reason : 'operator'
  await tellCancelled(needs, booking, { ...quoted.value, reason: told, backTo })
  await givePlacesBack(db, booking, booking.state === 'held' ? 'held' : 'sold')
  await documentCancellation(db, booking, quoted.value, back)
  if (booking.state === 'held') await giveBackPromotions(db, bookingId)
  return { freed: placesOf(booking.journey), result: done(quoted.value) }
}

/** Whether a cancelled booking was of what the operator had called off by then, whoever ended it. */
export async function wasCalledOff(db: Db, booking: Pick<OpenedBooking, 'id' | 'choiceUntil'>): Promise<boolean> {
  if (booking.choiceUntil !== null) return true
  return (await findCancelled(db, booking))?.['reason'] === 'operator'
}

/** What a cancelled booking was cancelled at. */
export async function findCancellation(db: Db, booking: Pick<OpenedBooking, 'id'>): Promise<CancellationQuote> {
  const quote = (await findCancelled(db, booking))?.['quote']
  if (typeof quote !== 'string') throw new Error(`booking ${booking.id} was cancelled without a quote`)
  return { earlierChargesPaise: 0, ...(JSON.parse(quote) as Omit<CancellationQuote, 'earlierChargesPaise'>) }
}

async function findCancelled(db: Db, { id }: Pick<OpenedBooking, 'id'>) {
  const [event] = await db
    .select({ facts: bookingEvents.facts })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.kind, 'cancelled')))
  return event?.facts
}
