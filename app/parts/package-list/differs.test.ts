import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { Filters } from '#domain/search/filters.ts'
import { differsText } from './differs.ts'

type ShownCard = Parameters<typeof differsText>[0]
const TOUR = { card: { days: 5, startCity: 'Kochi', months: [9, 10] } }
const leaving = (startsOn: string, departureCity = 'Kochi') => ({ cheapest: { startsOn, departureCity } })
const say = (asked: Partial<Filters>, next?: ReturnType<typeof leaving>) =>
  differsText(
    { ...TOUR, next, price: { paise: 21_500_00, for: 'adult' }, totalPaise: 21_500_00 } as unknown as ShownCard,
    {
      ...NO_FILTERS,
      ...asked,
    },
  )

test('a tour that comes near says in what it is other than what was asked for', () => {
  const from12To13 = { from: '2026-12-12', to: '2026-12-13' }
  expect(say({ days: { from: 4, to: 4 } })).toBe('1 day longer')
  expect(say({ days: { from: 7, to: undefined } })).toBe('2 days shorter')
  expect(say({ dates: from12To13 }, leaving('2026-12-15'))).toBe('Leaves 2 days later')
  expect(say({ dates: from12To13 }, leaving('2026-12-11'))).toBe('Leaves 1 day earlier')
  expect(say({ month: 12 }, leaving('2027-01-02'))).toBe('Leaves in January')
  expect(say({ price: { from: undefined, to: 20_000 } })).toBe('₹1,500 over')
  expect(say({ price: { from: 30_000, to: undefined } })).toBe('₹8,500 under')
  expect(say({ from: ['new-delhi'] }, leaving('2026-12-11'))).toBe('Starts in Kochi')
  expect(say({ days: { from: 4, to: 4 }, from: ['new-delhi'] })).toBe('1 day longer. Starts in Kochi')
})

test('and nothing where it is what was asked for', () => {
  expect(
    say({ days: { from: 5, to: 5 }, month: 12, price: { from: undefined, to: 21_500 } }, leaving('2026-12-11')),
  ).toBe('')
  expect(say({ from: ['kochi'], dates: { from: '2026-12-11', to: '2026-12-11' } }, leaving('2026-12-11'))).toBe('')
})

test('a budget is that of all who travel, also where prices are shown a head (caught: the price a head)', () => {
  const party = { adults: 4, ages: [], rooms: undefined }
  const shown = {
    ...TOUR,
    price: { paise: 20_000_00, for: 'person', party },
    totalPaise: 80_000_00,
  } as unknown as ShownCard
  const upTo = (to: number) => differsText(shown, { ...NO_FILTERS, price: { from: undefined, to } })
  expect(upTo(75_000)).toBe('₹5,000 over in all')
  expect(upTo(80_000)).toBe('')
})

test('on dates of one’s own it says its best months where they are not those asked for', () => {
  expect(say({ month: 12 })).toBe('Best months: September to October')
  expect(say({ dates: { from: '2026-12-12', to: '2026-12-13' } })).toBe('Best months: September to October')
  expect(say({ month: 9 })).toBe('')
  expect(say({ dates: { from: '2026-08-30', to: '2026-09-01' } })).toBe('')
  expect(say({})).toBe('')
})

test('of a walk it says that it is harder or easier than was asked for', () => {
  const walk = (difficulty: string) =>
    differsText({ ...TOUR, card: { ...TOUR.card, difficulty } } as unknown as ShownCard, {
      ...NO_FILTERS,
      difficulty: ['easy-moderate', 'moderate'],
    })
  expect(['moderate-difficult', 'easy', 'moderate'].map(walk)).toEqual(['Harder', 'Easier', ''])
})
