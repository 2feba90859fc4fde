import { expect, test } from 'vitest'
import { alternateZones } from './alternate-zones.ts'

const placed = (...zones: string[]) => zones.map((zone, at) => ({ zone, at }))

test('neighbours lie in different zones, the first of each zone first', () => {
  const line = alternateZones(placed('North', 'North', 'West', 'South', 'West'))
  expect(line.map(({ at }) => at)).toEqual([0, 2, 1, 3, 4])
})

test('what is left of one zone stands at the end', () => {
  expect(alternateZones(placed('North', 'North', 'North', 'East')).map(({ at }) => at)).toEqual([0, 3, 1, 2])
})

test('nobody is lost', () => {
  expect(alternateZones([])).toEqual([])
  expect(alternateZones(placed('East', 'East'))).toHaveLength(2)
})
