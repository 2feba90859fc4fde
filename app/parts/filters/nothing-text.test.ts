import { expect, test } from 'vitest'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { FilterKey, Filters } from '#domain/search/filters.ts'
import { nothingText } from './nothing-text.ts'

const say = (filters: Partial<Filters>, ...chips: [FilterKey, string][]) =>
  nothingText(
    { ...NO_FILTERS, ...filters },
    chips.map(([key, text]) => ({ key, text })),
  )

test('what was asked and is not there is told in one sentence', () => {
  expect(
    say({ days: { from: 1, to: 3 }, price: { from: undefined, to: 10_000 }, from: ['kochi'] }, ['from', 'From Kochi']),
  ).toBe('No tours of 1 to 3 days under ₹10,000 start from Kochi.')
  expect(say({ month: 12, group: 5 }, ['month', 'December 2026'])).toBe(
    'No tours with fewer than 5 people leave in December 2026.',
  )
  expect(say({ dates: { from: '2026-12-12', to: '2026-12-15' }, from: ['kochi'] }, ['from', 'From Kochi'])).toBe(
    'No tours start from Kochi between Sat 12 Dec and Tue 15 Dec 2026.',
  )
  expect(say({ dates: { from: '2026-12-12', to: '2026-12-12' } })).toBe('No tours leave on Sat 12 Dec 2026.')
  expect(say({ price: { from: 90_000, to: undefined }, rating: 4.5 })).toBe(
    'No tours above ₹90,000 rated 4.5 and more fit.',
  )
  expect(say({ price: { from: 20_000, to: 60_000 } })).toBe('No tours between ₹20,000 and ₹60,000 fit.')
  expect(say({ difficulty: ['easy'] }, ['difficulty', 'Easy'], ['category', 'Desert Tours'])).toBe(
    'No easy Desert Tours fit.',
  )
})

test('several of a kind are either', () => {
  expect(say({}, ['from', 'From Agra'], ['from', 'From Delhi'], ['from', 'From Goa'])).toBe(
    'No tours start from Agra, Delhi or Goa.',
  )
})

test('what is not there is named by the words that say something (caught: “in shillong”, “trip”)', () => {
  const of = (words: string) =>
    nothingText({ ...NO_FILTERS, month: 12 }, [{ key: 'month', text: 'December 2026' }], words)
  expect(of('in shillong')).toBe('No tours for “shillong” leave in December 2026.')
  expect(of('trip')).toBe('No tours leave in December 2026.')
})
