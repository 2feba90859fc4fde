import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { KEY, noticeOf, openRazorpayServer, WEBHOOK_SECRETS } from '#tests/benches/razorpay-server.ts'
import { collectsAsPromised } from './contract.ts'
import { openRazorpay } from './razorpay.server.ts'

const SECRETS = { previous: WEBHOOK_SECRETS[1], forged: KEY.secret, now: WEBHOOK_SECRETS[0] }

collectsAsPromised('razorpay', async () => {
  const there = await openRazorpayServer()
  return {
    provider: openRazorpay(there.account),
    orderThere: async ({ id }) =>
      there.orders
        .filter(({ receipt }) => receipt === id)
        .map(({ amount, currency, receipt }) => ({
          amountPaise: Number(amount),
          currency: String(currency),
          reference: String(receipt),
        })),
    pay: async ({ providerOrderId }, amountPaise) => there.pay(providerOrderId, 'captured', amountPaise).id,
    wentBack: async () => there.refunds.filter(({ status }) => status === 'processed').map(({ amount }) => amount),
    voice: {
      tell: async (_order, paymentId, secret) => {
        const payment = there.payments.find(({ id }) => id === paymentId)!
        return noticeOf('payment.captured', { payment }, SECRETS[secret ?? 'now'])
      },
      nonsense: () => noticeOf('payment.dispute.created', { dispute: { id: 'disp_1' } }),
      leave: async ({ providerOrderId }, as) =>
        void there.pay(providerOrderId, as === 'pending' ? 'authorized' : 'failed'),
      failNextRefund: async () => void (there.how.nextRefund = 'failed'),
      loseAnswers: (lost) => void (there.how.loses = lost),
    },
    close: there.close,
  }
})

test('Razorpay’s own words: an order’s page, what a browser brings back, and refunds that take their time', async () => {
  const there = await openRazorpayServer()
  const razorpay = openRazorpay(there.account)
  const [id, returnUrl] = ['0123456789abcdefghjk', 'https://padav.test/payments/return/0123456789abcdefghjk']
  const asked = { id, amountPaise: 100_00, description: 'Booking 7KQ4M2XX, part 1', returnPath: '/', closesAt: null }
  const { providerOrderId } = await razorpay.createOrder(asked)

  // caught: money left at the bank, and given back after days, where the account’s dashboard captures by hand
  const word = { automatic_expiry_period: 4320, manual_expiry_period: 4320, refund_speed: 'normal' }
  expect(there.orders[0]!['payment']).toEqual({ capture: 'automatic', capture_options: word })

  const checkout = await razorpay.checkout!({ ...asked, providerOrderId, payee: 'Padav Travels', returnUrl })
  expect(checkout).toMatchObject({
    kind: 'form',
    action: `${there.account.url}/v1/checkout/embedded`,
    fields: { key_id: KEY.id, order_id: providerOrderId, amount: '10000', currency: 'INR', callback_url: returnUrl },
  })
  expect(JSON.stringify(checkout)).not.toContain(KEY.secret)

  const payment = there.pay(providerOrderId, 'captured')
  const signedBy = (secret: string, order = providerOrderId) =>
    new URLSearchParams({
      razorpay_order_id: order,
      razorpay_payment_id: payment.id,
      razorpay_signature: createHmac('sha256', secret).update(`${order}|${payment.id}`).digest('hex'),
    })
  expect(razorpay.readReturn!(providerOrderId, signedBy(KEY.secret))).toMatchObject({
    kind: 'pending',
    providerOrderId,
  })
  // caught: a signature over the order that the browser names, and not over the one we gave
  expect(razorpay.readReturn!(providerOrderId, signedBy(KEY.secret, 'order_other'))).toBeUndefined()
  expect(razorpay.readReturn!(providerOrderId, signedBy(WEBHOOK_SECRETS[0]))).toBeUndefined()
  expect(razorpay.readReturn!(providerOrderId, new URLSearchParams())).toBeUndefined()

  there.how.nextRefund = 'pending'
  const refund = { id, attempt: 2, providerPaymentId: payment.id, providerRefundId: null, amountPaise: 100_00 }
  const sent = await razorpay.refund(refund)
  expect(sent.state).toBe('sent')
  there.refunds[0]!.status = 'processed'
  expect(await razorpay.refund({ ...refund, providerRefundId: sent.providerRefundId })).toMatchObject({ state: 'done' })
  const { body, headers } = noticeOf('refund.processed', { refund: there.refunds[0]!, payment })
  expect(razorpay.readWebhook({ body, headers: new Headers(headers) })).toMatchObject({
    ok: true,
    value: { kind: 'refunded', refundId: id, attempt: 2, detail: sent.providerRefundId },
  })
  await there.close()
})
