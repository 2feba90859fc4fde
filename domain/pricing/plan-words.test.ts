import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillPlans, namesPlans, spanText } from './plan-words.ts'
import { BUILT_IN_TERMS } from './terms.ts'
import type { CancellationPlan } from './terms.ts'

const PLAN: CancellationPlan = {
  id: 'tour',
  name: 'Ours',
  slabs: [
    { fromDays: 45, toDays: null, percent: 0 },
    { fromDays: 8, toDays: 44, percent: 20, least: { paise: 3_000_00, per: 'person' } },
    { fromDays: 0, toDays: 7, percent: 100 },
  ],
  refundDays: 5,
}

test('a text says what the plans say as they stand (caught: thirty days, whatever the plan)', () => {
  const text =
    'Free {moves:tour} before, back in {refund:tour}.\n\n| When | Charge |\n| --- | --- |\n{cancellation:tour}\n'
  expect(fillPlans(text, new Map([['tour', PLAN]]))).toBe(
    'Free 45 days or more before, back in 5 working days.\n\n| When | Charge |\n| --- | --- |\n| 45 days or more | nothing |\n| 44 to 8 days | 20\u00a0%, at least ₹3,000 a person |\n| 7 days to the day itself, or not turning up | 100\u00a0% |\n',
  )
  // Those packages name by themselves are there; of another the writer sees that there is none.
  expect(fillPlans('{moves:trek} {moves:ours}', new Map())).toBe(
    `${BUILT_IN_TERMS.cancellation.slabs[0]!.fromDays} days or more {moves:ours}`,
  )
  expect(['{moves:tour}', 'moves:tour', '{other:tour}'].map(namesPlans)).toEqual([true, false, false])
})

test('single days are one day each', () => {
  const spans = [
    [2, 2],
    [1, 1],
    [0, 0],
    [0, null],
    [1, null],
    [1, 3],
  ] as const
  expect(spans.map(([fromDays, toDays]) => spanText({ fromDays, toDays }))).toEqual([
    '2 days',
    '1 day',
    'The day itself, or not turning up',
    'On any day',
    '1 day or more',
    '3 to 1 day',
  ])
})

test('the page the demo prints on refunds has no days of a plan in it but by its gaps', () => {
  const text = readFileSync('demo/content/pages/refund-cancellation.md', 'utf8')
  for (const gap of [
    '{cancellation:tour}',
    '{cancellation:trek}',
    '{cancellation:car}',
    '{moves:tour}',
    '{refund:tour}',
  ])
    expect(text).toContain(gap)
  expect(fillPlans(text, new Map([['tour', PLAN]]))).toContain('| Another date, 45 days or more before | free')
})
