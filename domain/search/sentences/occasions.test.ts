import { expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { occasionsOf } from './occasions.ts'

const says = (today: string, names: string[]) => occasionsOf(SHIPPED_ALMANAC, today, names)
const monthIn = (today: string, start: string) => says(today, []).find((one) => one.says.startsWith(start))?.month

test('an occasion that still runs is of the month it is, one that comes of its own', () => {
  expect([monthIn('2028-01-01', 'Winter holidays'), monthIn('2027-12-01', 'Winter holidays')]).toEqual([1, 12])
})

test('a package bears a name by whole words alone', () => {
  const holi = (names: string[]) => says('2027-01-10', names).some((one) => one.says.startsWith('Holi '))
  expect([holi(['Goa Holiday']), holi(['Holi in Braj'])]).toEqual([true, false])
})
