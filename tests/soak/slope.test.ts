import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

const minutes = (values: number[]) => values.map((value, at) => ({ at: at * 60, value }))

test('says by how much something grows in an hour, and how well that is known', () => {
  expect(slopeOf(minutes([10, 11, 12, 13]))).toEqual({ anHour: 60, within: 0 })
  expect(slopeOf(minutes([10, 30, 10, 30, 10])).anHour).toBeCloseTo(0)
  const swaying = slopeOf(minutes([10, 12, 9, 11, 10, 12, 9, 11]))
  expect(Math.abs(swaying.anHour)).toBeLessThan(swaying.within)
})
