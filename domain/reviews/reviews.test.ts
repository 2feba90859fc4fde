import { describe, expect } from 'vitest'
import { hills, houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { listRatings, listReviews, summariseRatings } from './reviews.server.ts'

const summaryOfHills = { packageId: hills.id, average: 4.3, count: 3, stars: [0, 0, 0, 2, 1], isDemo: true }
const summaryOfPinkCity = { packageId: pinkCity.id, average: 3, count: 1, stars: [0, 0, 1, 0, 0], isDemo: false }

describe('reviews', () => {
  test('stand last travelled first, with the package they are about', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { items, total } = await listReviews(db)
    expect(total).toBe(4)
    expect(items.map(({ travelledOn }) => travelledOn)).toEqual([
      '2026-04-10',
      '2026-03-10',
      '2026-02-10',
      '2026-01-10',
    ])
    expect(items[0]).toMatchObject({
      packageName: pinkCity.name,
      packageUrl: pinkCity.url,
      author: 'Asha',
      isDemo: false,
    })
  })

  test('of one package come in pages', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await listReviews(db, { packageId: hills.id, page: 2, pageSize: 2 })).toMatchObject({
      items: [{ rating: 5 }],
      total: 3,
    })
    expect(await listReviews(db, { packageId: hills.id, page: 5 })).toEqual({ items: [], total: 3 })
    expect(await listReviews(db, { packageId: houseboat.id })).toEqual({ items: [], total: 0 })
  })
})

describe('ratings', () => {
  test('are summed up by package; those nobody rated are absent', async ({ db }) => {
    await saveCatalogueFixture(db)
    const summaries = await summariseRatings(db, [hills.id, pinkCity.id, houseboat.id])
    expect(Object.fromEntries(summaries)).toEqual({ [hills.id]: summaryOfHills, [pinkCity.id]: summaryOfPinkCity })
    expect(await summariseRatings(db, [])).toEqual(new Map())
  })

  test('are listed in pages by package name', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await listRatings(db)).toEqual({
      items: [
        { ...summaryOfHills, packageName: hills.name, packageUrl: hills.url },
        { ...summaryOfPinkCity, packageName: pinkCity.name, packageUrl: pinkCity.url },
      ],
      total: 2,
    })
    expect(await listRatings(db, { page: 2, pageSize: 1 })).toMatchObject({
      items: [{ packageId: pinkCity.id }],
      total: 2,
    })
    expect(await listRatings(db, { page: 3, pageSize: 1 })).toEqual({ items: [], total: 2 })
    expect(await listRatings(db, { packageId: houseboat.id })).toEqual({ items: [], total: 0 })
  })
})
