import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { quotes } from '#domain/bookings/tables.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isStillPriced } from './price-version.server.ts'
import { isCarAsk } from './priced-journey.ts'
import type { PricedJourney } from './priced-journey.ts'
import { priceJourney } from './quotes.server.ts'
import type { NoQuote, QuoteNeeds } from './quotes.server.ts'
import { promotionsIn } from './used-promotions.server.ts'

type NotPromised = { reason: NoQuote | 'price-changed'; faults?: Faults }

/** Whether the quote with this token still costs what it promised; its terms are promised whatever they are now. */
export async function standsAsPromised(needs: QuoteNeeds, token: string): Promise<boolean> {
  return (await whyNotAsPromised(needs, token)) === undefined
}

/**
 * Why the quote with this token cannot be had for what it promised: 'price-changed', or what refuses to make it anew, an extra or a pick-up that is gone say; undefined where it can. Whoever writes
 * a package anew, a larger group say or the price of a room nobody asked for, changes the digest its price is known by: then the price is made once more.
 */
export async function whyNotAsPromised(needs: QuoteNeeds, token: string): Promise<NotPromised | undefined> {
  const { asked, priced } = quotes
  const [found] = await needs.db
    .select({ asked, priced, isSame: isStillPriced() })
    .from(quotes)
    .where(eq(quotes.token, token))
  if (found?.isSame) return undefined
  // The digest of a car is its rates and no more, and they are remembered, where the catalogue is read: what was withdrawn a moment ago would stand.
  if (!found || isCarAsk(found.asked)) return { reason: 'price-changed' }
  const now = await priceJourney(needs, found.asked)
  if (!now.ok) return now
  return isDeepStrictEqual(promisedIn(found.priced), promisedIn(now.value.journey))
    ? undefined
    : { reason: 'price-changed' }
}

/** The same of what a booking was taken at, in its own eyes. */
export function bookingStandsAsPromised(needs: QuoteNeeds, booking: PlacedBooker): Promise<boolean> {
  return standsAsPromised(inOwnEyes(needs, booking), booking.quoteToken)
}

type PlacedBooker = Pick<OpenedBooking, 'quoteToken' | 'state' | 'departureId' | 'seats' | 'journey'>

/** What a booking is priced anew with: its own seats, which nobody has swept yet, are free to it, and what it uses itself of its promotions is not used up, but for what is `spent`. */
export function inOwnEyes(needs: QuoteNeeds, booking: PlacedBooker, spent: readonly string[] = []): QuoteNeeds {
  const { departureId, seats, state, journey } = booking
  const offer = state === 'held' && departureId !== null ? { departureId, seats } : undefined
  const uses = new Map(promotionsIn(journey).map((id) => [id, !spent.includes(id)]))
  return { ...needs, offer, uses }
}

/** What a buyer was promised, as it is written down. What falls due on which day goes by the day it was promised on. */
function promisedIn({ lines, taxes, totalPaise, gstPercent, rooms, seats, pickup, ...when }: PricedJourney) {
  const { startsOn, endsOn, departureCity } = when
  const promised = { lines, taxes, totalPaise, gstPercent, rooms, seats, pickup, startsOn, endsOn, departureCity }
  return JSON.parse(JSON.stringify(promised)) as unknown
}
