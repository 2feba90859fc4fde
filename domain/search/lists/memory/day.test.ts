import { ANY_TIME } from '#domain/search/lists/departure-query.ts'
import { expect, test } from 'vitest'
import { makeCatalogue } from './catalogue.ts'
import { USUAL_OWN_DATES, USUAL_RATES } from '#domain/catalogue/package.ts'
import type { ListRow } from '#domain/search/lists/list-row.ts'
import { makeDay } from './day.ts'
import { makeDepartures } from './departures.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const TODAY = { on: '2026-11-21', rates: GST_RATES }
const KOCHI = ['kochi']

async function dayOf() {
  const catalogue = makeCatalogue({ rows: [], categories: [], places: [] })
  for (const city of ['Kochi', 'New Delhi']) catalogue.cities.of(city)
  return { catalogue, departures: await makeDepartures(catalogue, []) }
}

test('prices are worked out again that could not be (caught: kept as a failure)', async () => {
  const { catalogue, departures } = await dayOf()
  let asked = 0
  const failing = Object.defineProperty({ ...catalogue }, 'priced', {
    get: () => {
      if (asked++ === 0) throw new Error('no memory left')
      return catalogue.priced
    },
  })
  const day = makeDay(failing, departures, TODAY)
  await expect(day.wayPricesFor(undefined)).rejects.toThrow('no memory left')
  expect(await day.wayPricesFor(undefined)).toBe(await day.wayPricesFor(undefined))
})

test('prices are kept by the cities that are known, in whatever order they are asked for', async () => {
  const { catalogue, departures } = await dayOf()
  const { pricesFor } = makeDay(catalogue, departures, TODAY)
  const from = (cities: string[]) => pricesFor(undefined, { ...ANY_TIME, from: cities })
  expect(from(['nowhere', ...KOCHI])).toBe(from(KOCHI))
  expect(from(['new-delhi', ...KOCHI])).toBe(from([...KOCHI, 'new-delhi']))
  expect(from(['nowhere'])).toBe(from(['elsewhere']))
  expect(from(['nowhere'])).not.toBe(from([]))
})

test('prices of days that are asked for push nobody’s out (caught: kept among all others)', async () => {
  const { catalogue, departures } = await dayOf()
  const { pricesFor, forget } = makeDay(catalogue, departures, TODAY)
  const on = (day: number) => {
    const date = `2026-12-${String(day).padStart(2, '0')}`
    return pricesFor(undefined, { ...ANY_TIME, dates: { from: date, to: date } })
  }
  const [undated, first] = [pricesFor(undefined, ANY_TIME), on(1)]
  expect(on(1)).toBe(first)
  for (let day = 2; day <= 9; day++) void on(day)
  expect(pricesFor(undefined, ANY_TIME)).toBe(undated)
  expect(on(1)).not.toBe(first)
  const again = on(1)
  forget(() => true)
  expect(on(1)).not.toBe(again)
})

test('what leaves alike stands by stars that enough people gave, then by its price, then by name; a sample decides nothing (caught: five sample stars before four)', async () => {
  const row = (
    id: string,
    weightedStars: number | null,
    { isDemo = false, count = 5, rupees = 10_000 } = {},
  ): ListRow => ({
    id,
    weightedStars,
    rating: weightedStars === null ? null : weightedStars / 1_000_000,
    ratingCount: weightedStars === null ? 0 : count,
    ratingIsDemo: isDemo,
    kind: 'tour',
    days: 5,
    stateCodes: ['IN-KL'],
    tags: [],
    difficulty: null,
    startCity: 'Kochi',
    groupMin: 2,
    groupMax: 12,
    infantsHaveSeats: false,
    grid: {
      twin: rupees * 100,
      single: null,
      triple: null,
      quad: null,
      childWithBed: null,
      childNoBed: null,
      infant: 0,
    },
    rates: USUAL_RATES,
    ownDates: USUAL_OWN_DATES,
    gstScheme: 'TOUR_5',
    months: [1],
    possible: null,
    facts: [],
    acts: [],
    cityIds: [],
    attractionIds: [],
    categoryIds: [],
  })
  const rows = [
    row('aizawl', null),
    row('bundi', 4_900_000, { count: 2 }),
    row('diu', 4_900_000, { isDemo: true, count: 90, rupees: 12_000 }),
    row('goa', 4_100_000, { isDemo: true, count: 90 }),
    row('hampi', 3_900_000, { count: 40 }),
    row('kochi', 4_800_000, { isDemo: true, count: 90, rupees: 9_000 }),
    row('leh', 4_300_000, { count: 40, rupees: 30_000 }),
  ]
  const catalogue = makeCatalogue({ rows, categories: [], places: [] })
  const { inSeason } = makeDay(catalogue, await makeDepartures(catalogue, []), TODAY)
  expect([...inSeason].map((number) => catalogue.ids[number])).toEqual([
    'leh',
    'kochi',
    'aizawl',
    'bundi',
    'goa',
    'diu',
    'hampi',
  ])
})
