import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { bookingBench, DEPARTURE, endHold, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkBooks } from './books.server.ts'

const TODAY = istDate(new Date())

/** A payment that was begun in time and is heard of once the hold has ended and `meanwhile` has come about. */
async function heardLate(db: Db, meanwhile: Partial<typeof departures.$inferInsert>) {
  const { book, gateway, departure, sweep, services } = await bookingBench(db)
  const { reference, at, look } = await book({}, { travellers: FAMILY })
  const begun = await at('POST', '/payments', { provider: 'simulator', part: 'all' }, { 'Idempotency-Key': 'one' })
  const { orderId } = begun.body.data as unknown as { orderId: string }
  await endHold(db, reference)
  await sweep()
  await db.update(departures).set(meanwhile).where(eq(departures.id, DEPARTURE.id))
  if (meanwhile.startsOn) await db.update(bookings).set({ startsOn: meanwhile.startsOn })
  const hear = async () => {
    await gateway(orderId, 'success')
    const { state } = await look()
    const { sold, held } = await departure()
    expect((await checkBooks(db)).findings).toEqual([])
    await services.printer.close()
    return { state, sold, held }
  }
  return { hear }
}

const SEATED = { state: 'confirmed', sold: 2, held: 0 }
const RETURNED = { state: 'expired', sold: 0, held: 0 }

describe('money that was asked for in time and is heard of after its hold', () => {
  test('finds its seat again though the date can be booked no more (caught: refunded beside free seats)', async ({
    db,
  }) => {
    const late = await heardLate(db, { cutoffDays: 300 })
    expect(await late.hear()).toEqual(SEATED)
  })

  test('goes back where bank and office took longer than three days over it (caught: whoever pays weeks later)', async ({
    db,
  }) => {
    const late = await heardLate(db, { cutoffDays: 300 })
    await db.update(paymentOrders).set({ createdAt: sql`now() - interval '73 hours'` })
    expect(await late.hear()).toEqual(RETURNED)
  })

  test('goes back on the day it leaves (caught: a seat on what has left)', async ({ db }) => {
    const late = await heardLate(db, { startsOn: TODAY })
    expect(await late.hear()).toEqual(RETURNED)
  })

  test('has its seat on the day before', async ({ db }) => {
    const late = await heardLate(db, { startsOn: addDays(TODAY, 1), cutoffDays: 3 })
    expect(await late.hear()).toEqual(SEATED)
  })

  test('goes back where the operator has closed the date (caught: closed taken for cut off)', async ({ db }) => {
    const late = await heardLate(db, { status: 'closed' })
    expect(await late.hear()).toEqual(RETURNED)
  })
})
