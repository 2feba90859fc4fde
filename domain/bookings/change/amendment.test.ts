import { expect, test } from 'vitest'
import { partsAnew } from './amendment.ts'

const PLAN = [
  { amountPaise: 14_766_00, dueOn: null },
  { amountPaise: 29_532_00, dueOn: '2026-12-26' },
  { amountPaise: 14_765_00, dueOn: '2027-01-10' },
]
const partsOf = (paidPaise: number) => partsAnew(PLAN, { owedPaise: 59_063_00, paidPaise, fallback: '2026-12-03' })

test('a rupee that rounding left of a part is paid with the next (caught: ₹1 by 26 December, ₹14,765 by 10 January)', () => {
  expect(partsOf(44_297_00)).toEqual([{ amountPaise: 14_766_00, dueOn: '2027-01-10' }])
  expect(partsOf(44_288_00)).toEqual([
    { amountPaise: 10_00, dueOn: '2026-12-26' },
    { amountPaise: 14_765_00, dueOn: '2027-01-10' },
  ])
  expect(partsOf(59_062_00)).toEqual([{ amountPaise: 1_00, dueOn: '2027-01-10' }])
})
