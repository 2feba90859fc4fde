import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { askApi } from '#tests/ask-api.ts'
import {
  backwaters,
  hills,
  houseboat,
  kochi,
  pinkCity,
  rajasthan,
  ridgeWalk,
  saveCatalogueFixture,
} from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { openLists } from '#domain/search/lists/lists.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { hillStations, kerala } from '#tests/sample-catalogue.ts'
import { runs } from '#tests/runs.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const INDIA = '/api/public/filter-india-packages'
const PLACE = '/api/public/filter-city-state-packages'
const SPECIALITY = '/api/public/specility-filter'
const CATEGORY = '/api/public/filter-category-wise'
const NOTHING = { message: 'not found', packages: [], total: 0, page: 1, pageCount: 0 }

type Body = { packages: { _id: string; fromPaise: number }[]; total: number; message?: string }

async function ids(db: Parameters<typeof askApi>[0], path: string): Promise<string[]> {
  const { status, body } = await askApi(db, path)
  expect(status).toBe(200)
  return (body as Body).packages.map(({ _id }) => _id)
}

describe('the filter calls', () => {
  test('answer a page of packages, in order and at the lowest price there is', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { status, body } = await askApi(db, `${INDIA}?sort=price`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 4, page: 1, pageCount: 1 })
    expect(body).not.toHaveProperty('message')
    expect((body as Body).packages.map(({ _id, fromPaise }) => [_id, fromPaise])).toEqual([
      [ridgeWalk.id, 12_600_00],
      [hills.id, 21_000_00],
      [pinkCity.id, 21_000_00],
      [houseboat.id, 31_500_00],
    ])
  })

  test('narrow by price, days, category and tags', async ({ db }) => {
    await saveCatalogueFixture(db)
    expect(await ids(db, `${INDIA}?price=20000`)).toEqual([ridgeWalk.id])
    expect(await ids(db, `${INDIA}?price=21000-31499&sort=name`)).toEqual([hills.id, pinkCity.id])
    expect(await ids(db, `${INDIA}?days=5-`)).toEqual([houseboat.id])
    expect((await ids(db, `${SPECIALITY}?tags=Tea,unknown`)).toSorted()).toEqual(
      [hills.id, houseboat.id, pinkCity.id, ridgeWalk.id].toSorted(),
    )
    expect(await ids(db, `${SPECIALITY}?tags=unknown`)).toEqual([])
    for (const category of [backwaters.id, backwaters.url, encodeURIComponent(backwaters.name)])
      expect(await ids(db, `${SPECIALITY}?category=${category}`)).toEqual([houseboat.id])
    expect(await ids(db, `${INDIA}?category=${backwaters.url}&category=${hillStations.id}&sort=name&days=4-`)).toEqual([
      houseboat.id,
      ridgeWalk.id,
    ])
    expect((await ids(db, `${INDIA}?category=honeymoon`)).toSorted()).toEqual([houseboat.id, hills.id].toSorted())
  })

  test('are about a state, a city or a category, by id, url, name or the keys of old addresses', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const asked of [`id=${rajasthan.id}`, 'id=rajasthan', 'id=Rajasthan', 'state=rajasthan-tour-packages'])
      for (const path of [INDIA, PLACE]) expect(await ids(db, `${path}?${asked}`)).toEqual([pinkCity.id])
    // Keys without a value ask for nothing.
    for (const path of [INDIA, PLACE, SPECIALITY, CATEGORY])
      expect(await ids(db, `${path}?id&price=&days&category=&tags`)).toHaveLength(4)
    for (const asked of [`id=${kochi.id}`, 'india=kochi'])
      expect(await ids(db, `${PLACE}?${asked}`)).toEqual([houseboat.id])
    for (const asked of [`id=${backwaters.id}`, `spacilityTour=${backwaters.url}`])
      expect(await ids(db, `${CATEGORY}?${asked}`)).toEqual([houseboat.id])
    expect(await ids(db, `${SPECIALITY}?spacilityTour=Backwater+Tours`)).toEqual([houseboat.id])
    expect(await ids(db, `${INDIA}?package=${hills.url}`)).toEqual([hills.id])
  })

  test("say 'not found' when nothing fits, nobody knows the place, or the page is past the last", async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const path of [
      `${INDIA}?price=1`,
      `${PLACE}?id=atlantis`,
      `${CATEGORY}?id=kerala`,
      `${PLACE}?package=nowhere`,
    ])
      expect(await askApi(db, path)).toEqual({ status: 200, body: NOTHING })
    expect((await askApi(db, `${INDIA}?page=2`)).body).toEqual({ ...NOTHING, total: 4, page: 2, pageCount: 1 })
  })

  test('leave out a filter that makes no sense, as they say', async ({ db }) => {
    await saveCatalogueFixture(db)
    for (const asked of ['month=13', 'rating=99', 'dates=2027-02-10..2027-02-01', 'group=1', 'price=dear'])
      expect(await ids(db, `${INDIA}?${asked}`)).toHaveLength(4)
  })

  test('price for the party that asks', async ({ db }) => {
    await saveCatalogueFixture(db)
    // Two adults in a twin room pay 2 × 12,000 and 5 % GST.
    expect(await ids(db, `${INDIA}?adults=2&price=25200`)).toEqual([ridgeWalk.id])
    expect(await ids(db, `${INDIA}?adults=2&price=25199`)).toEqual([])
  })

  test('never fail, whatever they are asked', async ({ db }) => {
    await saveCatalogueFixture(db)
    const key = fc.constantFrom(
      'id',
      'state',
      'india',
      'package',
      'price',
      'days',
      'category',
      'tags',
      'month',
      'from',
      'sort',
      'page',
      'adults',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('\0', "'; drop table packages", kerala.id, '4', '-'),
    )
    const asked = fc.array(fc.tuple(key, value), { maxLength: 5 })
    const lists = await openLists({ db, clock: stoppedClock(new Date('2026-11-20T06:00:00Z')), gstRates: GST_RATES })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(INDIA, PLACE, SPECIALITY, CATEGORY), asked, async (path, pairs) => {
        const { status } = await askApi(db, `${path}?${new URLSearchParams(pairs)}`, { lists })
        expect([200, 400]).toContain(status)
      }),
      { numRuns: runs(60) },
    )
  })
})
