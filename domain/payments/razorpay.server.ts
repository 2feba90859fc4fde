import { createHmac, timingSafeEqual } from 'node:crypto'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import Razorpay from 'razorpay'
import { z } from 'zod'
import { DAY, MINUTE, SECOND } from '#platform/clock.ts'
import type { RazorpayAccount } from '#platform/config.server.ts'
import { done, refused } from '#platform/result.ts'
import { CURRENCY } from './payment.ts'
import type { CapturedEvent, GoneEvent, PaymentEvent, RefundEvent } from './payment.ts'
import { ProviderUnreachable } from './provider.ts'
import { ask, Dispute, listOf, Payment, RazorpayRefused, Refund } from './razorpay-answers.ts'
import type { CheckoutAsked, OrderAsked, PaymentProvider, RefundAnswer, RefundAsked } from './provider.ts'

export const RAZORPAY_SIGNATURE = 'x-razorpay-signature'
export const RAZORPAY_EVENT_ID = 'x-razorpay-event-id'

/** Less than the two minutes for which a refund is nobody else's. */
const ANSWER_WITHIN = 10 * SECOND

/** In minutes; Razorpay gives back what nobody has captured by then. */
const LATE_WORD = (3 * DAY) / MINUTE

const Notice = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: Payment }).optional(),
    refund: z.object({ entity: Refund }).optional(),
    dispute: z.object({ entity: z.unknown() }).optional(),
  }),
})
const Order = z.object({ id: z.string(), amount: z.number(), currency: z.string() })

/**
 * Razorpay: orders, its hosted checkout page, webhooks and refunds (https://razorpay.com/docs/api). An order bears our id as its receipt; a refund's key and
 * receipt are our id and the attempt, since the same key again gets the same answer there, a failed one too.
 */
export function openRazorpay(account: RazorpayAccount): PaymentProvider {
  const { api, ...client } = openClient(account)
  const { orders } = client
  return {
    name: 'razorpay',
    isReady: async () => true,
    createOrder: (asked) => createOrder(orders, asked),
    checkout: async (asked) => checkoutOf(account, asked),
    readWebhook: ({ body, headers }) => {
      if (!isSigned(account.webhookSecrets, body, headers.get(RAZORPAY_SIGNATURE))) return refused('bad-signature')
      const said = readNotice(body, headers.get(RAZORPAY_EVENT_ID))
      return said ? done(said) : refused('not-for-us')
    },
    readReturn: (providerOrderId, form) => readReturn(account, providerOrderId, form),
    listEvents: async (providerOrderId) => {
      const { items } = await ask(listOf(Payment), () => orders.fetchPayments(providerOrderId))
      return tellAll(providerOrderId, items)
    },
    listTaken: (since) => listTaken(client, since),
    listGone: (since) => listGone(client, since),
    refund: (asked) => askRefund(api, asked),
  }
}

/** What the library keeps to itself: axios, with which alone a call may bear a header of its own. */
type Transport = {
  defaults: { baseURL?: string; timeout?: number; httpAgent?: HttpAgent; httpsAgent?: HttpsAgent }
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>
  get(path: string): Promise<{ data: unknown }>
}

/** The library knows neither another address nor a limit of time; both are its transport's. */
function openClient({ url, keyId, keySecret }: RazorpayAccount) {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const api = (client.api as unknown as { rq: Transport }).rq
  api.defaults.baseURL = url
  api.defaults.timeout = ANSWER_WITHIN
  // A connection that was kept may have been closed at the other end meanwhile, and the call would be lost.
  api.defaults.httpAgent = new HttpAgent({ keepAlive: false })
  api.defaults.httpsAgent = new HttpsAgent({ keepAlive: false })
  const { orders, payments, refunds, disputes } = client
  return { api, orders, payments, refunds, disputes }
}

/** What a payer’s bank has let go is taken at once, whatever the account’s own dashboard says, and also where the bank’s word comes days late; else Razorpay gives it back. */
const CAPTURED = {
  capture: 'automatic' as const,
  capture_options: {
    automatic_expiry_period: LATE_WORD,
    manual_expiry_period: LATE_WORD,
    refund_speed: 'normal' as const,
  },
}

