import { expect, test } from 'vitest'
import { spreadByDate } from './spread-by-date.ts'

const on = (...days: string[]) => days.map((startsOn, at) => ({ startsOn, at }))
const ats = (chosen: { at: number }[]) => chosen.map(({ at }) => at)

test('no day takes more than its share while later days have departures', () => {
  const leaving = on('2026-11-28', '2026-11-28', '2026-11-28', '2026-11-29', '2026-12-05')
  expect(ats(spreadByDate(leaving, { count: 4, mostADay: 2 }))).toEqual([0, 1, 3, 4])
})

test('a board is filled from one day when there is no other', () => {
  expect(ats(spreadByDate(on('2026-11-28', '2026-11-28', '2026-11-28'), { count: 3, mostADay: 1 }))).toEqual([0, 1, 2])
})

test('the order of days is kept when days are filled up', () => {
  const leaving = on('2026-11-28', '2026-11-28', '2026-11-29')
  expect(ats(spreadByDate(leaving, { count: 3, mostADay: 1 }))).toEqual([0, 1, 2])
})

test('nothing leaves when nothing leaves', () => {
  expect(spreadByDate([], { count: 8, mostADay: 2 })).toEqual([])
})
