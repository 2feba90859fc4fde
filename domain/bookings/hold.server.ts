import { eq, sql } from 'drizzle-orm'
import { addPrivateDeparture } from '#domain/departures/private-departures.server.ts'
import { takeOffer } from '#domain/departures/waitlist-offers.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { PriceGrid } from '#domain/catalogue/package.ts'
import { announce } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { onceForKey } from '#platform/idempotency.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { HOLD_MINUTES } from './booking.ts'
import type { Contact, Traveller } from './booking.ts'
import { bookingToken } from './booking-link.ts'
import { seatTravellers } from './contact.ts'
import type { Faults } from './contact.ts'
import { expireHoldsOf } from './expiry.server.ts'
import { placesOf, takePlaces } from './places.server.ts'
import type { Placed } from './places.server.ts'
import { isStillPriced } from './price-version.server.ts'
import type { PricedJourney } from './priced-journey.ts'
import { newBookingReference } from './reference.ts'
import { redeemFor } from './used-promotions.server.ts'
import { nameTravellers } from './travellers.server.ts'
import { bookingEvents, bookings, instalments, quotes } from './tables.ts'
import type { StoredQuote } from './quotes.server.ts'

/** What somebody asks to have held: a quote, and who they are; a page asks for names once the seats are held. */
export type HoldAsked = {
  quote: string
  contact?: Contact | undefined
  travellers?: readonly Traveller[] | undefined
  /** Where a car comes. */
  pickup?: string | undefined
}

export type HeldSeats = { id: string; reference: string; linkVersion: number; token: string; holdExpiresAt: Date }
export type NoHold =
  | 'unknown-quote'
  | 'quote-expired'
  | 'price-changed'
  | 'sold-out'
  | 'key-reused'
  | 'coupon-used'
  | 'invalid-travellers'

type Needs = { db: Db; keys: KeyRing }
/** Who asks, and under which key; `userId` of a signed-in person, whose contact is then proven; `offer` opens seats that were kept for them. */
type Asker = { key: string; userId: string | undefined; offer?: string | undefined }

/**
 * Holds the seats of a quote for fifteen minutes by the database's clock, at exactly its total, in one short transaction in which the database itself
 * refuses to oversell (reference FINDINGS §4.1). The same key with the same words gives the same booking again.
 */
export async function holdSeats(
  { db, keys }: Needs,
  asked: HoldAsked,
  { key, userId, offer }: Asker,
): Promise<Result<HeldSeats, NoHold> & { faults?: Faults }> {
  const quote = await findBookable(db, asked.quote)
  if (!quote) return refused('unknown-quote')
  const named =
    asked.travellers && quote.carId === null ? seatTravellers(asked.travellers, quote.priced.party) : undefined
  if (named && !named.ok) return named
  const request = { scope: `bookings ${userId ?? 'guest'}`, key, asked }
  const { contact, pickup } = asked
  const work = (db: Db) => hold(db, keys, quote, { contact, pickup, travellers: named?.value, userId, offer })
  const first = await onceForKey(db, request, work)
  const isOwnDate = quote.departureId === null && quote.carId === null
  if (first.ok || first.reason !== 'sold-out' || isOwnDate) return withToken(keys, first)
  // What nobody has swept yet is free.
  const freed = await expireHoldsOf(db, quote.departureId)
  return withToken(keys, freed ? await onceForKey(db, request, work) : first)
}

type Held = Omit<HeldSeats, 'token' | 'holdExpiresAt'> & { holdExpiresAt: string }

function withToken<Reason extends string>(keys: KeyRing, held: Result<Held, Reason>): Result<HeldSeats, Reason> {
  if (!held.ok) return held
  const { holdExpiresAt, ...rest } = held.value
  return done({ ...rest, token: bookingToken(keys, rest), holdExpiresAt: new Date(holdExpiresAt) })
}

type Bookable = StoredQuote & { isExpired: boolean; isStillPriced: boolean }

