import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import { backwaters, forts, hills, honeymoon, houseboat, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { listedHouseboat } from '#tests/listed-houseboat.ts'
import { hillStations } from '#tests/sample-catalogue.ts'

describe('categories', () => {
  test('specialities in the order of the menus', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await askApi(db, '/api/package-setting/category/get-categories')).toEqual({
      status: 200,
      body: {
        data: [
          {
            _id: hillStations.id,
            category: hillStations.name,
            url: hillStations.url,
            kind: 'speciality',
            packageCount: 2,
          },
          { _id: backwaters.id, category: backwaters.name, url: backwaters.url, kind: 'speciality', packageCount: 1 },
          { _id: forts.id, category: forts.name, url: forts.url, kind: 'speciality', packageCount: 1 },
        ],
      },
    })
  })

  test('experiences when asked', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await askApi(db, '/api/package-setting/category/get-categories?kind=experience')).toMatchObject({
      body: { data: [{ _id: honeymoon.id, category: 'Honeymoon' }] },
    })
    expect(await askApi(db, '/api/package-setting/category/get-categories?kind=cheap')).toEqual({
      status: 400,
      body: { message: 'A kind is speciality or experience.' },
    })
  })

  test('the packages of one, of a theme as of a speciality', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await askApi(db, `/api/public/category/${backwaters.id}`)).toEqual({
      status: 200,
      body: { packages: [listedHouseboat] },
    })
    expect(await askApi(db, `/api/public/category/${honeymoon.id}`)).toMatchObject({
      body: { packages: [{ name: houseboat.name }, { name: hills.name, packageRating: '4.3' }] },
    })
    expect(await askApi(db, '/api/public/category/nowhere')).toEqual({
      status: 404,
      body: { message: 'We have no such category.' },
    })
    expect((await askApi(db, '/api/public/category/%E0%A4%A')).status).toBe(400)
  })
})
