import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { writeOffGone } from '#domain/bookings/pay/bank-lines.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { findMoneyGone } from '#domain/bookings/pay/find-money-gone.server.ts'
import { listPaymentsDesk } from '#domain/bookings/pay/payments-desk.server.ts'
import { findMoneyTaken, reconcileOrders } from '#domain/bookings/pay/reconcile.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { paymentEvents, paymentOrders, payments } from '#domain/payments/tables.ts'
import { addDays } from '#platform/dates.ts'
import { noticeOf } from '#tests/benches/razorpay-server.ts'
import { onBoth as test } from '#tests/database.ts'
import { SALES, TRAVELLER, FIRST, openBench, PAY } from '#tests/benches/ways-to-pay-bench.ts'

describe('Razorpay, past the site', () => {
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
    const before = bench.there.refunds.length
    await bench.refund()
    expect(bench.there.refunds).toHaveLength(before)
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
    const payment = bench.there.pay(order.providerOrderId!, 'captured')
    const refund = { id: 'rfnd_early', payment_id: payment.id, status: 'processed', receipt: null, amount: 1_000_00 }
    const tell = async (event: string, entities: Record<string, object>) => {
      const { body, headers } = noticeOf(event, entities)
      const { status, body: said } = await bench.call('POST', '/webhooks/payments/razorpay', body, headers)
      return [status, said.data?.['effect']]
    }
    bench.there.how.isDown = true
    expect(await tell('refund.processed', { refund, payment })).toEqual([500, undefined])
    bench.there.how.isDown = false
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
    bench.there.refunds.push(back, elsewhere, { ...back, id: 'rfnd_open', status: 'pending' })
    const lost = { ...of, id: 'disp_silent', amount_deducted: 2_000_00, status: 'lost' }
    bench.there.disputes.push(lost, { ...lost, id: 'disp_open', status: 'under_review' })
    const find = () => findMoneyGone(bench.services)
    bench.there.how.isDown = true
    expect(await find()).toBe(0)
    bench.there.how.isDown = false
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
    bench.there.pay('order_elsewhere', 'captured', 1_00)
    await reconcileOrders(bench.services)
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST })
    bench.there.how.isDown = true
    expect(await findMoneyTaken(bench.services)).toBe(0)
    bench.there.how.isDown = false
    expect([await findMoneyTaken(bench.services), await findMoneyTaken(bench.services)]).toEqual([1, 0])
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST + order.amountPaise })
    expect(await db.$count(payments)).toBe(2)
  })

  // (caught: a booking confirmed by money that the bank had let go and nobody took)
  test('a payment that went back by itself before it was taken pays nothing', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, 'razorpay')
    const payment = bench.there.pay(order.providerOrderId!, 'authorized')
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
})
