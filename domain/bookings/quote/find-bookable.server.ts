import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { inRounds, oneFor } from '#platform/rounds.ts'
import { isStillPriced } from './price-version.server.ts'
import type { StoredQuote } from './quotes.server.ts'
import { quotes } from '#domain/bookings/tables.ts'

/** What a hold wants to know of a quote, as it stands by the database's clock and today's prices. */
export type BookableQuote = HoldableQuote & { hasPromotions: boolean; isExpired: boolean; isStillPriced: boolean }
export type HoldableQuote = Pick<StoredQuote, 'token' | 'packageId' | 'carId' | 'departureId' | 'heldTerms'>

/** The quote with this token, for whoever books; undefined where there is none to be booked. Those asked for at one moment are read together. */
export async function findBookable(db: Db, token: string): Promise<BookableQuote | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined
  const quote = await roundsOf(db)(token)
  // What a change is priced at is the price of then: it buys no other seat.
  return quote?.heldTerms.amendment ? undefined : quote
}

/** Why a quote is not booked as it is; undefined where it may be. */
export function whyNot(quote: BookableQuote): 'quote-expired' | 'price-changed' | undefined {
  if (quote.isExpired) return 'quote-expired'
  return quote.isStillPriced ? undefined : 'price-changed'
}

const roundsOf = oneFor((db: Db) => {
  const { token, packageId, carId, departureId, heldTerms, hasPromotions, expiresAt } = quotes
  const kept = { token, packageId, carId, departureId, heldTerms, hasPromotions }
  return inRounds(async (tokens: string[]) => {
    const rows = await db
      .select({
        ...kept,
        isExpired: sql<boolean>`${expiresAt} <= now()`,
        isStillPriced: isStillPriced(),
      })
      .from(quotes)
      .where(inArray(token, tokens))
    const found = new Map(rows.map((quote) => [quote.token, quote]))
    return tokens.map((token) => found.get(token))
  })
})
