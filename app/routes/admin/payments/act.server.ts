import {
  confirmBankLine,
  giveBackDisputed,
  notePaidBack,
  tryRefundAgain,
} from '#domain/bookings/pay/bank-lines.server.ts'
import { saveMoneySetting } from '#domain/settings/settings.server.ts'
import { readRupees } from '#platform/money.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

const NO_SUM = 'Rupees as the bank has them, as 9,371.25.'
const UNCLEAR = { invalid: 'invalid-bank-line' } as const

/** What the forms of the payments' page ask for. */
export const PAYMENT_DEEDS: Record<string, Deed> = {
  confirm: async (services, actor, typed) => {
    const amountPaise = readRupees(typed('amount'))
    if (amountPaise === undefined)
      return { ok: false, reason: 'invalid-bank-line', faults: [{ path: 'amount', message: NO_SUM }] }
    return told(
      await confirmBankLine(services, actor, { orderId: typed('order'), utr: typed('utr'), amountPaise }),
      ({ effect }) => effect,
      UNCLEAR,
    )
  },
  'paid-back': async (services, actor, typed) =>
    told(
      await notePaidBack(services, actor, { refundId: typed('refund'), utr: typed('utr') }),
      () => 'paid-back',
      UNCLEAR,
    ),
  again: async (services, actor, typed) =>
    told(await tryRefundAgain(services, actor, { refundId: typed('refund') }), () => 'again', UNCLEAR),
  upi: async (services, actor, typed) => {
    const value = { vpa: typed('vpa'), payeeName: typed('payee'), merchantCode: typed('merchant') || null }
    const saved = await saveMoneySetting(services, actor, { key: 'upi', value })
    return told(saved, () => 'upi', { invalid: 'invalid-upi' })
  },
  refunds: async (services, actor, typed) => {
    const value = { alonePaise: readRupees(typed('alone')) ?? Number.NaN }
    const saved = await saveMoneySetting(services, actor, { key: 'refunds', value })
    return told(saved, () => 'refunds', { invalid: 'invalid-refund-limit' })
  },
  'give-back': async (services, actor, typed) =>
    told(await giveBackDisputed(services, actor, { paymentId: typed('payment') }), () => 'give-back', UNCLEAR),
}
