import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { askForAddresses } from '#domain/bookings/papers/ask-address.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const DEAR = { twinPaise: 30_000_00, capacity: 20 }
const PUNE = { address: '14 Karve Road', city: 'Pune', pin: '411004', state: 'IN-MH' }

test('whoever owes an address the law wants is asked once, from three days before the journey until its end (caught: never, and the invoice went out without)', async ({
  db,
}) => {
  const bench = await bookingBench(db, DEAR)
  const needs = { ...bench.services, db }
  const book = async (asked: object = {}, body: object = {}) => {
    const booking = await bench.book(asked, { travellers: FAMILY, ...body })
    await booking.pay('success', 'all')
    return booking
  }
  const [owes, given] = [await book(), await book({}, { buyer: PUNE })]
  const cheap = await bench.book({ adults: 1 }, { travellers: FAMILY.slice(0, 1) })
  await cheap.pay('success', 'all')
  const leaves = (days: number) =>
    db
      .update(bookings)
      .set({ startsOn: sql`current_date + ${days}::int`, endsOn: sql`current_date + ${days + 2}::int` })
  const asked = () => askForAddresses(needs)
  await leaves(2)
  // Booked a moment ago: the mail of the booking has asked.
  expect(await asked()).toBe(0)
  await db.update(bookings).set({ confirmedAt: sql`now() - interval '2 days'` })
  await leaves(30)
  expect(await asked()).toBe(0)
  await leaves(-9)
  expect(await asked()).toBe(0)
  await leaves(2)
  await db
    .update(bookings)
    .set({ choiceUntil: sql`current_date + 1` })
    .where(eq(bookings.reference, owes.reference))
  // Their date was called off: nothing will be invoiced.
  expect(await asked()).toBe(0)
  await db.update(bookings).set({ choiceUntil: null })
  expect([await asked(), await asked()]).toEqual([1, 0])
  const mails = (await listOutbox(db, 50)).filter(({ subject }) => subject?.startsWith('Your address'))
  expect(mails).toHaveLength(1)
  expect(mails[0]!.body).toContain(owes.reference)
  expect(mails[0]!.body).not.toContain(given.reference)
  await bench.services.printer.close()
})
