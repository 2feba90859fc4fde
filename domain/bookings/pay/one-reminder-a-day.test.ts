import { isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { instalments, paymentReminders } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { cancelOverdue, remindOfPayments } from './payment-reminders.server.ts'

const inDays = (days: number) => sql`(now() at time zone 'Asia/Kolkata')::date + ${days}::int`

test('two parts that are due on one day are asked for in one mail, with both and their sum (caught: two mails in a second)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  await (await bench.book()).pay('success')
  const dueIn = (days: number) =>
    db
      .update(instalments)
      .set({ dueOn: inDays(days) })
      .where(isNull(instalments.paidAt))
  const before = (await listOutbox(db, 50)).length
  for (const days of [7, 1, -1]) {
    await dueIn(days)
    expect(await remindOfPayments(bench.services)).toBe(1)
    expect(await remindOfPayments(bench.services)).toBe(0)
    const [mail] = await listOutbox(db, 1)
    expect(mail!.subject).toContain('Parts 2 and 3, ₹31,500')
  }
  expect((await listOutbox(db, 50)).length).toBe(before + 3)
  // Each part knows that it was asked for, or its seats would never go back.
  expect(await db.$count(paymentReminders)).toBe(6)
  await db
    .update(paymentReminders)
    .set({ at: sql`now() - interval '12 days'`, toldAt: sql`now() - interval '12 days'` })
  await db.execute(sql`update outbox set sent_at = now() - interval '12 days'`)
  await dueIn(-12)
  expect(await cancelOverdue(bench.services)).toBe(1)
})

test('parts of different days are asked for one by one', async ({ db }) => {
  const bench = await bookingBench(db)
  await (await bench.book()).pay('success')
  await db
    .update(instalments)
    .set({ dueOn: sql`${inDays(3)} + ${instalments.part}` })
    .where(isNull(instalments.paidAt))
  expect(await remindOfPayments(bench.services)).toBe(2)
  const mails = (await listOutbox(db, 2)).map(({ subject }) => subject)
  expect(mails.toSorted().map((subject) => /Parts? \d/.exec(subject)?.[0])).toEqual(['Part 2', 'Part 3'])
})
