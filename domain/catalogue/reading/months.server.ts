import { and, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import { monthsFrom, possibleDays } from '#domain/almanac/journey.ts'
import { attractions, cities, packageAttractions, packages, packageStops } from '#domain/catalogue/tables.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import type { DateSpan } from '#platform/query-values.ts'

/** When a package can be had by the almanac: the months it is for, and of those whose days it decides the spans of days in the year to come; null where any will do. */
export type Season = { months: number[]; possible: DateSpan[] | null }

const YEAR_DAYS = 366

/** The months of published packages with `ids` for the year from `today` as the almanac leaves them, by id. */
export async function readMonths(
  db: Db,
  today: CalendarDate,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const { own, dated, almanac } = await (await openRows(db))(ids)
  const monthsOfJourney = monthsFrom(almanac, today)
  return new Map([
    ...own.map((row) => [row.id, row.months] as const),
    ...dated.map((row) => [row.id, monthsOfJourney(row)] as const),
  ])
}

/** The seasons of published packages for whoever reads many of them, some at a time: of a hundred thousand at once the question takes longer than one may. */
export async function openSeasons(
  db: Db,
  today: CalendarDate,
): Promise<(ids: readonly string[]) => Promise<ReadonlyMap<string, Season>>> {
  const rowsOf = await openRows(db)
  const year = { from: today, to: addDays(today, YEAR_DAYS) }
  return async (ids) => {
    const { own, dated, almanac } = await rowsOf(ids)
    const monthsOfJourney = monthsFrom(almanac, today)
    return new Map([
      ...own.map((row) => [row.id, { months: row.months, possible: null }] as const),
      ...dated.map(
        (row) => [row.id, { months: monthsOfJourney(row), possible: possibleDays(almanac, row, year) }] as const,
      ),
    ])
  }
}

/** The same of a few from memory, where it may be asked again. */
export async function rememberedSeasons(
  { db, memory }: { db: Db; memory: TagMemory },
  ids: readonly string[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, Season>> {
  return memory.rememberEach(`season ${today}`, ids, async (missing) => {
    reads('catalogue')
    return (await openSeasons(db, today))(missing)
  })
}

async function openRows(db: Db) {
  const { id, name, stateCodes, months, itinerary, difficulty, maxAltitudeM, tags } = packages
  const almanac = await readAlmanac(db)
  const mayDepend = mayDependOnDates(db, almanac)
  return async (ids: readonly string[]) => {
    const among = and(eq(packages.published, true), inArray(id, [...ids]))
    const own = await db.select({ id, months }).from(packages).where(among)
    const dated = await db
      .select({ id, name, stateCodes, months, ownMonths: months, itinerary, difficulty, maxAltitudeM, tags })
      .from(packages)
      .where(and(among, mayDepend))
    return { own, dated, almanac }
  }
}

/** Those the almanac can have another word for, and some more: whole itineraries of all would be much to read. */
function mayDependOnDates(db: Db, { facts }: Almanac): SQL | undefined {
  // What is shut on one weekday alone decides on no month.
  const dated = facts.filter(({ kind, weekdays }) => kind !== 'closed' || weekdays.length === 0)
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
