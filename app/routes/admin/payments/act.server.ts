import {
  confirmBankLine,
  giveBackDisputed,
  tryRefundAgain,
  writeOffGone,
} from '#domain/bookings/pay/bank-lines.server.ts'
import { findOneTransfer, notePaidBack } from '#domain/bookings/pay/paid-back.server.ts'
import { takeBackLine } from '#domain/bookings/pay/take-back-line.server.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { readRupees } from '#platform/money.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

const NO_SUM = { path: 'amount', message: 'Rupees as the bank has them, as 9,371.25.' }
const UNCLEAR = { invalid: 'invalid-bank-line' } as const
const UNCLEAR_DEED = { invalid: 'unclear-deed' } as const

/** What the forms of the payments' page ask for. */
export const PAYMENT_DEEDS: Record<string, Deed> = {
  confirm: async (services, actor, typed) => {
    const amountPaise = readRupees(typed('amount'))
    // What was shown of one sum counts for that sum alone.
    const differs = amountPaise !== undefined && readRupees(typed('seen')) === amountPaise
    const line = { orderId: typed('order'), utr: typed('utr'), amountPaise: amountPaise ?? Number.NaN, differs }
    const outcome = told(await confirmBankLine(services, actor, line), ({ effect }) => effect, UNCLEAR)
    return outcome.ok || amountPaise !== undefined || !outcome.faults
      ? outcome
      : { ...outcome, faults: outcome.faults.map((fault) => (fault.path === 'amountPaise' ? NO_SUM : fault)) }
  },
  'paid-back': async (services, actor, typed) => {
    const back = { refundIds: typed('refund').split(' '), utr: typed('utr') }
    const seen = typed('seen') === '' ? {} : { seenPaise: Number(typed('seen')) }
    const noted = await notePaidBack(services, actor, { ...back, ...seen })
    if (noted.ok || noted.reason !== 'one-transfer') return told(noted, () => 'paid-back', UNCLEAR_DEED)
    const asked = await findOneTransfer(services.db, actor, back)
    if (!asked.ok) return asked
    const { wentPaise, allPaise } = asked.value
    return { ...noted, typed: { went: String(wentPaise), seen: String(allPaise) } }
  },
  again: async (services, actor, typed) =>
    told(await tryRefundAgain(services, actor, { refundId: typed('refund') }), () => 'again', UNCLEAR),
  upi: async (services, actor, typed) => {
    const merchantCode = typed('merchantCode') || null
    const draft = { ...typedIn(typed, ['stood', 'vpa', 'payeeName']), id: 'upi', merchantCode }
    return told(await changeMoney.upi(services, actor, draft), () => 'upi', UNCLEAR_DEED)
  },
  refunds: async (services, actor, typed) => {
    const alonePaise = readRupees(typed('alonePaise')) ?? Number.NaN
    const draft = { id: 'refunds', stood: typed('stood'), alonePaise }
    return told(await changeMoney.refunds(services, actor, draft), () => 'refunds', UNCLEAR_DEED)
  },
  'give-back': async (services, actor, typed) =>
    told(await giveBackDisputed(services, actor, { paymentId: typed('payment') }), () => 'give-back', UNCLEAR),
  'take-back': async (services, actor, typed) =>
    told(await takeBackLine(services, actor, { paymentId: typed('payment') }), () => 'take-back', UNCLEAR),
  'write-off': async (services, actor, typed) => {
    const provider = typed('provider') as ProviderName
    return told(await writeOffGone(services, actor, { provider, eventId: typed('event') }), () => 'write-off', UNCLEAR)
  },
}
