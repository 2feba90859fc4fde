import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import { saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'

describe('a car', () => {
  test('by url, with and without the suffix, and by id', async ({ db }) => {
    await saveCatalogueFixture(db)
    const plain = await askApi(db, '/api/cars/public/sedan')
    expect(plain).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: sedan.id,
          name: 'Sedan',
          perKmPaise: 1300,
          perKmOneWayPaise: null,
          uploads: [{ path: '/media/picture-1/768.webp' }],
        },
      },
    })
    expect(await askApi(db, '/api/cars/public/sedan-tour-package')).toEqual(plain)
    expect(await askApi(db, `/api/cars/public/${sedan.id}`)).toEqual(plain)
    expect((await askApi(db, '/api/cars/public/ox-cart')).status).toBe(404)
  })
})
