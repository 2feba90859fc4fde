import type { OtherNames } from '#domain/cars/roads/roads.ts'
import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { findPackageByRef } from '#domain/catalogue/packages.server.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { leavingFrom, noSuchPickup } from '#domain/catalogue/pickups.ts'
import { isClosedNow } from '#domain/content/opening.server.ts'
import type { NoBookings } from '#domain/departures/departure.ts'
import { departures } from '#domain/departures/tables.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { seenWith } from '#domain/departures/waitlist/waitlist.ts'
import type { OfferedSeats } from '#domain/departures/waitlist/waitlist.ts'
import { quote } from '#domain/pricing/quote.ts'
import type { Promotion } from '#domain/pricing/promotion.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { QuoteRefusal } from '#domain/pricing/quote-request.ts'
import { findPromotionsFor } from '#domain/promotions/promotions.server.ts'
import type { CouponRefusal, PromotedBooking } from '#domain/promotions/promotions.server.ts'
import { rememberedTerms } from '#domain/pricing/terms.server.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import type { Clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { priceVersionOf } from './price-version.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { promise } from './promise.ts'
import { priceHire } from './hire-quote.server.ts'
import type { NoHire } from './hire-quote.server.ts'
import { keptCarAsk } from './hirer.ts'
import { onOwnDate } from './own-dates.ts'
import { isCarAsk, ownCutoffDays } from './priced-journey.ts'
import type { JourneyAsk, PricedJourney, QuoteAsk } from './priced-journey.ts'
import { refuseDate, refuseOtherDay, refuseSeason } from './refuse-date.server.ts'
import type { ChosenDate } from './refuse-date.server.ts'
import { quotes } from '#domain/bookings/tables.ts'

export type StoredQuote = typeof quotes.$inferSelect
/** `offer`: seats that are kept for whoever asks; `hours`: how long the price is promised at least, where its seats are held for longer than the terms say. */
export type QuoteNeeds = {
  db: Db
  memory: TagMemory
  clock: Clock
  gstRates: GstRates
  otherNames: OtherNames
  offer?: Pick<OfferedSeats, 'departureId' | 'seats'> | undefined
  hours?: number | undefined
} & Pick<PromotedBooking, 'uses'>
export type NoQuote =
  | QuoteRefusal
  | 'not-open'
  | 'unknown-package'
  | 'unknown-departure'
  | 'sold-out'
  | NoBookings
  | 'too-late'
  | 'too-early'
  | 'no-own-dates'
  | 'not-then'
  | 'unclear-quote'
  | CouponRefusal
/** A quote, or why there is none; of a trip with what is wrong by field, in words. */
export type MadeQuote = Result<StoredQuote, NoQuote | NoHire> & { faults?: Faults }

export type PricedQuote = { pkg: Package; departureId: string | null; journey: PricedJourney }

/** The price of a journey for a party as it stands now, promised to nobody yet. Refuses as `makeQuote` does. */
export async function priceJourney(
  needs: QuoteNeeds,
  ask: QuoteAsk,
): Promise<Result<PricedQuote, NoQuote> & { faults?: Faults }> {
  const { db, clock } = needs
  const today = istDate(clock.now())
  const pkg = await findPackageByRef(db, ask.package)
  if (!pkg) return refused('unknown-package')
  const found = ask.departure === undefined ? undefined : await findDeparture(db, ask.departure)
  const departure = found && seenWith(needs.offer, found)
  const refusal = refuseDate({ ask, pkg, departure, today })
  if (refusal) return refused(refusal)
  const otherDay = refuseOtherDay(ask, departure)
  if (otherDay) return otherDay
  const cannot = departure ? undefined : await refuseSeason(needs, { pkg, startsOn: ask.startsOn ?? today, today })
  if (cannot) return cannot
  const priced = await priceOf(needs, { ask, pkg, departure, today })
  return priced.ok ? done({ pkg, departureId: departure?.id ?? null, journey: priced.value }) : priced
}

/**
 * Prices a journey for a party and promises that price for as long as its terms say, in a row that is never changed; `previous` is the quote it revises. Refuses
 * what is not sold, has too few seats left or leaves too soon, what the price engine refuses, and on a live site that is not open everything (`not-open`).
 */
export async function makeQuote(
  needs: QuoteNeeds,
  ask: JourneyAsk,
  previous?: Pick<StoredQuote, 'token' | 'version'>,
): Promise<MadeQuote> {
  if (await isClosedNow(needs.db)) return refused('not-open')
  const found = isCarAsk(ask) ? await priceHire(needs, ask) : await priceJourney(needs, ask)
  if (!found.ok) return found
  const { departureId, journey } = found.value
  const asked = isCarAsk(ask) ? keptCarAsk(ask) : ask
  return done(await storeQuote(needs.db, { asked, departureId, priced: journey, previous, hours: needs.hours }))
}

/** Writes down a price that was promised, for as long as its terms say. */
export async function storeQuote(
  db: Db,
  { asked, departureId, priced, previous, hours = 0 }: PromisedPrice,
): Promise<StoredQuote> {
  const sold = soldIds(priced)
  const row = {
    token: randomBytes(16).toString('base64url'),
    version: (previous?.version ?? 0) + 1,
    previousToken: previous?.token ?? null,
    ...sold,
    departureId,
    asked,
    priced,
    totalPaise: priced.totalPaise,
    priceVersion: priceVersionOf({ ...sold, departureId }),
    expiresAt: sql<Date>`least(now() + ${`${Math.max(hours, priced.terms.payment.quoteHours)} hours`}::interval, ${bookableUntil(departureId, priced)})`,
  }
  const [stored] = await db.insert(quotes).values(row).returning()
  return stored!
}