async function findBookable(db: Db, token: string): Promise<Bookable | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined
  const [row] = await db
    .select({ quote: quotes, isExpired: sql<boolean>`${quotes.expiresAt} <= now()`, isStillPriced: isStillPriced() })
    .from(quotes)
    .where(eq(quotes.token, token))
  // What a change is priced at is the price of then: it buys no other seat.
  if (!row || row.quote.priced.amendment) return undefined
  const { quote, ...standing } = row
  return { ...quote, ...standing }
}

type Booker = {
  contact: Contact | undefined
  pickup: string | undefined
  travellers: readonly Traveller[] | undefined
  userId: string | undefined
  offer: string | undefined
}

async function hold(
  db: Db,
  keys: KeyRing,
  quote: Bookable,
  { contact, pickup, travellers, userId, offer }: Booker,
): Promise<Result<Held, 'quote-expired' | 'price-changed' | 'sold-out' | 'coupon-used'>> {
  if (quote.isExpired) return refused('quote-expired')
  if (!quote.isStillPriced) return refused('price-changed')
  const { priced, carId } = quote
  const isOwnDate = quote.departureId === null && carId === null
  const departureId = isOwnDate ? await addOwnDate(db, quote) : quote.departureId
  const [booking] = await db
    .insert(bookings)
    .values({
      reference: newBookingReference(),
      quoteToken: quote.token,
      departureId,
      startsOn: priced.startsOn,
      endsOn: priced.endsOn,
      seats: priced.seats,
      totalPaise: priced.totalPaise,
      userId,
      contactName: contact?.name,
      contactMobile: contact?.mobile,
      contactEmail: contact?.email,
      pickup: carId === null ? null : pickup,
      holdExpiresAt: sql`now() + ${`${HOLD_MINUTES} minutes`}::interval`,
    })
    .returning()
  const { id, reference, linkVersion, holdExpiresAt } = booking!
  await db
    .insert(instalments)
    .values(
      priced.payments.filter(({ amountPaise }) => amountPaise > 0).map((payment) => ({ bookingId: id, ...payment })),
    )
  if (travellers) await nameTravellers(db, { bookingId: id, travellers, rooms: priced.rooms })
  await db.insert(bookingEvents).values({ bookingId: id, kind: 'held', facts: { seats: priced.seats } })
  await announce(db, placesOf(priced))
  // Late: everybody else who wants the same waits for this transaction from here on. A date of one's own has its seats held from the start.
  const taken = isOwnDate
    ? done(undefined)
    : await takeWithOffer(db, keys, { id, departureId, seats: priced.seats, journey: priced }, offer)
  if (!taken.ok) return taken
  const booker = { id, userId, contactMobile: contact?.mobile, contactEmail: contact?.email }
  const used = await redeemFor(db, keys, booker, promotionsIn(priced))
  if (!used.ok) return used
  return done({ id, reference, linkVersion, holdExpiresAt: holdExpiresAt.toISOString() })
}

/** What was kept for the holder of an offer is held already. */
async function takeWithOffer(db: Db, keys: KeyRing, placed: Placed, offer: string | undefined) {
  const { departureId, seats } = placed
  const kept = offer === undefined || departureId === null ? 0 : await takeOffer(db, keys, offer, departureId)
  return takePlaces(db, { ...placed, seats: seats - kept })
}

function promotionsIn({ lines }: PricedJourney): string[] {
  return lines.flatMap(({ promotionId }) => promotionId ?? [])
}

async function addOwnDate(db: Db, { packageId, priced }: StoredQuote): Promise<string> {
  const [pkg] = await db.select({ grid: packages.grid }).from(packages).where(eq(packages.id, packageId!))
  const { startsOn, departureCity, seats } = priced
  const { twin } = pkg!.grid as PriceGrid
  return addPrivateDeparture(db, { packageId: packageId!, startsOn, departureCity, twinPaise: twin, seats })
}
