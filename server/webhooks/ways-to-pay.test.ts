import { eq, sql } from 'drizzle-orm'
import { loadOrder } from '#app/routes/pay/pay.server.ts'
import type { Services } from '#domain/services.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { bookingCookie } from '#server/forms/booking/door.ts'
import { describe, expect } from 'vitest'
import { confirmBankLine, giveBackDisputed } from '#domain/bookings/pay/bank-lines.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { notePaidBack } from '#domain/bookings/pay/paid-back.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import { testConnection } from '#domain/payments/connection-tests.server.ts'
import { cameBack, listTrials } from '#domain/payments/trials.server.ts'
import { stopWaiting } from '#domain/payments/orders.server.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { bankLines, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { openUpi } from '#domain/payments/upi.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { SALES, TRAVELLER, FIRST, openBench, line, PAY } from '#tests/benches/ways-to-pay-bench.ts'

describe.each(['simulator', 'razorpay', 'upi'] as const)('paid by %s', (provider) => {
  test('told twice, and told otherwise afterwards: taken once; the order closes before the hold', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, provider)
    const [{ holdExpiresAt } = { holdExpiresAt: new Date(0) }] = await db.select().from(bookings)
    expect([order.amountPaise, order.closesAt! < holdExpiresAt]).toEqual([FIRST, true])
    const paid = await PAY[provider](bench, order)
    expect(await paid.tell()).toEqual({ status: 200, effect: 'confirmed' })
    expect((await paid.tell()).effect).toBe(provider === 'upi' ? 'utr-used' : 'known')
    await bench.call('POST', `/payments/return/${order.id}`, 'error[code]=BAD', {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 2 })
  })

  test('told by nobody: the one who comes back has it asked for', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, provider)
    if (provider === 'upi') await db.insert(bankLines).values({ utr: line(), orderId: order.id, amountPaise: FIRST })
    else await PAY[provider](bench, order)
    const { jar } = openRequestServices(bench.services)
    const Cookie = bookingCookie({ jar }, booking.reference, booking.token).split(';')[0]!
    const back = await bench.call('GET', `/payments/return/${order.id}`, undefined, { Cookie })
    expect([back.status, back.headers.get('location')]).toEqual([303, `/booking/${booking.reference}`])
    // caught: "That link opens no booking", to whoever paid in the browser of their UPI app
    const elsewhere = await bench.call('GET', `/payments/return/${order.id}`)
    expect(elsewhere.headers.get('location')).toBe(`/pay/${order.id}`)
    expect(await loadOrder(bench.services as unknown as Services, order.id)).toMatchObject({ state: 'paid' })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
  })

  test('asked for in two ways and paid in one: the other asks for nothing any more (caught: a QR code to pay twice by)', async ({
    db,
  }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const left = await bench.start(booking, provider)
    const shown = async () => (await loadOrder(bench.services as unknown as Services, left.id))?.state
    expect(await shown()).toBe('open')
    await booking.pay('success')
    expect(await shown()).toBe('moot')
    // What comes all the same is not kept.
    expect((await (await PAY[provider](bench, left)).tell()).effect).toBe('money-returned')
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('a word of somebody else’s, or another amount, buys nothing; what came short can be given back', async ({
    db,
  }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const forged = await (await PAY[provider](bench, await bench.start(booking, provider))).forge()
    expect(forged.status).toBe(401)
    const short = await PAY[provider](bench, await bench.start(booking, provider), FIRST - 100)
    expect((await short.tell()).effect).toBe('disputed')
    expect(await booking.look()).toMatchObject({ state: 'held', paidPaise: 0 })
    const [payment] = await db.select().from(payments)
    const give = (actor: typeof SALES | typeof TRAVELLER) =>
      giveBackDisputed(bench.services, actor, { paymentId: payment!.id })
    expect(await give(TRAVELLER)).toMatchObject({ ok: false, reason: 'forbidden' })
    expect(await give(SALES)).toMatchObject({ ok: true, value: { paise: FIRST - 100 } })
    expect(await give(SALES)).toMatchObject({ ok: false, reason: 'unknown-payment' })
    expect(await booking.look()).toMatchObject({ refundDuePaise: FIRST - 100 })
  })

  test('cancelled: exactly the refund goes back, once, and the books hold', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY[provider](bench, await bench.start(booking, provider))).tell()
    const { body } = await booking.at('POST', '/cancellation')
    const due = Number(body.data!['refundPaise'])
    for (let round = 0; round < 2; round++) {
      await bench.refund()
      await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    }
    if (provider === 'upi') {
      const [refund] = await db.select().from(refunds)
      const note = (utr: string) => notePaidBack(bench.services, SALES, { refundIds: [refund!.id], utr })
      expect(await booking.look()).toMatchObject({ refundDuePaise: due, refundedPaise: 0 })
      expect(await note('too short')).toMatchObject({ ok: false, reason: 'invalid' })
      expect(await note(line())).toMatchObject({ ok: true })
      expect(await note(line())).toMatchObject({ ok: false, reason: 'unknown-refund' })
    }
    expect(await booking.look()).toMatchObject({ state: 'cancelled', refundDuePaise: 0, refundedPaise: due })
    expect((await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)).toEqual([])
  })
})

