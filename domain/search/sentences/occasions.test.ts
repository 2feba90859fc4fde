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
  const holi = (names: string[]) => says('2027-01-10', names).find((one) => one.says.startsWith('For Holi,'))?.isBorne
  expect([holi(['Goa Holiday']), holi(['Holi in Braj'])]).toEqual([false, true])
})

test('where a package bears a festival, all its names are borne: the words find the package', () => {
  const borne = (name: string, packages: string[]) =>
    says('2026-12-01', packages).flatMap(({ says: because, isBorne }) =>
      because.startsWith(`For ${name},`) ? [isBorne] : [],
    )
  expect(borne('Dev Deepawali', ['Dev Deepawali in Varanasi'])).toEqual([true])
  // Caught: Diwali taken for borne by the one of the gods.
  expect(borne('Diwali', ['Dev Deepawali in Varanasi'])).toEqual([false, true])
})
