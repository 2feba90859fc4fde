import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { isFromEveningBefore } from '#domain/bookings/trip/evening-before.ts'
import { tellLeavingSoon } from '#domain/bookings/trip/leaving-soon.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const DAY = sql`(now() at time zone 'Asia/Kolkata')::date`

test('who booked is told where to be from the evening before, once a date, with what is still to pay', async ({
  db,
}) => {
  const bench = await bookingBench(db, { capacity: 20 })
  const needs = { ...bench.services, db }
  const book = async (paid: 'all' | 'first') => {
    const baby = paid === 'all' ? [{ name: 'Isha Kulkarni', age: 1 }] : []
    const booking = await bench.book({ ages: baby.map(({ age }) => age) }, { travellers: [...FAMILY, ...baby] })
    await (paid === 'all' ? booking.pay('success', 'all') : booking.pay('success'))
    return booking
  }
  const [whole, part] = [await book('all'), await book('first')]
  const leaves = (days: number) =>
    db.update(bookings).set({ startsOn: sql`${DAY} + ${days}::int`, endsOn: sql`${DAY} + ${days + 4}::int` })
  const told = () => tellLeavingSoon(needs)
  // Booked a moment ago, after that evening: the mail of the booking has said it all (caught: told twice in an hour).
  await leaves(0)
  expect(await told()).toBe(0)
  await db.update(bookings).set({ confirmedAt: sql`now() - interval '9 days'` })
  await leaves(2)
  expect(await told()).toBe(0)
  // caught: those who came home were told where to be
  await leaves(-1)
  expect(await told()).toBe(0)
  await leaves(0)
  // Moved since, from a date they were told of (caught: told once in the life of a booking).
  const rows = await db.select({ bookingId: bookings.id }).from(bookings)
  const before = { kind: 'leaving-told' as const, at: sql`now() - interval '18 hours'` }
  await db.insert(bookingEvents).values(rows.map((row) => ({ ...row, ...before })))
  await db
    .update(bookings)
    .set({ choiceUntil: sql`${DAY} + 1` })
    .where(eq(bookings.reference, part.reference))
  // caught: a date that was called off
  expect([await told(), await told()]).toEqual([1, 0])
  await db.update(bookings).set({ choiceUntil: null })
  expect([await told(), await told()]).toEqual([1, 0])

  const letters = (await listOutbox(db, 50)).filter(({ kind }) => kind === 'leaving-soon')
  const about = (reference: string, channel: string) =>
    letters.find((one) => one.channel === channel && one.body.includes(reference))!.body
  expect(letters).toHaveLength(4)
  expect(about(whole.reference, 'email')).toContain('It leaves Kochi')
  expect(about(whole.reference, 'email')).not.toContain('Still to pay')
  // caught: the seats they take, which a baby on a lap has none of
  expect(about(whole.reference, 'email')).toContain('Travellers: 2 adults, 1 infant')
  expect(about(part.reference, 'email')).toMatch(/Still to pay: ₹31,500/)
  expect(about(whole.reference, 'sms')).toContain('from Kochi')
  await bench.services.printer.close()
})

test.for([
  ['2027-01-09T12:29:00Z', false],
  ['2027-01-09T12:30:00Z', true],
  ['2027-01-10T03:00:00Z', true],
] as const)('at %s, before the 10th of January, it is the evening before: %s', ([at, isEvening]) => {
  const now = new Date(at)
  const today = at.slice(0, 10)
  expect(isFromEveningBefore({ startsOn: '2027-01-10', today, now })).toBe(isEvening)
})
