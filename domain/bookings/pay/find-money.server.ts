import { eq, or, sql } from 'drizzle-orm'
import { isMoneyNumber, isPaymentNumbered, isRefundNumbered, ordersNumbered } from '#domain/payments/numbered.server.ts'
import { paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { readUtr } from '#domain/payments/utr.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** What a number of ours, a gateway's or a bank's stands for, whether it waits or is long over; `booking` null for money of no booking. */
export type NumberedMoney = Awaited<ReturnType<typeof listNumbered>>[number]

/** A number is one of each at most, and a transfer pays back a few refunds. */
const MOST = 10

/** What was asked for, came or went back under a number that somebody has from a gateway's mail or a bank's line; nothing for words that are none. Refuses `forbidden`. */
export async function findMoneyByNumber(db: Db, actor: Actor, words: string) {
  const allowed = demand(actor, 'payments.settle')
  if (!allowed.ok) return allowed
  const utr = readUtr(words)
  const numbers = new Set([...(isMoneyNumber(words) ? [words] : []), ...(utr.ok ? [utr.value] : [])])
  const found = await Promise.all([...numbers].map((number) => listNumbered(db, number)))
  return done([...new Map(found.flat().map((one) => [`${one.what} ${one.id}`, one])).values()])
}

async function listNumbered(db: Db, number: string) {
  return [...(await listAsked(db, number)), ...(await listCame(db, number)), ...(await listWentBack(db, number))]
}

const OF = { booking: bookings.reference, name: bookings.contactName }

function listAsked(db: Db, number: string) {
  const { id, provider, providerOrderId, amountPaise, createdAt: at, bookingId } = paymentOrders
  const shown = sql<string>`coalesce(${providerOrderId}, ${id})`
  return db
    .select({ what: sql<'asked'>`'asked'`, id, provider, number: shown, amountPaise, at, ...OF })
    .from(paymentOrders)
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(or(...ordersNumbered(number)))
    .limit(MOST)
}

function listCame(db: Db, number: string) {
  const { id, provider, providerPaymentId, amountPaise, receivedAt: at, bookingId } = payments
  return db
    .select({ what: sql<'came'>`'came'`, id, provider, number: providerPaymentId, amountPaise, at, ...OF })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(isPaymentNumbered(number))
    .limit(MOST)
}

function listWentBack(db: Db, number: string) {
  const { id, state, amountPaise, bookingId } = refunds
  const at = sql<Date>`coalesce(${refunds.doneAt}, ${refunds.createdAt})`.mapWith(refunds.createdAt)
  const what = sql<'went-back' | 'goes-back'>`case when ${state} = 'done' then 'went-back' else 'goes-back' end`
  const shown = sql<string>`${refunds.providerRefundId}`
  return db
    .select({ what, id, provider: payments.provider, number: shown, amountPaise, at, ...OF })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(isRefundNumbered(number))
    .limit(MOST)
}
