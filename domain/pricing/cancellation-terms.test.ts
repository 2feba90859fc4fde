import { expect, test } from 'vitest'
import { cancellationCharge, findFault } from './cancellation-terms.ts'
import type { CancellationSlab } from './cancellation-terms.ts'
import { BUILT_IN_TERMS } from './terms.ts'

const { slabs: SLABS } = BUILT_IN_TERMS.cancellation

test('the built-in terms are without fault', () => {
  expect(findFault(SLABS)).toBeUndefined()
})

test.each<[string, CancellationSlab[]]>([
  ['no slabs', []],
  ['an end far ahead', [{ fromDays: 0, toDays: 60, percent: 50 }]],
  ['an end before departure', [{ fromDays: 1, toDays: null, percent: 50 }]],
  [
    'a gap',
    [
      { fromDays: 30, toDays: null, percent: 10 },
      { fromDays: 0, toDays: 28, percent: 100 },
    ],
  ],
  [
    'an overlap',
    [
      { fromDays: 25, toDays: null, percent: 15 },
      { fromDays: 0, toDays: 25, percent: 100 },
    ],
  ],
  [
    'a charge that falls',
    [
      { fromDays: 10, toDays: null, percent: 50 },
      { fromDays: 0, toDays: 9, percent: 25 },
    ],
  ],
])('terms with %s are at fault', (_what, slabs) => {
  expect(findFault(slabs)).toEqual(expect.any(String))
})

// caught: a slab that ends a day early or begins a day late, days after departure that nothing covers.
test.each([
  [400, 10],
  [30, 10],
  [29, 25],
  [21, 25],
  [20, 50],
  [4, 75],
  [3, 100],
  [0, 100],
  [-1, 100],
])('%i days before departure a tour costs %i percent, with GST', (days, percent) => {
  const charge = cancellationCharge(SLABS, {
    taxablePaise: 1000_00,
    gstPercent: 5,
    withinState: true,
    days,
  })
  expect(charge).toMatchObject({ percent, chargePaise: percent * 10_00, totalPaise: percent * 10_50 })
})
