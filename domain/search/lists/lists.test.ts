import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { departures } from '#domain/departures/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { readFilters } from '#domain/search/filters.ts'
import {
  departuresOfHills,
  hills,
  honeymoon,
  houseboat,
  kochi,
  pinkCity,
  ridgeWalk,
  saveCatalogueFixture,
} from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { plainList } from '#tests/plain-lists.ts'
import { munnar } from '#tests/sample-catalogue.ts'
import { randomCatalogue, randomQuestion } from '#tests/random-lists.ts'
import { saveListCatalogue } from '#tests/save-list-catalogue.ts'
import { runs } from '#tests/runs.ts'
import { openLists } from './lists.server.ts'
import type { ListQuestion, PackageLists } from './port.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const TODAY = '2026-11-20'
const clock = stoppedClock(new Date(`${TODAY}T06:00:00Z`))

function question(query: string, changes: Partial<ListQuestion> = {}): ListQuestion {
  const filters = readFilters(new URLSearchParams(query))
  return { scope: {}, filters, party: undefined, sort: 'name', today: TODAY, page: 1, pageSize: 24, ...changes }
}

describe('lists', () => {
  test('answer every question as one would by hand', { timeout: 60_000 }, async ({ db }) => {
    const catalogues = fc.sample(randomCatalogue({ most: 60 }), { seed: 7, numRuns: 20 })
    const catalogue = catalogues.find(({ packages }) => packages.length > 35)!
    await saveListCatalogue(db, catalogue)
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    await fc.assert(
      fc.asyncProperty(randomQuestion, async (asked) => {
        const byHand = plainList(catalogue, asked, totallerFor(asked.party, { on: asked.today, rates: GST_RATES }))
        expect(await lists.list(asked)).toEqual(byHand)
      }),
      { numRuns: runs(40) },
    )
  })

  test('tell of places how many halt there and the least that is paid, as the list of them would', async ({ db }) => {
    const catalogues = fc.sample(randomCatalogue({ most: 60 }), { seed: 11, numRuns: 20 })
    await saveListCatalogue(
      db,
      catalogues.find(({ packages }) => packages.length > 35)!,
    )
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    const groups = [['place-a'], ['place-b', 'place-c'], []]
    for (const party of [undefined, { adults: 4, ages: [], rooms: undefined }])
      for (const query of ['', 'tags=tea', 'month=12', 'days=2-6']) {
        const told = await lists.tellHalts(question(query, { party }), groups)
        for (const [at, via] of groups.slice(0, 2).entries()) {
          const { total, facets } = await lists.list(question(`${query}&via=${via.join(',')}`, { party }))
          const { leastRupees } = facets.price
          expect([told[at]!.count, told[at]!.fromRupees ?? 0]).toEqual([total, leastRupees])
        }
        expect(told[2]).toEqual({ count: 0, fromRupees: undefined })
      }
  })

  async function open(db: Db): Promise<PackageLists> {
    await saveCatalogueFixture(db)
    return openLists({ db, clock, gstRates: GST_RATES })
  }
  const idsOf = async (lists: PackageLists, query: string, changes?: Partial<ListQuestion>) =>
    (await lists.list(question(query, changes))).ids

  test('names choices for people, leaves out those that lead nowhere, and keeps those chosen', async ({ db }) => {
    const { facets, places, total } = await (await open(db)).list(question('from=kochi&tags=ski'))
    expect(total).toBe(0)
    expect(facets.from).toEqual([{ value: 'kochi', name: 'From Kochi', count: 0, chosen: true }])
    expect(facets.tags).toEqual([
      { value: 'tea', name: 'Tea', count: 3, chosen: false },
      { value: 'ski', name: 'Ski', count: 0, chosen: true },
    ])
    expect([facets.month, facets.days, places]).toEqual([[], [], []])

    const all = await (await openLists({ db, clock, gstRates: GST_RATES })).list(question(''))
    expect(all.facets.month.map(({ value, name, count }) => [value, name, count])).toEqual([
      // The pink city leaves in December alone; in its other months it is sold on a date of one's own.
      ['11', 'November 2026', 2],
      ['12', 'December 2026', 2],
      ['1', 'January 2027', 2],
      ['2', 'February 2027', 1],
      ['9', 'September 2027', 1],
      ['10', 'October 2027', 2],
    ])
    expect(all.facets.themes).toEqual([{ value: honeymoon.url, name: 'Honeymoon', count: 2, chosen: false }])
    expect(all.facets.difficulty).toEqual([{ value: 'moderate', name: 'Moderate', count: 1, chosen: false }])
    expect(all.facets.group.map(({ value, name, count }) => [value, name, count])).toEqual([
      ['3', 'Runs with fewer than 3 people', 2],
      ...['5', '7', '9', '13'].map((people) => [people, `Runs with fewer than ${people} people`, 4]),
    ])
    expect(all.places.slice(0, 2)).toEqual([
      { cityId: munnar.id, count: 3 },
      { cityId: 'city-alappuzha', count: 1 },
    ])
  })

  test('counts each choice with everything else chosen, and not its own facet', async ({ db }) => {
    const { facets, total } = await (await open(db)).list(question('days=5-&from=kochi'))
    expect(total).toBe(1)
    // caught: counting a facet under its own filter
    expect(facets.days.map(({ value, count }) => [value, count])).toEqual([
      ['1-3', 1],
      ['4-7', 2],
      ['3-3', 1],
      ['4-4', 1],
      ['5-5', 1],
      ['5-', 1],
    ])
    expect(facets.from).toMatchObject([{ value: 'kochi', count: 1, chosen: true }])
  })

  test('wants one departure to be both in the month and from the city', async ({ db }) => {
    await saveCatalogueFixture(db)
    const [first] = departuresOfHills
    await db.insert(departures).values({ ...first!, id: 'january', startsOn: '2027-01-09', departureCity: 'Chennai' })
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    expect(await idsOf(lists, 'from=chennai')).toEqual([hills.id])
    expect(await idsOf(lists, 'month=12&from=kochi')).toEqual([hills.id])
    // caught: month and city asked for one by one
    expect(await idsOf(lists, 'month=12&from=chennai')).toEqual([])
  })

  test('prices a month by its own dates (caught: by any date, months counted at the cheapest of all)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const [first] = departuresOfHills
    await db.insert(departures).values({ ...first!, id: 'cheap', startsOn: '2027-01-09', twinPaise: 5_000_00 })
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    const cheap = await lists.list(question('price=5250', { among: [hills.id] }))
    expect(cheap.facets.month.map(({ value, count }) => [value, count])).toEqual([['1', 1]])
    expect(await idsOf(lists, 'price=5250&month=1')).toEqual([hills.id])
    expect(await idsOf(lists, 'price=5250&month=12')).toEqual([])
  })

  test('prices by the lowest open departure, and forgets those that have left when the day is over', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db
      .update(departures)
      .set({ twinPaise: 10_000_00 })
      .where(eq(departures.id, `${pinkCity.id}-2026-12-04`))
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    expect(await idsOf(lists, 'price=10500')).toEqual([pinkCity.id])
    expect(await idsOf(lists, 'price=10500', { today: '2026-12-04' })).toEqual([pinkCity.id])
    // In January only the grid's ₹8,000 is to be had, on a date of one's own; in December the price is that of the departure while it is there.
    expect(await idsOf(lists, 'price=10000&month=1')).toEqual([pinkCity.id])
    expect(await idsOf(lists, 'price=10000&month=12')).toEqual([])
    const left = { today: '2026-12-05' }
    expect(await idsOf(lists, 'price=10000&month=12', left)).toEqual([pinkCity.id])
  })

  test("hold in a month, and on days, what is sold then on a date of one's own (caught: departures alone looked at)", async ({
    db,
  }) => {
    const lists = await open(db)
    expect(await idsOf(lists, 'month=1')).toContain(pinkCity.id)
    expect(await idsOf(lists, 'dates=2026-12-24..2026-12-26')).toContain(pinkCity.id)
    expect(await idsOf(lists, 'month=1&from=jaipur')).toEqual([pinkCity.id])
    // Out of its months, from elsewhere, for more than such a date takes, or where none is sold it is not.
    expect(await idsOf(lists, 'dates=2027-02-10..2027-02-12')).not.toContain(pinkCity.id)
    expect(await idsOf(lists, 'month=1&from=kochi')).not.toContain(pinkCity.id)
    const party = { adults: 13, ages: [], rooms: undefined }
    expect(await idsOf(lists, 'month=1', { party })).not.toContain(pinkCity.id)
    const ownDates = { areSold: false, leadDays: 3, cutoffDays: 1, mostPeople: null }
    await db.update(packages).set({ ownDates }).where(eq(packages.id, pinkCity.id))
    await lists.refresh('catalogue')
    expect(await idsOf(lists, 'month=1')).not.toContain(pinkCity.id)
  })

  test("offer no date of one's own on which the almanac has it shut (caught: any day of its months)", async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const itinerary = pinkCity.itinerary.map((day) => ({ ...day, overnight: { name: 'Thrissur', url: 'thrissur' } }))
    const months = [3, 4, 5]
    await db.update(packages).set({ itinerary, months }).where(eq(packages.id, pinkCity.id))
    const anyDay = await openLists({ db, clock, gstRates: GST_RATES })
    expect(await idsOf(anyDay, 'month=4')).toContain(pinkCity.id)
    await db.update(packages).set({ name: 'Thrissur Pooram' }).where(eq(packages.id, pinkCity.id))
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    expect(await idsOf(lists, 'month=4')).not.toContain(pinkCity.id)
  })

  test('orders journeys of crores among the others', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.update(departures).set({ twinPaise: 5_00_00_000_00 }).where(eq(departures.packageId, pinkCity.id))
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    // caught: columns of four bytes, in which five crore are 70 lakh
    expect(await idsOf(lists, 'price=50000000-60000000')).toEqual([pinkCity.id])
  })

  test('rounds each half of the tax by itself, as a bill does', async ({ db }) => {
    await saveCatalogueFixture(db)
    // ₹8,001.42 and twice ₹200.04 are ₹8,401.50; with ₹400.07 in one they would be ₹8,401.49.
    await db
      .update(departures)
      .set({ twinPaise: 8001_42 })
      .where(eq(departures.id, `${pinkCity.id}-2026-12-04`))
    const lists = await openLists({ db, clock, gstRates: GST_RATES })
    expect(await idsOf(lists, 'price=8402')).toEqual([pinkCity.id])
    expect(await idsOf(lists, 'price=8401')).toEqual([])
  })

  test('takes in changes of departures and of packages', async ({ db }) => {
    const lists = await open(db)
    await db.update(departures).set({ status: 'closed' }).where(eq(departures.packageId, hills.id))
    await lists.refresh('departures')
    expect(await idsOf(lists, 'month=12')).toEqual([hills.id, pinkCity.id])
    expect(await idsOf(lists, 'month=11')).toEqual([hills.id, pinkCity.id])
    await db.update(packages).set({ published: false }).where(eq(packages.id, hills.id))
    await db.update(packages).set({ name: 'A walk' }).where(eq(packages.id, ridgeWalk.id))
    await lists.refresh('catalogue')
    expect(await idsOf(lists, '')).toEqual([ridgeWalk.id, houseboat.id, pinkCity.id])
  })

  test('keeps to its scope, and to the order it is given', async ({ db }) => {
    const lists = await open(db)
    expect(await idsOf(lists, '', { scope: { cityId: kochi.id } })).toEqual([houseboat.id])
    expect(await idsOf(lists, '', { scope: { stateCode: 'IN-XX' } })).toEqual([])
    const among = [ridgeWalk.id, 'nobody', hills.id, houseboat.id, hills.id]
    expect(await idsOf(lists, 'days=4-', { among, sort: 'given' })).toEqual([ridgeWalk.id, houseboat.id])
    expect(await idsOf(lists, '', { among, sort: 'given', page: 2, pageSize: 2 })).toEqual([houseboat.id])
    expect(await idsOf(lists, '', { among: [], sort: 'given' })).toEqual([])
  })

  test('spreads prices over round bars that hold every package, the last one all above', async ({ db }) => {
    await saveCatalogueFixture(db)
    const { facets } = await (await openLists({ db, clock, gstRates: GST_RATES })).list(question('price=15000'))
    const { bars, ...scale } = facets.price
    // caught: the histogram narrowed by its own price
    expect(scale).toEqual({ fromRupees: 12_000, stepRupees: 1000, leastRupees: 12_600, mostRupees: 31_500 })
    expect(bars).toEqual([1, ...Array.from({ length: 8 }, () => 0), 2, ...Array.from({ length: 9 }, () => 0), 1])
  })

  test('finds nothing in an empty catalogue', async ({ db }) => {
    const { total, ids, facets, places } = await (
      await openLists({ db, clock, gstRates: GST_RATES })
    ).list(question('price=5'))
    expect([total, ids, places, facets.price.bars, facets.tags]).toEqual([0, [], [], [], []])
  })
})
