import { expect, test } from 'vitest'
import { teaHills } from '#tests/sample-catalogue.ts'
import { nightFaults } from './night-faults.ts'

const halts = (...nights: number[]) => nights.map((nights, at) => ({ cityId: `city-${at}`, nights }))

test('halts sleep the nights between the days, no more and no fewer (caught: more alone were told)', () => {
  const said = (days: number, ...nights: number[]) =>
    nightFaults({ days, stops: halts(...nights) }).map(({ path, message }) => `${path}: ${message}`)
  expect([said(6, 1, 2, 2), said(1, 0), said(6), nightFaults(teaHills)]).toEqual([[], [], [], []])
  expect(said(6, 1, 2, 3)).toEqual(['stops: The halts have 6 nights, and 6 days have 5.'])
  expect(said(3, 1)).toEqual(['stops: The halts have 1 night, and 3 days have 2.'])
})
