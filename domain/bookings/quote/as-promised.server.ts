import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { quotes } from '#domain/bookings/tables.ts'
import type { Result } from '#platform/result.ts'
import { isStillPriced } from './price-version.server.ts'
import { isCarAsk } from './priced-journey.ts'
import type { PricedJourney } from './priced-journey.ts'
import { priceJourney } from './quotes.server.ts'
import type { QuoteNeeds } from './quotes.server.ts'

/** What an attempt gives that wants a quote at its price; where it found another one, once more with whether what was promised stands all the same. */
export async function asPromised<Answer>(
  needs: QuoteNeeds,
  token: string,
  { attempt, reasonOf }: { attempt: (stands: boolean) => Promise<Answer>; reasonOf: (answer: Answer) => unknown },
): Promise<Answer> {
  const answer = await attempt(false)
  return reasonOf(answer) === 'price-changed' && (await standsAsPromised(needs, token)) ? attempt(true) : answer
}

/** Why something was refused; undefined of what was not. */
export function reasonIn<Reason extends string>(answer: Result<unknown, Reason>): Reason | undefined {
  return answer.ok ? undefined : answer.reason
}

/**
 * Whether the quote with this token still costs what it promised; its terms are promised whatever they are now. Whoever writes a package anew, a larger group say or the price of a room
 * nobody asked for, changes the digest its price is known by: then the price is made once more.
 */
export async function standsAsPromised(needs: QuoteNeeds, token: string): Promise<boolean> {
  const { asked, priced } = quotes
  const [found] = await needs.db
    .select({ asked, priced, isSame: isStillPriced() })
    .from(quotes)
    .where(eq(quotes.token, token))
  if (!found || found.isSame) return found !== undefined
  // The digest of a car is its rates and no more, and they are remembered, where the catalogue is read: what was withdrawn a moment ago would stand.
  if (isCarAsk(found.asked)) return false
  const now = await priceJourney(needs, found.asked)
  return now.ok && isDeepStrictEqual(promisedIn(found.priced), promisedIn(now.value.journey))
}

/** What a buyer was promised, as it is written down. What falls due on which day goes by the day it was promised on. */
function promisedIn({ lines, taxes, totalPaise, gstPercent, rooms, seats, ...when }: PricedJourney) {
  const { startsOn, endsOn, departureCity } = when
  const promised = { lines, taxes, totalPaise, gstPercent, rooms, seats, startsOn, endsOn, departureCity }
  return JSON.parse(JSON.stringify(promised)) as unknown
}
