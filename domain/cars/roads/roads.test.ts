import { write } from '#tests/write.ts'
import { expect } from 'vitest'
import { jaipur, kochi, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { munnar } from '#tests/sample-catalogue.ts'
import { findRoad, saveRoads } from './roads.server.ts'
import { roads } from '#domain/cars/tables.ts'

test('a road is written once for both directions, replaced and found from either end', async ({ db }) => {
  await saveCatalogueFixture(db)
  await write(db, saveRoads, [{ oneCityId: kochi.id, otherCityId: munnar.id, km: 120, hours: 4, way: 'road' }])
  await write(db, saveRoads, [{ oneCityId: munnar.id, otherCityId: kochi.id, km: 128, hours: 4.5, way: 'road' }])
  expect(await db.select().from(roads)).toHaveLength(1)
  const found = { ok: true, value: { km: 128, hours: 4.5, basis: 'known' } }
  expect(await findRoad(db, kochi.id, munnar.id)).toMatchObject(found)
  expect(await findRoad(db, munnar.id, kochi.id)).toMatchObject(found)
})

test('where no road is known the map is asked; a place nobody knows is a mistake', async ({ db }) => {
  await saveCatalogueFixture(db)
  expect(await findRoad(db, kochi.id, jaipur.id)).toMatchObject({ ok: true, value: { basis: 'estimate' } })
  await expect(findRoad(db, kochi.id, 'nowhere')).rejects.toThrow('nowhere')
})
