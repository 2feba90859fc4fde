import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fareRulesOn } from '#domain/cars/fare-rules.ts'
import { numberInWords } from '#platform/wording.ts'
import { fare, TODAY } from '#tests/fare-of-rajasthan.ts'
import { distanceText } from './distance-text.ts'

const said = (query: string) => {
  const answer = fare(query)
  return distanceText(answer.plan, answer.fare)
}

test('a road longer than a driver drives in a day is said with its night, in the hours of the terms', () => {
  const hours = numberInWords(fareRulesOn(TODAY).mostDrivingHoursPerDay)
  const long = said('trip=one-way&from=delhi&to=udaipur')
  expect(long).toMatch(/^620 km in all, 2 calendar days\. New Delhi to Udaipur: 620 km, about 11 hours/)
  expect(long).toContain(`. With a night on the way: a driver drives ${hours} hours a day at most.`)
  expect(said('trip=one-way&from=delhi&to=jaipur')).not.toContain('night')
  expect(readFileSync('demo/content/pages/terms-and-conditions.md', 'utf8')).toContain(
    `Drivers do not drive for more than ${hours} hours a day`,
  )
})
