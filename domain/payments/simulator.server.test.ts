import { eq, sql } from 'drizzle-orm'
import { openKeyRing } from '#platform/key-ring.ts'
import { freshDatabase } from '#tests/database.ts'
import { collectsAsPromised } from './contract.ts'
import {
  captureSimulated,
  failRefunds,
  findSimulatedOrder,
  moveSimulated,
  openSimulator,
  SIGNATURE_HEADER,
  simulatedWebhook,
} from './simulator.server.ts'
import { simulatedOrders, simulatedPayments } from './tables.ts'

const [NOW, BEFORE, OTHER] = ['of now', 'of before', 'of another'].map((word) => `a secret ${word} that is long enough`)

collectsAsPromised('simulator', async () => {
  const { db, close } = await freshDatabase()
  const rings = { previous: openKeyRing([BEFORE!]), forged: openKeyRing([OTHER!]), now: openKeyRing([NOW!]) }
  const order = async ({ id }: { id: string }) => (await findSimulatedOrder(db, id))!
  const signed = ({ body, signature }: ReturnType<typeof simulatedWebhook>) => ({
    body,
    headers: { [SIGNATURE_HEADER]: signature },
  })
  return {
    provider: openSimulator({ db, keys: openKeyRing([NOW!, BEFORE!]) }),
    orderThere: async ({ id }) => {
      const found = await db.select().from(simulatedOrders).where(eq(simulatedOrders.id, id))
      return found.map(({ amountPaise }) => ({ amountPaise, currency: 'INR', reference: id }))
    },
    pay: async (one, amountPaise) => {
      const event = await captureSimulated(db, await order(one), amountPaise)
      return event.kind === 'captured' ? event.providerPaymentId : ''
    },
    wentBack: async () => {
      const paid = await db
        .select()
        .from(simulatedPayments)
        .where(sql`${simulatedPayments.refunds} <> '{}'`)
        .orderBy(simulatedPayments.createdAt)
      return paid.flatMap(({ refunds }) => Object.values(refunds))
    },
    voice: {
      tell: async ({ providerOrderId, id }, paymentId, secret) => {
        const { amountPaise } = await order({ id })
        const money = { providerPaymentId: paymentId, amountPaise, currency: 'INR' }
        const event = { kind: 'captured' as const, eventId: `captured ${paymentId}`, providerOrderId, ...money }
        return signed(simulatedWebhook(rings[secret ?? 'now'], event))
      },
      nonsense: () => signed(simulatedWebhook(rings.now, { kind: 'weather' } as never)),
      leave: async (one, as) => void (await moveSimulated(db, await order(one), as)),
      failNextRefund: async (one) => failRefunds(db, await order(one), 1),
    },
    close,
  }
})
