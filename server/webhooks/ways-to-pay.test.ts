import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import {
  confirmBankLine,
  giveBackDisputed,
  notePaidBack,
  writeOffGone,
} from '#domain/bookings/pay/bank-lines.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { findMoneyGone } from '#domain/bookings/pay/find-money-gone.server.ts'
import { listPaymentsDesk } from '#domain/bookings/pay/payments-desk.server.ts'
import { findMoneyTaken, reconcileOrders } from '#domain/bookings/pay/reconcile.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/paperwork.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { openOutboxOnlyCarrier } from '#domain/messaging/carriers/outbox-only.server.ts'
import { testConnection } from '#domain/payments/connection-tests.server.ts'
import { cameBack, listTrials } from '#domain/payments/trials.server.ts'
import { noteProviderOrder, stopWaiting } from '#domain/payments/orders.server.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import type { Providers } from '#domain/payments/provider.ts'
import { openRazorpay } from '#domain/payments/razorpay.server.ts'
import {
  captureSimulated,
  findSimulatedOrder,
  simulatedWebhook,
  SIGNATURE_HEADER,
} from '#domain/payments/simulator.server.ts'
import { auditEntries } from '#domain/audit/tables.ts'
import { bankLines, paymentEvents, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { openUpi } from '#domain/payments/upi.server.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { noticeOf, openRazorpayServer } from '#tests/benches/razorpay-server.ts'
import type { RazorpayServer } from '#tests/benches/razorpay-server.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'

const SALES = { id: 'somebody-of-sales', role: 'sales', provenAt: new Date() } as const
const TRAVELLER = { id: 'a-traveller', role: 'traveller' } as const
const FIRST = 10_500_00

let there: RazorpayServer
beforeAll(async () => void (there = await openRazorpayServer()))
afterAll(() => there?.close())

type Told = { status: number; effect: unknown }
type Paid = { tell(): Promise<Told>; forge(): Promise<Told> }
type Bench = Awaited<ReturnType<typeof openBench>>

async function openBench(db: Db) {
  const providers: Providers = { razorpay: openRazorpay(there.account), upi: openUpi({ db }) }
  const value = { vpa: 'padav@example', payeeName: 'Padav', merchantCode: null }
  await write(db, changeMoney.upi, { id: 'upi', stood: '', ...value })
  const bench = await bookingBench(db, {}, providers)
  const start = async (booking: Awaited<ReturnType<typeof bench.book>>, provider: ProviderName, part = 1) => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const { status, body } = await booking.at('POST', '/payments', { provider, part }, key)
    expect(status).toBe(201)
    const [order] = await db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, String(body.data!['orderId'])))
    return order!
  }
  return { ...bench, start }
}

const line = (() => {
  let count = 0
  return () => `8765${String(++count).padStart(8, '0')}`
})()

/** Somebody pays an order where it is paid; then what the site hears of it, truly or not. */
const PAY: Record<
  ProviderName,
  (bench: Bench, order: typeof paymentOrders.$inferSelect, paise?: number) => Promise<Paid>
> = {
  simulator: async ({ services, call }, { id }, paise) => {
    const event = await captureSimulated(services.db, (await findSimulatedOrder(services.db, id))!, paise)
    const { body, signature } = simulatedWebhook(services.keys, event)
    const send = async (said: string) => {
      const answer = await call('POST', '/webhooks/payments/simulator', body, { [SIGNATURE_HEADER]: said })
      return { status: answer.status, effect: answer.body.data?.['effect'] }
    }
    return { tell: () => send(signature), forge: () => send('AAAA') }
  },
  razorpay: async ({ call }, { providerOrderId }, paise) => {
    const payment = there.pay(providerOrderId!, 'captured', paise)
    const send = async (secret?: string) => {
      const { body, headers } = noticeOf('payment.captured', { payment }, secret)
      const answer = await call('POST', '/webhooks/payments/razorpay', body, headers)
      return { status: answer.status, effect: answer.body.data?.['effect'] }
    }
    return { tell: () => send(), forge: () => send('somebody else’s secret') }
  },
  upi: async ({ services }, { id, amountPaise }, paise = amountPaise) => {
    const utr = line()
    const enter = async (actor: typeof SALES | typeof TRAVELLER) => {
      const done = await confirmBankLine(services, actor, { orderId: id, utr, amountPaise: paise })
      return done.ok ? { status: 200, effect: done.value.effect } : { status: 401, effect: done.reason }
    }
    return { tell: () => enter(SALES), forge: () => enter(TRAVELLER) }
  },
}

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
    const back = await bench.call('GET', `/payments/return/${order.id}`)
    expect([back.status, back.headers.get('location')]).toEqual([303, `/booking/${booking.reference}`])
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
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
      const note = (utr: string) => notePaidBack(bench.services, SALES, { refundId: refund!.id, utr })
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
    if (provider === 'razorpay') expect(there.refunds.at(-1)).toMatchObject({ amount: 100, status: 'processed' })
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

