import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RAZORPAY_EVENT_ID, RAZORPAY_SIGNATURE } from '#domain/payments/razorpay.server.ts'

export const KEY = { id: 'rzp_test_4711AbCdEf', secret: 'the secret of the key' }
export const WEBHOOK_SECRETS = ['the webhook secret of now', 'the webhook secret of before'] as const

type Entity = Record<string, unknown> & { id: string }
type Reply = { status: number; body: unknown }
const no = (description: string, status = 400): Reply => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
})
const yes = (body: unknown): Reply => ({ status: 200, body })

/** Razorpay's API as it is documented, as far as the site asks it: orders, their payments, refunds with an idempotency key. It may be out of reach. */
export async function openRazorpayServer() {
  const orders: Entity[] = []
  const payments: Entity[] = []
  const refunds: (Entity & { payment_id: string; amount: number; status: string })[] = []
  const disputes: (Entity & { payment_id: string; amount_deducted: number; status: string })[] = []
  const keyed = new Map<string, { body: string; refund: Entity }>()
  const asked: string[] = []
  let count = 0
  const how = { isDown: false, loses: false, nextRefund: 'processed' as 'processed' | 'pending' | 'failed' }

  function makeOrder(body: Entity): Reply {
    if (!Number.isInteger(body['amount']) || body['currency'] !== 'INR') return no('The amount must be an integer.')
    if (String(body['receipt']).length > 40) return no('The receipt may not be longer than 40 characters.')
    const order = { ...body, entity: 'order', id: `order_${++count}`, amount_paid: 0, status: 'created', attempts: 0 }
    orders.push(order)
    return yes(order)
  }

  function makeRefund(paymentId: string, text: string, key: string | undefined): Reply {
    if (!/^[\w-]{10,}$/.test(key ?? '')) return no('The idempotency key must be at least 10 characters long.')
    const known = keyed.get(key!)
    if (known)
      return known.body === text
        ? yes(known.refund)
        : no('Different request with the same idempotency key has already been processed.')
    const payment = payments.find(({ id }) => id === paymentId)
    const { amount, receipt } = JSON.parse(text) as { amount: number; receipt: string }
    const back = refunds.filter((one) => one.payment_id === paymentId && one.status !== 'failed')
    const left = Number(payment?.['amount'] ?? 0) - back.reduce((sum, one) => sum + one.amount, 0)
    if (amount > left) return no('The total refund amount is greater than the refund payment amount')
    const refund = {
      id: `rfnd_${++count}`,
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: paymentId,
      receipt,
      status: how.nextRefund,
    }
    how.nextRefund = 'processed'
    refunds.push(refund)
    keyed.set(key!, { body: text, refund })
    return yes(refund)
  }

  function answer(request: IncomingMessage, text: string): Reply {
    const { method, url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://razorpay')
    if (headers.authorization !== `Basic ${Buffer.from(`${KEY.id}:${KEY.secret}`).toString('base64')}`)
      return no('Authentication failed', 401)
    if (method === 'POST' && pathname === '/v1/orders') return makeOrder(JSON.parse(text) as Entity)
    if (pathname === '/v1/orders') {
      const found = orders.filter((order) => order['receipt'] === searchParams.get('receipt'))
      return yes({ entity: 'collection', count: found.length, items: found })
    }
    const lists: Record<string, readonly Entity[]> = {
      '/v1/payments': payments,
      '/v1/refunds': refunds,
      '/v1/disputes': disputes,
    }
    if (method === 'GET' && lists[pathname]) return yes(pageOf(lists[pathname], searchParams))
    const [, ofOrder] = /^\/v1\/orders\/(\w+)\/payments$/.exec(pathname) ?? []
    if (ofOrder) return yes({ items: payments.filter((one) => one['order_id'] === ofOrder).toReversed() })
    const [, paymentId] = /^\/v1\/payments\/(\w+)\/refund$/.exec(pathname) ?? []
    if (paymentId && method === 'POST') return makeRefund(paymentId, text, headers['x-refund-idempotency']?.toString())
    const [, refundId] = /^\/v1\/payments\/\w+\/refunds\/(\w+)$/.exec(pathname) ?? []
    const refund = refunds.find(({ id }) => id === refundId)
    return refund ? yes(refund) : no('The id provided does not exist')
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`)
      if (how.isDown) return void request.socket.destroy()
      const { status, body } = answer(request, Buffer.concat(chunks).toString())
      // What was asked for is done, and nobody hears of it.
      if (how.loses) return void request.socket.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Somebody tries to pay: how it went, and over which amount. */
  function pay(orderId: string, status: 'captured' | 'authorized' | 'failed', amount?: number): Entity {
    const order = orders.find(({ id }) => id === orderId)
    const payment = {
      id: `pay_${++count}`,
      entity: 'payment',
      order_id: orderId,
      amount: amount ?? Number(order?.['amount']),
      currency: 'INR',
      status,
      created_at: Math.floor(Date.now() / 1000),
      error_description: status === 'failed' ? 'Your bank declined this payment.' : null,
    }
    payments.push(payment)
    return payment
  }

  return {
    account: { url, keyId: KEY.id, keySecret: KEY.secret, webhookSecrets: [...WEBHOOK_SECRETS] },
    orders,
    payments,
    refunds,
    disputes,
    asked,
    how,
    pay,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
/** The newest first, so many of them; a time says where they end. */
function pageOf(all: readonly Entity[], asked: URLSearchParams) {
  const [skip, count, from] = [Number(asked.get('skip')), Number(asked.get('count')), Number(asked.get('from') ?? 0)]
  const newest = all.filter((one) => Number(one['created_at'] ?? Infinity) >= from).toReversed()
  return { entity: 'collection', items: newest.slice(skip, skip + count) }
}

export type RazorpayServer = Awaited<ReturnType<typeof openRazorpayServer>>

/** A notice as Razorpay sends it: signed over its very bytes. */
export function noticeOf(event: string, entities: Record<string, object>, secret: string = WEBHOOK_SECRETS[0]) {
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
  const body = JSON.stringify({ entity: 'event', account_id: 'acc_1', event, contains: Object.keys(entities), payload })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return { body, headers: { [RAZORPAY_SIGNATURE]: signature, [RAZORPAY_EVENT_ID]: `evt_${crypto.randomUUID()}` } }
}
