import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Paise } from '#platform/money.ts'
import { z } from 'zod'
import type { CapturedEvent, PaymentEvent, RefundEvent } from './payment.ts'
import { CURRENCY } from './payment.ts'
import type { PaymentProvider } from './provider.ts'
import { simulatedOrders, simulatedPayments } from './tables.ts'

export const SIGNATURE_HEADER = 'x-simulator-signature'
const PURPOSE = 'what the payment simulator says'

const REFUND = { eventId: z.string(), refundId: z.string(), attempt: z.number().int(), detail: z.string() }
const Said: z.ZodType<PaymentEvent | RefundEvent> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('captured'),
    eventId: z.string(),
    providerOrderId: z.string(),
    providerPaymentId: z.string(),
    amountPaise: z.number().int().positive(),
    currency: z.string(),
  }),
  z.object({ kind: z.literal('pending'), eventId: z.string(), providerOrderId: z.string() }),
  z.object({ kind: z.literal('failed'), eventId: z.string(), providerOrderId: z.string(), detail: z.string() }),
  z.object({ kind: z.literal('refunded'), ...REFUND }),
  z.object({ kind: z.literal('refund-failed'), ...REFUND }),
])

/** The stand-in for a payment gateway: it takes no money, and fails when it is told to. What it knows stands in tables of its own. */
export function openSimulator({ db, keys }: { db: Db; keys: KeyRing }): PaymentProvider {
  return {
    name: 'simulator',
    isReady: async () => true,
    createOrder: async (order) => {
      const { id } = order
      await db.insert(simulatedOrders).values(order).onConflictDoNothing()
      return { providerOrderId: id, payUrl: `/dev/gateway/${id}` }
    },
    readWebhook: ({ body, headers }) => {
      if (!keys.verify(PURPOSE, body, headers.get(SIGNATURE_HEADER) ?? '')) return refused('bad-signature')
      const said = Said.safeParse(parse(body))
      return said.success ? done(said.data) : refused('not-for-us')
    },
    listEvents: (orderId) => listSimulatedEvents(db, orderId),
    listTaken: async (since) => {
      const taken = await db.select().from(simulatedPayments).where(gte(simulatedPayments.createdAt, since))
      return taken.map(capturedEvent)
    },
    refund: (asked) => refundSimulated(db, asked),
  }
}

/** What a webhook of the simulator carries: its body, and the signature over it. */
export function simulatedWebhook(
  keys: KeyRing,
  event: PaymentEvent | RefundEvent,
): { body: string; signature: string } {
  const body = JSON.stringify(event)
  return { body, signature: keys.sign(PURPOSE, body) }
}

export type SimulatedOrder = typeof simulatedOrders.$inferSelect

/** What the simulated gateway knows of an order, by its own id for it. */
export async function findSimulatedOrder(db: Db, id: string): Promise<SimulatedOrder | undefined> {
  const [order] = await db.select().from(simulatedOrders).where(eq(simulatedOrders.id, id))
  return order
}

/** Takes the money of an order at the simulator, whose `amountPaise` may be made wrong. Gives the event a gateway would tell. */
export async function captureSimulated(
  db: Db,
  order: SimulatedOrder,
  amountPaise: Paise = order.amountPaise,
): Promise<PaymentEvent> {
  const id = `pay_${newId()}`
  await db.insert(simulatedPayments).values({ id, orderId: order.id, amountPaise })
  await db.update(simulatedOrders).set({ state: 'paid' }).where(eq(simulatedOrders.id, order.id))
  return capturedEvent({ id, orderId: order.id, amountPaise })
}

/** The same for an order that is not paid yet: whoever presses Pay twice has paid once. Undefined the second time. */
export function payAtSimulator(db: Db, order: SimulatedOrder, amountPaise: Paise): Promise<PaymentEvent | undefined> {
  return db.transaction(async (db) => {
    const [open] = await db
      .update(simulatedOrders)
      .set({ state: 'paid' })
      .where(and(eq(simulatedOrders.id, order.id), ne(simulatedOrders.state, 'paid')))
      .returning({ id: simulatedOrders.id })
    return open && captureSimulated(db, order, amountPaise)
  })
}

/** Refuses an order, or leaves it waiting for the bank; what is paid stays paid. Gives the event. */
export async function moveSimulated(
  db: Db,
  { id }: SimulatedOrder,
  state: 'pending' | 'failed',
): Promise<PaymentEvent> {
  const isOpen = and(eq(simulatedOrders.id, id), ne(simulatedOrders.state, 'paid'))
  await db.update(simulatedOrders).set({ state }).where(isOpen)
  return eventOf(id, state)
}

/** Has the next refunds of an order fail, so many times. */
export async function failRefunds(db: Db, { id }: SimulatedOrder, times: number): Promise<void> {
  await db.update(simulatedOrders).set({ refundsFail: times }).where(eq(simulatedOrders.id, id))
}

async function listSimulatedEvents(db: Db, orderId: string): Promise<PaymentEvent[]> {
  const order = await findSimulatedOrder(db, orderId)
  if (!order) return []
  const paid = await db.select().from(simulatedPayments).where(eq(simulatedPayments.orderId, orderId))
  if (paid.length > 0) return paid.map(capturedEvent)
  return order.state === 'pending' || order.state === 'failed' ? [eventOf(orderId, order.state)] : []
}

function capturedEvent({
  id,
  orderId,
  amountPaise,
}: {
  id: string
  orderId: string
  amountPaise: Paise
}): CapturedEvent {
  const named = { eventId: `captured ${id}`, providerOrderId: orderId, providerPaymentId: id }
  return { kind: 'captured', ...named, amountPaise, currency: CURRENCY }
}

function eventOf(orderId: string, state: 'pending' | 'failed'): PaymentEvent {
  const named = { eventId: `${state} ${orderId}`, providerOrderId: orderId }
  return state === 'pending'
    ? { kind: 'pending', ...named }
    : { kind: 'failed', ...named, detail: 'declined, as the simulator was told to' }
}

/** The same id again is the same refund. */
async function refundSimulated(
  db: Db,
  { id, providerPaymentId, amountPaise }: { id: string; providerPaymentId: string; amountPaise: Paise },
): ReturnType<PaymentProvider['refund']> {
  return db.transaction(async (db) => {
    const [payment] = await db
      .select()
      .from(simulatedPayments)
      .where(eq(simulatedPayments.id, providerPaymentId))
      .for('update')
    const answer = (state: 'done' | 'failed', detail = '') => ({ state, providerRefundId: `rfnd_${id}`, detail })
    if (!payment) return answer('failed', 'no such payment')
    if (payment.refunds[id] !== undefined) return answer('done')
    const [failing] = await db
      .update(simulatedOrders)
      .set({ refundsFail: sql`${simulatedOrders.refundsFail} - 1` })
      .where(sql`${simulatedOrders.id} = ${payment.orderId} and ${simulatedOrders.refundsFail} > 0`)
      .returning({ id: simulatedOrders.id })
    if (failing) return answer('failed', 'the bank is closed')
    const returned = Object.values(payment.refunds).reduce((sum, paise) => sum + paise, 0)
    if (returned + amountPaise > payment.amountPaise) return answer('failed', 'more than was paid')
    const known = { ...payment.refunds, [id]: amountPaise }
    await db.update(simulatedPayments).set({ refunds: known }).where(eq(simulatedPayments.id, providerPaymentId))
    return answer('done')
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
