import { expect, test } from 'vitest'
import { ISLAND_REFUSALS } from './island-refusals.ts'
import { OFFICE_REFUSALS } from './office-refusals.ts'
import { REFUSALS, wordsOf } from './refusals.ts'
import { SELLING_REFUSALS } from './selling-refusals.ts'
import { SITE_REFUSALS } from './site-refusals.ts'

test.each([
  [1, 'in 1 second.'],
  [30, 'in 30 seconds.'],
  [91, 'in 2 minutes.'],
  [15 * 60, 'in 15 minutes.'],
  [3 * 60 * 60 + 1, 'in 4 hours.'],
  [undefined, 'later.'],
])('who waits %s seconds for an OTP is told to try again %s', (retryAfterSeconds, end) => {
  const words = wordsOf({ reason: 'otp-too-many', ...(retryAfterSeconds ? { retryAfterSeconds } : {}) })
  expect(words).toBe(`Too many OTPs have been asked for. Try again ${end}`)
})

test('no other refusal says a time of its own', () =>
  expect(wordsOf({ reason: 'too-many', retryAfterSeconds: 30 })).toBe(REFUSALS['too-many'].message))

test('a reason stands in one part of the table', () => {
  const reasons = [ISLAND_REFUSALS, SITE_REFUSALS, SELLING_REFUSALS, OFFICE_REFUSALS].flatMap((part) =>
    Object.keys(part),
  )
  expect(reasons.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})
