import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings, instalments } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { bookingBench, TOTAL } from '#tests/benches/booking-bench.ts'
import { groupBench } from '#tests/benches/group-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkBooks } from './books.server.ts'
import { remindOfPayments } from './payment-reminders.server.ts'
import { takeAtDesk } from './take-at-desk.server.ts'

const TODAY = istDate(new Date())
const OVER = { startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` }

test('what is owed of a journey that is over stays owed, as its invoice says, and is paid by link and at the desk (caught: void, and refused)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await db.update(bookings).set(OVER)
  await invoiceEndedJourneys(db, TODAY)
  const [{ id } = { id: '' }] = await db.select().from(bookings)
  const invoice = (await listDocuments(db, id)).find(({ kind }) => kind === 'tax-invoice')!
  const setOff = invoice.facts.names.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
  const look = booking.look
  const now = await look()
  expect(now).toMatchObject({ state: 'completed', duePaise: invoice.facts.value.totalPaise - setOff })
  const parts = now['payments'] as { part: number; amountPaise: number; state: string }[]
  expect(parts.map(({ state }) => state)).toEqual(['paid', 'due', 'due'])
  expect((await booking.pay('success', 2)).status).toBe(201)
  const left = parts[2]!.amountPaise
  expect(await look()).toMatchObject({ state: 'completed', duePaise: left, paidPaise: TOTAL - left })
  expect((await listOutbox(db, 1))[0]?.subject).toContain('received')
  const money = { way: 'transfer', number: '633112345678', cameOn: TODAY, share: null } as const
  const { reference } = booking
  const taken = { ...money, reference, amountPaise: left, seenDuePaise: left }
  expect(await takeAtDesk(bench.services, SALES, taken)).toMatchObject({ ok: true })
  expect(await look()).toMatchObject({ state: 'completed', duePaise: 0, paidPaise: TOTAL })
  // What is paid then is no advance, and the one invoice stands.
  expect((await listDocuments(db, id)).map(({ kind }) => kind)).toEqual(['receipt-voucher', 'tax-invoice'])
  expect((await booking.pay('success', 'all')).body.reason).toBe('part-paid')
  expect(await checkBooks(db, { waiting: '0 seconds' })).toMatchObject({ findings: [] })
  await bench.services.printer.close()
})

test('nothing is due of a date that was called off and is over, and nobody is told that seats are kept', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  await db.update(bookings).set(OVER)
  await db
    .update(instalments)
    .set({ dueOn: addDays(TODAY, -4) })
    .where(isNull(instalments.paidAt))
  expect(await remindOfPayments(bench.services)).toBe(1)
  const [mail] = await listOutbox(db, 1)
  expect(mail!.body).toContain('The journey is over; this sum stays to be paid.')
  expect(mail!.body).not.toContain('kept until')
  await db.update(bookings).set({ choiceUntil: TODAY })
  expect(await booking.look()).toMatchObject({ duePaise: 0 })
  await bench.services.printer.close()
})

test('a friend pays a share that is open still once the journey is over', async ({ db }) => {
  const bench = await groupBench(db)
  await bench.form()
  await db.update(bookings).set(OVER)
  const open = and(eq(instalments.share, 2), isNull(instalments.paidAt))
  expect(await db.$count(instalments, open)).toBeGreaterThan(0)
  await bench.pays(2)
  expect(await db.$count(instalments, open)).toBe(0)
  expect(await checkBooks(db, { waiting: '0 seconds' })).toMatchObject({ findings: [] })
})
