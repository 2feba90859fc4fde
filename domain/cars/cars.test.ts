import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { pictures } from '#domain/media/tables.ts'
import { hatchback, saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { saveCars } from './cars-writing.server.ts'
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

test('what a class says of its picture is its own, and changes nothing of the picture elsewhere (caught: the words of the picture)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const [of] = await db.select({ alt: pictures.alt }).from(pictures).where(eq(pictures.id, 'picture-1'))
  const alts = async () => (await listCars(db)).map(({ picture: { alt } }) => alt)
  expect(await alts()).toEqual([of!.alt, of!.alt])
  await write(db, saveCars, [{ ...sedan, pictureAlt: 'A white saloon at the pass' }])
  expect(await alts()).toEqual([of!.alt, 'A white saloon at the pass'])
  await write(db, saveCars, [{ ...sedan, pictureAlt: null }])
  expect(await alts()).toEqual([of!.alt, of!.alt])
})
