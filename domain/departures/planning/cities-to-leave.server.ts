import { and, inArray, sql } from 'drizzle-orm'
import type { Fault } from '#domain/audit/command.server.ts'
import { cities, packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** Of what is written as no place is, so many are said the nearest of. */
const MOST_NEAREST = 20
/** Names less alike than this are no slip of the finger. */
const ALIKE = 0.35

type Leaving = { packageId: string; departureCity: string }

/** Why one of these departures cannot leave from where it says, asked once of all of them: a city is a place of the catalogue's, written as it is there, or where the package starts or has a departure from already. */
export async function cityFaults(db: Db, asked: readonly Leaving[]): Promise<(leaving: Leaving) => Fault | undefined> {
  const known = await placesAmong(db, asked)
  const strange = asked.filter(({ departureCity }) => !known.has(departureCity))
  if (strange.length === 0) return () => undefined
  const stands = await standingAmong(db, strange)
  const amiss = new Set(strange.filter((one) => !stands.has(keyOf(one))).map(({ departureCity }) => departureCity))
  const nearest = await nearestOf(db, [...amiss].slice(0, MOST_NEAREST))
  return (one) => {
    const { departureCity } = one
    if (!amiss.has(departureCity) || stands.has(keyOf(one))) return undefined
    const near = nearest.get(departureCity)
    return {
      path: 'departureCity',
      message: `We have no place called ${departureCity}. ${near ? `Is it ${near}?` : 'Its page comes first, under Cities.'}`,
    }
  }
}

async function placesAmong(db: Db, asked: readonly Leaving[]): Promise<ReadonlySet<string>> {
  const names = [...new Set(asked.map(({ departureCity }) => departureCity))]
  const rows = await db.selectDistinct({ name: cities.name }).from(cities).where(inArray(cities.name, names))
  return new Set(rows.map(({ name }) => name))
}

/** What stands already may stay, and be done again. */
async function standingAmong(db: Db, asked: readonly Leaving[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(asked.map(({ packageId }) => packageId))]
  const names = [...new Set(asked.map(({ departureCity }) => departureCity))]
  const { packageId, departureCity } = departures
  const isAsked = and(inArray(packageId, ids), inArray(departureCity, names))
  const left = await db.selectDistinct({ packageId, departureCity }).from(departures).where(isAsked)
  const starts = await db
    .select({ packageId: packages.id, departureCity: packages.startCity })
    .from(packages)
    .where(and(inArray(packages.id, ids), inArray(packages.startCity, names)))
  return new Set([...left, ...starts].map(keyOf))
}

/** The place most like each of these names, where one is. */
async function nearestOf(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = names.map(async (typed) => {
    const alike = sql<number>`(select max(similarity(called, ${typed})) from unnest(${cities.altNames} || ${cities.name}) called)`
    const [near] = await db
      .select({ name: cities.name, alike })
      .from(cities)
      .orderBy(sql`${alike} desc`, cities.name)
      .limit(1)
    return near && near.alike >= ALIKE ? [[typed, near.name] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}

function keyOf({ packageId, departureCity }: Leaving): string {
  return `${packageId} ${departureCity}`
}
