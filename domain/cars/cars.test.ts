import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { hatchback, saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { listCars } from './cars.server.ts'
import { cars } from './tables.ts'

test('cars stand in the order of the list page, each with its picture', async ({ db }) => {
  await saveCatalogueFixture(db)
  const listed = await listCars(db)
  expect(listed.map(({ url }) => url)).toEqual([hatchback.url, sedan.url])
  expect(listed[1]).toMatchObject({
    id: sedan.id,
    perKmPaise: 1300,
    perKmOneWayPaise: null,
    picture: { id: 'picture-1' },
  })
})

test('a class shows another picture in the dark, where it has one', async ({ db }) => {
  await saveCatalogueFixture(db)
  await db.update(cars).set({ nightPictureId: 'picture-2' }).where(eq(cars.id, sedan.id))
  const [other, car] = await listCars(db)
  expect(car).toMatchObject({ picture: { id: 'picture-1' }, nightPicture: { id: 'picture-2' } })
  expect(other).not.toHaveProperty('nightPicture')
})