/** One whose answer was lost is there already, under its receipt. */
async function createOrder(orders: Razorpay['orders'], { id, amountPaise, description }: OrderAsked) {
  const known = await ask(listOf(Order), () => orders.all({ receipt: id }))
  const asked = { amount: amountPaise, currency: CURRENCY, receipt: id, notes: { description }, payment: CAPTURED }
  const order = known.items[0] ?? (await ask(Order, () => orders.create(asked)))
  if (order.amount !== amountPaise || order.currency !== CURRENCY)
    throw new ProviderUnreachable(`Razorpay made order ${order.id} over ${order.currency} ${order.amount}`)
  return { providerOrderId: order.id, payUrl: `/pay/${id}` }
}

function checkoutOf({ url, keyId }: RazorpayAccount, asked: CheckoutAsked) {
  const { providerOrderId, amountPaise, payee, description, returnUrl } = asked
  const fields = {
    key_id: keyId,
    order_id: providerOrderId,
    amount: String(amountPaise),
    currency: CURRENCY,
    name: payee,
    description,
    callback_url: returnUrl,
    cancel_url: returnUrl,
  }
  return { kind: 'form' as const, action: `${url}/v1/checkout/embedded`, fields }
}

function readNotice(body: string, eventId: string | null): PaymentEvent | RefundEvent | GoneEvent | undefined {
  const read = Notice.safeParse(parse(body))
  if (!read.success) return undefined
  const { event, payload } = read.data
  const payment = payload.payment?.entity
  const refund = payload.refund?.entity
  if (event.startsWith('refund.'))
    return (
      refund && (refundEvent(event, refund, eventId) ?? givenBackThere(event === 'refund.processed', refund, payment))
    )
  if (event === 'payment.dispute.lost') return lostEvent(Dispute.safeParse(payload.dispute?.entity).data, payment)
  const told = event.startsWith('payment.') || event === 'order.paid' ? payment : undefined
  return told?.order_id ? tell(told.order_id, told, eventId) : undefined
}

/** What a payment comes to; one that was given back was taken first, unless it says that it never was. */
function tell(providerOrderId: string, payment: Payment, eventId: string | null): PaymentEvent | undefined {
  const { id: providerPaymentId, amount: amountPaise, currency, status } = payment
  const isTaken = status === 'captured' || (status === 'refunded' && payment.captured !== false)
  const kind = isTaken ? 'captured' : status === 'failed' || status === 'refunded' ? 'failed' : 'pending'
  const named = { eventId: eventId ?? `${kind} ${providerPaymentId}`, providerOrderId }
  if (kind === 'captured') return { kind, ...named, providerPaymentId, amountPaise, currency }
  if (kind === 'failed') return { kind, ...named, detail: payment.error_description ?? '' }
  return status === 'authorized' ? { kind, ...named } : undefined
}

/** Of several tries the ones that brought money, or else the last one. Razorpay lists the newest first. */
function tellAll(providerOrderId: string, payments: readonly Payment[]): PaymentEvent[] {
  const events = payments.map((one) => tell(providerOrderId, one, null)).filter((event) => event !== undefined)
  const taken = events.filter(({ kind }) => kind === 'captured')
  return taken.length > 0 ? taken : events.slice(0, 1)
}

function refundEvent(event: string, refund: Refund, eventId: string | null): RefundEvent | undefined {
  const named = namedIn(refund.receipt)
  const kind = event === 'refund.processed' ? 'refunded' : event === 'refund.failed' ? 'refund-failed' : undefined
  if (!named || !kind) return undefined
  const detail = kind === 'refunded' ? refund.id : 'Razorpay could not give the money back'
  return { kind, eventId: eventId ?? `${event} ${refund.id}`, ...named, detail }
}

/** A refund nobody here asked for, made on the dashboard: it bears no receipt of ours. */
function givenBackThere(isDone: boolean, refund: Refund, payment?: Payment): GoneEvent | undefined {
  const { id, receipt, payment_id, amount } = refund
  if (!isDone || namedIn(receipt) || !payment_id || !amount || payment?.captured === false) return undefined
  const of = { providerOrderId: payment?.order_id ?? undefined, providerPaymentId: payment_id }
  const money = { ...of, providerReturnId: id, amountPaise: amount }
  return { kind: 'gone', eventId: `gone ${id}`, by: 'operator', ...money }
}

