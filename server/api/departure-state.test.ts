import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { departures } from '#domain/departures/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'

const TODAY = istDate(new Date())
const FRESH = { sold: 0, held: 0, status: 'scheduled', startsOn: DEPARTURE.startsOn } as const

// Of ten seats, from four travellers on, to be booked until the day before.
test('the state of a departure follows from its seats and its date, and it is guaranteed by itself once enough are sold (caught: by seats that are held, limited at a half, a promise of the operator alone)', async ({
  db,
}) => {
  const { call } = await bookingBench(db, { capacity: 10, minToRun: 4 })
  const stateOf = async (row: Partial<typeof departures.$inferInsert>) => {
    await db
      .update(departures)
      .set({ ...FRESH, ...row })
      .where(eq(departures.id, DEPARTURE.id))
    return (await call('GET', `/api/departures/${DEPARTURE.id}`)).body.data?.['state']
  }
  expect([await stateOf({}), await stateOf({ held: 4 }), await stateOf({ sold: 3, held: 2 })]).toEqual(
    Array(3).fill('AVAILABLE'),
  )
  expect(await stateOf({ sold: 3, held: 3 })).toBe('LIMITED')
  expect([await stateOf({ sold: 4 }), await stateOf({ status: 'guaranteed' })]).toEqual(Array(2).fill('GUARANTEED'))
  expect([await stateOf({ sold: 10 }), await stateOf({ sold: 6, held: 4 })]).toEqual(Array(2).fill('SOLD_OUT'))
  expect([await stateOf({ status: 'closed' }), await stateOf({ startsOn: TODAY })]).toEqual(Array(2).fill('CLOSED'))
  expect(await stateOf({ status: 'cancelled', sold: 10 })).toBe('CANCELLED')
  expect(await stateOf({ startsOn: addDays(TODAY, -1), sold: 4 })).toBe('DEPARTED')
})
