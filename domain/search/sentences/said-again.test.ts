import { expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { names } from '#tests/read-golden.ts'
import { occasionsOf } from './occasions.ts'
import { readSentence } from './read-sentence.ts'

const told = { ...names, occasions: occasionsOf(SHIPPED_ALMANAC, names.today!, []) }
const read = (text: string) => readSentence(text, told)

test.each([
  ['landing in srinagar on 12 april and leaving on 17 april', '2027-04-12', 6],
  ['goa 5 january back on 9 january', '2027-01-05', 5],
])('“%s” tells how long (caught: the day one is back left to the words)', (text, day, days) => {
  const { filters, rest } = read(text)
  expect(filters).toMatchObject({ dates: { from: day, to: day }, days: { from: days, to: days }, month: undefined })
  expect(rest).not.toMatch(/april|january|\d/)
})

test('of days that are told twice the second are looked for nowhere (caught: “easter march 26 to 28” among the words)', () => {
  const { filters, rest, words } = read('good friday easter weekend march 26 to 28 goa')
  expect(rest).toBe('goa')
  expect(filters.dates?.from.slice(0, 7)).toBe('2027-03')
  expect(words.filter(({ key, isAgain }) => key === 'dates' && !isAgain)).toHaveLength(1)
  expect(filters.days).toEqual({ from: 2, to: 3 })
})

test('a day off on a holiday is the days around it (caught: that day alone)', () => {
  expect(read('26 january ki chutti jaipur').filters).toMatchObject({
    dates: { from: '2027-01-22', to: expect.stringMatching(/^2027-01-2[56]$/) },
    days: { from: 2, to: 4 },
  })
  expect(read('20 january ki chutti jaipur').filters.dates).toEqual({ from: '2027-01-20', to: '2027-01-20' })
})

test('a coming season is its months (caught: no days read)', () => {
  expect(read('spiti this summer').filters.dates).toEqual({ from: '2027-04-01', to: '2027-06-30' })
  expect(read('kerala this winter').filters.dates).toEqual({ from: '2026-12-01', to: '2027-02-28' })
  expect(read('goa this summer vacation').filters.dates).not.toEqual({ from: '2027-04-01', to: '2027-06-30' })
})

// Caught: one day.
test.each(['max 4 hours a day himachal 5 days', '200 km a day kutch 5 days'])(
  'what a day holds is no length: %s',
  (text) => {
    expect(read(text).filters).toMatchObject({ days: { from: 5, to: 5 } })
  },
)
