import { and, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import { monthsFrom } from '#domain/almanac/journey.ts'
import { attractions, cities, packageAttractions, packages, packageStops } from '#domain/catalogue/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'

type Months = ReadonlyMap<string, number[]>

/** The months of published packages with `ids` for the year from `today` as the almanac leaves them, by id. */
export async function readMonths(db: Db, today: CalendarDate, ids: readonly string[]): Promise<Months> {
  return (await openMonths(db, today))(ids)
}

/** The same for whoever reads many packages, some at a time: of a hundred thousand at once the question takes longer than one may. */
export async function openMonths(db: Db, today: CalendarDate): Promise<(ids: readonly string[]) => Promise<Months>> {
  const { id, name, stateCodes, months, itinerary } = packages
  const almanac = await readAlmanac(db)
  const mayDepend = mayDependOnDates(db, almanac)
  const monthsOfJourney = monthsFrom(almanac, today)
  return async (ids) => {
    const among = and(eq(packages.published, true), inArray(id, [...ids]))
    const own = await db.select({ id, months }).from(packages).where(among)
    const dated = await db
      .select({ id, name, stateCodes, months, itinerary })
      .from(packages)
      .where(and(among, mayDepend))
    return new Map([
      ...own.map((row) => [row.id, row.months] as const),
      ...dated.map((row) => [row.id, monthsOfJourney(row)] as const),
    ])
  }
}

/** Those the almanac can have another word for, and some more: whole itineraries of all would be much to read. */
function mayDependOnDates(db: Db, { facts }: Almanac): SQL | undefined {
  const dated = facts.filter(({ kind }) => kind === 'festival' || kind === 'open')
  const words = dated.flatMap(({ name, otherNames }) => [name, ...otherNames].map(longestWord))
  const shut = dated.flatMap(({ kind, at }) => (kind === 'open' ? at : []))
  return or(...[...new Set(words)].map((word) => ilike(packages.name, `%${word}%`)), stopsAt(db, shut), sees(db, shut))
}

/** A name is borne word by word, whatever stands between the words. */
function longestWord(name: string): string {
  return name.split(/[^\p{L}\p{M}\d]+/u).toSorted((a, b) => b.length - a.length)[0]!
}

function stopsAt(db: Db, urls: readonly string[]): SQL {
  const stop = db
    .select({ one: sql`1` })
    .from(packageStops)
    .innerJoin(cities, eq(cities.id, packageStops.cityId))
  return exists(stop.where(and(eq(packageStops.packageId, packages.id), inArray(cities.url, [...urls]))))
}

function sees(db: Db, urls: readonly string[]): SQL {
  const sight = db
    .select({ one: sql`1` })
    .from(packageAttractions)
    .innerJoin(attractions, eq(attractions.id, packageAttractions.attractionId))
  return exists(sight.where(and(eq(packageAttractions.packageId, packages.id), inArray(attractions.url, [...urls]))))
}
