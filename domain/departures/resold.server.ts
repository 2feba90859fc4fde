import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PackageRates } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { isOnSale } from './departures.server.ts'
import { departures } from './tables.ts'

/** A published package with departures on sale, as whoever sells it on needs it: how many days it takes, whom it prices how, and where it leaves from. */
export type ResoldPackage = {
  id: string
  name: string
  url: string
  days: number
  rates: PackageRates
  departureCities: string[]
}

/** The packages that may be sold on from a day on, by their addresses; of one alone where its id is given. */
export async function listResoldPackages(
  db: Db,
  { from, packageId }: { from: CalendarDate; packageId?: string | undefined },
): Promise<ResoldPackage[]> {
  const wanted: SQL[] = packageId === undefined ? [] : [eq(packages.id, packageId)]
  return db
    .select({
      id: packages.id,
      name: packages.name,
      url: packages.url,
      days: packages.days,
      rates: packages.rates,
      departureCities: sql<
        string[]
      >`array_agg(distinct ${departures.departureCity} order by ${departures.departureCity})`,
    })
    .from(packages)
    .innerJoin(departures, eq(departures.packageId, packages.id))
    .where(and(eq(packages.published, true), isOnSale, gte(departures.startsOn, from), ...wanted))
    .groupBy(packages.id)
    .orderBy(asc(packages.url))
}
