import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { askApi } from '#tests/ask-api.ts'
import { hills, honeymoon, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'

type Listed = { _id: string; fromPaise: number }

// (caught: the package's own price beside the departures' in three calls of five, once staff had raised it)
test('a package has one lowest price, whichever call lists it', async ({ db }) => {
  await saveCatalogueFixture(db)
  const [{ grid } = { grid: hills.grid }] = await db.select().from(packages).where(eq(packages.id, hills.id))
  await db
    .update(packages)
    .set({ grid: { ...grid, twin: grid.twin + 10_000_00 } })
    .where(eq(packages.id, hills.id))
  const among = async (path: string, key: string) => {
    const { body } = await askApi(db, path)
    const listed = (body as Record<string, Listed[] | Listed>)[key]!
    return [listed].flat().find(({ _id }) => _id === hills.id)?.fromPaise
  }
  const told = [
    await among('/api/search-api', 'data'),
    await among(`/api/public/package/${hills.url}`, 'data'),
    await among(`/api/public/category/${honeymoon.id}`, 'packages'),
    await among('/api/public/filter-india-packages', 'packages'),
  ]
  expect(told).toEqual(told.map(() => 21_000_00))
})
