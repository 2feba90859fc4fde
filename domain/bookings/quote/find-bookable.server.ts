import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { inRounds, oneFor } from '#platform/rounds.ts'
import { priceVersionOf } from './price-version.server.ts'
import type { StoredQuote } from './quotes.server.ts'
import { quotes } from '#domain/bookings/tables.ts'
import { closedAs } from '#domain/departures/departure.ts'
import type { DepartureStatus, NoBookings } from '#domain/departures/departure.ts'
import { departures } from '#domain/departures/tables.ts'

/** What a hold wants to know of a quote, as it stands by the database's clock and today's prices. */
export type BookableQuote = HoldableQuote & {
  hasPromotions: boolean
  isExpired: boolean
  isStillPriced: boolean
  /** Of its departure, where it has one. */
  status: DepartureStatus | null
}
export type HoldableQuote = Pick<StoredQuote, 'token' | 'packageId' | 'carId' | 'departureId' | 'heldTerms'>

/** The quote with this token, for whoever books; undefined where there is none to be booked. Those asked for at one moment are read together. */
export async function findBookable(db: Db, token: string): Promise<BookableQuote | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined
  const quote = await roundsOf(db)(token)
  // What a change is priced at is the price of then: it buys no other seat.
  return quote?.heldTerms.amendment ? undefined : quote
}

export type NotBookable = NoBookings | 'quote-expired' | 'price-changed'

/** Why a quote is not booked as it is; undefined where it may be. */
export function whyNot(quote: BookableQuote): NotBookable | undefined {
  const closed = closedAs(quote.status)
  if (closed) return closed
  if (quote.isExpired) return 'quote-expired'
  return quote.isStillPriced ? undefined : 'price-changed'
}

const roundsOf = oneFor((db: Db) =>
  inRounds(async (tokens: string[]) => {
    const found = new Map((await readTogether(db, tokens)).map((quote) => [quote.token, quote]))
    return tokens.map((token) => found.get(token))
  }),
)

/** The quotes with these tokens; what several of them sell is priced once, for the version of a price is a digest of its whole grid. */
function readTogether(db: Db, tokens: string[]) {
  const { token, packageId, carId, departureId, heldTerms, hasPromotions, expiresAt, priceVersion } = quotes
  const areAsked = sql`${token} = any(${sql.param(tokens)})`
  const sold = { packageId: sql`sold.package_id`, departureId: sql`sold.departure_id`, carId: sql`sold.car_id` }
  // `offset 0`, or the planner moves the digest to where the rows are joined, and makes it for each of them.
  const priced = sql`(select sold.*, ${priceVersionOf(sold)} as version
    from (select distinct ${packageId}, ${departureId}, ${carId} from ${quotes} where ${areAsked}) sold offset 0) priced`
  return db
    .select({
      token,
      packageId,
      carId,
      departureId,
      heldTerms,
      hasPromotions,
      isExpired: sql<boolean>`${expiresAt} <= now()`,
      status: sql<DepartureStatus | null>`(select ${departures.status} from ${departures} where ${departures.id} = ${departureId})`,
      isStillPriced: sql<boolean>`${priceVersion} is not distinct from priced.version`,
    })
    .from(quotes)
    .innerJoin(
      priced,
      sql`(priced.package_id, priced.departure_id, priced.car_id) is not distinct from (${packageId}, ${departureId}, ${carId})`,
    )
    .where(areAsked)
}
