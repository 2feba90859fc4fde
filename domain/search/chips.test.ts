import { describe, expect, test } from 'vitest'
import { NO_FACETS } from '#tests/no-facets.ts'
import { chipsOf } from './chips.ts'
import { filterParams, isUnfiltered, NO_FILTERS } from './filters.ts'
import type { Filters } from './filters.ts'
import type { Facets } from './lists/port.ts'

const choice = (value: string, name: string) => [{ value, name, count: 1, chosen: true }]
const NAMED: Facets = {
  ...NO_FACETS,
  category: choice('honeymoon-tours', 'Honeymoon Tours'),
  month: choice('12', 'December 2026'),
  from: choice('new-delhi', 'From New Delhi'),
}
const ALL: Filters = {
  price: { from: undefined, to: 20_000 },
  days: { from: 4, to: 7 },
  category: ['honeymoon-tours'],
  themes: ['tea-and-coffee-country'],
  tags: ['beach', 'hill-station'],
  month: 12,
  dates: undefined,
  from: ['new-delhi'],
  via: ['port-blair'],
  difficulty: ['easy-moderate'],
  rating: 4.5,
  group: 5,
}
const texts = (filters: Partial<Filters>, facets = NO_FACETS) =>
  chipsOf({ ...NO_FILTERS, ...filters }, facets).map(({ text }) => text)

describe('chips', () => {
  test('say every chosen thing once, in words', () => {
    expect(chipsOf(ALL, NAMED).map(({ key, text }) => [key, text])).toEqual([
      ['price', 'Under ₹20,000'],
      ['days', '4 to 7 days'],
      ['category', 'Honeymoon Tours'],
      ['themes', 'Tea and coffee country'],
      ['tags', 'Beach'],
      ['tags', 'Hill station'],
      ['month', 'December 2026'],
      ['from', 'From New Delhi'],
      ['via', 'Halts at Port Blair'],
      ['difficulty', 'Easy to moderate'],
      ['rating', '4.5 stars and more'],
      ['group', 'Runs with fewer than 5 people'],
    ])
  })

  test('say spans as one would', () => {
    expect(texts({ price: { from: 10_000, to: undefined } })).toEqual(['From ₹10,000'])
    expect(texts({ price: { from: 100_000, to: 120_000 } })).toEqual(['₹1,00,000 to ₹1,20,000'])
    expect(texts({ days: { from: undefined, to: 3 } })).toEqual(['Up to 3 days'])
    expect(texts({ days: { from: 8, to: undefined } })).toEqual(['8 days and more'])
    expect(texts({ days: { from: 1, to: 1 } })).toEqual(['1 day'])
    expect(texts({ days: { from: 5, to: 5 } })).toEqual(['5 days'])
    expect(texts({ dates: { from: '2026-12-12', to: '2026-12-12' } })).toEqual(['Leaving Sat 12 Dec 2026'])
    expect(texts({ dates: { from: '2026-12-29', to: '2027-01-01' } })).toEqual([
      'Leaving Tue 29 Dec 2026 to Fri 1 Jan 2027',
    ])
  })

  test('name what the list knows nothing of as well as they can', () => {
    expect(texts({ from: ['mcleod-ganj'], month: 3, category: ['old-tours'] })).toEqual([
      'Old tours',
      'March',
      'From Mcleod Ganj',
    ])
  })

  test('each take away what they say and nothing else, one after the other all of it', () => {
    let left = ALL
    for (let chip = chipsOf(left, NAMED)[0]; chip; chip = chipsOf(left, NAMED)[0]) {
      expect(chipsOf(chip.without, NAMED)).toHaveLength(chipsOf(left, NAMED).length - 1)
      left = chip.without
    }
    expect(isUnfiltered(left)).toBe(true)
    const beach = chipsOf(ALL, NAMED).find(({ text }) => text === 'Beach')!
    expect(filterParams(beach.without).get('tags')).toBe('hill-station')
  })
})
