import { inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { attractions, cities, states } from './tables.ts'

/** Which of some addresses are a place's, a sight's or, as "in-kl", a state's. */
export async function findKnownAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  return new Set((await findNamesAt(db, addresses)).keys())
}

/** What places, sights and states are called, by their addresses; one that nothing has is absent. */
export async function findNamesAt(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  reads('catalogue')
  if (addresses.length === 0) return new Map()
  const asked = [...addresses]
  const code = sql<string>`lower(${states.code})`
  const rows = await unionAll(
    db.select({ address: cities.url, name: cities.name }).from(cities).where(inArray(cities.url, asked)),
    db
      .select({ address: attractions.url, name: attractions.name })
      .from(attractions)
      .where(inArray(attractions.url, asked)),
    db.select({ address: code, name: states.name }).from(states).where(inArray(code, asked)),
  )
  return new Map(rows.map(({ address, name }) => [address, name]))
}
