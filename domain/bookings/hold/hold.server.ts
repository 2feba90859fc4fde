import { eq } from 'drizzle-orm'
import { addPrivateDeparture } from '#domain/departures/private-departures.server.ts'
import { takeOffer } from '#domain/departures/waitlist/offers.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { isClosedNow } from '#domain/content/opening.server.ts'
import type { PriceGrid } from '#domain/catalogue/package.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { newId } from '#platform/ids.ts'
import { digestOf } from '#platform/digest.ts'
import { onceForKey } from '#platform/idempotency.server.ts'
import { done, reasonIn, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Contact, Traveller } from '#domain/bookings/booking.ts'
import { bookingToken } from '#domain/bookings/booking-link.ts'
import { seatTravellers } from './contact.ts'
import { faultOfBuyer } from '#domain/bookings/quote/hirer.ts'
import { pickupFor } from './pickup.ts'
import type { Faults } from './contact.ts'
import { expireHoldsOf } from './expiry.server.ts'
import { lockStandings } from '#domain/bookings/quote/booked-quote.server.ts'
import { findBookable, whyNot } from '#domain/bookings/quote/find-bookable.server.ts'
import type { HoldableQuote, NotBookable } from '#domain/bookings/quote/find-bookable.server.ts'
import { holdInCompany } from './hold-together.server.ts'
import type { HoldRequest } from './hold-together.server.ts'
import { takePlaces } from '#domain/bookings/group/places.server.ts'
import type { PlacedBooking } from '#domain/bookings/group/places.server.ts'
import { ownCutoffDays } from '#domain/bookings/quote/priced-journey.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import type { Buyer } from '#domain/bookings/papers/buyer.ts'
import { newBookingReference } from '#domain/bookings/reference.ts'
import { promotionsIn, redeemFor } from '#domain/bookings/quote/used-promotions.server.ts'
import type { WhoUses } from '#domain/bookings/quote/used-promotions.server.ts'
import { standsAsPromised } from '#domain/bookings/quote/as-promised.server.ts'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { writeHolds } from './write-holds.server.ts'
import type { HeldBooking } from './write-holds.server.ts'

/** What somebody asks to have held: a quote, and who they are; a page asks for names once the seats are held. */
export type HoldAsked = {
  quote: string
  contact?: Contact | undefined
  travellers?: readonly Traveller[] | undefined
  /** Where a car comes; of a package the one its quote has. */
  pickup?: string | undefined
  /** Whom it is invoiced to. */
  buyer?: Buyer | undefined
}

/** What was given for a key, and what opens it. */
export type HeldSeats = HeldBooking & {
  token: string
  /** Whether it was held just now, and not when the same key came before. */
  isNew: boolean
}
export type NoHold =
  | 'not-open'
  | 'unknown-quote'
  | NotBookable
  | 'sold-out'
  | 'quote-taken'
  | 'key-reused'
  | 'coupon-used'
  | 'invalid-travellers'
  | 'unclear-booking'

type Needs = WhoUses & { db: Db }
/**
 * Who asks, and under which key; `userId` of a signed-in person, whose contact is then proven; `offer` opens seats that were kept for them; `stands` where the price was
 * made again and is what was promised; `isSole` where nobody else may have the quote, held or booked, as on its page, which a couple may have open on two phones.
 */
type Asker = {
  key: string
  userId: string | undefined
  offer?: string | undefined
  stands?: boolean
  isSole?: boolean
}

/**
 * Holds the seats of a quote for fifteen minutes by the database's clock, at exactly its total, in one short transaction in which the database itself
 * refuses to oversell (reference FINDINGS §4.1). A live site that is not open holds nothing (`not-open`). The same key with the same words gives the same booking again. Of two
 * who ask as `isSole` for one quote in one moment the second is refused 'quote-taken'; whoever does not ask so has what is left, for a quote may be booked more than once.
 */
export async function holdSeats(
  needs: Needs,
  asked: HoldAsked,
  { key, userId, offer, stands = false, isSole = false }: Asker,
): Promise<Result<HeldSeats, NoHold> & { faults?: Faults }> {
  const { db, keys } = needs
  const [isClosed, found] = await Promise.all([isClosedNow(db), findBookable(db, asked.quote)])
  if (isClosed) return refused('not-open')
  if (!found) return refused('unknown-quote')
  const quote = { ...found, isStillPriced: found.isStillPriced || stands }
  const named =
    asked.travellers && quote.carId === null ? seatTravellers(asked.travellers, quote.heldTerms.party) : undefined
  if (named && !named.ok) return named
  const { contact, buyer } = asked
  const notTheirs =
    buyer && quote.carId !== null ? faultOfBuyer((await findQuote(db, quote.token))!.priced, buyer) : undefined
  if (notTheirs) return { ...refused('unclear-booking'), faults: inBuyer(notTheirs) }
  const pickup = await pickupIn(db, quote, asked.pickup)
  if (!pickup.ok) return pickup
  const booker = { contact, pickup: pickup.value, buyer, travellers: named?.value, userId }
  const booking = { id: newId(), reference: newBookingReference(), linkVersion: 1 }
  const request = {
    ...scopeOf(userId, asked),
    key,
    digest: digestOf(asked),
    answer: booking,
    quote,
    booker,
    isSole,
  }
  const isPlain = offer === undefined && !quote.hasPromotions
  const held =
    isPlain && quote.departureId !== null
      ? await holdInCompany(db, quote.departureId, request)
      : await holdAlone(needs, request, offer)
  if (!held.ok) return held
  const { id, reference, linkVersion } = held.value
  return done({ id, reference, linkVersion, token: bookingToken(keys, held.value), isNew: id === booking.id })
}

