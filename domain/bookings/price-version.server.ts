import { eq, sql } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { quotes } from './tables.ts'

/** A digest, made by the database, of all that staff may change of what a quote costs; null once the package or the departure is not sold. */
export function priceVersionOf({ packageId, departureId }: { packageId: string; departureId: string | null }) {
  const { grid, rates, gstScheme, days, kind, groupMax, published } = packages
  const ofPackage = sql`concat_ws('|', ${grid}::text, ${rates}::text, ${gstScheme}, ${days}, ${kind}, ${groupMax}, ${published})`
  const ofDeparture = sql`concat_ws('|', ${departures.twinPaise}, ${departures.startsOn}, ${departures.departureCity}, ${departures.status} in ('closed', 'cancelled'))`
  return sql<string>`(select md5(concat_ws('|', ${ofPackage}, ${ofDeparture}))
    from ${packages} left join ${departures} on ${departures.id} = ${departureId}::text
    where ${packages.id} = ${packageId})`
}

/** Whether what a quote was priced from still stands. */
export async function isStillPriced(
  db: Db,
  quote: { token: string; packageId: string; departureId: string | null },
): Promise<boolean> {
  const [found] = await db
    .select({ isSame: sql<boolean>`${quotes.priceVersion} is not distinct from ${priceVersionOf(quote)}` })
    .from(quotes)
    .where(eq(quotes.token, quote.token))
  return found?.isSame ?? false
}
