import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PackageRates } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { isFixed, isInTime, isOnSale } from './departures.server.ts'
import { departures } from './tables.ts'

/** A published package with departures, as whoever sells it on needs it: how many days it takes, whom it prices how, and where it leaves from. */
export type ResoldPackage = {
  id: string
  name: string
  url: string
  days: number
  rates: PackageRates
  groupMax: number
  infantsHaveSeats: boolean
  departureCities: string[]
}

/** The packages that may be sold on a day, by their addresses; of one alone where its id is given. */
export async function listResoldPackages(
  db: Db,
  { today, packageId }: { today: CalendarDate; packageId?: string | undefined },
): Promise<ResoldPackage[]> {
  const which = packageId === undefined ? undefined : eq(packages.id, packageId)
  return selectResold(db, and(isOnSale, isInTime(today), gte(departures.startsOn, today), which))
}

/** A package with all it leaves from on a day or later, though nothing of it may be sold any more. */
export async function findResoldPackage(
  db: Db,
  { today, packageId }: { today: CalendarDate; packageId: string },
): Promise<ResoldPackage | undefined> {
  const [found] = await selectResold(db, and(isFixed, gte(departures.startsOn, today), eq(packages.id, packageId)))
  return found
}

async function selectResold(db: Db, where: SQL | undefined): Promise<ResoldPackage[]> {
  return db
    .select({
      id: packages.id,
      name: packages.name,
      url: packages.url,
      days: packages.days,
      rates: packages.rates,
      groupMax: packages.groupMax,
      infantsHaveSeats: packages.infantsHaveSeats,
      departureCities: sql<
        string[]
      >`array_agg(distinct ${departures.departureCity} order by ${departures.departureCity})`,
    })
    .from(packages)
    .innerJoin(departures, eq(departures.packageId, packages.id))
    .where(and(eq(packages.published, true), where))
    .groupBy(packages.id)
    .orderBy(asc(packages.url))
}
