import { eq, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { quotes } from './tables.ts'

/** What a quote sells: by its ids, or by the columns that hold them. */
type Sold = { packageId: string | SQLWrapper; departureId: string | SQLWrapper | null }

/** A digest, made by the database, of all that staff may change of what a quote costs; null once the package or the departure is not sold. */
export function priceVersionOf({ packageId, departureId }: Sold) {
  const { grid, rates, gstScheme, days, kind, groupMax, published } = packages
  const ofPackage = sql`concat_ws('|', ${grid}::text, ${rates}::text, ${gstScheme}, ${days}, ${kind}, ${groupMax}, ${published})`
  const ofDeparture = sql`concat_ws('|', ${departures.twinPaise}, ${departures.startsOn}, ${departures.departureCity}, ${departures.status} in ('closed', 'cancelled'))`
  return sql<string>`(select md5(concat_ws('|', ${ofPackage}, ${ofDeparture}))
    from ${packages} left join ${departures} on ${departures.id} = ${departureId}::text
    where ${packages.id} = ${packageId})`
}

/** Whether what a quote was priced from still stands: of a select from the quotes. */
export function isStillPriced() {
  return sql<boolean>`${quotes.priceVersion} is not distinct from ${priceVersionOf(quotes)}`
}

/** Whether what the quote with this token was priced from still stands. */
export async function isQuoteStillPriced(db: Db, token: string): Promise<boolean> {
  const [found] = await db.select({ isSame: isStillPriced() }).from(quotes).where(eq(quotes.token, token))
  return found?.isSame ?? false
}