describe.each(['simulator', 'razorpay'] as const)('a rupee of the owner’s own by %s', (provider) => {
  const OWNER = { id: 'the-owner', role: 'owner' } as const

  async function openTrial(db: Db) {
    const bench = await openBench(db)
    const { simulator, razorpay } = bench.services.providers
    const providers = provider === 'razorpay' ? { razorpay: razorpay! } : { simulator: simulator! }
    const needs = { ...bench.services, providers, carrier: openOutboxOnlyCarrier() }
    expect(await testConnection(needs, OWNER, 'gateway')).toMatchObject({ ok: true, value: { ok: true } })
    const [order] = await db.select().from(paymentOrders)
    return { bench, order: order! }
  }
  const faults = async (db: Db) => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)

  test('comes once, goes back by itself, and the books hold all the while (caught: kept until somebody gives it back; a booking looked for; called back while it is only due)', async ({
    db,
  }) => {
    const { bench, order } = await openTrial(db)
    expect(await listTrials(db)).toMatchObject([{ id: order.id, payUrl: order.payUrl, paidAt: null, back: null }])
    const paid = await PAY[provider](bench, order)
    expect((await paid.forge()).status).toBe(401)
    expect(await paid.tell()).toEqual({ status: 200, effect: 'money-returned' })
    expect((await paid.tell()).effect).toBe('known')
    expect(await faults(db)).toEqual([])
    const [due] = await listTrials(db)
    expect([due!.back, cameBack(due!)]).toEqual(['due', false])
    await bench.refund()
    const [back] = await listTrials(db)
    expect([back!.back, cameBack(back!)]).toEqual(['done', true])
    if (provider === 'razorpay') expect(bench.there.refunds.at(-1)).toMatchObject({ amount: 100, status: 'processed' })
    expect(await faults(db)).toEqual([])
    expect((await checkBooks(db)).counted).toMatchObject({ paidPaise: 100, refunded: 100, applied: 0, dispute: 0 })
  })

  test('told by nobody: whoever comes back has it asked for, and stands in the office again', async ({ db }) => {
    const { bench, order } = await openTrial(db)
    await PAY[provider](bench, order)
    const back = await bench.call('GET', `/payments/return/${order.id}`)
    expect([back.status, back.headers.get('location')]).toEqual([303, '/admin/settings/connections#gateway'])
    expect(await listTrials(db)).toMatchObject([{ state: 'paid', back: 'due' }])
  })

  test('another amount than a rupee waits for a person', async ({ db }) => {
    const { bench, order } = await openTrial(db)
    expect((await (await PAY[provider](bench, order, 99)).tell()).effect).toBe('disputed')
    const [payment] = await db.select().from(payments)
    expect(await giveBackDisputed(bench.services, SALES, { paymentId: payment!.id })).toMatchObject({ ok: true })
    await bench.refund()
    expect(await faults(db)).toEqual([])
  })
})

describe('UPI', () => {
  test('one line of the bank pays one order, and who entered it is written down', async ({ db }) => {
    const bench = await openBench(db)
    const [one, other] = [await bench.book(), await bench.book()]
    const [mine, theirs] = [await bench.start(one, 'upi'), await bench.start(other, 'upi')]
    const utr = line()
    const confirm = (orderId: string, typed: string) =>
      confirmBankLine(bench.services, SALES, { orderId, utr: typed, amountPaise: FIRST })
    expect(await confirm(mine.id, ` ${utr.slice(0, 4)} ${utr.slice(4)} `)).toMatchObject({
      value: { effect: 'confirmed' },
    })
    expect(await confirm(theirs.id, utr)).toMatchObject({ ok: false, reason: 'utr-used' })
    expect(await other.look()).toMatchObject({ state: 'held', paidPaise: 0 })
    expect(await confirm(mine.id, line())).toMatchObject({ value: { effect: 'money-returned' } })
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${mine.id}`))
    expect(entries).toMatchObject([{ actor: SALES.id, action: 'payments.settle' }, { actor: SALES.id }])
    await expect(db.transaction((db) => db.delete(bankLines))).rejects.toThrow('Failed query')
  })

  test('is no way to pay until the operator has an address', async ({ db }) => {
    const bench = await bookingBench(db, {}, { upi: openUpi({ db }) })
    const booking = await bench.book()
    const started = await booking.at('POST', '/payments', { provider: 'upi', part: 1 }, { 'Idempotency-Key': 'k' })
    expect(started.body.reason).toBe('unknown-provider')
  })

  test('a bank that never answers is not waited for for ever, and its money counts when it comes', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await booking.pay('pending')
    await db.update(paymentOrders).set({ createdAt: sql`now() - interval '3 hours'` })
    expect([await stopWaiting(db), await stopWaiting(db)]).toEqual([1, 0])
    const [order] = await db.select().from(paymentOrders)
    expect(order!.state).toBe('lapsed')
    await (await PAY.simulator(bench, order!)).tell()
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
  })
})
