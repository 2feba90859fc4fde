import { desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { paymentOrders, payments, refunds } from './tables.ts'

const SHOWN = 10

/** A rupee the operator pays themselves, to see the gateway take it and give it back. */
export type Trial = Awaited<ReturnType<typeof listTrials>>[number]

/** The last rupees the gateway was tried with, newest first, each with how far it came. */
export async function listTrials(db: Db) {
  const { id, state, payUrl, detail, createdAt } = paymentOrders
  return db
    .select({
      id,
      state,
      payUrl,
      detail,
      createdAt,
      paidAt: payments.receivedAt,
      back: refunds.state,
      backDetail: refunds.detail,
      backAt: refunds.doneAt,
    })
    .from(paymentOrders)
    .leftJoin(payments, eq(payments.orderId, id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(isNull(paymentOrders.bookingId))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
}

/** Whether its rupee was taken, and the gateway has it on its way back, or back already. */
export function cameBack({ back }: Pick<Trial, 'back'>): boolean {
  return back === 'sent' || back === 'done'
}
