import { expect, test } from 'vitest'
import { BARS, barPaths } from './bars.ts'

const spread = { fromRupees: 1000, stepRupees: 1000, bars: [2, 4, 0, 1], leastRupees: 1200, mostRupees: 90_000 }
const countBars = (path: string) => path.split('M').length - 1

test('every bar that stands for something is drawn once, the highest as high as the drawing', () => {
  const { in: within, out } = barPaths(spread, undefined)
  expect([countBars(within), out]).toEqual([3, ''])
  expect(within).toContain(`v-${BARS.height}h`)
})

test('bars a span touches stand out; the last one takes in all above', () => {
  expect(countBars(barPaths(spread, { from: undefined, to: 2000 }).in)).toBe(1)
  expect(countBars(barPaths(spread, { from: 2500, to: undefined }).in)).toBe(2)
  expect(countBars(barPaths(spread, { from: 50_000, to: 60_000 }).in)).toBe(1)
})

test('a list without prices has no bars', () => {
  expect(barPaths({ ...spread, bars: [] }, undefined)).toEqual({ in: '', out: '' })
})
