import { expect, test } from 'vitest'
import { openHoursText } from '#domain/settings/open-hours.ts'
import { planDemo } from '#demo/plan.ts'
import { SAMPLE_SITE } from './site-facts.ts'

const { packages, content } = planDemo(process.cwd(), '2026-11-20')
const said = [
  ...packages.flatMap(({ inclusions, questions }) => [...inclusions, ...questions.map(({ answer }) => answer)]),
  ...[...content.pages, ...content.articles].flatMap(({ body }) => body.split(/(?<=[.!?])\s+|\n/)),
]

// Caught: "answered at every hour" on a page below "10am - 6pm", of the same number.
test('nobody is promised a telephone at other hours than those it is answered', () => {
  expect(openHoursText(SAMPLE_SITE)).toBe('10am - 6pm')
  const ofTelephones = said.filter((one) => /\b(?:tele)?phone\b|\bcall\b|\bnumber\b|\banswered\b/i.test(one))
  expect(ofTelephones.length).toBeGreaterThan(20)
  const always = /\b(?:any|every|all) hours?\b|\bany time\b|\bday (?:and|or) night\b|24 hours|24[x×/]7/i
  expect(ofTelephones.filter((one) => always.test(one) && !/refund|within/.test(one))).toEqual([])
})
