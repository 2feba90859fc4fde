import { describe, expect, test } from 'vitest'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { USUAL_OWN_DATES, USUAL_RATES } from '#domain/catalogue/package.ts'
import { plainList } from '#tests/plain-lists.ts'
import type { PlainPackage } from '#tests/plain-lists.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { NO_FILTERS } from './filters.ts'
import type { Filters } from './filters.ts'
import type { ListQuestion, PackageLists } from './lists/port.ts'
import { nearestLooser } from './looser.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const { kind, days, grid, groupMin, groupMax, gstScheme } = teaHills

function pkg(id: string, twinRupees: number, changes: Partial<PlainPackage> = {}): PlainPackage {
  return {
    id,
    possible: null,
    kind,
    days,
    groupMin,
    groupMax,
    infantsHaveSeats: false,
    gstScheme,
    rates: USUAL_RATES,
    ownDates: USUAL_OWN_DATES,
    grid: {
      ...grid,
      twin: twinRupees * 100,
    },
    stateCodes: ['IN-KL'],
    months: [12],
    tags: ['tea'],
    difficulty: null,
    startCity: 'Kochi',
    rating: 4,
    ratingCount: 5,
    ratingIsDemo: false,
    weightedStars: 41e5,
    facts: [],
    acts: [],
    cityIds: [],
    attractionIds: [],
    categoryIds: [],
    departures: [],
    ...changes,
  }
}

// With GST at 5 %: ₹21,000, ₹42,000 and ₹63,000.
const packages = [
  pkg('a', 20_000, { days: 3 }),
  pkg('b', 40_000, { days: 6, tags: ['beach'] }),
  pkg('c', 60_000, { days: 9, rating: 5, startCity: 'New Delhi' }),
]
const dated = pkg('d', 50_000, {
  ownDates: { ...USUAL_OWN_DATES, areSold: false },
  departures: [
    { startsOn: '2026-12-12', cutoffDays: 1, departureCity: 'Kochi', twinPaise: 50_000_00, minToRun: 1, seats: 4 },
  ],
})

function listsOf(all: readonly PlainPackage[]): Pick<PackageLists, 'list'> {
  return {
    list: async (question) =>
      plainList(
        { packages: all, categories: [] },
        question,
        totallerFor(undefined, { on: question.today, rates: GST_RATES }),
      ),
  }
}

function looser(filters: Partial<Filters>, scope: ListQuestion['scope'] = {}, all: readonly PlainPackage[] = packages) {
  const question = { scope, party: undefined, sort: 'name', today: '2026-11-21', page: 3, pageSize: 24 } as const
  return nearestLooser(listsOf(all), { ...question, filters: { ...NO_FILTERS, ...filters } })
}

const upTo = (to: number) => ({ from: undefined, to })

describe('the nearest looser filters', () => {
  test('move a price to the nearest one, in round rupees', async () => {
    expect(await looser({ price: upTo(20_000) })).toEqual({
      filters: { ...NO_FILTERS, price: upTo(21_000) },
      letGo: 'price',
      widened: 'Under ₹21,000',
      total: 1,
    })
    expect(await looser({ price: { from: 70_000, to: undefined } })).toMatchObject({
      filters: { price: { from: 63_000, to: undefined } },
      widened: 'From ₹63,000',
      total: 1,
    })
  })

  test('let a price go rather than double it, and where it lies between two', async () => {
    expect(await looser({ price: upTo(5000) })).toEqual({ filters: NO_FILTERS, letGo: 'price', total: 3 })
    expect(await looser({ price: { from: 22_000, to: 30_000 } })).toMatchObject({ letGo: 'price', total: 3 })
  })

  test('make a length a little wider', async () => {
    expect(await looser({ days: { from: 7, to: 8 } })).toMatchObject({
      filters: { days: { from: 6, to: 9 } },
      letGo: 'days',
      widened: '6 to 9 days',
      total: 2,
    })
  })

  test('move a date by a day, then by a few', async () => {
    const leavesOn = (date: string) => ({ dates: { from: date, to: date } })
    const ask = (date: string) => looser(leavesOn(date), {}, [dated])
    expect(await ask('2026-12-13')).toMatchObject({
      filters: { dates: { from: '2026-12-12', to: '2026-12-14' } },
      letGo: 'dates',
      widened: 'Leaving Sat 12 Dec to Mon 14 Dec 2026',
      total: 1,
    })
    expect(await ask('2026-12-15')).toMatchObject({ filters: { dates: { from: '2026-12-12', to: '2026-12-18' } } })
    expect(await ask('2027-02-15')).toMatchObject({ filters: NO_FILTERS, letGo: 'dates' })
  })

  test('move no date before today (caught: days widened both ways)', async () => {
    const soon = { ...dated, departures: dated.departures.map((one) => ({ ...one, startsOn: '2026-11-22' })) }
    const found = await looser({ dates: { from: '2026-11-21', to: '2026-11-21' } }, {}, [soon])
    expect(found?.filters.dates).toEqual({ from: '2026-11-21', to: '2026-11-22' })
  })

  test('give up what matters least, and keep the rest', async () => {
    expect(await looser({ tags: ['tea'], from: ['kochi'], month: 12, rating: 5 })).toEqual({
      filters: { ...NO_FILTERS, tags: ['tea'], from: ['kochi'], month: 12 },
      letGo: 'rating',
      total: 1,
    })
    expect(await looser({ tags: ['beach'], from: ['new-delhi'] })).toMatchObject({ letGo: 'tags', total: 1 })
  })

  test('are none at all when no single one helps', async () => {
    expect(await looser({ tags: ['ski'], from: ['atlantis'], month: 12 })).toEqual({
      filters: NO_FILTERS,
      letGo: 'all',
      total: 3,
    })
  })

  test('are not there when nothing was narrowed, or nothing is there to find', async () => {
    expect(await looser({})).toBeUndefined()
    expect(await looser({ month: 3 }, { stateCode: 'IN-GA' })).toBeUndefined()
  })
})
