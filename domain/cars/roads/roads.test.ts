import { write } from '#tests/write.ts'
import { expect } from 'vitest'
import { jaipur, kochi, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { munnar } from '#tests/sample-catalogue.ts'
import { readRoadNetwork, saveRoads } from './roads.server.ts'
import { roads } from '#domain/cars/tables.ts'

test('a road is written once for both directions, replaced and found from either end', async ({ db }) => {
  await saveCatalogueFixture(db)
  await write(db, saveRoads, [{ oneCityId: kochi.id, otherCityId: munnar.id, km: 120, hours: 4, way: 'road' }])
  await write(db, saveRoads, [{ oneCityId: munnar.id, otherCityId: kochi.id, km: 128, hours: 4.5, way: 'road' }])
  expect(await db.select().from(roads)).toHaveLength(1)
  const found = { ok: true, value: { km: 128, hours: 4.5, basis: 'known' } }
  const { between } = await readRoadNetwork(db)
  expect(between(kochi.id, munnar.id)).toMatchObject(found)
  expect(between(munnar.id, kochi.id)).toMatchObject(found)
})

test('where no road is known the map is asked; a place nobody knows is a mistake', async ({ db }) => {
  await saveCatalogueFixture(db)
  const { between } = await readRoadNetwork(db)
  expect(between(kochi.id, jaipur.id)).toMatchObject({ ok: true, value: { basis: 'estimate' } })
  expect(() => between(kochi.id, 'nowhere')).toThrow('nowhere')
})
