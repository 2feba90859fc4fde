import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#tests/runs.ts'
import { findPlanFault, paymentPlan } from './payment-plan.ts'
import type { Milestone } from './payment-plan.ts'
import { BUILT_IN_TERMS } from './terms.ts'

const startsOn = '2027-05-15'
const { milestones: usual } = BUILT_IN_TERMS.payment
const percent = (share: number, daysBefore: number | null): Milestone => ({
  kind: 'percent',
  percent: share,
  daysBefore,
})
const fixed = (paise: number, daysBefore: number | null): Milestone => ({ kind: 'fixed', paise, daysBefore })
const rest = (daysBefore: number | null): Milestone => ({ kind: 'remainder', daysBefore })

describe('shares of a total', () => {
  test('are due on three days, far enough ahead, in whole rupees', () => {
    expect(paymentPlan(91_271_00, usual, { startsOn, today: '2027-03-31' })).toEqual([
      { percent: 25, paise: 22_818_00, dueOn: null },
      { percent: 50, paise: 45_636_00, dueOn: '2027-04-15' },
      { percent: 25, paise: 22_817_00, dueOn: '2027-04-30' },
    ])
  })

  test('are due on booking once their date has come', () => {
    expect(paymentPlan(100_00, usual, { startsOn, today: '2027-04-15' })).toEqual([
      { percent: 75, paise: 75_00, dueOn: null },
      { percent: 25, paise: 25_00, dueOn: '2027-04-30' },
    ])
    const whole = [{ percent: 100, paise: 100_00, dueOn: null }]
    expect(paymentPlan(100_00, usual, { startsOn, today: '2027-04-30' })).toEqual(whole)
  })
})

describe('a fixed amount and what remains', () => {
  const plan = [fixed(10_000_00, null), percent(50, 45), rest(7)]

  test('are no shares', () => {
    expect(paymentPlan(80_000_00, plan, { startsOn, today: '2027-01-01' })).toEqual([
      { percent: null, paise: 10_000_00, dueOn: null },
      { percent: 50, paise: 40_000_00, dueOn: '2027-03-31' },
      { percent: null, paise: 30_000_00, dueOn: '2027-05-08' },
    ])
  })

  // caught: a first part of more than the total, a later part of nothing or less.
  test('are never more than there is to pay', () => {
    expect(paymentPlan(12_000_00, plan, { startsOn, today: '2027-01-01' })).toEqual([
      { percent: null, paise: 10_000_00, dueOn: null },
      { percent: 50, paise: 2_000_00, dueOn: '2027-03-31' },
    ])
    const all = [{ percent: null, paise: 9_000_00, dueOn: null }]
    expect(paymentPlan(9_000_00, plan, { startsOn, today: '2027-01-01' })).toEqual(all)
  })

  test('of shares alone, what remains is a share', () => {
    const parts = paymentPlan(100_00, [percent(30, null), rest(15)], { startsOn, today: '2027-01-01' })
    expect(parts.map((part) => part.percent)).toEqual([30, 70])
  })
})

const anyPlan = fc
  .record({
    shares: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }),
    first: fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: undefined }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ shares, first, days }) => {
    const falling = days.toSorted((a, b) => b - a)
    const begin = first === undefined ? percent(10, null) : fixed(first, null)
    return [begin, ...shares.map((share, at) => percent(share, falling[at]!)), rest(falling[3]!)]
  })

// caught: parts each rounded by itself, a merged part whose own rounding is lost, a part below nothing.
test('whatever the plan, the total and the day, the parts are the total', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 120 }),
      (plan, total, at) => {
        expect(findPlanFault(plan)).toBeUndefined()
        const today = new Date(Date.UTC(2027, 0, 15 + at)).toISOString().slice(0, 10)
        const parts = paymentPlan(total, plan, { startsOn, today })
        expect(parts.reduce((sum, { paise }) => sum + paise, 0)).toBe(total)
        expect(parts[0]?.dueOn).toBeNull()
        for (const { paise, dueOn } of parts.slice(1)) expect(paise > 0 && dueOn !== null && dueOn > today).toBe(true)
        expect(parts.every(({ paise }) => Number.isSafeInteger(paise) && paise >= 0)).toBe(true)
      },
    ),
    { numRuns: runs(300) },
  )
})

test.each<[string, Milestone[]]>([
  ['no parts', []],
  ['nothing on booking', [percent(50, 30), percent(50, 15)]],
  ['two parts on booking', [percent(50, null), percent(50, null)]],
  ['two parts on one day', [percent(20, null), percent(40, 15), percent(40, 15)]],
  ['a later part that is due before an earlier one', [percent(20, null), percent(40, 15), percent(40, 30)]],
  ['shares of less than the whole', [percent(25, null), percent(50, 15)]],
  ['shares of more than the whole', [percent(75, null), percent(50, 15)]],
  ['an amount and nothing for what remains', [fixed(1000_00, null), percent(50, 15)]],
  ['a remainder before the last part', [percent(20, null), rest(30), percent(40, 15)]],
  ['two remainders', [percent(20, null), rest(30), rest(15)]],
  ['a remainder of nothing', [percent(100, null), rest(15)]],
])('a plan with %s is at fault', (_what, milestones) => {
  expect(findPlanFault(milestones)).toEqual(expect.any(String))
})
