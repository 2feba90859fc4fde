import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import type { LoaderFunction } from 'react-router'
import { describe, expect } from 'vitest'
import { oldAddresses } from '#domain/catalogue/addresses/tables.ts'
import { attractions, categories, cities, packageAttractions, packages, states } from '#domain/catalogue/tables.ts'
import { articles } from '#domain/content/tables.ts'
import { saveArticles } from '#domain/content/writing.server.ts'
import type { Services } from '#domain/services.server.ts'
import { findSetting, saveSetting } from '#domain/settings/settings.server.ts'
import { cars } from '#domain/cars/tables.ts'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { apiServices, searchFinding } from '#tests/api-services.ts'
import { guide, hills, saveCatalogueFixture, sedan } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { servicesContext } from '#web/contexts.ts'
import { loader as car } from './cars/car.tsx'
import { loader as destination } from './india/destination.tsx'
import { loader as aPackage } from './package/package.tsx'
import { loader as article } from './reading/article.tsx'
import { loader as category } from './speciality/category.tsx'

async function open(db: Db) {
  await saveCatalogueFixture(db)
  const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
  const services = apiServices(db, { clock, search: searchFinding([hills.id]) as never })
  /** Where an address leads, as a visitor's browser is told: its own path when it is shown. */
  return async (path: string): Promise<string | number> => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services as unknown as Services)
    services.memory.drop('*')
    const [, section = '', last = ''] = new URL(path, 'https://padav.test').pathname.split('/')
    const [loader, key] = LOADERS[section]!
    const asked = { context, params: { [key]: last }, request: new Request(`https://padav.test${path}`) }
    try {
      await (loader as unknown as LoaderFunction)(asked as never, undefined as never)
      return path
    } catch (thrown) {
      if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('Location')}`
      return (thrown as { init?: { status?: number } }).init?.status ?? 500
    }
  }
}

const LOADERS: Record<string, [loader: unknown, key: string]> = {
  india: [destination, 'url'],
  'car-rental': [car, 'detail'],
  package: [aPackage, 'url'],
  'speciality-tours': [category, 'category'],
  'travel-guide': [article, 'slug'],
  blog: [article, 'slug'],
}

describe('an address that was given up', () => {
  test('leads to the thing for good, of every kind, with all that was asked', async ({ db }) => {
    const visit = await open(db)
    await db.update(states).set({ url: 'keralam' }).where(eq(states.url, 'kerala'))
    await db.update(cities).set({ url: 'munnar-hills' }).where(eq(cities.url, 'munnar'))
    await db.update(attractions).set({ url: 'palace-of-winds' }).where(eq(attractions.url, 'hawa-mahal'))
    await db.update(categories).set({ url: 'water-tours' }).where(eq(categories.url, 'backwater-tours'))
    await db.update(packages).set({ url: 'new-hills' }).where(eq(packages.id, hills.id))
    await db.insert(oldAddresses).values({ kind: 'package', url: 'sedan', thingId: hills.id })
    await db.update(cars).set({ url: 'saloon' }).where(eq(cars.id, sedan.id))
    expect(await visit('/india/kerala-tour-packages?page=2')).toBe('301 /india/keralam-tour-packages?page=2')
    expect(await visit('/india/munnar-tour-packages')).toBe('301 /india/munnar-hills-tour-packages')
    expect(await visit('/india/hawa-mahal')).toBe('301 /india/palace-of-winds')
    expect(await visit('/speciality-tours/backwater-tours')).toBe('301 /speciality-tours/water-tours')
    expect(await visit(`/package/${hills.url}?adults=2`)).toBe('301 /package/new-hills?adults=2')
    expect(await visit('/package/nowhere')).toBe(404)
    expect(await visit('/car-rental/sedan?days=3')).toBe('301 /car-rental/saloon?days=3')
    expect(await visit('/car-rental/sedan-tour-package')).toBe('301 /car-rental/saloon')
    expect(await visit('/car-rental/saloon')).toBe('/car-rental/saloon')
    expect(await visit('/car-rental/ox-cart')).toBe(404)
    await db.update(cars).set({ offered: false }).where(eq(cars.id, sedan.id))
    expect(await visit('/car-rental/sedan')).toBe(404)
    await db.update(packages).set({ published: false }).where(eq(packages.id, hills.id))
    expect(await visit(`/package/${hills.url}`)).toBe(404)
  })

  test('leads in one step after many changes, and nowhere once its thing has it again', async ({ db }) => {
    const visit = await open(db)
    for (const [from, to] of [
      ['munnar', 'munnar-a'],
      ['munnar-a', 'munnar-b'],
      ['munnar-b', 'munnar-c'],
    ])
      await db.update(cities).set({ url: to! }).where(eq(cities.url, from!))
    for (const old of ['munnar', 'munnar-a', 'munnar-b'])
      expect(await visit(`/india/${old}-tour-packages`)).toBe('301 /india/munnar-c-tour-packages')
    await db.update(cities).set({ url: 'munnar' }).where(eq(cities.url, 'munnar-c'))
    expect(await visit('/india/munnar-tour-packages')).toBe('/india/munnar-tour-packages')
    expect(await visit('/india/munnar-b-tour-packages')).toBe('301 /india/munnar-tour-packages')
  })

  test('is the other thing’s that was given it, also after that one has left it (caught: the first owner kept)', async ({
    db,
  }) => {
    const visit = await open(db)
    const move = (from: string, to: string) => db.update(cities).set({ url: to }).where(eq(cities.url, from))
    await move('kochi', 'cochin')
    await move('alappuzha', 'kochi')
    expect(await visit('/india/kochi-tour-packages')).toBe('/india/kochi-tour-packages')
    await move('kochi', 'alleppey')
    expect(await visit('/india/kochi-tour-packages')).toBe('301 /india/alleppey-tour-packages')
    expect(await visit('/india/alappuzha-tour-packages')).toBe('301 /india/alleppey-tour-packages')
  })

  test('of an article leads to where it is, of another kind too, while the public may read it', async ({ db }) => {
    const visit = await open(db)
    await write(db, saveArticles, [{ ...guide, id: 'rain', kind: 'blog', slug: 'rain' }])
    await write(db, saveArticles, [{ ...guide, id: 'rain', kind: 'travel-guide', slug: 'the-rain' }])
    expect(await visit('/blog/rain')).toBe('301 /travel-guide/the-rain')
    await db.update(articles).set({ status: 'draft' }).where(eq(articles.id, 'rain'))
    expect(await visit('/blog/rain')).toBe(404)
  })

  test('is given up by the articles and photographs of the place too', async ({ db }) => {
    await open(db)
    const placed = [
      { pictureId: 'a', cityUrl: 'munnar', attractionUrl: null },
      { pictureId: 'b', cityUrl: 'jaipur', attractionUrl: 'hawa-mahal' },
    ]
    await write(db, saveSetting, { key: 'photographs', value: placed })
    await write(db, saveArticles, [{ ...guide, id: 'rain', slug: 'rain', places: ['kochi', 'munnar'] }])
    await db.update(cities).set({ url: 'munnar-hills' }).where(eq(cities.url, 'munnar'))
    await db.update(attractions).set({ url: 'palace-of-winds' }).where(eq(attractions.url, 'hawa-mahal'))
    const [rain] = await db.select().from(articles).where(eq(articles.id, 'rain'))
    expect(rain?.places).toEqual(['kochi', 'munnar-hills'])
    expect(await findSetting(db, 'photographs')).toEqual([
      { pictureId: 'a', cityUrl: 'munnar-hills', attractionUrl: null },
      { pictureId: 'b', cityUrl: 'jaipur', attractionUrl: 'palace-of-winds' },
    ])
  })

  test('is forgotten with its thing', async ({ db }) => {
    const visit = await open(db)
    await db.update(attractions).set({ url: 'elsewhere' }).where(eq(attractions.url, 'hawa-mahal'))
    await db.delete(packageAttractions)
    await db.delete(attractions).where(eq(attractions.url, 'elsewhere'))
    expect(await visit('/india/hawa-mahal')).toBe(404)
    await db.update(cars).set({ url: 'saloon' }).where(eq(cars.id, sedan.id))
    await db.delete(cars).where(eq(cars.id, sedan.id))
    expect(await visit('/car-rental/sedan')).toBe(404)
    expect(await db.$count(oldAddresses)).toBe(0)
  })
})
