import { expect, test } from 'vitest'
import { PACKAGE_KINDS } from '#domain/catalogue/package.ts'
import { cancellationCharge, cancellationTerms, findFault } from './cancellation-terms.ts'
import type { CancellationSlab } from './cancellation-terms.ts'

function percentAt(slabs: readonly CancellationSlab[], days: number): number[] {
  return slabs.filter((slab) => days >= slab.fromDays && days <= (slab.toDays ?? Infinity)).map((slab) => slab.percent)
}

test.each(PACKAGE_KINDS)('the terms of a %s charge exactly once on every day', (kind) => {
  const slabs = cancellationTerms(kind)
  expect(findFault(slabs)).toBeUndefined()
  for (let days = 0; days <= 400; days += 1) expect(percentAt(slabs, days)).toHaveLength(1)
})

test('tours and treks charge what the page on refunds prints', () => {
  const charges = (kind: 'tour' | 'trek') =>
    [30, 29, 21, 20, 11, 10, 4, 3, 0].map((days) => percentAt(cancellationTerms(kind), days)[0])
  expect(charges('tour')).toEqual([10, 25, 25, 50, 50, 75, 75, 100, 100])
  expect(charges('trek')).toEqual([10, 30, 30, 60, 60, 100, 100, 100, 100])
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
  const charge = cancellationCharge(cancellationTerms('tour'), {
    taxablePaise: 1000_00,
    gstPercent: 5,
    withinState: true,
    days,
  })
  expect(charge).toMatchObject({ percent, chargePaise: percent * 10_00, totalPaise: percent * 10_50 })
})
