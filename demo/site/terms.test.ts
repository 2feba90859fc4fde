import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillPlans } from '#domain/pricing/plan-words.ts'
import { SAMPLE_CANCELLATION_PLANS, SAMPLE_PAYMENT_PLANS } from './terms.ts'

const page = (slug: string) => readFileSync(`demo/content/pages/${slug}.md`, 'utf8')
const cells = (text: string) => text.split('\n').filter((line) => line.startsWith('| ') && line.includes('%'))

test('the demo’s page on refunds prints the tables it sells under', () => {
  const plans = new Map(SAMPLE_CANCELLATION_PLANS.map((plan) => [plan.id, { ...plan }]))
  const printed = cells(fillPlans(page('refund-cancellation'), plans))
  const [tour, trek] = SAMPLE_CANCELLATION_PLANS.map(({ slabs }) => slabs)
  const percents = [...tour!, ...trek!].map(({ percent }) => String(percent))
  expect(printed.slice(0, percents.length).map((line) => /(\d+)\u00a0%/.exec(line)?.[1])).toEqual(percents)
  for (const row of ['3 days or more | nothing', '2 days | 10\u00a0%', '1 day | 25\u00a0%'])
    expect(fillPlans(page('refund-cancellation'), plans)).toContain(`| ${row} |`)
})

test('the demo is paid in the parts its page on payments prints', () => {
  const printed = cells(page('payments')).map((line) => Number(line.match(/(\d+) %/)?.[1]))
  const [usual, car] = SAMPLE_PAYMENT_PLANS
  expect(printed.slice(0, 3)).toEqual(usual!.milestones.map((part) => part.kind === 'percent' && part.percent))
  expect(page('payments')).toContain('unpaid three days after it was due')
  expect(usual!.graceDays).toBe(3)
  expect(page('payments')).toContain('Cars are confirmed with 25 %, and the rest of the fare is paid by 2 days before')
  expect(car!.milestones).toMatchObject([
    { percent: 25, daysBefore: null },
    { kind: 'remainder', daysBefore: 2 },
  ])
})
