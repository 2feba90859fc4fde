import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { inChunks } from '#platform/upsert.server.ts'
import { dayWords } from '#domain/catalogue/journey/day-text.ts'
import { nightsOf } from '#domain/catalogue/package.ts'
import { realRating } from '#domain/catalogue/reading/order.server.ts'
import {
  attractions,
  categories,
  cities,
  packageAttractions,
  packageCategories,
  packages,
  packageStops,
  states,
} from '#domain/catalogue/tables.ts'
import { bareDocument } from './document.ts'
import type { SearchDocument } from './document.ts'
import { allNamesOf } from './language/place-names.ts'
import { wordsOf } from './normalise.ts'
import { Tellings } from './tellings.ts'

/** Where documents come from; reads through the database, or transaction, it is handed. */
export type DocumentSource = (db: Db) => AsyncIterable<SearchDocument> | Iterable<SearchDocument>

const PACKAGES_AT_A_TIME = 500

/**
 * Everything published that can be found, packages best rated first. Reads packages in pages, so a large catalogue fits; their order is asked for
 * once, since no index has it and each page would sort them all.
 */
export async function* listSearchDocuments(db: Db): AsyncGenerator<SearchDocument> {
  const names = await readNames(db)
  yield* names.destinations
  const ids = await listBestRated(db)
  const tellings = await readTellings(db, ids, names)
  for (const some of inChunks(ids, PACKAGES_AT_A_TIME))
    yield* await packageDocuments(db, await listPackagesOf(db, some), names, tellings)
}

/** What the days and the highlights tell of. */
async function readTellings(db: Db, ids: readonly string[], { ofState, ofCity }: Names): Promise<Tellings> {
  const tellings = new Tellings(ids.length, new Set([...ofState.values(), ...ofCity.values()].flat().flatMap(wordsOf)))
  const { id, highlights, itinerary } = packages
  for (const some of inChunks(ids, PACKAGES_AT_A_TIME)) {
    const rows = await db.select({ id, highlights, itinerary }).from(packages).where(inArray(id, some))
    for (const row of rows)
      tellings.add(row.id, [...row.highlights, ...row.itinerary.flatMap(({ title, text }) => [title, dayWords(text)])])
  }
  return tellings
}

type Names = {
  destinations: SearchDocument[]
  ofState: ReadonlyMap<string, string[]>
  ofCity: ReadonlyMap<string, string[]>
  ofCategory: ReadonlyMap<string, string[]>
  ofAttraction: ReadonlyMap<string, string>
}

type PackageRow = Awaited<ReturnType<typeof listPackagesOf>>[number]

async function readNames(db: Db): Promise<Names> {
  const [allStates, allCities] = [await db.select().from(states), await db.select().from(cities)]
  const [allCategories, allSights] = [await db.select().from(categories), await db.select().from(attractions)]
  const ofState = new Map(allStates.map((state) => [state.code, allNamesOf(state.name, state.altNames)]))
  const ofCity = new Map(allCities.map((city) => [city.id, allNamesOf(city.name, city.altNames)]))
  const destinations = [
    ...allStates.map((state) => destination('state', state, { otherNames: (ofState.get(state.code) ?? []).slice(1) })),
    ...allCities.map((city) =>
      destination('city', city, {
        otherNames: (ofCity.get(city.id) ?? []).slice(1),
        states: ofState.get(city.stateCode) ?? [],
        themes: city.types.map(spaced),
      }),
    ),
    ...allCategories.map((category) => destination('category', category, { themes: [spaced(category.key)] })),
    ...allSights.map((sight) =>
      destination('attraction', sight, {
        places: ofCity.get(sight.cityId) ?? [],
        states: ofState.get(sight.stateCode) ?? [],
        themes: [sight.type, ...sight.tags].map(spaced),
      }),
    ),
  ]
  return {
    destinations,
    ofState,
    ofCity,
    ofCategory: new Map(allCategories.map(({ id, name, key }) => [id, [name, spaced(key)]])),
    ofAttraction: new Map(allSights.map(({ id, name }) => [id, name])),
  }
}

function destination(
  kind: 'state' | 'city' | 'category' | 'attraction',
  row: { id: string; name: string; url: string; summary: string },
  known: Partial<SearchDocument>,
): SearchDocument {
  const bare = bareDocument(kind, row.id, row.name, row.url)
  return { ...bare, summary: row.summary, ...known }
}

const ratingOf = sql<number>`round(${realRating} * 100)::int`

async function listBestRated(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(eq(packages.published, true))
    .orderBy(desc(ratingOf), asc(packages.id))
  return rows.map(({ id }) => id)
}

/** In the order of `ids`, without those that were taken off since. */
async function listPackagesOf(db: Db, ids: readonly string[]) {
  const { id, name, url, summary, stateCodes, days, months, tags, difficulty, startCity, grid } = packages
  const rows = await db
    .select({ id, name, url, summary, stateCodes, days, months, tags, difficulty, startCity, grid, rating: ratingOf })
    .from(packages)
    .where(and(eq(packages.published, true), inArray(id, [...ids])))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function packageDocuments(
  db: Db,
  page: readonly PackageRow[],
  names: Names,
  tellings: Tellings,
): Promise<SearchDocument[]> {
  const ids = page.map((row) => row.id)
  const stops = Map.groupBy(await listStopsOf(db, ids), (stop) => stop.packageId)
  const themes = Map.groupBy(await listCategoriesOf(db, ids), (link) => link.packageId)
  const sights = Map.groupBy(await listSightsOf(db, ids), (link) => link.packageId)
  return page.map((row) => ({
    ...bareDocument('package', row.id, row.name, row.url),
    summary: row.summary,
    places: unique((stops.get(row.id) ?? []).flatMap(({ cityId }) => names.ofCity.get(cityId) ?? [])),
    states: row.stateCodes.flatMap((code) => names.ofState.get(code) ?? []),
    themes: unique([
      ...(themes.get(row.id) ?? []).flatMap(({ categoryId }) => names.ofCategory.get(categoryId) ?? []),
      ...row.tags.map(spaced),
    ]),
    attractions: (sights.get(row.id) ?? []).flatMap(({ attractionId }) => names.ofAttraction.get(attractionId) ?? []),
    telling: tellings.of(row.id),
    startCity: row.startCity,
    rating: row.rating,
    days: row.days,
    nights: nightsOf(row.days),
    pricePaise: row.grid.twin,
    ...(row.difficulty ? { difficulty: row.difficulty } : {}),
  }))
}

function listStopsOf(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(packageStops)
    .where(inArray(packageStops.packageId, [...ids]))
    .orderBy(packageStops.packageId, packageStops.position)
}

function listCategoriesOf(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(packageCategories)
    .where(inArray(packageCategories.packageId, [...ids]))
}

function listSightsOf(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(packageAttractions)
    .where(inArray(packageAttractions.packageId, [...ids]))
}

/** A key as words: "hill-station" gives "hill station". */
function spaced(key: string): string {
  return key.replaceAll('-', ' ')
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
