import { expect } from 'vitest'
import { hatchback, saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { listCars } from './cars.server.ts'

test('cars stand in the order of the list page, each with its picture', async ({ db }) => {
  await saveCatalogueFixture(db)
  const cars = await listCars(db)
  expect(cars.map(({ url }) => url)).toEqual([hatchback.url, sedan.url])
  expect(cars[1]).toMatchObject({
    id: sedan.id,
    perKmPaise: 1300,
    perKmOneWayPaise: null,
    picture: { id: 'picture-1' },
  })
})
