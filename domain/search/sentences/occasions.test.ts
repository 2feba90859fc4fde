import { expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { occasionsOf } from './occasions.ts'

const says = (today: string, names: string[]) => occasionsOf(SHIPPED_ALMANAC, today, names)
const leavingOn = (today: string, start: string) =>
  says(today, []).find((one) => one.says.startsWith(`For ${start}`))?.departing

test('one leaves for an occasion from the days before it on, and for one that runs from today', () => {
  expect(leavingOn('2028-01-01', 'Winter holidays')).toEqual({ from: '2028-01-01', to: '2028-01-01' })
  expect(leavingOn('2027-12-01', 'Winter holidays')).toEqual({ from: '2027-12-21', to: '2028-01-01' })
})

test('nobody leaves for a festival once it is over', () => {
  expect(leavingOn('2026-11-24', 'New Year')).toEqual({ from: '2026-12-27', to: '2027-01-01' })
})

test('a package bears a name by whole words alone', () => {
  const holi = (names: string[]) => says('2027-01-10', names).some((one) => one.says.startsWith('For Holi,'))
  expect([holi(['Goa Holiday']), holi(['Holi in Braj'])]).toEqual([true, false])
})
