import { findCalledOff } from '#domain/departures/departures.server.ts'
import { isSameParty } from '#domain/party/party.ts'
import { listApplied } from '#domain/payments/ledger.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit, colleagueIn } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { chargeFor } from './amendment-money.server.ts'
import { refuseMove } from './amendment-quote.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { becomeAs, renameTravellers, wholeOrNot } from '#domain/bookings/hold/become.server.ts'
import { havePaid } from './changed-party.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { seatTravellers } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isQuoteStillPriced } from '#domain/bookings/quote/price-version.server.ts'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'

/**
 * Changes a booking to what an amendment's quote says, in one transaction: seats, parts, money back, names. Refuses 'price-changed' when the booking or the charge is not
 * what the quote was made for any more, 'quote-expired', 'sold-out', names that do not fit, and none where friends have paid and the party is another one.
 */
export async function amendBooking(
  needs: TellNeeds & { db: Db },
  access: BookingAccess,
  { token, named }: { token: string; named: readonly Traveller[] | undefined },
): Promise<Result<void, Reason | 'unknown-quote' | 'forbidden'> & { faults?: Faults }> {
  const allowed = admit(access, 'journey.change')
  if (!allowed.ok) return allowed
  const found = await findQuote(needs.db, token)
  if (!found?.priced.amendment) return refused('unknown-quote')
  const seated = named && seatTravellers(named, found.priced.party)
  if (seated && !seated.ok) return seated
  const of = { named: seated?.value, by: colleagueIn(access) }
  return wholeOrNot(needs.db, (db) => amendWithin({ ...needs, db }, access.bookingId, found, of))
}

type Reason = 'not-allowed' | 'quote-expired' | 'price-changed' | 'sold-out' | 'too-late' | 'invalid-travellers'

async function amendWithin(
  needs: TellNeeds & { db: Db },
  bookingId: string,
  now: StoredQuote,
  { named, by }: { named: readonly Traveller[] | undefined; by: string | undefined },
): Promise<Result<void, Reason>> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  if (booking?.quoteToken === now.token) {
    if (named && booking.shown === 'confirmed') await renameTravellers(db, booking, now, named)
    return done(undefined)
  }
  const refusal = booking ? await refuseNow(db, booking, now) : 'not-allowed'
  if (!booking || refusal) return refused(refusal ?? 'not-allowed')
  const isOther = now.carId === null && !isSameParty(now.priced.party, booking.journey.party)
  if (isOther && !named && havePaid(await listApplied(db, booking.id))) return refused('invalid-travellers')
  return becomeAs(needs, booking, now, { named, by })
}

async function refuseNow(db: Db, booking: OpenedBooking, now: StoredQuote): Promise<Reason | undefined> {
  if (booking.shown !== 'confirmed' || (await findCalledOff(db, booking))) return 'not-allowed'
  if (now.previousToken !== booking.quoteToken) return 'price-changed'
  if (now.expiresAt <= booking.now) return 'quote-expired'
  // Of a car the rates of today count, whatever of it changes.
  if (now.carId !== null && !(await isQuoteStillPriced(db, now.token))) return 'price-changed'
  const isMoved =
    now.priced.startsOn !== booking.startsOn || (now.departureId ?? booking.departureId) !== booking.departureId
  if (isMoved) {
    if (refuseMove(booking)) return 'too-late'
    return (await isQuoteStillPriced(db, now.token)) ? undefined : 'price-changed'
  }
  if (booking.today >= booking.startsOn) return 'too-late'
  const { chargePaise } = chargeFor(booking, now.priced)
  return chargePaise === now.priced.amendment!.chargePaise ? undefined : 'price-changed'
}
