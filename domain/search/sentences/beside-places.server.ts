import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import { packages, packageStops } from '#domain/catalogue/tables.ts'
import type { SearchPort } from '#domain/search/port.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import { byTurns } from './by-turns.ts'
import { listPackagesNear } from './near-packages.server.ts'
import type { PlaceNamed } from './places-in.ts'

type Needs = { db: Db; memory: TagMemory; search: Pick<SearchPort, 'search'> }

/** What comes near a question of places: package ids, the nearest first, and in what each is other. */
export type BesidePlaces = { ids: readonly string[]; differs: ReadonlyMap<string, string> }

type Reached = { name: string; here: ReadonlySet<string>; beside: readonly string[] }

/**
 * Packages that go to most of the places a question names, or close by, those that miss the least first and walks last unless `isOfWalks`: of one place what
 * halts beside it. None of them halts at all of the places themselves; `differs` says which it leaves out ("Without Ooty"), or that it only comes near.
 */
export async function listBesidePlaces(
  needs: Needs,
  named: readonly PlaceNamed[],
  { limit, isOfWalks }: { limit: number; isOfWalks: boolean },
): Promise<BesidePlaces> {
  const places = await Promise.all(named.map((place) => reach(needs, place, limit)))
  const reached = byTurns(places.map(({ beside }) => beside)).map((id) => ({
    id,
    missed: places.filter(({ beside }) => !beside.includes(id)),
    near: places.filter(({ here, beside }) => !here.has(id) && beside.includes(id)),
  }))
  const close = reached
    .filter(({ missed, near }) => missed.length * 2 <= places.length && missed.length + near.length > 0)
    .toSorted((one, other) => lackOf(one) - lackOf(other))
  const differs = new Map(close.map(({ id, missed, near }) => [id, differsText(missed, near)]))
  const ids = [...differs.keys()]
  return { ids: isOfWalks ? ids : await walksLast(needs.db, ids), differs }
}

/** Packages in their order, but those first that halt at all of the places a question names and at fewest others; as they are where it names fewer than two. */
export async function haltingAtAllFirst(
  needs: Pick<Needs, 'db' | 'memory'>,
  named: readonly PlaceNamed[],
  ids: readonly string[],
): Promise<string[]> {
  const cities = named.flatMap(({ cityIds }) => cityIds.slice(0, 1))
  if (cities.length < 2) return [...ids]
  const known = new Set(ids)
  const first = (await haltingAtAll(needs, cities.toSorted())).filter((some) => some.some((id) => known.has(id)))
  const order = new Map(first.flatMap((some, at) => some.map((id) => [id, at] as const)))
  return ids.toSorted((one, other) => (order.get(one) ?? first.length) - (order.get(other) ?? first.length))
}

/** Ids of packages that halt at all of some cities, those together that halt at as many places, the fewest first. */
const haltingAtAll = remembered('packages halting at all', async ({ db }: { db: Db }, cities: readonly string[]) => {
  reads('catalogue')
  const { packageId, cityId } = packageStops
  const isNamed = inArray(cityId, [...cities])
  const rows = await db
    .select({ id: packageId, halts: countDistinct(cityId) })
    .from(packageStops)
    .groupBy(packageId)
    .having(sql`count(distinct ${cityId}) filter (where ${isNamed}) = ${cities.length}`)
    .where(inArray(packageId, db.select({ id: packageId }).from(packageStops).where(eq(cityId, cities[0]!))))
  const byHalts = Map.groupBy(rows, ({ halts }) => halts)
  return [...byHalts].toSorted(([one], [other]) => one - other).map(([, some]) => some.map(({ id }) => id))
})

/** Close by is rather there than not. */
const OF_NEAR = 0.6

function lackOf({ missed, near }: { missed: readonly Reached[]; near: readonly Reached[] }): number {
  return missed.length + near.length * OF_NEAR
}

/** What halts at a place, and what halts close to it, or further away where nothing does; of a state whatever is found by its name. */
async function reach(needs: Needs, { name, cityIds, around = [] }: PlaceNamed, limit: number): Promise<Reached> {
  if (cityIds.length === 0) {
    const { hits } = await needs.search.search({ text: name, limit, kinds: ['package'] })
    const ids = hits.map(({ id }) => id)
    return { name, here: new Set(ids), beside: ids }
  }
  const here = await listPackagesNear(needs, cityIds.slice(0, 1))
  const beside = await listPackagesNear(needs, cityIds)
  return { name, here: new Set(here), beside: beside.length > 0 ? beside : await listPackagesNear(needs, around) }
}

function differsText(missed: readonly Reached[], near: readonly Reached[]): string {
  const names = (some: readonly Reached[]) => some.map(({ name }) => name).join(' and ')
  return missed.length > 0 ? `Without ${names(missed)}` : `Near ${names(near)}`
}

async function walksLast(db: Db, ids: readonly string[]): Promise<string[]> {
  const { tours, walks } = await partWalks(db, ids)
  return [...tours, ...walks]
}

/** Packages in their order, those one is driven on and those one walks. */
export async function partWalks(db: Db, ids: readonly string[]): Promise<{ tours: string[]; walks: string[] }> {
  if (ids.length === 0) return { tours: [], walks: [] }
  reads('catalogue')
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.kind, 'trek'), inArray(packages.id, [...ids])))
  const walked = new Set(rows.map(({ id }) => id))
  return { tours: ids.filter((id) => !walked.has(id)), walks: ids.filter((id) => walked.has(id)) }
}
