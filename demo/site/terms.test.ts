import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_CANCELLATION_PLANS, SAMPLE_PAYMENT_PLANS } from './terms.ts'

const page = (slug: string) => readFileSync(`demo/content/pages/${slug}.md`, 'utf8')
const cells = (text: string) => text.split('\n').filter((line) => line.startsWith('| ') && line.includes('%'))

test('the demo sells under the tables its page on refunds prints', () => {
  const [tour, trek, car] = SAMPLE_CANCELLATION_PLANS.map(({ slabs }) => slabs)
  const printed = cells(page('refund-cancellation')).map((line) => line.match(/(\d+)(?: to (\d+))? days.*?(\d+) %/))
  const starts = [...tour!, ...trek!].map(({ fromDays, toDays, percent }) => [toDays ?? fromDays, percent].map(String))
  expect(printed.slice(0, starts.length).map((found) => [found?.[1], found?.[3]])).toEqual(starts)
  const [far, two, one, same] = car!.map(({ percent }) => percent)
  const rows = [
    '3 days or more | nothing',
    `2 days | ${two} %`,
    `1 day | ${one} %`,
    `The day of pick-up, or no-show | ${same} %`,
  ]
  for (const row of rows) expect(page('refund-cancellation')).toContain(`| ${row} |`)
  expect(far).toBe(0)
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
