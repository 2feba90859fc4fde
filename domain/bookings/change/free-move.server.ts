import type { Package } from '#domain/catalogue/package.ts'
import { pickupsFrom } from '#domain/catalogue/pickups.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { seatsFor } from '#domain/party/party.ts'
import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import { refundTable } from '#domain/pricing/refund-table.ts'
import { addDays, daysBetween, isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { digestOf } from '#platform/digest.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { priceAs } from './amendment-quote.server.ts'
import { becomeAs, wholeOrNot } from '#domain/bookings/hold/become.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { getBooking, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { changedCarAsk } from './amendment.ts'
import type { ChangeBody } from './amendment.ts'
import { freeze, settle } from './amendment-money.server.ts'
import type { AmendmentQuote } from './amendment-money.server.ts'
import { amended, changesOf } from './charges.ts'
import { priceHire } from '#domain/bookings/quote/hire-quote.server.ts'
import { isQuoteStillPriced } from '#domain/bookings/quote/price-version.server.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { JourneyAsk, PricedJourney, QuoteAsk } from '#domain/bookings/quote/priced-journey.ts'
import { findQuote, storeQuote } from '#domain/bookings/quote/quotes.server.ts'
import { refuseDate, refuseSeason } from '#domain/bookings/quote/refuse-date.server.ts'
import type { QuoteNeeds, StoredQuote } from '#domain/bookings/quote/quotes.server.ts'

/** So many dates are offered, the nearest to the one that was called off. */
const MOST_OFFERED = 24
/** Of days that could be any the nearest are offered. */
const MOST_DAYS = 6

/** Another date of the same journey, known by its departure or by its day; `lessPaise` is how much cheaper it is, zero where it costs the same or more. */
export type FreeMove = Pick<Departure, 'id' | 'startsOn' | 'departureCity'> & {
  seatsLeft: number
  journey: PricedJourney
  lessPaise: Paise
}

/** Whether whoever booked may still choose another date in place of one that was called off. */
export function mayChoose({ state, choiceUntil, today }: OpenedBooking): boolean {
  return state === 'confirmed' && choiceUntil !== null && today <= choiceUntil
}

/** The days a booking may move to free of charge, by date: departures of its package that are on sale and have its seats; of a date of its own or a hired car the nearest other days too. */
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
  const asked = (await findQuote(needs.db, booking.quoteToken))?.asked
  if (!asked) return
  if (!isCarAsk(asked)) yield* nearestDepartures(needs, booking, asked, only)
  if (isCarAsk(asked) || asked.departure === undefined) yield* nearestDays(needs, booking, asked, only)
}

/** Another day of one's own, or of the car. */
async function* nearestDays(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  asked: JourneyAsk,
  only: CalendarDate | undefined,
): AsyncGenerator<FreeMove, void> {
  const days = only === undefined ? daysAround(booking.startsOn) : [only]
  let offered = 0
  for (const day of days.filter((one) => one !== booking.startsOn && isCalendarDate(one))) {
    const journey = await priceOnDay(needs, booking, asked, day)
    if (!journey) continue
    const { startsOn, departureCity, seats } = journey
    yield moveTo(booking, { id: day, startsOn, departureCity, seatsLeft: seats }, journey)
    if (++offered === MOST_DAYS) return
  }
}

/** The days of a fortnight before and after one, the nearest first. */
function daysAround(startsOn: CalendarDate): CalendarDate[] {
  return Array.from({ length: 14 }, (_, at) => [addDays(startsOn, at + 1), addDays(startsOn, -at - 1)]).flat()
}

async function priceOnDay(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  asked: JourneyAsk,
  day: CalendarDate,
): Promise<PricedJourney | undefined> {
  if (isCarAsk(asked)) {
    const priced = await priceHire(needs, changedCarAsk(asked, { date: day }), { instead: booking })
    return priced.ok ? priced.value.journey : undefined
  }
  const { today, journey } = booking
  const pkg = await findPackageById(needs.db, journey.package.id)
  if (!pkg) return undefined
  const ask = { ...asked, startsOn: day, pickup: keptPickup(booking, pkg, pkg.startCity) }
  if (refuseDate({ ask, pkg, departure: undefined, today })) return undefined
  if (await refuseSeason(needs, { pkg, startsOn: day, today })) return undefined
  const priced = await priceAs(needs, booking, { asked: ask, pkg, departure: undefined, isMoved: true })
  return priced.ok ? priced.value : undefined
}

