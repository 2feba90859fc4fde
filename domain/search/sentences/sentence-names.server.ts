import { sql } from 'drizzle-orm'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { longWeekends } from '#domain/almanac/long-weekends.ts'
import { departures } from '#domain/departures/tables.ts'
import { isOnSale } from '#domain/departures/departures.server.ts'
import { attractions, categories, cities, packages, states } from '#domain/catalogue/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { bears } from '#platform/slug.ts'
import { reads } from '#platform/tags.ts'
import { and, eq, gte } from 'drizzle-orm'
import { occasionNames, occasionsOf } from './occasions.ts'
import { openSentenceNames } from './sentence-names.ts'
import type { KnownPlaces, SentenceNames } from './sentence-names.ts'
import { UNSOLD_PHRASES } from './unsold.ts'

const A_YEAR = 365

const namesOn = remembered('sentence names', async ({ db }: { db: Db }, today: CalendarDate) => {
  const almanac = await readAlmanac(db)
  const { name, published } = packages
  const words = [...occasionNames(almanac), ...UNSOLD_PHRASES].join('|')
  const isBorne = sql`${name} ~* ${String.raw`\m(${words})\M`}`
  const borne = await db
    .select({ name })
    .from(packages)
    .where(and(eq(published, true), isBorne))
  const namesOfSome = borne.map((row) => row.name)
  const occasions = occasionsOf(almanac, today, namesOfSome)
  const sold = new Set(UNSOLD_PHRASES.filter((phrase) => namesOfSome.some((one) => bears(one, phrase))))
  const weekends = longWeekends(almanac, today, addDays(today, A_YEAR))
  return { ...openSentenceNames(await listKnownPlaces(db, today)), occasions, sold, longWeekends: weekends, today }
})

/** The names a sentence typed on a day may hold, kept until the catalogue or its departures change. */
export async function findSentenceNames(
  needs: { db: Db; memory: TagMemory },
  today: CalendarDate,
): Promise<SentenceNames> {
  return namesOn(needs, today)
}

/** Every city and state, and the cities something published leaves from on a day or after. */
async function listKnownPlaces(db: Db, today: CalendarDate): Promise<KnownPlaces> {
  reads('catalogue', 'departures')
  const { id, name, altNames, types, lat, lon, stateCode } = cities
  const { startCity, published } = packages
  const [known, homes, dated, land] = [
    await db
      .select({ id, name, altNames, types, lat, lon, stateCode })
      .from(cities)
      .orderBy(sql`cardinality(${types}) desc`, name),
    await db.selectDistinct({ name: startCity }).from(packages).where(eq(published, true)),
    await db
      .selectDistinct({ name: departures.departureCity })
      .from(departures)
      .where(and(gte(departures.startsOn, today), isOnSale)),
    await db.select({ name: states.name }).from(states),
  ]
  const things = [
    ...(await db.select({ name: attractions.name }).from(attractions)),
    ...(await db.select({ name: categories.name }).from(categories)),
  ]
  const starts = [...homes, ...dated].map((start) => start.name)
  return { cities: known, starts, states: land.map((state) => state.name), things: things.map((thing) => thing.name) }
}
