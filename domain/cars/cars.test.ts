import { expect } from 'vitest'
import { hatchback, saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { findCarById, findCarByUrl, listCars } from './cars.server.ts'

test('cars stand in the order of the list page', async ({ db }) => {
  await saveCatalogueFixture(db)
  expect((await listCars(db)).map(({ url }) => url)).toEqual([hatchback.url, sedan.url])
})

test('a car is found by address or id, with its picture', async ({ db }) => {
  await saveCatalogueFixture(db)
  expect(await findCarByUrl(db, 'sedan')).toMatchObject({
    id: sedan.id,
    perKmPaise: 1300,
    perKmOneWayPaise: null,
    picture: { id: 'picture-1' },
  })
  expect(await findCarById(db, sedan.id)).toMatchObject({ url: 'sedan' })
  expect(await findCarByUrl(db, 'ox-cart')).toBeUndefined()
})