/** As `holdSeats`, also where the package was written anew meanwhile and nothing that was promised is different. */
export async function holdAsPromised(
  needs: Needs & QuoteNeeds,
  asked: HoldAsked,
  asker: Asker,
): ReturnType<typeof holdSeats> {
  const held = await holdSeats(needs, asked, asker)
  const isSame = reasonIn(held) === 'price-changed' && (await standsAsPromised(needs, asked.quote))
  return isSame ? holdSeats(needs, asked, { ...asker, stands: true }) : held
}

/** Whose key it is (reference FINDINGS §4.2: per user or cart): a guest is known by the quote they book and by how they are reached. All guests shared one before. */
function scopeOf(userId: string | undefined, { quote, contact }: HoldAsked) {
  if (userId !== undefined) return { scope: `bookings ${userId}` }
  const besides = contact && `bookings contact ${digestOf([contact.mobile ?? '', contact.email ?? ''])}`
  return { scope: `bookings quote ${quote}`, besides }
}

function inBuyer(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([field, words]) => [`buyer.${field}`, words]))
}

/** Where a car comes. The crowd waits for holds of packages that say nothing of it. */
async function pickupIn(db: Db, { carId, token }: Pick<HoldableQuote, 'carId' | 'token'>, typed: string | undefined) {
  if (carId === null && typed === undefined) return done(undefined)
  return pickupFor((await findQuote(db, token))!, typed)
}

/** For what is not of one departure alone: a coupon, an offer, a date of one's own, a car. */
async function holdAlone(needs: Needs, request: HoldRequest, offer: string | undefined) {
  const { db } = needs
  const { departureId, carId } = request.quote
  const work = (db: Db) => hold({ ...needs, db }, request, offer)
  const first = await onceForKey(db, request, work)
  const isOwnDate = departureId === null && carId === null
  if (first.ok || first.reason !== 'sold-out' || isOwnDate) return first
  // What nobody has swept yet is free.
  return (await expireHoldsOf(db, departureId)) ? onceForKey(db, request, work) : first
}

async function hold(
  { db, ...who }: Needs,
  { answer: booking, quote, booker, isSole }: HoldRequest,
  offer: string | undefined,
): Promise<Result<HeldBooking, NotBookable | 'sold-out' | 'quote-taken' | 'coupon-used'>> {
  if (isSole && (await lockStandings(db, [quote.token])).size > 0) return refused('quote-taken')
  const reason = whyNot(quote)
  if (reason !== undefined) return refused(reason)
  const { priced } = (await findQuote(db, quote.token))!
  const isOwnDate = quote.departureId === null && quote.carId === null
  const departureId = isOwnDate ? await addOwnDate(db, quote.packageId!, priced) : quote.departureId
  const { id } = booking
  await writeHolds(db, [{ booking, quote, departureId, booker }])
  // Late: everybody else who wants the same waits for this transaction from here on. A date of one's own has its seats held from the start.
  const taken = isOwnDate
    ? done(undefined)
    : await takeWithOffer(db, who.keys, { id, departureId, seats: priced.seats, journey: priced }, offer)
  if (!taken.ok) return taken
  const { userId, contact } = booker
  const used = await redeemFor(
    db,
    who,
    { id, userId, contactMobile: contact?.mobile, contactEmail: contact?.email },
    promotionsIn(priced),
  )
  return used.ok ? done(booking) : used
}

/** What was kept for the holder of an offer is held already. */
async function takeWithOffer(db: Db, keys: KeyRing, placed: PlacedBooking, offer: string | undefined) {
  const { id: takenBy, departureId, seats } = placed
  const kept =
    offer === undefined || departureId === null ? 0 : await takeOffer(db, keys, { token: offer, departureId, takenBy })
  return takePlaces(db, { ...placed, seats: seats - kept })
}

async function addOwnDate(db: Db, packageId: string, priced: PricedJourney): Promise<string> {
  const [pkg] = await db.select({ grid: packages.grid }).from(packages).where(eq(packages.id, packageId))
  const { startsOn, departureCity, seats } = priced
  const { twin } = pkg!.grid as PriceGrid
  const cutoffDays = ownCutoffDays(priced.basis)
  return addPrivateDeparture(db, { packageId, startsOn, departureCity, twinPaise: twin, seats, cutoffDays })
}
