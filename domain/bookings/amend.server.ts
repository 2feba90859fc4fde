import { and, eq, isNull, max } from 'drizzle-orm'
import { addPrivateDeparture } from '#domain/departures/private-departures.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { refundApplied } from '#domain/payments/ledger.server.ts'
import { announce } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { chargeFor, refuseMove, settle } from './amendment-quote.server.ts'
import type { AmendmentQuote } from './amendment-quote.server.ts'
import type { Traveller } from './booking.ts'
import { tellAmended } from './booking-messages.server.ts'
import type { TellNeeds } from './booking-messages.server.ts'
import { seatTravellers } from './contact.ts'
import type { Faults } from './contact.ts'
import { lockBooking } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { documentRefund } from './paperwork.server.ts'
import { isQuoteStillPriced } from './price-version.server.ts'
import type { PricedJourney } from './priced-journey.ts'
import { findQuote } from './quotes.server.ts'
import type { StoredQuote } from './quotes.server.ts'
import { nameTravellers } from './travellers.server.ts'
import { bookingEvents, bookings, instalments, travellers } from './tables.ts'

/**
 * Changes a booking to what an amendment's quote says, in one transaction: seats, parts, money back, names. Refuses 'price-changed' when the booking or the charge is not
 * what the quote was made for any more, 'quote-expired', 'sold-out', and names that do not fit.
 */
export async function amendBooking(
  needs: TellNeeds & { db: Db },
  bookingId: string,
  { token, named }: { token: string; named: readonly Traveller[] | undefined },
): Promise<
  Result<
    void,
    'not-allowed' | 'unknown-quote' | 'quote-expired' | 'price-changed' | 'sold-out' | 'too-late' | 'invalid-travellers'
  > & { faults?: Faults }
> {
  const found = await findQuote(needs.db, token)
  if (!found?.priced.amendment) return refused('unknown-quote')
  const seated = named && seatTravellers(named, found.priced.party)
  if (seated && !seated.ok) return seated
  try {
    return await needs.db.transaction(async (db) => {
      const outcome = await amendWithin({ ...needs, db }, bookingId, found, seated?.value)
      if (!outcome.ok) throw new NotAmended(outcome.reason)
      return outcome
    })
  } catch (error) {
    if (error instanceof NotAmended) return refused(error.reason)
    throw error
  }
}

type Reason = 'not-allowed' | 'quote-expired' | 'price-changed' | 'sold-out' | 'too-late'

/** A refusal on its way out of the transaction, which it undoes. */
class NotAmended extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

async function amendWithin(
  needs: TellNeeds & { db: Db },
  bookingId: string,
  now: StoredQuote,
  named: readonly Traveller[] | undefined,
): Promise<Result<void, Reason>> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  if (booking?.quoteToken === now.token) {
    if (named && booking.shown === 'confirmed') await renameTravellers(db, booking, now, named)
    return done(undefined)
  }
  const refusal = booking ? await refuseNow(db, booking, now) : 'not-allowed'
  if (!booking || refusal) return refused(refusal ?? 'not-allowed')
  const { priced } = now
  const money = await settle(db, booking, priced)
  await replaceParts(db, bookingId, money.parts)
  const departureId = now.departureId ?? (await ownDate(db, priced))
  await db
    .update(bookings)
    .set({
      quoteToken: now.token,
      departureId,
      startsOn: priced.startsOn,
      endsOn: priced.endsOn,
      seats: priced.seats,
      totalPaise: money.isPaise,
      chargesPaise: booking.chargesPaise + money.chargePaise,
    })
    .where(eq(bookings.id, bookingId))
  await renameTravellers(db, booking, now, named)
  const facts = {
    wasPaise: money.wasPaise,
    isPaise: money.isPaise,
    chargePaise: money.chargePaise,
    refundPaise: money.refundPaise,
  }
  await db.insert(bookingEvents).values({ bookingId, kind: 'amended', facts })
  if (money.refundPaise > 0) await refundApplied(db, { bookingId, paise: money.refundPaise, reason: 'amended' })
  await tellAmended(needs, booking, { ...money, journey: priced })
  await announce(db, [`seats:${priced.package.id}`])
  const moved = await moveBooked(db, booking, { departureId, seats: now.departureId === null ? 0 : priced.seats })
  if (!moved) return refused('sold-out')
  const { refundPaise: paise } = money
  await documentRefund(db, booking, {
    subject: `amended ${now.token}`,
    paise,
    reason: `Change of ${priced.package.name}`,
  })
  return done(undefined)
}

async function refuseNow(db: Db, booking: OpenedBooking, now: StoredQuote): Promise<Reason | undefined> {
  if (booking.shown !== 'confirmed') return 'not-allowed'
  if (now.previousToken !== booking.quoteToken) return 'price-changed'
  if (now.expiresAt <= booking.now) return 'quote-expired'
  const isMoved =
    now.priced.startsOn !== booking.startsOn || (now.departureId ?? booking.departureId) !== booking.departureId
  if (isMoved) {
    if (refuseMove(booking)) return 'too-late'
    return (await isQuoteStillPriced(db, now.token)) ? undefined : 'price-changed'
  }
  if (booking.today >= booking.startsOn) return 'too-late'
  const { chargePaise } = chargeFor(booking, now.priced, false)
  return chargePaise === now.priced.amendment!.chargePaise ? undefined : 'price-changed'
}

async function replaceParts(db: Db, bookingId: string, parts: AmendmentQuote['parts']): Promise<void> {
  const isLeft = and(eq(instalments.bookingId, bookingId), isNull(instalments.paidAt))
  await db.delete(instalments).where(isLeft)
  if (parts.length === 0) return
  const [last] = await db
    .select({ part: max(instalments.part) })
    .from(instalments)
    .where(eq(instalments.bookingId, bookingId))
  const first = (last?.part ?? 0) + 1
  await db
    .insert(instalments)
    .values(parts.map((part, at) => ({ bookingId, part: first + at, percent: null, ...part })))
}

/** A date of one's own is arranged anew, with its seats sold from the start. */
async function ownDate(
  db: Db,
  { package: { id: packageId }, startsOn, departureCity, seats, basis }: PricedJourney,
): Promise<string> {
  const id = await addPrivateDeparture(db, { packageId, startsOn, departureCity, twinPaise: basis!.grid.twin, seats })
  await moveSeats(db, id, { held: -seats, sold: seats })
  return id
}

/** Names stay while the party does; of another party they are asked for again. */
async function renameTravellers(
  db: Db,
  booking: OpenedBooking,
  { priced }: StoredQuote,
  named: readonly Traveller[] | undefined,
): Promise<void> {
  const { id: bookingId, journey } = booking
  if (named) return nameTravellers(db, { bookingId, travellers: named, rooms: priced.rooms })
  const { adults, ages } = priced.party
  const isSame = adults === journey.party.adults && ages.join() === journey.party.ages.join()
  if (!isSame) await db.delete(travellers).where(eq(travellers.bookingId, bookingId))
}

/** Seats of two departures are touched in the order of their ids, so that nobody waits for each other. */
async function moveBooked(
  db: Db,
  { departureId, seats: before }: OpenedBooking,
  { departureId: to, seats: after }: { departureId: string; seats: number },
): Promise<boolean> {
  const from = departureId!
  const moves = from === to ? [[to, after - before] as const] : [[from, -before] as const, [to, after] as const]
  for (const [id, sold] of moves.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (sold !== 0 && !(await moveSeats(db, id, { sold })).ok) return false
  return true
}
