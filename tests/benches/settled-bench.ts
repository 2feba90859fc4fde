import { eq } from 'drizzle-orm'
import { paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { csvLine } from '#platform/csv.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { addStaff } from '#tests/take-in.ts'
import { trade } from './trade-bench.ts'

const TODAY = istDate(new Date())
/** The heads of Razorpay's report, those nobody here needs among them. */
const HEADS =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,card_type,issuer_name,entity_created_at,payment_captured_at,payment_notes,refund_notes,arn,entity_description,order_id,order_receipt,order_notes,dispute_id,dispute_created_at,dispute_reason,settlement_id,settled_at,settlement_utr,settled_by'.split(
    ',',
  )

export type Cells = Record<string, string | number>
/** A file with such rows under their heads, those of Razorpay's report where none are named. */
export const fileOf = (rows: Cells[], heads = HEADS) =>
  [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))].map(csvLine).join('')
const inBatch = {
  currency: 'INR',
  settlement_id: 'setl_1',
  settled_at: TODAY,
  settlement_utr: '1568176960vxp0rj',
}

/** Trade whose payments came by Razorpay, and the report it would give of them: two per cent, and GST on it. */
export async function traded(db: Db) {
  await trade(db)
  await addStaff(db)
  await db.update(paymentOrders).set({ provider: 'razorpay' })
  await db.update(payments).set({ provider: 'razorpay' })
  const came = (await db.select().from(payments)).map(({ providerPaymentId, amountPaise }): Cells => {
    const [fee, tax] = [Math.round(amountPaise * 0.02), Math.round(amountPaise * 0.0036)]
    const sums = { amount: amountPaise, 'fee (exclusive tax)': fee, tax, debit: 0, credit: amountPaise - fee - tax }
    return { ...inBatch, transaction_entity: 'payment', entity_id: providerPaymentId, ...rupees(sums) }
  })
  const back = (await db.select().from(refunds).where(eq(refunds.state, 'done'))).map((one): Cells => {
    const sums = { amount: one.amountPaise, debit: one.amountPaise }
    return { ...inBatch, transaction_entity: 'refund', entity_id: one.providerRefundId!, ...rupees(sums) }
  })
  return { came, back, rows: [...came, ...back] }
}

export const rupees = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).map(([head, paise]) => [head, (paise / 100).toFixed(2)]))
