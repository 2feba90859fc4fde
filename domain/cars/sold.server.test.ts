import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { readSold } from './sold.server.ts'

test('counts a weekend among the tours (caught: 82 of 387 left out)', async ({ db }) => {
  await saveCatalogueFixture(db)
  const before = await readSold(db)
  await db.update(packages).set({ kind: 'break' }).where(eq(packages.id, hills.id))
  expect(await readSold(db)).toEqual(before)
})