function soldIds({ package: { id, kind } }: PricedJourney): { packageId: string | null; carId: string | null } {
  return kind === 'car' ? { packageId: null, carId: id } : { packageId: id, carId: null }
}

/** The end of the last day in India on which a departure may be booked. */
function bookableUntil(departureId: string | null, { startsOn, basis }: PricedJourney) {
  const cutoffDays = sql`coalesce((select ${departures.cutoffDays} from ${departures} where ${departures.id} = ${departureId}::text), ${ownCutoffDays(basis)}::integer)`
  return sql`((${startsOn}::date - ${cutoffDays} + 1)::timestamp at time zone 'Asia/Kolkata')`
}

type PromisedPrice = {
  asked: JourneyAsk
  departureId: string | null
  priced: PricedJourney
  previous: Pick<StoredQuote, 'token' | 'version'> | undefined
  hours?: number | undefined
}

/** A quote by the secret in its address. */
export async function findQuote(db: Db, token: string): Promise<StoredQuote | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined
  const [found] = await db.select().from(quotes).where(eq(quotes.token, token))
  return found
}

const MOST_VERSIONS = 50

/** The newest version made of a quote; undefined where it is that itself. What a booking was changed to is its own affair, and no version to be passed on. */
export async function findNewestVersion(
  db: Db,
  token: string,
): Promise<Pick<StoredQuote, 'token' | 'version' | 'totalPaise'> | undefined> {
  let newest: Pick<StoredQuote, 'token' | 'version' | 'totalPaise'> | undefined
  for (let step = 0; step < MOST_VERSIONS; step++) {
    const [next] = await db
      .select({ token: quotes.token, version: quotes.version, totalPaise: quotes.totalPaise })
      .from(quotes)
      .where(and(eq(quotes.previousToken, newest?.token ?? token), sql`${quotes.priced} -> 'amendment' is null`))
      .orderBy(desc(quotes.createdAt), desc(quotes.token))
      .limit(1)
    if (!next) return newest
    newest = next
  }
  return newest
}

/** The same question asked anew, as a new version: the prices of today for the party of then. */
export async function reviseQuote(needs: QuoteNeeds, old: StoredQuote): Promise<MadeQuote> {
  return makeQuote(needs, old.asked, old)
}

/** A coupon that takes nothing off is not passed over in silence; where it is because of an early bird, that is said. */
function refuseUncounted(
  { lines, totalPaise, trace }: Pick<Quote, 'lines' | 'totalPaise' | 'trace'>,
  coupon: Promotion | undefined,
): (Result<never, 'coupon-not-here'> & { faults?: Faults }) | undefined {
  if (totalPaise > 0 && (!coupon || lines.some(({ promotionId }) => promotionId === coupon.id))) return undefined
  const why = coupon && trace.find((words) => words.startsWith(`${coupon.name} cannot be joined`))
  return why === undefined
    ? refused('coupon-not-here')
    : { ...refused('coupon-not-here'), faults: { coupon: `${why} Leave this empty for the lower price.` } }
}

/** Why there is no price; a pick-up there is none of with those there are. */
export function withPickups<Why extends { ok: false; reason: QuoteRefusal }>(
  why: Why,
  { rates }: Pick<Package, 'rates'>,
): Why & { faults?: Faults } {
  return why.reason === 'not-a-pickup' ? { ...why, faults: { pickup: noSuchPickup(rates.pickups ?? []) } } : why
}

async function priceOf(needs: QuoteNeeds, { ask, pkg: listed, departure, today }: ChosenDate) {
  const departureCity = departure?.departureCity ?? listed.startCity
  const pkg = leavingFrom(departure ? listed : onOwnDate(listed), departureCity)
  const { gstRates } = needs
  const { party, extras, pickup, willingToShare, recipientState } = ask
  const [terms, taxRules] = await Promise.all([rememberedTerms(needs, pkg), rememberedTaxRules(needs, today)])
  const startsOn = departure?.startsOn ?? ask.startsOn
  const promotions = await findPromotionsFor(needs.db, {
    pkg,
    party,
    coupon: ask.coupon,
    bookedOn: today,
    startsOn,
    uses: needs.uses,
  })
  if (!promotions.ok) return promotions
  const sold = {
    promotions: promotions.value,
    extras,
    pickup,
    willingToShare,
    recipientState,
    bookedOn: today,
    gstRates,
    taxRules,
    terms,
  }
  const made = quote({ pkg, party, departure, startsOn, ...sold })
  if (!made.ok) return withPickups(made, pkg)
  const typed = promotions.value.find(({ kind }) => kind === 'coupon')
  const notCounted = refuseUncounted(made.value, typed)
  if (notCounted) return notCounted
  const { sellerState } = taxRules
  return done(
    promise(made.value, {
      pkg,
      ask,
      startsOn: startsOn!,
      departureCity,
      today,
      gstRates,
      terms,
      sellerState,
      twinPaise: departure?.twinPaise ?? null,
      cells: departure?.cells,
      promotions: promotions.value,
    }),
  )
}
