import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import { hills, houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
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

  test('of a package, named by address or id', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const call of ['rating', 'review'])
      for (const named of [`package=${pinkCity.url}`, `package=${pinkCity.id}`, `packageId=${pinkCity.id}`])
        expect([call, named, await askApi(db, `/api/${call}?${named}`)]).toMatchObject([
          call,
          named,
          { status: 200, body: { total: 1, data: [{ package: { _id: pinkCity.id } }] } },
        ])
  })

  test('reviews with so many stars, and in the order of their stars', async ({ db }) => {
    await saveCatalogueFixture(db)
    const starsOf = async (query: string) => {
      const { body } = await askApi(db, `/api/review?${query}`)
      return [body['total'], (body['data'] as { rating: number }[]).map(({ rating }) => rating)]
    }
    expect(await starsOf('rating=4')).toEqual([2, [4, 4]])
    expect(await starsOf('rating=1')).toEqual([0, []])
    expect(await starsOf('sort=highest')).toEqual([4, [5, 4, 4, 3]])
    expect(await starsOf('sort=lowest&pageSize=2&page=2')).toEqual([4, [4, 5]])
  })

  test.for([
    ['/api/review?rating=0', 400, 'Stars are 1 to 5.'],
    ['/api/review?rating=five', 400, 'Stars are 1 to 5.'],
    ['/api/review?sort=cheap', 400, 'Reviews come latest, highest or lowest first.'],
    ['/api/rating?package=nowhere', 404, 'We have no such package.'],
    ['/api/review?packageId=nowhere', 404, 'We have no such package.'],
    ['/api/rating?packageId=nowhere', 404, 'We have no such package.'],
    ['/api/rating?page=0', 400, 'Pages count from 1.'],
    ['/api/review?page=two', 400, 'A page is a whole number.'],
    ['/api/review?pageSize=101', 400, 'A page holds at most 100 entries.'],
  ] as const)('%s is refused', async ([path, status, message], { db }) => {
    expect(await askApi(db, path)).toEqual({ status, body: { message } })
  })
})
