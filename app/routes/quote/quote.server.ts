import { askParams, typedAgain } from '#domain/bookings/quote/ask-address.ts'
import { isCarAsk } from '#domain/bookings/quote/priced-journey.ts'
import type { JourneyAsk, PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { findCarByRef } from '#domain/cars/cars.server.ts'
import { hasFreeVehicle } from '#domain/cars/hires.server.ts'
import { carPathOf, tripAddress } from '#app/parts/car-card/car-path.ts'
import type { Db } from '#platform/db.server.ts'
import { remarksOfPriced } from '#domain/bookings/quote/date-possible.server.ts'
import { whyNotAsPromised } from '#domain/bookings/quote/as-promised.server.ts'
import { findStanding } from '#domain/bookings/quote/booked-quote.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isCouponInTheWay } from '#domain/bookings/quote/used-promotions.server.ts'
import { findNewestVersion, findQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { rememberedPackage } from '#domain/catalogue/packages.server.ts'
import { seatsLeft, whyClosed } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { seenWith } from '#domain/departures/waitlist/waitlist.ts'
import type { OfferedSeats } from '#domain/departures/waitlist/waitlist.ts'
import { listWays } from '#domain/payments/ways.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { Services } from '#domain/services.server.ts'
import { rememberedSiteFacts } from '#domain/settings/settings.server.ts'
import { wayOf } from '#app/routes/package/package.server.ts'
import { nearestDates } from '#app/routes/booking/begin/nearest-dates.server.ts'
import { goneDate } from '#app/routes/booking/ask-faults.ts'
import type { QuoteAnswer } from '#web/contexts.ts'
import { formatTime, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { dayLine } from './day-line.ts'
import { differenceOf } from '#app/parts/booking/difference.ts'

type Reason = QuoteAnswer['reason']
export type QuoteFound = NonNullable<Awaited<ReturnType<typeof loadQuote>>>

type QuoteVisit = {
  refused: Reason | undefined
  offer: OfferedSeats | undefined
  taken: OpenedBooking | undefined
  formKey: string | null
}

/** A quote as its page shows it: as it was promised, and how it stands now. `refused` is why its seats were just not held. */
export async function loadQuote(services: Services, token: string, { refused, offer, taken, formKey }: QuoteVisit) {
  const { db, clock, config } = services
  const found = await findQuote(db, token)
  if (!found) return undefined
  const { priced, asked, version, expiresAt, createdAt } = found
  const today = istDate(clock.now())
  const [registered, notPromised, previous, pkg, pictures, site, way, newest, ways, standing] = await Promise.all([
    found.departureId === null ? undefined : findDeparture(db, found.departureId),
    whyNotAsPromised({ ...services, offer }, found.token),
    found.previousToken === null ? undefined : findQuote(db, found.previousToken),
    priced.package.kind === 'car' ? undefined : rememberedPackage(services, priced.package.url),
    findPictures(db, priced.package.pictureId === null ? [] : [priced.package.pictureId]),
    rememberedSiteFacts(services),
    priced.package.kind === 'car' ? undefined : wayOf(services, priced.package.url),
    findNewestVersion(db, token),
    listWays(services.providers),
    findStanding(db, token),
  ])
  const departure = registered && seenWith(offer, registered)
  const isExpired = expiresAt <= clock.now()
  const isFull = await isSoldOut(db, priced, departure)
  const isPressed = refused === 'quote-taken'
  // A price that has moved is said by why it has, which holding its seats does not know.
  const isMoved = refused === 'price-changed'
  const now = amissWith(priced, { isExpired, notPromised, isFull, departure, today })
  const stands = (isPressed || isMoved ? undefined : refused) ?? now ?? (isMoved ? refused : undefined)
  // Seats that are this visitor's own, or that went with this very quote, make nothing amiss.
  const away = taken ? undefined : takenByOthers(standing, isPressed ? refused : stands)
  const amiss = taken || away ? undefined : stands
  const isDropped = amiss !== 'coupon-used' || (await isCouponInTheWay(db, priced))
  return {
    token,
    departureId: departure?.id,
    version,
    priced,
    expiresAt,
    createdOn: istDate(createdAt),
    seats: departure && { left: seatsLeft(departure), capacity: departure.capacity },
    amiss,
    others: await othersFor(services, asked, priced, amiss),
    /** Who opens it and is not known to have booked: that somebody has, or is about to. */
    takenByOthers: away,
    /** Whoever was about to take it is asked whether they want the same beside them. */
    mayTakeToo: isPressed && stands === undefined,
    change: changePath(isDropped ? withoutGone(asked, amiss) : asked, priced, token),
    difference: previous && differenceBetween(previous, found),
    days: pkg ? dayLine(pkg, priced.startsOn) : [],
    remarks: await remarksOfPriced(services, priced),
    newest,
    map: pkg && way && { ...way, stateCodes: pkg.stateCodes },
    isListed: pkg !== undefined,
    picture: pictures[0],
    night: await nightOf(services, priced),
    today,
    site,
    /** Where nothing can be paid here yet, seats are booked on the telephone. */
    takesMoney: ways.length > 0,
    publicUrl: config.publicUrl,
    // Sent twice, it is the same booking.
    key: formKey ?? crypto.randomUUID(),
    taken: taken && takenSeats(taken),
  }
}

/** The booking that was just made from a quote. */
function takenSeats({ reference, seats, shown, holdExpiresAt }: OpenedBooking) {
  return { reference, seats, heldUntil: shown === 'held' ? formatTime(holdExpiresAt) : null }
}

/** A quote that is booked says so; one whose seats are held, where there are none but those, and to who is about to take it. */
function takenByOthers(standing: 'held' | 'booked' | undefined, amiss: Reason | undefined) {
  const isTold = standing === 'booked' || amiss === 'sold-out' || amiss === 'quote-taken'
  return isTold ? standing : undefined
}

type StandingQuote = {
  isExpired: boolean
  notPromised: Awaited<ReturnType<typeof whyNotAsPromised>>
  isFull: boolean
  departure: Awaited<ReturnType<typeof findDeparture>>
  today: CalendarDate
}

/** Why the quote could not be accepted now, as far as anybody can tell before it is tried. */
function amissWith(
  priced: PricedJourney,
  { isExpired, notPromised, isFull, departure, today }: StandingQuote,
): Reason | undefined {
  const closed = departure && whyClosed(departure, today)
  if (closed) return closed
  if (priced.startsOn <= today) return 'too-late'
  if (isFull) return 'sold-out'
  // What it holds is gone: it cannot be made anew as it is, run out or not.
  if (notPromised && notPromised.reason !== 'price-changed') return notPromised.reason
  return isExpired ? 'quote-expired' : notPromised?.reason
}

async function isSoldOut(db: Db, priced: PricedJourney, departure: StandingQuote['departure']): Promise<boolean> {
  const { package: sold, startsOn, seats } = priced
  if (sold.kind === 'car') return !(await hasFreeVehicle(db, { carId: sold.id, startsOn, ...sold.hire }))
  return departure !== undefined && seatsLeft(departure) < seats
}

async function othersFor(
  services: Services,
  asked: JourneyAsk,
  { startsOn }: PricedJourney,
  amiss: Reason | undefined,
) {
  if (isCarAsk(asked) || !goneDate(amiss)) return []
  return nearestDates(services, asked, startsOn)
}

/** The same without what is not there any more. */
function withoutGone(asked: JourneyAsk, amiss: Reason | undefined): JourneyAsk {
  if (amiss === 'coupon-used') return { ...asked, coupon: undefined }
  if (isCarAsk(asked)) return asked
  if (amiss === 'not-a-pickup') return { ...asked, pickup: undefined }
  return amiss === 'not-an-extra' ? { ...asked, extras: [] } : asked
}

/** Where the same is asked otherwise. */
function changePath(asked: JourneyAsk, { package: { url } }: PricedJourney, token: string): string {
  if (isCarAsk(asked)) return `${carPathOf(url, tripAddress(asked.trip, asked.people))}#fare`
  return `/booking/new?${askParams(typedAgain({ ...asked, package: url }, token))}`
}

function differenceBetween(before: StoredQuote, now: StoredQuote) {
  return { version: before.version, on: istDate(before.createdAt), ...differenceOf(before.priced, now.priced) }
}

/** What stands in the place of a car's picture in the dark theme, as on its own page. */
async function nightOf(services: Services, { package: sold }: PricedJourney): Promise<Picture | undefined> {
  if (sold.kind !== 'car') return undefined
  return (await findCarByRef(services, sold.url))?.nightPicture
}
