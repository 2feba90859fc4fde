import { isDeepStrictEqual } from 'node:util'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { leavingFrom } from '#domain/catalogue/pickups.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { findCalledOff, findDeparture } from '#domain/departures/departures.server.ts'
import { listApplied } from '#domain/payments/ledger.server.ts'
import { quote } from '#domain/pricing/quote.ts'
import { isSameParty, seatsFor } from '#domain/party/party.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { changedAsk, changedCarAsk, foreignFields } from './amendment.ts'
import { chargeFor, freeze, settle } from './amendment-money.server.ts'
import type { AmendmentQuote } from './amendment-money.server.ts'
import { amended } from './charges.ts'
import { havePaid } from './changed-party.server.ts'
import { mustPayFirst } from './pay-first.ts'
import { seatTravellers } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { priceHire, priceHireAsIfFree } from '#domain/bookings/quote/hire-quote.server.ts'
import type { NoHire } from '#domain/bookings/quote/hire-quote.server.ts'
import type { ChangeBody } from './amendment.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { getBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { promise } from '#domain/bookings/quote/promise.ts'
import { onOwnDate } from '#domain/bookings/quote/own-dates.ts'
import { lastChange } from './last-change.server.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { CarAsk, PriceBasis, PricedJourney, QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import { stayingBasis } from './staying-basis.ts'
import { findQuote, storeQuote, withPickups } from '#domain/bookings/quote/quotes.server.ts'
import type { NoQuote, QuoteNeeds, StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { refuseDate, refuseOtherDay, refuseSeason, refuseUnknown } from '#domain/bookings/quote/refuse-date.server.ts'

export type NoAmendment =
  | 'forbidden'
  | NoQuote
  | NoHire
  | 'not-allowed'
  | 'unclear-quote'
  | 'invalid-travellers'
  | 'pay-first'

/**
 * What changing a confirmed booking would cost: the same date at the prices it was sold at, another date at those of today, always under the terms it was
 * sold under; a hire at the rates of today, for its fare is another one with every change. What falls away of the price on the date it has is charged as a cancelled part, also where the date moves, of a hire too; the date may be moved while cancelling costs least. Refuses
 * 'unknown-departure', 'too-late' after that and past the cut-off, 'not-allowed' for what is not confirmed, 'invalid-travellers' where friends have paid and it is not said who travels then, 'pay-first' where seats would be held that nobody
 * pays for in time, and what a quote refuses.
 */
export async function quoteAmendment(
  needs: QuoteNeeds,
  access: BookingAccess,
  change: ChangeBody,
): Promise<Result<AmendmentQuote, NoAmendment> & { faults?: Faults }> {
  const allowed = admit(access, 'journey.change')
  if (!allowed.ok) return allowed
  const booking = await getBooking(needs.db, access.bookingId)
  if (booking.shown !== 'confirmed' || (await findCalledOff(needs.db, booking))) return refused('not-allowed')
  const old = (await findQuote(needs.db, booking.quoteToken))!
  const faults = foreignFields(change, isCarAsk(old.asked) ? 'hire' : 'journey')
  if (faults) return { ...refused('unclear-quote'), faults }
  if (isCarAsk(old.asked)) return quoteHireAmendment(needs, booking, old, change)
  const changed = changedAsk(old.asked, change)
  if (!changed.ok) return changed
  const asked = { ...changed.value, extras: extrasFor(changed.value, booking) }
  const named = await whoTravels(needs.db, booking, asked, change.travellers)
  if (!named.ok) return named
  const priced = await priceChange(needs, booking, old.asked, asked)
  if (!priced.ok) return priced
  const isOwnDate = asked.departure === undefined
  const departureId = isOwnDate ? null : asked.departure!
  const money = await settle(needs.db, booking, priced.value, named.value)
  if (mustPayFirst(booking, priced.value, money)) return refused('pay-first')
  const frozen = freeze(priced.value, money)
  return done({ quote: await storeQuote(needs.db, { asked, departureId, priced: frozen, previous: old }), ...money })
}

/** An extra that is sold by the head goes with the person who leaves. */
function extrasFor({ party, extras }: QuoteAsk, { journey }: OpenedBooking): QuoteAsk['extras'] {
  const people = party.adults + party.ages.length
  const was = journey.party.adults + journey.party.ages.length
  const isByHead = (id: string) =>
    journey.basis?.rates.extras.some((one) => one.id === id && one.per.startsWith('person'))
  return extras.map((one) => (people < was && isByHead(one.id) ? { ...one, count: Math.min(one.count, people) } : one))
}

/** Who travels after a change, where it says so; it has to where friends have paid, for what a friend has paid goes back to them when they do not come along. */
async function whoTravels(
  db: Db,
  { id, journey }: OpenedBooking,
  { party }: QuoteAsk,
  named: readonly Traveller[] | undefined,
): Promise<Result<readonly Traveller[] | undefined, 'invalid-travellers'> & { faults?: Faults }> {
  if (named) return seatTravellers(named, party)
  const isUnclear = !isSameParty(party, journey.party) && havePaid(await listApplied(db, id))
  if (!isUnclear) return done(undefined)
  return { ...refused('invalid-travellers'), faults: { travellers: 'Friends have paid: please say who travels then.' } }
}

/** A hire with what is otherwise: on other days while cancelling costs least, and the class, the hour or how many come until the day before. */
async function quoteHireAmendment(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  old: StoredQuote,
  change: ChangeBody,
): Promise<Result<AmendmentQuote, NoAmendment> & { faults?: Faults }> {
  const asked = changedCarAsk(old.asked as CarAsk, change)
  const priced = await priceHire(needs, asked, { instead: booking })
  if (!priced.ok) return priced
  const { journey } = priced.value
  const isMoved = journey.startsOn !== booking.startsOn
  const refusal = isMoved ? refuseMove(booking) : refuseStay(booking)
  if (refusal) return refused(refusal)
  const stays = isMoved ? await priceHireStaying(needs, booking, old.asked as CarAsk, asked) : done(journey)
  if (!stays.ok) return stays
  const amendment = { wasPaise: booking.totalPaise, ...chargeFor(booking, stays.value, journey) }
  const changed = amended(journey, amendment, booking.today)
  const money = await settle(needs.db, booking, changed)
  const frozen = freeze(changed, money)
  return done({
    quote: await storeQuote(needs.db, { asked, departureId: null, priced: frozen, previous: old }),
    ...money,
  })
}

/** The hire that is asked for on other days, had it stayed on its own: what falls away of that is charged, and days alone take nothing away. */
async function priceHireStaying(needs: QuoteNeeds, booking: OpenedBooking, was: CarAsk, asked: CarAsk) {
  const { date, time } = was.trip
  const stays = { ...asked, trip: { ...asked.trip, date } }
  const isDateAlone = isDeepStrictEqual({ ...stays, trip: { ...stays.trip, time } }, was)
  return isDateAlone ? done(booking.journey) : priceHireAsIfFree(needs, stays, booking)
}

/** What a change that was quoted would make of a booking now, for those who travel then; undefined once the booking is another, and of a quote that is none of its changes. */
export async function findAmendment(
  db: Db,
  booking: OpenedBooking,
  token: string,
  named?: readonly Traveller[],
): Promise<AmendmentQuote | undefined> {
  const quote = await findQuote(db, token)
  if (!quote?.priced.amendment || quote.previousToken !== booking.quoteToken) return undefined
  return { quote, ...(await settle(db, booking, quote.priced, named)) }
}

async function priceChange(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  was: QuoteAsk,
  asked: QuoteAsk,
): Promise<Result<PricedJourney, NoAmendment> & { faults?: Faults }> {
  const { today } = booking
  const pkg = await findPackageById(needs.db, booking.journey.package.id)
  if (!pkg) return refused('unknown-package')
  const departure = asked.departure === undefined ? undefined : await findDeparture(needs.db, asked.departure)
  const isMoved = asked.departure !== was.departure || asked.startsOn !== was.startsOn
  const refusal = isMoved
    ? (refuseUnknown(asked, pkg, departure) ?? refuseMove(booking) ?? refuseDate({ ask: asked, pkg, departure, today }))
    : refuseStay(booking, { party: asked.party, departure })
  if (refusal) return refused(refusal)
  const otherDay = refuseOtherDay(asked, departure)
  if (otherDay) return otherDay
  const cannot =
    isMoved && !departure ? await refuseSeason(needs, { pkg, startsOn: asked.startsOn ?? today, today }) : undefined
  if (cannot) return cannot
  const priced = await priceAs(needs, booking, { asked, pkg, departure, isMoved })
  if (!priced.ok) return priced
  const stays = isMoved ? await priceStaying(needs, booking, { was, asked, pkg }) : priced
  if (!stays.ok) return stays
  const amendment = { wasPaise: booking.totalPaise, ...chargeFor(booking, stays.value, priced.value) }
  return done(amended(priced.value, amendment, today))
}

/** What is asked for on another date, had it stayed on its own: what falls away of that is charged, and a date alone takes nothing away. */
async function priceStaying(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  { was, asked, pkg }: { was: QuoteAsk; asked: QuoteAsk; pkg: Package },
): Promise<Result<PricedJourney, NoQuote> & { faults?: Faults }> {
  const sold = booking.journey.basis?.rates.pickups ?? []
  // One that is new since is no part of what it was.
  const pickup = sold.some(({ id }) => id === asked.pickup) || !asked.pickup ? asked.pickup : was.pickup
  if (isDeepStrictEqual([asked.party, asked.extras, pickup], [was.party, was.extras, was.pickup]))
    return done(booking.journey)
  const stays = { ...asked, pickup, departure: was.departure, startsOn: was.startsOn }
  const departure = was.departure === undefined ? undefined : await findDeparture(needs.db, was.departure)
  return priceAs(needs, booking, { asked: stays, pkg, departure, isMoved: false })
}

type AskedChange = { asked: QuoteAsk; pkg: Package; departure: Departure | undefined; isMoved: boolean }

/** A booking as it is asked for, under the terms it was sold under: moved at the prices of today, else at those it was sold at. What was taken off stays off while enough people travel, for enough, and it was early enough for the day it leaves then; the days of booking and how often it may be used were met when it was sold. Refuses what the price engine refuses. */
export async function priceAs(
  needs: QuoteNeeds,
  { today, journey }: OpenedBooking,
  { asked, pkg, departure, isMoved }: AskedChange,
): Promise<Result<PricedJourney, NoQuote> & { faults?: Faults }> {
  const { terms, sellerState } = journey
  const recipientState = journey.recipientState ?? undefined
  const basis = journey.basis!
  const bookedOn = isMoved ? today : basis.bookedOn
  const promoted = { promotions: basis.promotions, promotedOn: basis.promotedOn ?? basis.bookedOn }
  const taxRules = { ...(await rememberedTaxRules(needs, bookedOn)), sellerState }
  const departureCity = departure?.departureCity ?? journey.departureCity
  const offered = leavingFrom(departure ? pkg : onOwnDate(pkg), departureCity)
  const sold = isMoved ? offered : { ...offered, ...termsOf(stayingBasis(journey, offered)) }
  const price =
    departure && (isMoved || basis.twinPaise === null ? departure : { ...basis, twinPaise: basis.twinPaise })
  const startsOn = departure?.startsOn ?? asked.startsOn!
  const made = quote({
    pkg: sold,
    party: asked.party,
    departure: price && { startsOn, twinPaise: price.twinPaise, cells: price.cells ?? null },
    startsOn,
    extras: asked.extras,
    pickup: asked.pickup,
    ...(isMoved ? {} : { hasLapsCharged: wereLapsCharged(journey) }),
    willingToShare: asked.willingToShare,
    recipientState,
    ...promoted,
    bookedOn,
    gstRates: needs.gstRates,
    taxRules,
    terms,
  })
  if (!made.ok) return withPickups(made, sold)
  const promised = promise(made.value, {
    pkg: sold,
    ask: { ...asked, recipientState },
    startsOn,
    departureCity,
    today: bookedOn,
    gstRates: needs.gstRates,
    terms,
    sellerState,
    twinPaise: price?.twinPaise ?? null,
    cells: price?.cells,
    ...promoted,
  })
  return done(promised)
}

/** Whether a pick-up by the head was sold to infants on laps too, as it once was: its change takes nothing of that away. */
function wereLapsCharged({ party, lines }: PricedJourney): true | undefined {
  const heads = party.adults + party.ages.length
  const isOfAll = lines.some(({ pickupId, count }) => pickupId !== undefined && count === heads)
  return isOfAll && heads > seatsFor(party, { infantsHaveSeats: false }) ? true : undefined
}

/** Refuses 'too-late': a date is moved while it costs least to leave; later, somebody else could not be found for the seats. */
export function refuseMove(booking: OpenedBooking): 'too-late' | undefined {
  return booking.today > lastMove(booking) ? 'too-late' : undefined
}

/** The last day on which a booking may move to another date. */
export function lastMove({ journey, startsOn }: Pick<OpenedBooking, 'journey' | 'startsOn'>): CalendarDate {
  return addDays(startsOn, -(journey.terms.cancellation.slabs[0]?.fromDays ?? 0))
}

function refuseStay(
  { today, startsOn, seats, journey }: OpenedBooking,
  asked?: Pick<QuoteAsk, 'party'> & { departure: Departure | undefined },
): 'too-late' | 'sold-out' | undefined {
  const departure = asked?.departure
  if (today > lastChange({ startsOn, journey }, departure)) return 'too-late'
  if (!departure) return undefined
  const more = seatsFor(asked.party, termsOf(journey.basis!)) - seats
  return more > seatsLeft(departure) ? 'sold-out' : undefined
}

/** What a package was when it was sold. */
function termsOf({ grid, rates, gstScheme, groupMax, infantsHaveSeats = false }: PriceBasis) {
  return { grid, rates, gstScheme, groupMax, infantsHaveSeats }
}
