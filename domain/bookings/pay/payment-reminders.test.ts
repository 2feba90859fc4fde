import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { forgetOldMessages, listOutbox } from '#domain/messaging/outbox.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { paymentOrders } from '#domain/payments/tables.ts'
import { DAY, stoppedClock } from '#platform/clock.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { groupBench } from '#tests/benches/group-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { cancelOverdue, remindOfPayments } from './payment-reminders.server.ts'
import { reminderToCome } from '#domain/bookings/booking.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { bookings, instalments, paymentReminders } from '#domain/bookings/tables.ts'

/** The second part of every booking falls due so many days from the database's today in India. */
async function dueIn(db: Db, days: number): Promise<void> {
  const today = sql`(now() at time zone 'Asia/Kolkata')::date`
  await db
    .update(instalments)
    .set({ dueOn: sql`${today} + ${days}::int` })
    .where(eq(instalments.part, 2))
}

test.for([
  [30, 'week'],
  [8, 'week'],
  [7, 'day'],
  [2, 'day'],
  [1, undefined],
  [0, undefined],
] as const)(
  '%i days before a part is due nothing is promised that will not come (caught: always a week)',
  ([days, promised]) => {
    expect(reminderToCome(days)).toBe(promised)
  },
)

test('a part is remembered a week and a day before, and once it is missed; each once', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  const before = (await listOutbox(db, 50)).length
  for (const [days, sent] of [
    [8, 0],
    [7, 1],
    [2, 0],
    [1, 1],
    [0, 0],
    [-1, 1],
    [-9, 0],
  ] as const) {
    await dueIn(db, days)
    // caught: one that goes out each time somebody looks
    expect([days, await remindOfPayments(bench.services)]).toEqual([days, sent])
  }
  const [last] = await listOutbox(db, 1)
  expect(last?.body).toMatch(/was due on[^]*The seats are kept until/)
  expect(await listOutbox(db, 50)).toHaveLength(before + 3)
})

test('nobody is reminded of a hold, of what is paid, or of what is cancelled', async ({ db }) => {
  const bench = await bookingBench(db)
  await bench.book()
  await (await bench.book()).pay('success', 'all')
  const cancelled = await bench.book()
  await cancelled.pay('success')
  await cancelled.at('POST', '/cancellation')
  await dueIn(db, 1)
  expect(await remindOfPayments(bench.services)).toBe(0)
})

// (caught: seats gone without a word where the site was down, or in the minute of the last message where a plan has no grace; a day that is over named in it; told at five to midnight, gone at midnight)
test('the last message goes before the seats do, by a whole day, also where a plan has no grace', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await dueIn(db, -9)
  expect(await cancelOverdue(bench.services)).toBe(0)
  expect(await remindOfPayments(bench.services)).toBe(1)
  expect((await listOutbox(db, 1))[0]?.body).toContain(
    `The seats are kept until ${formatDate(addDays(await databaseToday(db), 1))};`,
  )
  expect(await cancelOverdue(bench.services)).toBe(0)
  await lastToldAgo(db, 1)
  expect(await cancelOverdue(bench.services)).toBe(0)
  await lastToldAgo(db, 2)
  expect(await cancelOverdue(bench.services)).toBe(1)
})

// (caught: a car of a plan without grace that waits for another message, the mail before the day that says nothing of it)
test('of a plan without grace the mail before the day is the last, and says so', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await db.execute(sql`alter table quotes disable trigger user`)
  await db.execute(sql`update quotes set priced = jsonb_set(priced, '{terms,payment,graceDays}', '0')`)
  await dueIn(db, 1)
  await remindOfPayments(bench.services)
  expect((await listOutbox(db, 1))[0]?.body).toMatch(/is due by (.*)\.\s+The seats are kept until \1;/)
  await lastToldAgo(db, 2)
  await dueIn(db, -1)
  expect(await cancelOverdue(bench.services)).toBe(1)
})

// (caught: seats gone though the mail server was down until the last message was given up; counted from when it was left)
test('the last message has told nobody until it has gone', async ({ db }) => {
  const bench = await bookingBench(db)
  await (await bench.book()).pay('success')
  await dueIn(db, -9)
  await remindOfPayments(bench.services)
  await lastLeftAgo(db, 5)
  expect(await cancelOverdue(bench.services)).toBe(0)
  await messagesWentAgo(db, 1)
  expect(await cancelOverdue(bench.services)).toBe(0)
  await messagesWentAgo(db, 2)
  expect(await cancelOverdue(bench.services)).toBe(1)
})

// (caught: the parts of the others counted as told by their own rows, and the seats gone while the mail server was down)
test('of friends nobody is told either until the one message about all their parts has gone', async ({ db }) => {
  const bench = await groupBench(db)
  await bench.form()
  await db
    .update(instalments)
    .set({ dueOn: addDays(await databaseToday(db), -9) })
    .where(isNull(instalments.paidAt))
  expect(await remindOfPayments(bench.services)).toBe(1)
  const reminders = await db.select().from(paymentReminders)
  expect([reminders.length > 1, new Set(reminders.map(({ messageId }) => messageId)).size]).toEqual([true, 1])
  await lastLeftAgo(db, 5)
  expect(await cancelOverdue(bench.services)).toBe(0)
  await messagesWentAgo(db, 2)
  expect(await cancelOverdue(bench.services)).toBe(1)
})

