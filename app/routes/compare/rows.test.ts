import { describe, expect, test } from 'vitest'
import type { Departure } from '#domain/departures/departure.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { rowsOf } from './rows.ts'
import type { Column } from './rows.ts'

const { slabs: SLABS } = BUILT_IN_TERMS.cancellation

function column(changes: Partial<Package> = {}, dates: Departure[] = [], slabs = SLABS): Column {
  const pkg = { ...teaHills, rating: null, ratingCount: 0, nights: 2, ...changes } as unknown as InItsMonths<Package>
  return {
    pkg,
    picture: {} as Column['picture'],
    price: { paise: 1_942_500, for: 'adult' },
    dates,
    isTight: false,
    noDates: undefined,
    slabs,
    hours: [],
  }
}

const rowNamed = (columns: Column[], name: string) => rowsOf(columns).find((row) => row.name === name)
const differing = (columns: Column[]) => rowsOf(columns).flatMap(({ name, isSame }) => (isSame ? [] : [name]))

describe('what differs', () => {
  test('is nothing between a package and itself', () => {
    expect(differing([column(), column()])).toEqual([])
  })

  test('is marked row by row (caught: compared with the first alone, by length alone)', () => {
    expect(differing([column(), column({ days: 4, nights: 3 })])).toEqual(['Length'])
    expect(differing([column(), column(), column({ groupMax: 14 })])).toEqual(['Group'])
    expect(differing([column(), column({ kind: 'trek', difficulty: 'moderate' })])).toEqual(['Price', 'Difficulty'])
    expect(differing([column(), column({}, [], SLABS.slice(1))])).toEqual(['If you cancel, by days before'])
  })

  test('is told of each with the first alone, for a phone shows two (caught: the third counted among two)', () => {
    const alike = (name: string) => rowNamed([column(), column(), column({ days: 4, nights: 3 })], name)?.alike
    expect([alike('Length'), alike('Meals')]).toEqual([[0], [0, 1]])
  })

  test('does not stand in capitals and spaces', () => {
    expect(
      differing([
        column({ startCity: 'Kochi' }),
        column({ startCity: 'Kochi', inclusions: ['TWO nights in a hotel '] }),
      ]),
    ).toEqual([])
  })
})

describe('a row', () => {
  test('counts the meals', () => {
    const days = (['all', 'breakfast-dinner', 'breakfast', 'none'] as const).map((meals) => ({
      ...teaHills.itinerary[0]!,
      meals,
    }))
    expect(rowNamed([column({ itinerary: days })], 'Meals')?.cells).toEqual([['3 breakfasts', '1 lunch', '2 dinners']])
    expect(rowNamed([column({ itinerary: days.slice(3) })], 'Meals')?.cells).toEqual([['None']])
  })

  test('names the nights along the way', () => {
    const at = (name: string | null) => ({
      ...teaHills.itinerary[0]!,
      overnight: name === null ? null : { name, url: null },
    })
    const itinerary = [at('Munnar'), at('Munnar'), at('Thekkady'), at(null)]
    expect(rowNamed([column({ itinerary })], 'Route')?.cells).toEqual([['Munnar, 2 nights', 'Thekkady, 1 night']])
  })

  test('says once what all include, and what each does besides', () => {
    const columns = [column({ inclusions: ['Hotel', 'Car'] }), column({ inclusions: ['car', 'Guide'] })]
    expect(rowNamed(columns, 'Included in all')).toMatchObject({ cells: [['Hotel', 'Car'].slice(1)], isShared: true })
    expect(rowNamed(columns, 'Included besides')?.cells).toEqual([['Hotel'], ['Guide']])
    const more = [column({ inclusions: ['Car'] }), column({ inclusions: ['Car', 'Guide'] })]
    expect(rowNamed(more, 'Included besides')?.cells).toEqual([['Nothing else'], ['Guide']])
    expect(rowNamed([column()], 'Included')?.cells).toEqual([['Two nights in a hotel']])
  })

  test('tells the next dates with their seats, or that they are chosen', () => {
    const date = { startsOn: '2026-12-12', capacity: 10, held: 1, sold: 8 } as Departure
    expect(rowNamed([column({}, [date]), column()], 'Next dates')?.cells).toEqual([
      ['Sat 12 Dec, 1 seat left'],
      ['On dates you choose'],
    ])
  })

  test('says of a rating that it is a sample', () => {
    const rated = { rating: 4.3, ratingCount: 12 }
    expect(
      rowNamed([column({ ...rated, ratingIsDemo: true }), column({ ...rated, ratingIsDemo: false })], 'Rating')?.cells,
    ).toEqual([['4.3 of 5, 12 sample reviews'], ['4.3 of 5, 12 reviews']])
  })
})
