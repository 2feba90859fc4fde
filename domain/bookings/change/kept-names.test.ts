import { expect, test } from 'vitest'
import { keptNames } from './kept-names.ts'

const named = (...people: [string, number][]) => people.map(([name, age]) => ({ name, age }))
const kept = (was: ReturnType<typeof named>, adults: number, ages: number[]) =>
  keptNames(was, { adults, ages }).map(({ name, position }) => `${position} ${name}`)

const FAMILY = named(['Meera', 38], ['Arjun', 41], ['Tara', 9], ['Dev', 6])

test('names keep their places in a party that grows, and only who is new has none', () => {
  expect(kept(FAMILY, 3, [12, 9, 6])).toEqual(['0 Meera', '1 Arjun', '4 Tara', '5 Dev'])
  expect(kept([], 2, [])).toEqual([])
})

// Caught: the first of those who were named taken for those who still travel.
test('of an age of which fewer travel everybody is asked for again', () => {
  expect(kept(FAMILY, 1, [9, 6])).toEqual(['1 Tara', '2 Dev'])
  expect(kept(FAMILY, 2, [9])).toEqual(['0 Meera', '1 Arjun', '2 Tara'])
  expect(kept(named(['Meera', 38], ['Ravi', 6], ['Dev', 6]), 1, [6])).toEqual(['0 Meera'])
})
