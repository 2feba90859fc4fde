import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import { hills, houseboat, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'

describe('ratings and reviews', () => {
  test('ratings with how many gave how many stars', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await askApi(db, `/api/rating?packageId=${hills.id}`)).toEqual({
      status: 200,
      body: {
        data: [
          {
            _id: hills.id,
            package: { _id: hills.id, name: hills.name, url: hills.url },
            packageRating: '4.3',
            average: 4.3,
            count: 3,
            distribution: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
            isDemo: true,
          },
        ],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    })
  })

  test('reviews in pages', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await askApi(db, '/api/review?page=2&pageSize=3')).toMatchObject({
      body: {
        data: [{ rating: 5, travelledOn: '2026-01-10', package: { name: hills.name } }],
        page: 2,
        pageSize: 3,
        total: 4,
      },
    })
    expect(await askApi(db, `/api/review?packageId=${houseboat.id}`)).toMatchObject({
      status: 200,
      body: { data: [], total: 0 },
    })
  })

  test.for([
    ['/api/review?packageId=nowhere', 404, 'We have no such package.'],
    ['/api/rating?packageId=nowhere', 404, 'We have no such package.'],
    ['/api/rating?page=0', 400, 'Pages count from 1.'],
    ['/api/review?page=two', 400, 'A page is a whole number.'],
    ['/api/review?pageSize=101', 400, 'A page holds at most 100 entries.'],
  ] as const)('%s is refused', async ([path, status, message], { db }) => {
    expect(await askApi(db, path)).toEqual({ status, body: { message } })
  })
})
