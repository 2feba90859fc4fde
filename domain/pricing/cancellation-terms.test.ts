import { expect, test } from 'vitest'
import { cancellationCharge, findFault, slabCharge } from './cancellation-terms.ts'
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
  [
    'a charge by the head that a share may fall below',
    [
      { fromDays: 46, toDays: null, percent: 0, least: { paise: 3000_00, per: 'person' } },
      { fromDays: 0, toDays: 45, percent: 25 },
    ],
  ],
  [
    'a charge by the head that one for all may fall below',
    [
      { fromDays: 46, toDays: null, percent: 0, least: { paise: 3000_00, per: 'person' } },
      { fromDays: 0, toDays: 45, percent: 25, least: { paise: 9000_00, per: 'booking' } },
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
    seats: 2,
    gstPercent: 5,
    withinState: true,
    days,
  })
  expect(charge).toMatchObject({ percent, chargePaise: percent * 10_00, totalPaise: percent * 10_50 })
})

const PERSON: CancellationSlab = { fromDays: 30, toDays: null, percent: 10, least: { paise: 3000_00, per: 'person' } }
const BOOKING: CancellationSlab = { fromDays: 11, toDays: 29, percent: 25, least: { paise: 9000_00, per: 'booking' } }
const ALL: CancellationSlab = { fromDays: 0, toDays: 10, percent: 100 }

// caught: the share added to the least, the least by the head charged once, the least kept back of a price that is lower, GST left out of it.
test.each([
  ['the least, by the head', 3, 60_000_00, 30, { chargePaise: 9_000_00, totalPaise: 9_450_00, least: PERSON.least }],
  ['the share, where it is more', 3, 100_000_00, 30, { chargePaise: 10_000_00, totalPaise: 10_500_00 }],
  ['the least, for all', 3, 30_000_00, 12, { chargePaise: 9_000_00, totalPaise: 9_450_00, least: BOOKING.least }],
  ['no more than the price', 3, 8_000_00, 30, { chargePaise: 8_000_00, totalPaise: 8_400_00, least: PERSON.least }],
  ['all of it', 3, 8_000_00, 0, { chargePaise: 8_000_00, totalPaise: 8_400_00 }],
] as const)('%s is charged where it is the greater', (_what, seats, taxablePaise, days, charged) => {
  const sale = { taxablePaise, seats, gstPercent: 5, withinState: false, days }
  const { percent: _percent, taxes: _taxes, ...charge } = cancellationCharge([PERSON, BOOKING, ALL], sale)
  expect(charge).toEqual(charged)
})

test('never falling, whatever is charged by the head or for all, is without fault', () => {
  const head = (paise: number) => ({ paise, per: 'person' as const })
  expect(findFault([PERSON, { ...ALL, toDays: 29 }])).toBeUndefined()
  expect(findFault([PERSON, { ...BOOKING, least: head(3000_00) }, ALL])).toBeUndefined()
  expect(findFault([{ ...PERSON, least: BOOKING.least }, { ...BOOKING, least: head(9000_00) }, ALL])).toBeUndefined()
  expect(findFault([PERSON, { ...BOOKING, least: head(2999_00) }, ALL])).toMatch(/could fall below ₹3,000 a person/)
})

test('a charge is said in words', () => {
  expect([PERSON, BOOKING, ALL, { ...PERSON, percent: 0 }].map(slabCharge)).toEqual([
    '10\u00a0%, at least ₹3,000 a person',
    '25\u00a0%, at least ₹9,000 a booking',
    '100\u00a0%',
    '₹3,000 a person',
  ])
})
