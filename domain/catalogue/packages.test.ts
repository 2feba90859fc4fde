import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  alappuzha,
  backwaters,
  chineseNets,
  forts,
  hills,
  honeymoon,
  houseboat,
  kochi,
  pinkCity,
  ridgeWalk,
  saveCatalogueFixture,
} from '#tests/catalogue-fixture.ts'
import { countQueries } from '#tests/count-queries.ts'
import { pictures } from '#domain/media/tables.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { onBoth as test } from '#tests/database.ts'
import { hillStations, munnar } from '#tests/sample-catalogue.ts'
import { findCategoryById, findCategoryByUrl, listCategories } from './categories.server.ts'
import {
  findPackageById,
  findPackageByUrl,
  rememberedCardsInOrder,
  listPackageCards,
  listPackageUrls,
  listSimilarPackages,
} from './packages.server.ts'
import { listPackageListings } from './listings.server.ts'
import { packages } from './tables.ts'

const TODAY = '2026-11-21'

const urls = (rows: { url: string }[]) => rows.map(({ url }) => url)

describe('categories', () => {
  test('stand in the order of the menus with the number of their packages', async ({ db }) => {
    await saveCatalogueFixture(db)
    const all = await listCategories(db, 'speciality')
    expect(all.map(({ name, packageCount }) => [name, packageCount])).toEqual([
      [hillStations.name, 2],
      [backwaters.name, 1],
      [forts.name, 1],
    ])
    expect(await listCategories(db, 'experience')).toMatchObject([{ name: 'Honeymoon', packageCount: 2 }])
    expect(await listCategories(db)).toHaveLength(4)
  })

  test('count no package that is not published', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.update(packages).set({ published: false }).where(eq(packages.id, houseboat.id))
    expect((await listCategories(db)).find(({ id }) => id === backwaters.id)).toMatchObject({ packageCount: 0 })
  })

  test('are found by address and by id', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findCategoryByUrl(db, 'honeymoon')).toMatchObject({
      kind: 'experience',
      picture: { id: 'picture-one' },
    })
    expect(await findCategoryById(db, forts.id)).toMatchObject({ url: forts.url })
    expect(await findCategoryByUrl(db, 'nowhere')).toBeUndefined()
  })
})

describe('a package', () => {
  test('is found whole', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findPackageByUrl(db, houseboat.url)).toMatchObject({
      id: houseboat.id,
      nights: 4,
      grid: { twin: 30_000_00 },
      rating: null,
      ratingCount: 0,
      updatedAt: expect.any(Date),
      category: { id: backwaters.id, name: 'Backwater Tours', url: 'backwater-tours' },
      categories: [{ name: 'Honeymoon' }, { name: 'Backwater Tours' }],
      stops: [
        { id: kochi.id, name: 'Kochi', nights: 2 },
        { name: 'Munnar', nights: 1 },
        { name: 'Alappuzha', nights: 1, lat: expect.closeTo(alappuzha.lat, 3) },
      ],
      pictures: [{ id: 'picture-1' }, { id: 'picture-2' }, { id: 'picture-3' }, { id: 'picture-4' }],
    })
  })

  test('is found by id, with its rating as a number', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await findPackageById(db, hills.id)).toMatchObject({ rating: 4.3, ratingCount: 3, ratingIsDemo: true })
    expect(await findPackageByUrl(db, 'nowhere')).toBeUndefined()
  })

  test('that is not published is not found or listed', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.update(packages).set({ published: false }).where(eq(packages.id, hills.id))
    expect(await findPackageByUrl(db, hills.url)).toBeUndefined()
    expect(await listPackageCards(db, { ids: [hills.id] })).toEqual({ items: [], total: 0 })
    expect(urls(await listPackageUrls(db))).not.toContain(hills.url)
    expect(urls(await listPackageListings(db))).not.toContain(hills.url)
  })

  test('takes four queries', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await countQueries(db, (db) => findPackageByUrl(db, houseboat.url))).toBe(4)
  })
})

