import { eq, gte } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { getSetting, findSetting } from '#domain/settings/settings.server.ts'
import { findPaidBack } from './entered-lines.server.ts'
import { CURRENCY } from './payment.ts'
import type { CapturedEvent } from './payment.ts'
import type { PaymentProvider } from './provider.ts'
import { bankLines } from './tables.ts'
import { upiLink } from './upi-link.ts'

/**
 * UPI straight to the operator's own account. No bank tells the site anything: what is known are the lines that staff have read in the account and
 * entered here, and money goes back by a person's hand.
 */
export function openUpi({ db }: { db: Db }): PaymentProvider {
  return {
    name: 'upi',
    isReady: async () => (await findSetting(db, 'upi')) !== undefined,
    createOrder: async ({ id }) => ({ providerOrderId: id.toUpperCase(), payUrl: `/pay/${id}` }),
    checkout: async ({ providerOrderId, amountPaise, description }) => {
      const { vpa, payeeName: payee, merchantCode } = await getSetting(db, 'upi')
      const asked = { vpa, payee, merchantCode, amountPaise, note: description, reference: providerOrderId }
      return { kind: 'upi', link: upiLink(asked), payee, vpa }
    },
    readWebhook: () => refused('bad-signature'),
    listEvents: (providerOrderId) => listLines(db, eq(bankLines.orderId, providerOrderId.toLowerCase())),
    listTaken: (since) => listLines(db, gte(bankLines.enteredAt, since)),
    refund: ({ id }) => findPaidBack(db, id),
  }
}

async function listLines(db: Db, which: SQL): Promise<CapturedEvent[]> {
  const lines = await db.select().from(bankLines).where(which)
  return lines.flatMap(({ utr, orderId, amountPaise }) => {
    if (orderId === null) return []
    const named = { eventId: `line ${utr}`, providerOrderId: orderId.toUpperCase(), providerPaymentId: utr }
    return { kind: 'captured', ...named, amountPaise, currency: CURRENCY }
  })
}
