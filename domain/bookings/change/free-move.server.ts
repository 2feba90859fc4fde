import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { seatsFor } from '#domain/party/party.ts'
import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import { refundTable } from '#domain/pricing/refund-table.ts'
import { daysBetween } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { priceAs } from './amendment-quote.server.ts'
import { becomeAs, wholeOrNot } from '#domain/bookings/hold/become.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { getBooking, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isQuoteStillPriced } from '#domain/bookings/quote/price-version.server.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { PricedJourney, QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import { findQuote, storeQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { QuoteNeeds, StoredQuote } from '#domain/bookings/quote/quotes.server.ts'

/** So many dates are offered, the nearest to the one that was called off. */
const MOST_OFFERED = 24

/** Another date of the same package; `lessPaise` is how much cheaper it is, zero where it costs the same or more. */
export type FreeMove = Pick<Departure, 'id' | 'startsOn' | 'departureCity'> & {
  seatsLeft: number
  journey: PricedJourney
  lessPaise: Paise
}

/** Whether whoever booked may still choose another date in place of one that was called off. */
export function mayChoose({ state, choiceUntil, today }: OpenedBooking): boolean {
  return state === 'confirmed' && choiceUntil !== null && today <= choiceUntil
}

/** The dates a booking may move to free of charge, by date: those of its package that are on sale and have its seats. None of a hired car. */
export async function listFreeMoves(needs: QuoteNeeds, booking: OpenedBooking): Promise<FreeMove[]> {
  const moves = await Array.fromAsync(nearestMoves(needs, booking))
  return moves.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
}

/** Whether there is any date a booking may move to free of charge. */
export async function hasFreeMove(needs: QuoteNeeds, booking: OpenedBooking): Promise<boolean> {
  const first = await nearestMoves(needs, booking).next()
  return first.done !== true
}

/** The nearest date first. Each is priced as it is asked for: one out of many is most often enough. */
async function* nearestMoves(needs: QuoteNeeds, booking: OpenedBooking, only?: string): AsyncGenerator<FreeMove, void> {
  const { db } = needs
  const { today, startsOn, journey } = booking
  const asked = await askOf(db, booking)
  const pkg = asked && (await findPackageById(db, journey.package.id))
  if (!pkg) return
  const seats = seatsFor(asked.party, pkg)
  const open = (await listDepartures(db, pkg.id, { from: today }))
    .filter((one) => isOpen(one, today) && seatsLeft(one) >= seats)
    .toSorted((one, other) => distance(one, startsOn) - distance(other, startsOn))
    .slice(0, MOST_OFFERED)
  for (const departure of open.filter(({ id }) => only === undefined || id === only)) {
    const ask = { ...asked, departure: departure.id, startsOn: undefined }
    const priced = await priceAs(needs, booking, { asked: ask, pkg, departure, isMoved: true })
    if (priced.ok) yield moveTo(booking, departure, priced.value)
  }
}

export type NoFreeMove = 'forbidden' | 'not-allowed' | 'too-late' | 'sold-out' | 'price-changed' | 'unknown-departure'

/**
 * Moves a booking whose date was called off to another date, in one transaction, for what was paid or less; `totalPaise` is what was shown. Done again it gives the same. Refuses
 * 'too-late' once the time to choose is over, 'sold-out', and 'price-changed' where the sum is another one by now.
 */
export async function moveFreely(
  needs: TellNeeds & QuoteNeeds,
  access: BookingAccess,
  { departureId, totalPaise }: { departureId: string; totalPaise: Paise },
): Promise<Result<void, NoFreeMove>> {
  const allowed = admit(access, 'journey.change')
  if (!allowed.ok) return allowed
  const booking = await getBooking(needs.db, access.bookingId)
  if (isThere(booking, departureId)) return done(undefined)
  if (!mayChoose(booking)) return refused('too-late')
  const { value: move } = await nearestMoves(needs, booking, departureId).next()
  if (!move) return refused('sold-out')
  if (move.journey.totalPaise !== totalPaise) return refused('price-changed')
  const previous = (await findQuote(needs.db, booking.quoteToken))!
  const asked = { ...(previous.asked as QuoteAsk), departure: departureId, startsOn: undefined }
  const amendment = { wasPaise: booking.totalPaise, chargePaise: 0, percent: 0 }
  const priced = { ...move.journey, amendment }
  const now = await storeQuote(needs.db, { asked, departureId, priced, previous })
  return wholeOrNot(needs.db, (db) => moveWithin({ ...needs, db }, booking.id, now))
}

async function moveWithin(
  needs: TellNeeds & { db: Db },
  bookingId: string,
  now: StoredQuote,
): Promise<Result<void, NoFreeMove>> {
  const booking = await lockBooking(needs.db, bookingId)
  if (!booking) return refused('not-allowed')
  if (isThere(booking, now.departureId)) return done(undefined)
  if (!mayChoose(booking)) return refused('too-late')
  const isSame = now.previousToken === booking.quoteToken && (await isQuoteStillPriced(needs.db, now.token))
  return isSame ? becomeAs(needs, booking, now) : refused('price-changed')
}

/** Whether it has been moved there already. */
function isThere({ state, choiceUntil, departureId }: OpenedBooking, to: string | null): boolean {
  return state === 'confirmed' && choiceUntil === null && departureId === to
}

function moveTo(booking: OpenedBooking, departure: Departure, today: PricedJourney): FreeMove {
  const { id, startsOn, departureCity } = departure
  const lessPaise = Math.max(0, booking.journey.totalPaise - today.totalPaise)
  const journey = lessPaise > 0 ? today : atItsPrice(booking, today)
  return { id, startsOn, departureCity, seatsLeft: seatsLeft(departure), journey, lessPaise }
}

/** The journey of the other date at the price that was promised for the one that was called off. */
function atItsPrice({ journey: sold, today }: OpenedBooking, moved: PricedJourney): PricedJourney {
  const { startsOn, endsOn, departureCity } = moved
  const { terms, totalPaise } = sold
  const basis = sold.basis!
  const parts = paymentPlan(totalPaise, terms.payment.milestones, { startsOn, today })
  return {
    ...sold,
    package: moved.package,
    startsOn,
    endsOn,
    departureCity,
    // Of a date of one's own the grid's price was its date's.
    basis: { ...basis, twinPaise: basis.twinPaise ?? basis.grid.twin },
    payments: parts.map(({ percent, paise, dueOn }, at) => ({ part: at + 1, percent, amountPaise: paise, dueOn })),
    refunds: refundTable(sold, terms.cancellation.slabs, { startsOn, today }),
  }
}

async function askOf(db: Db, { quoteToken }: OpenedBooking): Promise<QuoteAsk | undefined> {
  const asked = (await findQuote(db, quoteToken))?.asked
  return asked && !isCarAsk(asked) ? asked : undefined
}

function distance({ startsOn }: Departure, from: string): number {
  return Math.abs(daysBetween(startsOn, from))
}
