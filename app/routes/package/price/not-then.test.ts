import { expect, test } from 'vitest'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { notThen } from './not-then.ts'

test('a date of their own outside the season says so (caught: "For you alone it can", and not a word of the rains)', () => {
  const departure = { startsOn: '2026-12-05', departureCity: 'Kochi', capacity: 12, held: 0, sold: 0, cutoffDays: 1 }
  const time = {
    from: '',
    departures: [{ ...departure, status: 'scheduled', minToRun: 4 } as Departure],
    ownDates: USUAL_OWN_DATES,
    months: [10, 11, 12],
    today: '2026-11-21',
    faultsOn: () => [],
  }
  const nearest = 'The nearest: Sat 5 Dec 2026. For you alone it can'
  expect(notThen({ ...time, date: '2027-06-06' })).toBe(
    `It does not leave on Sun 6 Jun 2027. ${nearest}, outside its season (October to December): choose the day as you book.`,
  )
  expect(notThen({ ...time, date: '2026-12-06' })).toBe(
    `It does not leave on Sun 6 Dec 2026. ${nearest}: choose the day as you book.`,
  )
})