async function* nearestDepartures(
  needs: QuoteNeeds,
  booking: OpenedBooking,
  asked: QuoteAsk,
  only: string | undefined,
): AsyncGenerator<FreeMove, void> {
  const { db } = needs
  const { today, startsOn, journey } = booking
  const pkg = await findPackageById(db, journey.package.id)
  if (!pkg) return
  const seats = seatsFor(asked.party, pkg)
  const open = (await listDepartures(db, pkg.id, { from: today }))
    .filter((one) => isOpen(one, today) && seatsLeft(one) >= seats)
    .toSorted((one, other) => distance(one, startsOn) - distance(other, startsOn))
    .slice(0, MOST_OFFERED)
  for (const departure of open.filter(({ id }) => only === undefined || id === only)) {
    const pickup = keptPickup(booking, pkg, departure.departureCity)
    const ask = { ...asked, departure: departure.id, startsOn: undefined, pickup }
    const priced = await priceAs(needs, booking, { asked: ask, pkg, departure, isMoved: true })
    if (priced.ok) yield moveTo(booking, { ...departure, seatsLeft: seatsLeft(departure) }, priced.value)
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
  const { quote } = await storeMove(needs, booking, move)
  return wholeOrNot(needs.db, (db) => moveWithin({ ...needs, db }, booking.id, quote))
}

/**
 * The same for a call, which is shown first what it comes to: `departure` or a day of one's own and nothing else. Refuses 'not-allowed' any other change, with the field, 'too-late' once the
 * time to choose is over, and 'sold-out'.
 */
export async function quoteFreeMove(
  needs: QuoteNeeds,
  access: BookingAccess,
  change: ChangeBody,
): Promise<Result<AmendmentQuote, NoFreeMove> & { faults?: Faults }> {
  const allowed = admit(access, 'journey.change')
  if (!allowed.ok) return allowed
  const booking = await getBooking(needs.db, access.bookingId)
  if (!mayChoose(booking)) return refused('too-late')
  const { departure, startsOn, date, ...others } = change
  const to = departure ?? date ?? startsOn
  const foreign = Object.entries(others).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  if (to === undefined || foreign.length > 0)
    return {
      ...refused('not-allowed'),
      faults: Object.fromEntries((foreign[0] ? foreign : ['departure']).map((field) => [field, DATE_ALONE])),
    }
  const { value: move } = await nearestMoves(needs, booking, to).next()
  return move ? done(await storeMove(needs, booking, move)) : refused('sold-out')
}

const DATE_ALONE = 'Your date was called off: choose another one first, and change the rest then.'

/** Moves a booking to what `quoteFreeMove` has quoted, as `moveFreely` does; done again it gives the same. Refuses as that does, 'unknown-quote' what is no change, and 'quote-expired'. */
export async function acceptFreeMove(
  needs: TellNeeds & QuoteNeeds,
  access: BookingAccess,
  token: string,
): Promise<Result<void, NoFreeMove | 'unknown-quote' | 'quote-expired'>> {
  const allowed = admit(access, 'journey.change')
  if (!allowed.ok) return allowed
  const booking = await getBooking(needs.db, access.bookingId)
  const quoted = await findQuote(needs.db, token)
  if (!quoted?.priced.amendment) return refused('unknown-quote')
  if (!mayChoose(booking)) return refused('too-late')
  if (quoted.previousToken !== booking.quoteToken) return refused('price-changed')
  if (quoted.expiresAt <= booking.now) return refused('quote-expired')
  const { value: move } = await nearestMoves(needs, booking, quoted.departureId ?? quoted.priced.startsOn).next()
  if (!move) return refused('sold-out')
  // A change that was quoted before the date was called off has other people in it, or a charge.
  const { asked } = await askedFor(needs.db, booking, move)
  const isFree = digestOf(asked) === digestOf(quoted.asked) && move.journey.totalPaise === quoted.priced.totalPaise
  if (!isFree || quoted.priced.amendment.chargePaise > 0) return refused('price-changed')
  return wholeOrNot(needs.db, (db) => moveWithin({ ...needs, db }, booking.id, quoted))
}

async function storeMove(needs: QuoteNeeds, booking: OpenedBooking, move: FreeMove): Promise<AmendmentQuote> {
  const { asked, departureId, previous } = await askedFor(needs.db, booking, move)
  const amendment = { wasPaise: booking.totalPaise, chargePaise: 0, changes: changesOf(booking) }
  const priced = amended(move.journey, amendment, booking.today)
  const money = await settle(needs.db, booking, priced)
  return {
    quote: await storeQuote(needs.db, { asked, departureId, priced: freeze(priced, money), previous }),
    ...money,
  }
}

/** What a booking is asked with on the other date. */
async function askedFor(db: Db, booking: OpenedBooking, move: FreeMove) {
  const previous = (await findQuote(db, booking.quoteToken))!
  const isDay = move.id === move.startsOn
  return { asked: askedOn(previous.asked, move, isDay), departureId: isDay ? null : move.id, previous }
}

function askedOn(asked: JourneyAsk, { id, startsOn, journey }: FreeMove, isDay: boolean): JourneyAsk {
  if (isCarAsk(asked)) return changedCarAsk(asked, { date: startsOn })
  const pickup = journey.pickup?.id
  return { ...asked, pickup, ...(isDay ? { departure: undefined, startsOn } : { departure: id, startsOn: undefined }) }
}

/** Where they get in on another date: one that cost nothing and is no more keeps nobody from it. */
function keptPickup({ journey: { pickup, lines } }: OpenedBooking, pkg: Package, city: string): string | undefined {
  const isThere = pickupsFrom(pkg, city).some(({ id }) => id === pickup?.id)
  return isThere || lines.some(({ pickupId }) => pickupId) ? pickup?.id : undefined
}

async function moveWithin(
  needs: TellNeeds & { db: Db },
  bookingId: string,
  now: StoredQuote,
): Promise<Result<void, NoFreeMove>> {
  const booking = await lockBooking(needs.db, bookingId)
  if (!booking) return refused('not-allowed')
  if (isThere(booking, now.departureId ?? now.priced.startsOn)) return done(undefined)
  if (!mayChoose(booking)) return refused('too-late')
  const isSame = now.previousToken === booking.quoteToken && (await isQuoteStillPriced(needs.db, now.token))
  return isSame ? becomeAs(needs, booking, now) : refused('price-changed')
}

/** Whether it has been moved there already. */
function isThere({ state, choiceUntil, departureId, startsOn }: OpenedBooking, to: string): boolean {
  return state === 'confirmed' && choiceUntil === null && (departureId === to || startsOn === to)
}

function moveTo(
  booking: OpenedBooking,
  to: Pick<FreeMove, 'id' | 'startsOn' | 'departureCity' | 'seatsLeft'>,
  today: PricedJourney,
): FreeMove {
  const lessPaise = Math.max(0, booking.journey.totalPaise - today.totalPaise)
  const journey = lessPaise > 0 ? today : atItsPrice(booking, today)
  return { ...to, journey, lessPaise }
}

/** The journey of the other date at the price that was promised for the one that was called off. */
function atItsPrice({ journey: sold, today }: OpenedBooking, moved: PricedJourney): PricedJourney {
  const { startsOn, endsOn, departureCity } = moved
  const { terms, totalPaise } = sold
  const { basis } = sold
  const parts = paymentPlan(totalPaise, terms.payment.milestones, { startsOn, today })
  return {
    ...sold,
    package: moved.package,
    startsOn,
    endsOn,
    departureCity,
    pickup: moved.pickup,
    // Of a date of one's own the grid's price was its date's.
    ...(basis
      ? {
          basis: { ...basis, twinPaise: moved.basis?.twinPaise === null ? null : (basis.twinPaise ?? basis.grid.twin) },
        }
      : {}),
    payments: parts.map(({ percent, paise, dueOn }, at) => ({ part: at + 1, percent, amountPaise: paise, dueOn })),
    refunds: refundTable(sold, terms.cancellation.slabs, { startsOn, today }),
  }
}

function distance({ startsOn }: Departure, from: string): number {
  return Math.abs(daysBetween(startsOn, from))
}
