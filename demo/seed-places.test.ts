import { eq, sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { describe, expect } from 'vitest'
import { readRoadNetwork } from '#domain/cars/roads/roads.server.ts'
import { roads } from '#domain/cars/tables.ts'
import { attractions, cities, states } from '#domain/catalogue/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { demoId } from './ids.ts'
import { seedPlaces } from './seed-places.server.ts'

const fullTables = async (db: Db) => {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(eq(sql`schemaname`, sql`current_schema()`))
  const full: string[] = []
  for (const { name } of tables) if ((await db.$count(pgTable(name, {}))) > 0) full.push(name)
  return full.toSorted()
}

describe('the places an operator begins with', () => {
  test('are written once, by whoever comes first, and nothing else is (caught on PostgreSQL: no lock, and both writing)', async ({
    database: { db },
  }) => {
    const seed = () => seedPlaces({ db, clock: systemClock }, process.cwd())
    const both = await Promise.all([seed(), seed()])
    const told = both.find((seeded) => seeded !== undefined)
    expect(both).toContain(undefined)
    const [regions, halts, sights, known] = await Promise.all(
      [states, cities, attractions, roads].map((table) => db.$count(table)),
    )
    expect(told).toEqual({ states: regions, cities: halts, attractions: sights, roads: known })
    expect(regions).toBe(36)
    expect(halts).toBeGreaterThan(500)
    expect(sights).toBeGreaterThan(550)
    expect(known).toBeGreaterThan(1000)
    expect(await db.$count(pictures, eq(pictures.kind, 'poster'))).toBe(36 + halts! + sights!)
    const theirs = ['attractions', 'audit_entries', 'changes', 'cities', 'pictures', 'roads', 'states']
    expect(await fullTables(db)).toEqual(theirs)
    const road = (await readRoadNetwork(db)).between(demoId('city', 'kochi'), demoId('city', 'munnar'))
    expect(road).toMatchObject({ ok: true, value: { km: expect.any(Number) } })
    expect(await seed()).toBe(undefined)
  })
})
