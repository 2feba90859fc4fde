import { and, eq, isNull, max } from 'drizzle-orm'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { addPrivateDeparture } from '#domain/departures/private-departures.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { findBalances, refundApplied } from '#domain/payments/ledger.server.ts'
import { quote } from '#domain/pricing/quote.ts'
import { seatsFor } from '#domain/party/party.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import { announce } from '#platform/change-feed.server.ts'
import { addDays, daysBetween } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { changedAsk, partsLeft } from './amendment.ts'
import type { ChangeBody } from './amendment.ts'
import type { Traveller } from './booking.ts'
import { tellAmended } from './booking-messages.server.ts'
import type { TellNeeds } from './booking-messages.server.ts'
import { seatTravellers } from './contact.ts'
import type { Faults } from './contact.ts'
import { listInstalments, lockBooking } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { documentRefund } from './paperwork.server.ts'
import { isStillPriced } from './price-version.server.ts'
import { chargeOn, promise } from './promise.ts'
import type { PricedJourney, QuoteAsk } from './priced-journey.ts'
import { findQuote, refuseDate, storeQuote } from './quotes.server.ts'
import type { NoQuote, QuoteNeeds, StoredQuote } from './quotes.server.ts'
import { nameTravellers } from './travellers.server.ts'
import { bookingEvents, bookings, instalments, travellers } from './tables.ts'

/** What a change makes of a booking's money, in paise. */
export type AmendmentQuote = {
  quote: StoredQuote
  wasPaise: Paise
  /** With the charge for what falls away. */
  isPaise: Paise
  chargePaise: Paise
  paidPaise: Paise
  refundPaise: Paise
  parts: { amountPaise: Paise; dueOn: CalendarDate | null }[]
}
export type NoAmendment = NoQuote | 'not-allowed' | 'unclear-quote'

/** Somebody who adds a person and has paid everything has so long to pay for them. */
const DAYS_TO_PAY = 7

/**
 * What changing a confirmed booking would cost: the same date at the prices it was sold at, another date at those of today, always under the terms it was
 * sold under. What falls away of the price on the same date is charged as a cancelled part; the date may be moved while cancelling costs least. Refuses
 * 'too-late' after that and past the cut-off, 'not-allowed' for what is not confirmed, and what a quote refuses.
 */
export async function quoteAmendment(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  change: ChangeBody,
): Promise<Result<AmendmentQuote, NoAmendment>> {
  if (booking.shown !== 'confirmed') return refused('not-allowed')
  const old = (await findQuote(needs.db, booking.quoteToken))!
  const asked = changedAsk(old.asked, change)
  if (!asked) return refused('unclear-quote')
  const priced = await priceChange(needs, booking, old, asked)
  if (!priced.ok) return priced
  const isOwnDate = asked.departure === undefined
  const departureId = isOwnDate ? null : asked.departure!
  const stored = await storeQuote(needs.db, { asked, departureId, priced: priced.value, previous: old })
  return done({ quote: stored, ...(await settle(needs.db, booking, priced.value)) })
}

async function priceChange(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  old: StoredQuote,
  asked: QuoteAsk,
): Promise<Result<PricedJourney, NoAmendment>> {
  const { today, journey } = booking
  const pkg = await findPackageById(needs.db, journey.package.id)
  if (!pkg) return refused('unknown-package')
  const departure = asked.departure === undefined ? undefined : await findDeparture(needs.db, asked.departure)
  const isMoved = asked.departure !== old.asked.departure || asked.startsOn !== old.asked.startsOn
  const refusal = isMoved
    ? (refuseMove(booking) ?? refuseDate({ ask: asked, pkg, departure, today }))
    : refuseStay(booking, asked, departure && { ...departure })
  if (refusal) return refused(refusal)
  const { basis, terms } = journey
  const bookedOn = isMoved ? today : basis.bookedOn
  const taxRules = await rememberedTaxRules(needs, bookedOn)
  const sold = isMoved
    ? pkg
    : { ...pkg, grid: basis.grid, rates: basis.rates, gstScheme: basis.gstScheme, groupMax: basis.groupMax }
  const twinPaise = departure ? (isMoved ? departure.twinPaise : (basis.twinPaise ?? departure.twinPaise)) : null
  const startsOn = departure?.startsOn ?? asked.startsOn!
  const made = quote({
    pkg: sold,
    party: asked.party,
    departure: twinPaise === null ? undefined : { startsOn, twinPaise },
    startsOn,
    extras: asked.extras,
    willingToShare: asked.willingToShare,
    recipientState: asked.recipientState,
    promotions: basis.promotions,
    bookedOn,
    gstRates: needs.gstRates,
    taxRules,
    terms,
  })
  if (!made.ok) return made
  const promised = promise(made.value, {
    pkg: sold,
    ask: asked,
    startsOn,
    departureCity: departure?.departureCity ?? journey.departureCity,
    today: bookedOn,
    gstRates: needs.gstRates,
    terms,
    sellerState: journey.sellerState,
    twinPaise,
    promotions: basis.promotions,
  })
  return done({ ...promised, amendment: { wasPaise: booking.totalPaise, ...chargeFor(booking, promised, isMoved) } })
}

