import { sql } from 'drizzle-orm'
import { departures } from '#domain/departures/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { citySlug, makeChoices } from '#domain/search/lists/choices.ts'
import type { FacetCounts } from '#domain/search/lists/choices.ts'
import { NO_PRICES } from '#platform/histogram.ts'
import { listFilterCategories } from '#domain/search/lists/list-rows.server.ts'
import type { ListAnswer, ListQuestion, PackageLists } from '#domain/search/lists/port.ts'
import type { Histogram } from '#platform/histogram.ts'
import type { Db } from '#platform/db.server.ts'
import { fixedRows, listedRows, pageRows, placeRows, spreadRows, spreadTables } from './answers.server.ts'
import type { FacetPart, Part } from './answers.server.ts'
import { leavingOf } from './leaving.server.ts'
import type { CityNames } from './leaving.server.ts'
import { isWide, poolTables } from './pool.server.ts'
import type { Known } from './pool.server.ts'
import type { RoomRules } from './shown-price.server.ts'

/** The member that asks the database, in one statement a question; what it remembers between them is read anew at a refresh. */
export async function openPostgresLists(db: Db): Promise<PackageLists> {
  let known: Promise<Known> | undefined
  async function knownNow(): Promise<Known> {
    const reading = (known ??= readKnown(db))
    return reading.catch((error: unknown) => {
      if (known === reading) known = undefined
      throw error
    })
  }
  return {
    list: async (question) => answerOf(question, await knownNow(), await askAll(db, question, await knownNow())),
    refresh: async () => void (known = undefined),
    takeSeats: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/** Enough for the pool of a large catalogue to stay in memory. */
const WORK_MEMORY = '128MB'

type Row = { part: Part; value: string; amount: number }

async function askAll(db: Db, question: ListQuestion, known: Known): Promise<Row[]> {
  const leaving = leavingOf(question.filters, { ...question, cities: known.cities })
  const rows = [pageRows(question), fixedRows(question), placeRows(), ...listedRows(known.cities), ...spreadRows()]
  const all = sql.join(
    rows.map((part) => sql`(${part})`),
    sql` union all `,
  )
  const tables = sql`${poolTables(db, question, known, leaving)}, ${spreadTables()}`
  return db.transaction(async (db) => {
    await db.execute(sql`select set_config('work_mem', ${WORK_MEMORY}, true)`)
    // The planner takes a pool for small, whatever it holds, and looks everything up package by package, or sorts what it need not.
    if (isWide(question))
      await db.execute(sql`select set_config('enable_nestloop', 'off', true), set_config('enable_sort', 'off', true)`)
    return db
      .select({ part: sql<Part>`part`, value: sql<string>`value`, amount: sql<number>`amount`.mapWith(Number) })
      .from(sql`(with ${tables} ${all}) as answer`)
  })
}

function answerOf(question: ListQuestion, { categories, cities }: Known, rows: readonly Row[]): ListAnswer {
  const parts = Map.groupBy(rows, ({ part }) => part)
  const counts = (part: FacetPart) => new Map((parts.get(part) ?? []).map(({ value, amount }) => [value, amount]))
  const names = {
    category: new Map(categories.map(({ url, name }) => [url, name])),
    from: new Map([...cities].map(([slug, [name]]) => [slug, name ?? slug])),
  }
  const facets: FacetCounts = {
    days: counts('days'),
    category: counts('category'),
    themes: counts('themes'),
    tags: counts('tags'),
    month: counts('month'),
    from: counts('from'),
    difficulty: counts('difficulty'),
    rating: counts('rating'),
    group: counts('group'),
  }
  const { filters, today } = question
  return {
    ids: (parts.get('id') ?? []).toSorted((one, other) => one.amount - other.amount).map(({ value }) => value),
    total: parts.get('total')?.[0]?.amount ?? 0,
    facets: { price: spreadOf(parts), ...makeChoices(facets, filters, { names, today }) },
    places: (parts.get('place') ?? [])
      .map(({ value, amount }) => ({ cityId: value, count: amount }))
      .toSorted((one, other) => other.count - one.count || (one.cityId < other.cityId ? -1 : 1)),
  }
}

function spreadOf(parts: ReadonlyMap<Part, readonly Row[]>): Histogram {
  const scale = new Map((parts.get('scale') ?? []).map(({ value, amount }) => [value, amount]))
  const [least, most, step, start] = ['least', 'most', 'step', 'start'].map((key) => scale.get(key))
  if (least === undefined || most === undefined || step === undefined || start === undefined) return NO_PRICES
  const bars = Array.from({ length: scale.get('bars') ?? 0 }, () => 0)
  for (const { value, amount } of parts.get('bar') ?? []) bars[Number(value)] = amount
  return { fromRupees: start, stepRupees: step, bars, leastRupees: least, mostRupees: most }
}

async function readKnown(db: Db): Promise<Known> {
  return { rules: await readRules(db), categories: await listFilterCategories(db), cities: await readCities(db) }
}

async function readRules(db: Db): Promise<RoomRules[]> {
  const part = (key: keyof RoomRules) => sql`${packages.rates} -> ${key}::text`.mapWith(packages.rates)
  return db
    .selectDistinct({ ageBands: part('ageBands'), model: part('model'), groupSlabs: part('groupSlabs') })
    .from(packages) as unknown as Promise<RoomRules[]>
}

async function readCities(db: Db): Promise<CityNames> {
  const begin = await db.selectDistinct({ name: packages.startCity }).from(packages)
  const leave = await db.selectDistinct({ name: departures.departureCity }).from(departures)
  const names = new Set([...begin, ...leave].map(({ name }) => name))
  return Map.groupBy(
    [...names].toSorted().filter((name) => citySlug(name) !== ''),
    citySlug,
  )
}
