import { inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { attractions, cities, states } from './tables.ts'

/** Which of some addresses are a place's, a sight's or, as "in-kl", a state's. */
export async function findKnownAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  reads('catalogue')
  if (addresses.length === 0) return new Set()
  const asked = [...addresses]
  const code = sql<string>`lower(${states.code})`
  const rows = await unionAll(
    db.select({ address: cities.url }).from(cities).where(inArray(cities.url, asked)),
    db.select({ address: attractions.url }).from(attractions).where(inArray(attractions.url, asked)),
    db.select({ address: code }).from(states).where(inArray(code, asked)),
  )
  return new Set(rows.map(({ address }) => address))
}