/** A date is moved while it costs least to leave: later, somebody else could not be found for the seats. */
function refuseMove({ journey, today, startsOn }: OpenedBooking): 'too-late' | undefined {
  const [first] = journey.terms.cancellation.slabs
  return daysBetween(today, startsOn) < (first?.fromDays ?? 0) ? 'too-late' : undefined
}

function refuseStay(
  { today, startsOn, seats }: OpenedBooking,
  asked: QuoteAsk,
  departure: { cutoffDays: number; capacity: number; held: number; sold: number } | undefined,
): 'too-late' | 'sold-out' | undefined {
  if (today > addDays(startsOn, -(departure?.cutoffDays ?? 1))) return 'too-late'
  const more = seatsFor(asked.party) - seats
  return departure && more > seatsLeft(departure) ? 'sold-out' : undefined
}

function chargeFor({ journey, today, startsOn }: OpenedBooking, now: PricedJourney, isMoved: boolean) {
  const lessPaise = journey.taxablePaise - now.taxablePaise
  if (isMoved || lessPaise <= 0) return { chargePaise: 0, percent: 0 }
  const sale = { ...journey, taxablePaise: lessPaise, totalPaise: Math.max(0, journey.totalPaise - now.totalPaise) }
  const { totalPaise, percent } = chargeOn(sale, journey.terms.cancellation.slabs, daysBetween(today, startsOn))
  return { chargePaise: totalPaise, percent }
}

/** What is to be paid, or goes back, once a booking is what was priced. */
async function settle(db: Db, booking: OpenedBooking, priced: PricedJourney): Promise<Omit<AmendmentQuote, 'quote'>> {
  const { applied: paidPaise } = await findBalances(db, booking.id)
  const { chargePaise } = priced.amendment!
  const isPaise = priced.totalPaise + booking.chargesPaise + chargePaise
  const unpaid = (await listInstalments(db, booking.id)).filter(({ paidAt }) => paidAt === null)
  const soon = addDays(booking.today, DAYS_TO_PAY)
  const fallback = soon < priced.startsOn ? soon : booking.today
  const parts = partsLeft(unpaid, { owedPaise: isPaise, paidPaise, fallback })
  return {
    wasPaise: booking.totalPaise,
    isPaise,
    chargePaise,
    paidPaise,
    refundPaise: Math.max(0, paidPaise - isPaise),
    parts,
  }
}

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
  if (booking?.quoteToken === now.token) return done(undefined)
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
    return (await isStillPriced(db, now)) ? undefined : 'price-changed'
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
  const id = await addPrivateDeparture(db, { packageId, startsOn, departureCity, twinPaise: basis.grid.twin, seats })
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
  { departureId: from, seats: before }: OpenedBooking,
  { departureId: to, seats: after }: { departureId: string; seats: number },
): Promise<boolean> {
  const moves = from === to ? [[to, after - before] as const] : [[from, -before] as const, [to, after] as const]
  for (const [id, sold] of moves.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (sold !== 0 && !(await moveSeats(db, id, { sold })).ok) return false
  return true
}