// (caught: a message that no carrier took, forgotten after its month and then taken for told; one that went, forgotten with it)
test('what the outbox has forgotten has told whom it told, and nobody else', async ({ db }) => {
  const bench = await bookingBench(db)
  await (await bench.book()).pay('success')
  await dueIn(db, -9)
  await remindOfPayments(bench.services)
  await lastLeftAgo(db, 5)
  const forget = () => forgetOldMessages(db, stoppedClock(new Date(Date.now() + 35 * DAY)))
  const [reminder] = await db.select().from(paymentReminders)
  const [message] = await db.select().from(outbox).where(eq(outbox.id, reminder!.messageId!))
  await forget()
  expect(await cancelOverdue(bench.services)).toBe(0)
  await db.insert(outbox).values({ ...message!, sentAt: sql`now()` })
  expect(await cancelOverdue(bench.services)).toBe(0)
  await forget()
  await db.update(paymentReminders).set({ toldAt: sql`${paymentReminders.toldAt} - interval '2 days'` })
  expect(await cancelOverdue(bench.services)).toBe(1)
})

// (caught: seats that stay for ever; gone as soon as the days of grace are over; gone without a word to the office)
test('who could not be told keeps the seats for a week more, in which the office may reach them, and no longer', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await dueIn(db, -20)
  await remindOfPayments(bench.services)
  await lastLeftAgo(db, 8)
  expect(await cancelOverdue(bench.services)).toBe(0)
  await lastLeftAgo(db, 9)
  expect(await cancelOverdue(bench.services)).toBe(1)
  expect((await booking.look()).state).toBe('cancelled')
  const [note] = await db.select().from(bookingNotes)
  expect(note).toMatchObject({ about: 'cancelled', words: expect.stringContaining('please call them') })
})

test('of who was told the office keeps no such note', async ({ db }) => {
  const bench = await bookingBench(db)
  await (await bench.book()).pay('success')
  await dueIn(db, -9)
  await remindOfPayments(bench.services)
  await lastToldAgo(db, 2)
  expect([await cancelOverdue(bench.services), await db.$count(bookingNotes)]).toEqual([1, 0])
})

// (caught: what was told already read again before what was not, so that two hundred of them kept everybody after them from being told)
test('who was told waits behind nobody who was not', async ({ db }) => {
  const bench = await bookingBench(db)
  for (const part of [1, 1]) await (await bench.book()).pay('success', part)
  await dueIn(db, 5)
  const remind = () => remindOfPayments(bench.services, 1)
  expect([await remind(), await remind(), await remind()]).toEqual([1, 1, 0])
})

// (caught: journeys that left unpaid, whose cancelling is refused as too late, looked at for ever before those whose seats can still be sold)
test('a journey that has left stands in nobody’s way', async ({ db }) => {
  const bench = await bookingBench(db)
  const [left, open] = [await bench.book(), await bench.book()]
  for (const booking of [left, open]) await booking.pay('success')
  await dueIn(db, -9)
  await remindOfPayments(bench.services)
  await lastToldAgo(db, 2)
  const today = await databaseToday(db)
  await db
    .update(bookings)
    .set({ startsOn: addDays(today, -1) })
    .where(eq(bookings.reference, left.reference))
  await db
    .update(instalments)
    .set({ dueOn: addDays(today, -20) })
    .where(and(isNull(instalments.paidAt), eq(instalments.bookingId, await idOf(db, left.reference))))
  expect(await cancelOverdue(bench.services, 1)).toBe(1)
  expect([await left.look(), await open.look()]).toMatchObject([{ state: 'confirmed' }, { state: 'cancelled' }])
})

// (caught: a new payment begun and never made every few days, which kept the seats for as long as somebody cared to)
test('a payment that was begun after the last day keeps no seats', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await dueIn(db, -5)
  await remindOfPayments(bench.services)
  await lastToldAgo(db, 2)
  await booking.pay('pending', 2)
  expect(await cancelOverdue(bench.services)).toBe(1)
})

async function idOf(db: Db, reference: string): Promise<string> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference))
  return row!.id
}

/** The last message about the parts was left in the outbox so many days ago. */
async function lastLeftAgo(db: Db, days: number): Promise<void> {
  await db.update(paymentReminders).set({ at: sql`now() - ${`${days} days`}::interval` })
}

/** And went out at once. */
async function lastToldAgo(db: Db, days: number): Promise<void> {
  await lastLeftAgo(db, days)
  await messagesWentAgo(db, days)
}

async function messagesWentAgo(db: Db, days: number): Promise<void> {
  await db.update(outbox).set({ sentAt: sql`now() - ${`${days} days`}::interval` })
}

test('seats go back once the days of grace are over, by the terms they were sold under', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await dueIn(db, -3)
  await remindOfPayments(bench.services)
  await lastToldAgo(db, 2)
  expect(await cancelOverdue(bench.services)).toBe(0)
  await dueIn(db, -4)
  // In time, the day before yesterday.
  await db.update(paymentOrders).set({ state: 'pending', createdAt: sql`now() - interval '2 days'` })
  // caught: a booking cancelled while its money is on the way
  expect(await cancelOverdue(bench.services)).toBe(0)
  await db.update(paymentOrders).set({ state: 'paid' })
  expect(await cancelOverdue(bench.services)).toBe(1)
  expect(await booking.look()).toMatchObject({ state: 'cancelled', refundDuePaise: 6_300_00 })
  expect(await bench.departure()).toMatchObject({ held: 0, sold: 0 })
  expect((await listOutbox(db, 1))[0]?.body).toContain('did not reach us')
  const open = and(eq(bookings.state, 'confirmed'))
  expect(await db.select().from(bookings).where(open)).toEqual([])
})
