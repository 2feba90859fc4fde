import { setTimeout as pause } from 'node:timers/promises'
import {
  captureSimulated,
  findSimulatedOrder,
  SIGNATURE_HEADER,
  simulatedWebhook,
} from '#domain/payments/simulator.server.ts'
import type { PaymentEvent } from '#domain/payments/payment.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import type { Answers } from './answers.ts'
import type { Client } from './client.ts'
import { SECRET } from './processes.ts'
import type { Random } from './random.ts'

export type Gateway = {
  /** Takes the money of an order and tells of it: late, twice, under two numbers, behind what came later, or not at all. */
  take(order: string): Promise<void>
  /** Ends once every notice is told. */
  settle(): Promise<void>
}

/** The other side of the payment port: it shares only the simulator's tables with the site, and is believed for its signature. */
export function openGateway(db: Db, answers: Answers, random: Random, client: Client): Gateway {
  const keys = openKeyRing([SECRET])
  const onTheWay = new Set<Promise<void>>()
  const tell = async (event: PaymentEvent, wait: number) => {
    await pause(wait)
    const { body, signature } = simulatedWebhook(keys, event)
    const sending = { body, headers: { [SIGNATURE_HEADER]: signature } }
    const said = await client.surely('POST', '/webhooks/payments/simulator', sending)
    if (said?.status === 200) answers.events.add(event.eventId)
  }
  const send = (event: PaymentEvent, wait: number) => {
    const telling = tell(event, wait).finally(() => onTheWay.delete(telling))
    onTheWay.add(telling)
  }
  return {
    take: async (id) => {
      const order = await insist(() => findSimulatedOrder(db, id))
      if (!order) return
      const paid = await insist(() => captureSimulated(db, order))
      if (paid.kind === 'captured') answers.captured.set(paid.providerPaymentId, paid.amountPaise)
      for (const notice of noticesOf(paid, random)) send(notice, random.between(0, random.chance(0.2) ? 4000 : 300))
    },
    settle: async () => {
      while (onTheWay.size > 0) await Promise.all(onTheWay)
    },
  }
}

/** The same moment in one of the shapes gateways give it; the reconciler alone finds what none tells of. */
function noticesOf(paid: PaymentEvent, random: Random): PaymentEvent[] {
  const copies = random.weighed({ none: 10, one: 50, two: 25, four: 15 })
  const count = { none: 0, one: 1, two: 2, four: 4 }[copies]
  const notices = Array.from({ length: count }, () => paid)
  if (random.chance(0.15)) notices.push({ ...paid, eventId: `again ${newId()}` })
  if (random.chance(0.15))
    notices.push({ kind: 'pending', eventId: `late ${newId()}`, providerOrderId: paid.providerOrderId })
  return notices
}

/** Does it again while the database is away. */
export async function insist<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 100) throw error
      await pause(200)
    }
  }
}