describe('Razorpay', () => {
  const signedReturn = { razorpay_payment_id: 'pay_1', razorpay_signature: '' }

  test('its word that a refund failed is heard once, whenever and however often it comes', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    const before = there.refunds.length
    await booking.at('POST', '/cancellation')
    there.how.nextRefund = 'pending'
    await bench.refund()
    const first = there.refunds[before]!
    first.status = 'failed'
    const tell = async (event: string, refund: object) => {
      const { body, headers } = noticeOf(event, { refund })
      expect((await bench.call('POST', '/webhooks/payments/razorpay', body, headers)).status).toBe(200)
    }
    await tell('refund.failed', first)
    await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    there.how.nextRefund = 'pending'
    await bench.refund()
    // caught: a word about the first attempt, told late, that has the money asked for a third time while the second is on its way
    await tell('refund.failed', first)
    await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    await bench.refund()
    expect(there.refunds.slice(before).map(({ receipt }) => String(receipt).slice(20))).toEqual(['-0', '-1'])
    await tell('refund.processed', there.refunds[before + 1]!)
    expect(await booking.look()).toMatchObject({ refundDuePaise: 0, refundedPaise: there.refunds[before]!.amount })
  })

  test('a refund it took on and told nobody of is asked for again', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    await booking.at('POST', '/cancellation')
    there.how.nextRefund = 'pending'
    await bench.refund()
    there.refunds.at(-1)!.status = 'processed'
    await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    await bench.refund()
    expect(await booking.look()).toMatchObject({ refundDuePaise: 0 })
  })

  test('a signed return while it is out of reach has the seats wait; an unsigned one does not', async ({ db }) => {
    const { createHmac } = await import('node:crypto')
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, 'razorpay')
    there.how.isDown = true
    const come = (secret: string) => {
      const mac = createHmac('sha256', secret).update(`${order.providerOrderId}|pay_1`).digest('hex')
      const form = new URLSearchParams({ ...signedReturn, razorpay_signature: mac }).toString()
      return bench.call('POST', `/payments/return/${order.id}`, form, {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://api.razorpay.com',
      })
    }
    const stateNow = async () => (await db.select().from(paymentOrders))[0]!.state
    expect([(await come('a guess')).status, await stateNow()]).toEqual([303, 'created'])
    expect([(await come(there.account.keySecret)).status, await stateNow()]).toEqual([303, 'pending'])
    there.how.isDown = false
  })

  test('out of reach: the hold is kept, and another way to pay works', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    there.how.isDown = true
    const key = { 'Idempotency-Key': 'once' }
    const started = await booking.at('POST', '/payments', { provider: 'razorpay', part: 1 }, key)
    expect([started.status, started.body.reason]).toEqual([503, 'gateway-down'])
    there.how.isDown = false
    await (await PAY.upi(bench, await bench.start(booking, 'upi'))).tell()
    expect(await booking.look()).toMatchObject({ state: 'confirmed' })
  })

  test('of two orders that were made for one at a time, the first stays', async ({ db }) => {
    const bench = await openBench(db)
    const { id, providerOrderId } = await bench.start(await bench.book(), 'razorpay')
    expect(await noteProviderOrder(db, id, { providerOrderId: 'order_late', payUrl: '/late' })).toBe(`/pay/${id}`)
    expect((await db.select().from(paymentOrders))[0]!.providerOrderId).toBe(providerOrderId)
  })

  // (caught: kept as applied; entered at each notice; given back once more; a dispute that is only raised)
  test('money that goes back past the site is entered once, wherever it was, and the books hold', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, 'razorpay')
    await (await PAY.razorpay(bench, order)).tell()
    const [payment] = await db.select().from(payments)
    const of = { payment_id: payment!.providerPaymentId }
    const tell = async (event: string, entities: Record<string, object>) => {
      const { body, headers } = noticeOf(event, entities)
      return (await bench.call('POST', '/webhooks/payments/razorpay', body, headers)).body.data?.['effect']
    }
    const refund = { ...of, id: 'rfnd_there', status: 'processed', receipt: null, amount: 1_000_00 }
    const dispute = { ...of, id: 'disp_9', amount: 2_000_00, amount_deducted: 0 }
    expect(await tell('refund.processed', { refund })).toBe('gone')
    expect(await tell('refund.processed', { refund })).toBe('known')
    expect(await tell('payment.dispute.created', { dispute })).toBe('ignored')
    const lost = { ...dispute, amount_deducted: 2_000_00 }
    expect([
      await tell('payment.dispute.lost', { dispute: lost }),
      await tell('payment.dispute.lost', { dispute: lost }),
    ]).toEqual(['gone', 'known'])
    expect(await booking.look()).toMatchObject({
      state: 'confirmed',
      paidPaise: FIRST - 3_000_00,
      refundedPaise: 3_000_00,
    })
    const [{ id } = { id: '' }] = await db.select().from(bookings)
    const vouchers = (await listDocuments(db, id)).filter(({ kind }) => kind === 'refund-voucher')
    expect(vouchers.map(({ facts }) => facts.lines[0]!.description)).toEqual([
      expect.stringMatching(/^Given back of /),
      expect.stringMatching(/^Taken back by the payer’s bank of /),
    ])

    // What was due and could not be sent is given there by hand: it goes back once.
    const { body } = await booking.at('POST', '/cancellation')
    const due = Number(body.data!['refundPaise'])
    expect(await tell('refund.processed', { refund: { ...refund, id: 'rfnd_due', amount: due } })).toBe('gone')
    const before = there.refunds.length
    await bench.refund()
    expect(there.refunds).toHaveLength(before)
    expect(await booking.look()).toMatchObject({ refundDuePaise: 0, refundedPaise: 3_000_00 + due })
    expect((await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)).toEqual([])
  })

  // (caught: a dispute for the whole of a payment that had partly gone back, noted once as money that is nowhere and seen by nobody)
  test('a bank that takes more than is left takes what is left, and the rest stands in the office', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    const [payment] = await db.select().from(payments)
    const of = { payment_id: payment!.providerPaymentId }
    const tell = async (event: string, entities: Record<string, object>) => {
      const { body, headers } = noticeOf(event, entities)
      return (await bench.call('POST', '/webhooks/payments/razorpay', body, headers)).body.data?.['effect']
    }
    const refund = { ...of, id: 'rfnd_first', status: 'processed', receipt: null, amount: 1_000_00 }
    expect(await tell('refund.processed', { refund })).toBe('gone')
    const { body } = await booking.at('POST', '/cancellation')
    const due = Number(body.data!['refundPaise'])
    const dispute = { ...of, id: 'disp_whole', amount: FIRST, amount_deducted: FIRST }
    expect(await tell('payment.dispute.lost', { dispute })).toBe('unmatched')
    expect(due).toBeGreaterThan(0)
    expect(await booking.look()).toMatchObject({ paidPaise: 0, refundDuePaise: 0, refundedPaise: FIRST })
    const found = async () => {
      const desk = await listPaymentsDesk(db, SALES, { view: 'disputes', words: undefined }, 1)
      return desk.ok ? [desk.value.counts.disputes, desk.value.disputes] : []
    }
    const row = { goneAs: 'gone disp_whole', paise: 1_000_00, paymentId: payment!.id, booking: booking.reference }
    expect(await found()).toMatchObject([1, [row]])
    const broken = async () => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)
    expect(await broken()).toEqual(['money-gone'])
    // Told again it is tried again, and nothing is entered twice.
    expect(await tell('payment.dispute.lost', { dispute })).toBe('unmatched')
    expect(await booking.look()).toMatchObject({ refundedPaise: FIRST })
    const write = (actor: typeof SALES | typeof TRAVELLER) =>
      writeOffGone(bench.services, actor, { provider: 'razorpay', eventId: row.goneAs })
    expect(await write(TRAVELLER)).toMatchObject({ ok: false, reason: 'forbidden' })
    expect([await write(SALES), await write(SALES)]).toMatchObject([{ ok: true }, { reason: 'unknown-payment' }])
    expect([await found(), await broken()]).toEqual([[0, []], []])
    expect(await tell('payment.dispute.lost', { dispute })).toBe('known')
  })

  // (caught: noted as money that is nowhere here, for good, and then the whole payment as applied)
  test('money that is told to have gone before it is told to have come is entered both ways', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, 'razorpay')
    const payment = there.pay(order.providerOrderId!, 'captured')
    const refund = { id: 'rfnd_early', payment_id: payment.id, status: 'processed', receipt: null, amount: 1_000_00 }
    const tell = async (event: string, entities: Record<string, object>) => {
      const { body, headers } = noticeOf(event, entities)
      const { status, body: said } = await bench.call('POST', '/webhooks/payments/razorpay', body, headers)
      return [status, said.data?.['effect']]
    }
    there.how.isDown = true
    expect(await tell('refund.processed', { refund, payment })).toEqual([500, undefined])
    there.how.isDown = false
    expect(await tell('refund.processed', { refund, payment })).toEqual([200, 'gone'])
    expect(await tell('payment.captured', { payment })).toEqual([200, 'known'])
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST - 1_000_00, refundedPaise: 1_000_00 })
    expect((await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)).toEqual([])
  })

  // (caught: looked for by nobody; noted for good as money that is nowhere, of another shop’s payment)
  test('money that went back without a notice is found by asking, once', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    const [payment] = await db.select().from(payments)
    const [of, made] = [{ payment_id: payment!.providerPaymentId }, { status: 'processed', receipt: null }]
    const back = { ...of, ...made, id: 'rfnd_silent', amount: 1_000_00 }
    const elsewhere = { ...back, id: 'rfnd_elsewhere', payment_id: 'pay_elsewhere' }
    there.refunds.push(back, elsewhere, { ...back, id: 'rfnd_open', status: 'pending' })
    const lost = { ...of, id: 'disp_silent', amount_deducted: 2_000_00, status: 'lost' }
    there.disputes.push(lost, { ...lost, id: 'disp_open', status: 'under_review' })
    const find = () => findMoneyGone(bench.services)
    there.how.isDown = true
    expect(await find()).toBe(0)
    there.how.isDown = false
    expect([await find(), await find()]).toEqual([2, 0])
    const { body, headers } = noticeOf('refund.processed', { refund: back })
    const late = await bench.call('POST', '/webhooks/payments/razorpay', body, headers)
    expect(late.body.data).toMatchObject({ effect: 'known' })
    expect(await db.$count(paymentEvents, eq(paymentEvents.effect, 'unmatched'))).toBe(0)
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST - 3_000_00, refundedPaise: 3_000_00 })
    expect((await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)).toEqual([])
  })

  // (caught: an order of more than a week ago that nobody asks for; another shop’s payment in the same account entered as a dispute)
  test('money for an order of long ago is found by asking what was taken, once', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    const order = await bench.start(booking, 'razorpay', 2)
    await db.update(paymentOrders).set({ createdAt: sql`now() - interval '10 days'` })
    await PAY.razorpay(bench, order)
    there.pay('order_elsewhere', 'captured', 1_00)
    await reconcileOrders(bench.services)
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST })
    there.how.isDown = true
    expect(await findMoneyTaken(bench.services)).toBe(0)
    there.how.isDown = false
    expect([await findMoneyTaken(bench.services), await findMoneyTaken(bench.services)]).toEqual([1, 0])
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST + order.amountPaise })
    expect(await db.$count(payments)).toBe(2)
  })

  // (caught: a booking confirmed by money that the bank had let go and nobody took)
  test('a payment that went back by itself before it was taken pays nothing', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, 'razorpay')
    const payment = there.pay(order.providerOrderId!, 'authorized')
    Object.assign(payment, { status: 'refunded', captured: false })
    const refund = { id: 'rfnd_auto', payment_id: payment.id, status: 'processed', receipt: null, amount: FIRST }
    const { body, headers } = noticeOf('refund.processed', { refund, payment })
    const told = await bench.call('POST', '/webhooks/payments/razorpay', body, headers)
    expect(told.body.data).toMatchObject({ effect: 'ignored' })
    await bench.call('GET', `/payments/return/${order.id}`)
    expect(await booking.look()).toMatchObject({ state: 'held', paidPaise: 0, orders: [{ state: 'failed' }] })
    expect(await db.$count(payments)).toBe(0)
  })

  // (caught: a credit note that takes GST off a journey that was made)
  test('what a bank takes after the journey is invoiced has no paper, and what is given back has', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    const [{ id, endsOn } = { id: '', endsOn: '' }] = await db.select().from(bookings)
    expect(await invoiceEndedJourneys(db, addDays(endsOn, 1))).toBe(1)
    const [payment] = await db.select().from(payments)
    const of = { payment_id: payment!.providerPaymentId, amount: 1_000_00 }
    const tell = async (event: string, entities: Record<string, object>) => {
      const { body, headers } = noticeOf(event, entities)
      return (await bench.call('POST', '/webhooks/payments/razorpay', body, headers)).body.data?.['effect']
    }
    const dispute = { ...of, id: 'disp_late', amount_deducted: 1_000_00 }
    expect(await tell('payment.dispute.lost', { dispute })).toBe('gone')
    const kinds = async () => (await listDocuments(db, id)).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['receipt-voucher', 'tax-invoice'])
    const refund = { ...of, id: 'rfnd_late', status: 'processed', receipt: null }
    expect(await tell('refund.processed', { refund })).toBe('gone')
    expect(await kinds()).toEqual(['receipt-voucher', 'tax-invoice', 'credit-note'])
  })

  test('a notice about something else is taken, so that it is not told for ever', async ({ db }) => {
    const bench = await openBench(db)
    const { body, headers } = noticeOf('payment.dispute.created', { dispute: { id: 'disp_1' } })
    const answer = await bench.call('POST', '/webhooks/payments/razorpay', body, headers)
    expect([answer.status, answer.body.data]).toEqual([200, { effect: 'ignored' }])
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