/** What was deducted for a dispute that was lost; one that is only raised has moved nothing yet. */
function lostEvent(dispute: Dispute | undefined, payment?: Payment): GoneEvent | undefined {
  if (!dispute || dispute.amount_deducted === 0) return undefined
  const { id, payment_id: providerPaymentId, amount_deducted: amountPaise } = dispute
  const of = { providerOrderId: payment?.order_id ?? undefined, providerPaymentId }
  return { kind: 'gone', eventId: `gone ${id}`, by: 'bank', ...of, providerReturnId: id, amountPaise }
}

/** What is asked for at once, and how often: somebody who has more of it has a page of the office to look at. */
const A_PAGE = 100
const MOST_PAGES = 50

/** Refunds made on the dashboard since a time, and every dispute that was lost: it is decided weeks after it was raised. Both by the numbers their notices have. */
async function listGone(
  { refunds, disputes }: Pick<Razorpay, 'refunds' | 'disputes'>,
  since: Date,
): Promise<GoneEvent[]> {
  const from = secondsOf(since)
  const back = await allPages(Refund, (page) => refunds.all({ ...page, from }))
  const lost = (await allPages(Dispute, (page) => disputes.all(page))).filter(({ status }) => status === 'lost')
  const events = [
    ...back.map((refund) => givenBackThere(refund.status === 'processed', refund)),
    ...lost.map((dispute) => lostEvent(dispute)),
  ]
  return events.filter((event) => event !== undefined)
}

/** Payments of the account since a time; those of no order are none of ours. */
async function listTaken({ payments }: Pick<Razorpay, 'payments'>, since: Date): Promise<CapturedEvent[]> {
  const from = secondsOf(since)
  const all = await allPages(Payment, (page) => payments.all({ ...page, from }))
  const events = all.map((one) => (one.order_id === null ? undefined : tell(one.order_id, one, null)))
  return events.filter((event) => event?.kind === 'captured')
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / SECOND)
}

async function allPages<Item>(
  item: z.ZodType<Item>,
  askFor: (page: { count: number; skip: number }) => Promise<unknown>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items } = await ask(listOf(item), () => askFor({ count: A_PAGE, skip: page * A_PAGE }))
    all.push(...items)
    if (items.length < A_PAGE) break
  }
  return all
}

/** A receipt as we wrote it: our id and the attempt. */
function namedIn(receipt: string | null | undefined): { refundId: string; attempt: number } | undefined {
  const [, refundId, attempt] = /^([a-z0-9]{20})-(\d+)$/.exec(receipt ?? '') ?? []
  return refundId === undefined ? undefined : { refundId, attempt: Number(attempt) }
}

/** The browser's word that somebody has paid, signed with the account's secret over the order we gave and the payment it names. */
function readReturn({ keySecret }: RazorpayAccount, providerOrderId: string, form: URLSearchParams) {
  const paymentId = form.get('razorpay_payment_id')
  const signature = form.get('razorpay_signature')
  if (!paymentId || !isSigned([keySecret], `${providerOrderId}|${paymentId}`, signature)) return undefined
  return { kind: 'pending' as const, eventId: `returned ${paymentId}`, providerOrderId }
}

async function askRefund(api: Transport, asked: RefundAsked): Promise<RefundAnswer> {
  const { id, attempt, providerPaymentId, providerRefundId, amountPaise } = asked
  const path = `/v1/payments/${providerPaymentId}/refund`
  const key = `${id}-${attempt}`
  const body = { amount: amountPaise, speed: 'normal', receipt: key }
  const headers = { 'X-Refund-Idempotency': key }
  try {
    const refund = await ask(Refund, async () => {
      const { data } = providerRefundId
        ? await api.get(`${path}s/${providerRefundId}`)
        : await api.post(path, body, { headers })
      return data
    })
    const state = { processed: 'done', failed: 'failed' }[refund.status] as 'done' | 'failed' | undefined
    const detail = state === 'failed' ? 'Razorpay could not give the money back' : ''
    return { state: state ?? 'sent', providerRefundId: refund.id, detail }
  } catch (error) {
    if (error instanceof RazorpayRefused) return { state: 'failed', providerRefundId: '', detail: error.message }
    throw error
  }
}

/** Whether one of the secrets made the signature; every wrong one takes the same time. */
function isSigned(secrets: readonly string[], text: string, signature: string | null): boolean {
  const given = Buffer.from(signature ?? '', 'hex')
  const fits = secrets.map((secret) => {
    const expected = createHmac('sha256', secret).update(text).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return fits.includes(true)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