describe('cards', () => {
  test('show the route, the first picture and the price before GST', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { items, total } = await listPackageCards(db, { ids: [houseboat.id] })
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        name: 'Backwater days',
        nights: 4,
        grid: { twin: 30_000_00 },
        categoryName: 'Backwater Tours',
        picture: { id: 'picture-1' },
        stops: [
          { name: 'Kochi', url: 'kochi', nights: 2 },
          { name: 'Munnar', url: 'munnar', nights: 1 },
          { name: 'Alappuzha', url: 'alappuzha', nights: 1 },
        ],
      },
    ])
    expect(items[0]).not.toHaveProperty('total')
  })

  test('are narrowed by place, sight, category and kind', async ({ db }) => {
    await saveCatalogueFixture(db)
    const listed = async (query: Parameters<typeof listPackageCards>[1]) =>
      urls((await listPackageCards(db, query)).items)
    expect(await listed({ stateCode: 'IN-RJ' })).toEqual([pinkCity.url])
    expect(await listed({ cityId: munnar.id })).toEqual([houseboat.url, hills.url, ridgeWalk.url])
    expect(await listed({ attractionId: chineseNets.id })).toEqual([houseboat.url])
    expect(await listed({ categoryId: honeymoon.id })).toEqual([houseboat.url, hills.url])
    expect(await listed({ categoryId: forts.id })).toEqual([pinkCity.url])
    expect(await listed({ kind: 'trek' })).toEqual([ridgeWalk.url])
    expect(await listed({ ids: [] })).toEqual([])
  })

  test('come in pages that know the total, past the end too', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await listPackageCards(db, { page: 2, pageSize: 3 })).toMatchObject({
      items: [{ url: ridgeWalk.url }],
      total: 4,
    })
    expect(await listPackageCards(db, { page: 9, pageSize: 3 })).toEqual({ items: [], total: 4 })
  })

  test('stand in the order they are asked for in, each with its first picture', async ({ db }) => {
    await saveCatalogueFixture(db)
    const ids = [pinkCity.id, 'nobody', hills.id, ridgeWalk.id, pinkCity.id, houseboat.id]
    const cards = await rememberedCardsInOrder({ db, memory: openTagMemory() }, ids, TODAY)
    expect(urls(cards)).toEqual([pinkCity.url, hills.url, ridgeWalk.url, houseboat.url])
    expect(new Set(cards.map(({ picture }) => picture.id))).toEqual(new Set(['picture-1']))
    expect(await rememberedCardsInOrder({ db, memory: openTagMemory() }, [], TODAY)).toEqual([])
  })

  test('show beside each other what their neighbours do not (caught: each its first picture)', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.update(pictures).set({ recipe: sql`json_build_object('kind', ${pictures.id}, 'slug', '')` })
    const ids = [pinkCity.id, hills.id, ridgeWalk.id, houseboat.id]
    const cards = await rememberedCardsInOrder({ db, memory: openTagMemory() }, ids, TODAY)
    expect(new Set(cards.slice(0, 3).map(({ picture }) => picture.id)).size).toBe(3)
  })

  test('take three queries', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await countQueries(db, (db) => listPackageCards(db))).toBe(3)
  })
})

describe('similar packages', () => {
  test('share places first, and never hold the package itself', async ({ db }) => {
    await saveCatalogueFixture(db)
    const pkg = await findPackageByUrl(db, hills.url)
    expect(urls(await listSimilarPackages(db, pkg!, 2))).toEqual([ridgeWalk.url, houseboat.url])
    expect(urls(await listSimilarPackages(db, pkg!, 9))).not.toContain(hills.url)
  })
})

describe('listings', () => {
  test('carry every picture and the owning category, in two queries', async ({ db }) => {
    await saveCatalogueFixture(db)
    const listings = await listPackageListings(db)
    expect(urls(listings)).toEqual([houseboat.url, hills.url, pinkCity.url, ridgeWalk.url])
    expect(listings[0]).toMatchObject({ category: { id: backwaters.id, name: backwaters.name }, rating: null })
    expect(listings[0]?.pictures.map(({ id }) => id)).toEqual(['picture-1', 'picture-2', 'picture-3', 'picture-4'])
    expect(await countQueries(db, (db) => listPackageListings(db))).toBe(2)
  })

  test('are narrowed to a category or to ids', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(urls(await listPackageListings(db, { categoryId: honeymoon.id }))).toEqual([houseboat.url, hills.url])
    expect(urls(await listPackageListings(db, { ids: [pinkCity.id] }))).toEqual([pinkCity.url])
    expect(await listPackageListings(db, { ids: [] })).toEqual([])
  })
})
