import { expect, test } from 'vitest'
import { paymentPlan } from './payment-plan.ts'

const startsOn = '2027-05-15'

test('a total far enough ahead is paid in three parts', () => {
  expect(paymentPlan(91_271_00, { startsOn, today: '2027-03-31' })).toEqual([
    { percent: 25, paise: 22_817_75, dueOn: null },
    { percent: 50, paise: 45_635_50, dueOn: '2027-04-15' },
    { percent: 25, paise: 22_817_75, dueOn: '2027-04-30' },
  ])
})

test('a part whose date has come is due on booking', () => {
  expect(paymentPlan(100_00, { startsOn, today: '2027-04-15' })).toEqual([
    { percent: 75, paise: 75_00, dueOn: null },
    { percent: 25, paise: 25_00, dueOn: '2027-04-30' },
  ])
  expect(paymentPlan(100_00, { startsOn, today: '2027-04-30' })).toEqual([{ percent: 100, paise: 100_00, dueOn: null }])
})

test('the parts add up to the total, to the paisa', () => {
  for (const total of [1, 3, 99_99, 28_949_01]) {
    const parts = paymentPlan(total, { startsOn, today: '2027-01-01' })
    expect(parts.reduce((sum, { paise }) => sum + paise, 0)).toBe(total)
  }
})
