import { expect, test } from 'vitest'
import { NO_FACETS } from '#tests/no-facets.ts'
import type { Choice } from '#domain/search/lists/port.ts'
import { groupsOf } from './filter-groups.ts'
import type { FilterGroup } from './filter-groups.ts'

const TOTAL = { total: 20, unfolded: undefined }

function choice(value: string, count: number, chosen = false): Choice {
  return { value, name: `From ${value}`, count, chosen }
}

const cities = ['agra', 'bhopal', 'cuttack', 'delhi', 'erode', 'faridabad', 'goa', 'hampi', 'imphal', 'jaipur']

test('choices stay where they were when others are chosen, with the counts there are now', () => {
  const all = { ...NO_FACETS, from: [choice('delhi', 9), choice('goa', 5), choice('agra', 3)] }
  const now = { ...NO_FACETS, from: [choice('agra', 3, true), choice('goa', 4)] }
  const [group] = groupsOf({ all, now }, TOTAL)
  expect(group?.choices.map(({ value, count, chosen }) => [value, count, chosen])).toEqual([
    ['delhi', 0, false],
    ['goa', 4, false],
    ['agra', 3, true],
  ])
})

test('what takes in the whole list narrows nothing and is left out, and so is a group of nothing', () => {
  const all = { ...NO_FACETS, from: [choice('delhi', 20)], tags: [choice('hills', 20), choice('tea', 7)] }
  expect(groupsOf({ all, now: all }, TOTAL).map(({ key, choices }) => [key, choices.length])).toEqual([['tags', 1]])
})

test('a month in which every tour leaves is there (caught: only April for a place that is toured all year)', () => {
  const all = { ...NO_FACETS, month: [choice('12', 20), choice('1', 20), choice('4', 3)] }
  expect(groupsOf({ all, now: all }, TOTAL)[0]?.choices.map(({ value }) => value)).toEqual(['12', '1', '4'])
})

test('what is chosen is always there, known or not, so that sending the form keeps it', () => {
  const all = { ...NO_FACETS, from: [choice('delhi', 20)] }
  const now = { ...NO_FACETS, from: [choice('atlantis', 0, true), choice('delhi', 0, true)] }
  expect(groupsOf({ all, now }, TOTAL)[0]?.choices.map(({ value }) => value)).toEqual(['delhi', 'atlantis'])
})

test('a long group shows its first six, unless hardly more would be folded away', () => {
  const of = (count: number) => {
    const all = { ...NO_FACETS, from: cities.slice(0, count).map((city) => choice(city, 2)) }
    const [group] = groupsOf({ all, now: all }, TOTAL)
    return [group?.choices.length, group?.more.length]
  }
  expect([of(6), of(8), of(9)]).toEqual([
    [6, 0],
    [8, 0],
    [6, 3],
  ])
})

test('of a very long group the first and the chosen are listed, the others counted, and listed to who asks for all', () => {
  const many = Array.from({ length: 40 }, (_, at) => choice(`city-${at}`, 2))
  const now = many.map((one) => ({ ...one, chosen: one.value === 'city-39' }))
  const facets = { all: { ...NO_FACETS, from: many, tags: many }, now: { ...NO_FACETS, from: now, tags: many } }
  const listed = (group: FilterGroup | undefined) => [group?.choices.length, group?.more.length, group?.unlisted]
  const [from, tags] = groupsOf(facets, { total: 90, unfolded: undefined })
  expect([listed(from), listed(tags)]).toEqual([
    [7, 0, 33],
    [6, 0, 34],
  ])
  expect(from?.choices.at(-1)?.value).toBe('city-39')
  const [whole, other] = groupsOf(facets, { total: 90, unfolded: 'from' })
  expect([listed(whole), listed(other)]).toEqual([
    [6, 34, 0],
    [6, 0, 34],
  ])
  expect(other?.isOpen).toBe(false)
})

test('a choice that takes in no more than the one before is left out, and counted truly where it is shown', () => {
  const all = { ...NO_FACETS, group: [choice('3', 10), choice('5', 14), choice('7', 14)] }
  const now = { ...NO_FACETS, group: [choice('3', 6), choice('5', 6), choice('7', 6)] }
  const [group] = groupsOf({ all, now }, TOTAL)
  expect(group?.choices.map(({ value, count }) => [value, count])).toEqual([
    ['3', 6],
    ['5', 6],
  ])
})

test('of lengths the ranges lie open, and exact ones are folded behind them, all of them sent', () => {
  const days = ['1-3', '4-7', '8-', ...Array.from({ length: 12 }, (_, at) => `${at + 1}-${at + 1}`)]
  const all = { ...NO_FACETS, days: days.map((value) => choice(value, 2)) }
  const [group] = groupsOf({ all, now: all }, TOTAL)
  expect([group?.choices.length, group?.more.length, group?.unlisted]).toEqual([3, 12, 0])
})
