import { expect } from 'vitest'
import { confirmBankLine } from '#domain/bookings/pay/bank-lines.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { takeBackLine } from '#domain/bookings/pay/take-back-line.server.ts'
import { foreseeCallOff } from '#domain/bookings/desk/departures-desk.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { moveOrder, noteTold, sumTold } from '#domain/payments/orders.server.ts'
import { payments } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { FIRST, line, openBench, SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { callOffDeparture, giveBackCalledOff } from './operator-cancellation.server.ts'

const CALLED = { departureId: DEPARTURE.id, because: 'The road to Munnar is closed.' }

async function told(db: Db) {
  const bench = await openBench(db)
  const booking = await bench.book()
  const order = await bench.start(booking, 'upi')
  const utr = line()
  await noteTold(db, order.id, utr)
  await moveOrder(db, order.id, 'pending')
  const enter = (amountPaise: number) =>
    confirmBankLine(bench.services, SALES, { orderId: order.id, utr, amountPaise, differs: true })
  return { ...bench, order, enter, needs: { ...bench.services, db } }
}

async function mailsOfCallOff(db: Db) {
  return (await listOutbox(db, 50)).filter(({ kind }) => kind === 'cancelled-by-us').map(({ body }) => body)
}

test('who says they have paid is not told that nothing was, and whoever calls off sees it', async ({ db }) => {
  const { needs, enter } = await told(db)
  // caught: a sum that is said to be in the bank in nobody's figures
  expect(await foreseeCallOff(needs, SALES, DEPARTURE.id)).toMatchObject({
    value: { paidPaise: 0, booked: [{ paidPaise: 0, toldPaise: FIRST }] },
  })
  expect(await callOffDeparture(needs, SALES, CALLED)).toMatchObject({ ok: true })
  expect(await giveBackCalledOff(needs)).toBe(1)
  const [mail] = await mailsOfCallOff(db)
  // caught: “Nothing had been paid.”
  expect(mail).toMatch(/₹10,500 is said to be on its way[^]*once it is there, it goes back/)
  expect(mail).not.toMatch(/Nothing had been paid|Everything you paid/)
  expect(await enter(FIRST)).toMatchObject({ value: { effect: 'money-returned' } })
  expect((await checkBooks(db, { waiting: '0 seconds' })).findings).toEqual([])
})

test('who never paid reads that, and of nothing that comes back', async ({ db }) => {
  const bench = await openBench(db)
  await bench.book()
  const needs = { ...bench.services, db }
  await callOffDeparture(needs, SALES, CALLED)
  await giveBackCalledOff(needs)
  const [mail] = await mailsOfCallOff(db)
  expect(mail).toContain('Nothing had been paid, so nothing goes back.')
  expect(mail).not.toContain('Everything you paid')
})

test('what came in another sum is not looked for any more, until its entry is taken back', async ({ db }) => {
  const { order, enter, services } = await told(db)
  const looked = () => sumTold(db, order.bookingId!)
  expect(await looked()).toBe(FIRST)
  await enter(1_050_00)
  expect(await looked()).toBe(0)
  const [payment] = await db.select().from(payments)
  await takeBackLine(services, SALES, { paymentId: payment!.id })
  expect(await looked()).toBe(FIRST)
})
