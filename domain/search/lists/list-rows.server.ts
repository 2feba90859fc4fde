import { and, asc, between, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { freeSeats, isOnSale } from '#domain/departures/departures.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { openSeasons } from '#domain/catalogue/reading/months.server.ts'
import type { Season } from '#domain/catalogue/reading/months.server.ts'
import { weightedStars } from '#domain/catalogue/reading/order.server.ts'
import {
  categories,
  cities,
  packageAttractions,
  packageCategories,
  packages,
  packageStops,
} from '#domain/catalogue/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { openFacts } from '#domain/search/facts/read-facts.server.ts'
import type { ListCategory, ListPlace, ListRow, OpenDeparture } from './list-row.ts'
import { remembered } from '#platform/tag-memory.ts'

const PACKAGES_AT_A_TIME = 2000
const DEPARTURES_OF = 1000
/** Of what is published no more. */
const NEVER: Season = { months: [], possible: [] }

/** Every category a package can be in, in the order of the menus. */
export async function listFilterCategories(db: Db): Promise<ListCategory[]> {
  reads('catalogue')
  const { id, url, name, kind } = categories
  return db.select({ id, url, name, kind }).from(categories).orderBy(asc(categories.position), asc(categories.name))
}

/** Every place a package can halt at. */
export async function listFilterPlaces(db: Db): Promise<ListPlace[]> {
  reads('catalogue')
  return db.select({ id: cities.id, url: cities.url }).from(cities)
}

/** What lists need of every published package for the year from `today`, by name as people sort names. */
export async function listRowsByName(db: Db, today: CalendarDate): Promise<ListRow[]> {
  const byId = new Map<string, ListRow>()
  const seasonsOf = await openSeasons(db, today)
  for await (const rows of readListRows(db)) {
    const seasons = await seasonsOf(rows.map(({ id }) => id))
    for (const row of rows) byId.set(row.id, { ...row, ...(seasons.get(row.id) ?? NEVER) })
  }
  return (await listIdsByName(db)).flatMap((id) => byId.get(id) ?? [])
}

async function listIdsByName(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: packages.id, name: packages.name })
    .from(packages)
    .where(eq(packages.published, true))
    .orderBy(asc(packages.id))
  // A database need not know how people sort: some go by bytes.
  const { compare } = new Intl.Collator('en-IN')
  return rows.toSorted((one, other) => compare(one.name, other.name)).map(({ id }) => id)
}

async function* readListRows(db: Db): AsyncGenerator<Omit<ListRow, keyof Season>[]> {
  const factsOfRow = await openFacts(db)
  let page = await readPackages(db, '')
  while (page.length > 0) {
    const [first, last] = [page[0]!.id, page.at(-1)!.id]
    const stops = await linksOf(db, packageStops, packageStops.cityId, [first, last])
    const sights = await linksOf(db, packageAttractions, packageAttractions.attractionId, [first, last])
    const themes = await linksOf(db, packageCategories, packageCategories.categoryId, [first, last])
    yield page.map(({ told, ...row }) => {
      const [cityIds, attractionIds] = [stops.get(row.id) ?? [], sights.get(row.id) ?? []]
      const facts = factsOfRow({ ...row, ...told, cityIds, attractionIds })
      return { ...row, ...facts, cityIds, attractionIds, categoryIds: themes.get(row.id) ?? [] }
    })
    page = await readPackages(db, last)
  }
}

/** The departures on sale on or after a date, full ones too, by package, some packages at a time. */
export async function* readOpenDepartures(
  db: Db,
  { from, ids }: { from: CalendarDate; ids: readonly string[] },
): AsyncGenerator<Map<string, OpenDeparture[]>> {
  const { packageId, startsOn, cutoffDays, departureCity, twinPaise, cells, minToRun } = departures
  const seats = freeSeats.mapWith(Number)
  for (let at = 0; at < ids.length; at += DEPARTURES_OF) {
    const rows = await db
      .select({ packageId, startsOn, cutoffDays, departureCity, twinPaise, cells, minToRun, seats })
      .from(departures)
      .where(and(inArray(packageId, ids.slice(at, at + DEPARTURES_OF)), gte(startsOn, from), isOnSale))
    yield Map.groupBy(rows, (row) => row.packageId)
  }
}

function readPackages(db: Db, after: string) {
  const { id, kind, days, stateCodes, tags, difficulty, startCity, groupMin, groupMax } = packages
  const { infantsHaveSeats, grid, rates, ownDates, gstScheme, rating, ratingCount, ratingIsDemo } = packages
  const { name, comfort, maxAltitudeM, summary, highlights, itinerary, inclusions, questions } = packages
  const isVegetarian = sql<boolean>`(${inclusions}::text || ${questions}::text) ~* '\\mvegetarian'`
  const weighted = sql<number | null>`${weightedStars}`.mapWith((value) => (value === null ? null : Number(value)))
  return db
    .select({
      id,
      kind,
      days,
      stateCodes,
      tags,
      difficulty,
      startCity,
      groupMin,
      groupMax,
      infantsHaveSeats,
      grid,
      rates,
      ownDates,
      gstScheme,
      rating,
      ratingCount,
      ratingIsDemo,
      weightedStars: weighted,
      told: { name, comfort, maxAltitudeM, summary, highlights, itinerary, isVegetarian },
    })
    .from(packages)
    .where(and(eq(packages.published, true), gt(packages.id, after)))
    .orderBy(asc(packages.id))
    .limit(PACKAGES_AT_A_TIME)
}

type Links = typeof packageStops | typeof packageAttractions | typeof packageCategories

async function linksOf(
  db: Db,
  table: Links,
  to:
    | (typeof packageStops)['cityId']
    | (typeof packageAttractions)['attractionId']
    | (typeof packageCategories)['categoryId'],
  [first, last]: [string, string],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ packageId: table.packageId, to })
    .from(table)
    .where(between(table.packageId, first, last))
  const byPackage = Map.groupBy(rows, ({ packageId }) => packageId)
  return new Map([...byPackage].map(([id, links]) => [id, links.map((link) => link.to)]))
}

/** Every category a package can be in, from memory. */
export const rememberedFilterCategories = remembered('filter categories', ({ db }: { db: Db }) =>
  listFilterCategories(db),
)
