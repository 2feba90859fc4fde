import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { noteProviderOrder } from '#domain/payments/orders.server.ts'
import { paymentOrders, refunds } from '#domain/payments/tables.ts'
import { noticeOf } from '#tests/benches/razorpay-server.ts'
import { onBoth as test } from '#tests/database.ts'
import { openBench, PAY } from '#tests/benches/ways-to-pay-bench.ts'

describe('Razorpay', () => {
  const signedReturn = { razorpay_payment_id: 'pay_1', razorpay_signature: '' }

  test('its word that a refund failed is heard once, whenever and however often it comes', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    const before = bench.there.refunds.length
    await booking.at('POST', '/cancellation')
    bench.there.how.nextRefund = 'pending'
    await bench.refund()
    const first = bench.there.refunds[before]!
    first.status = 'failed'
    const tell = async (event: string, refund: object) => {
      const { body, headers } = noticeOf(event, { refund })
      expect((await bench.call('POST', '/webhooks/payments/razorpay', body, headers)).status).toBe(200)
    }
    await tell('refund.failed', first)
    await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    bench.there.how.nextRefund = 'pending'
    await bench.refund()
    // caught: a word about the first attempt, told late, that has the money asked for a third time while the second is on its way
    await tell('refund.failed', first)
    await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    await bench.refund()
    expect(bench.there.refunds.slice(before).map(({ receipt }) => String(receipt).slice(20))).toEqual(['-0', '-1'])
    await tell('refund.processed', bench.there.refunds[before + 1]!)
    expect(await booking.look()).toMatchObject({
      refundDuePaise: 0,
      refundedPaise: bench.there.refunds[before]!.amount,
    })
  })

  test('a refund it took on and told nobody of is asked for again', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    await (await PAY.razorpay(bench, await bench.start(booking, 'razorpay'))).tell()
    await booking.at('POST', '/cancellation')
    bench.there.how.nextRefund = 'pending'
    await bench.refund()
    bench.there.refunds.at(-1)!.status = 'processed'
    await db.update(refunds).set({ nextAttemptAt: sql`now()` })
    await bench.refund()
    expect(await booking.look()).toMatchObject({ refundDuePaise: 0 })
  })

  test('a signed return while it is out of reach has the seats wait; an unsigned one does not', async ({ db }) => {
    const { createHmac } = await import('node:crypto')
    const bench = await openBench(db)
    const booking = await bench.book()
    const order = await bench.start(booking, 'razorpay')
    bench.there.how.isDown = true
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
    expect([(await come(bench.there.account.keySecret)).status, await stateNow()]).toEqual([303, 'pending'])
    bench.there.how.isDown = false
  })

  test('out of reach: the hold is kept, and another way to pay works', async ({ db }) => {
    const bench = await openBench(db)
    const booking = await bench.book()
    bench.there.how.isDown = true
    const key = { 'Idempotency-Key': 'once' }
    const started = await booking.at('POST', '/payments', { provider: 'razorpay', part: 1 }, key)
    expect([started.status, started.body.reason]).toEqual([503, 'gateway-down'])
    bench.there.how.isDown = false
    const told = await (await PAY.upi(bench, await bench.start(booking, 'upi'))).tell()
    expect([told, (await booking.look()).state]).toEqual([{ status: 200, effect: 'confirmed' }, 'confirmed'])
  })

  test('of two orders that were made for one at a time, the first stays', async ({ db }) => {
    const bench = await openBench(db)
    const { id, providerOrderId } = await bench.start(await bench.book(), 'razorpay')
    expect(await noteProviderOrder(db, id, { providerOrderId: 'order_late', payUrl: '/late' })).toBe(`/pay/${id}`)
    expect((await db.select().from(paymentOrders))[0]!.providerOrderId).toBe(providerOrderId)
  })

  test('a notice about something else is taken, so that it is not told for ever', async ({ db }) => {
    const bench = await openBench(db)
    const { body, headers } = noticeOf('payment.dispute.created', { dispute: { id: 'disp_1' } })
    const answer = await bench.call('POST', '/webhooks/payments/razorpay', body, headers)
    expect([answer.status, answer.body.data]).toEqual([200, { effect: 'ignored' }])
  })
})
