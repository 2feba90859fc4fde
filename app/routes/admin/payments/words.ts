import type { PaymentView } from '#domain/bookings/pay/payments-asked.ts'
import type { LedgerAccount, ProviderName } from '#domain/payments/payment.ts'

export const ACCOUNTS: Record<LedgerAccount, string> = {
  applied: 'Applied to bookings',
  'refund-due': 'Refund due',
  refunded: 'Refunded',
  dispute: 'In dispute',
  'taken-back': 'Entered wrongly, taken back',
}
export const PROVIDER_NAMES: Record<ProviderName, string> = {
  simulator: 'Simulator',
  razorpay: 'Razorpay',
  upi: 'UPI to the bank',
  cash: 'Cash',
  cheque: 'Cheque',
  transfer: 'Bank transfer',
  'upi-desk': 'UPI at the desk',
}

/** Why money goes back, where what was written down of it is not what one says. */
const REFUND_REASONS: Readonly<Record<string, string>> = {
  amended: 'the booking was changed',
  cancelled: 'the booking was cancelled',
  'given-back': 'given back by us',
  disputed: 'was in dispute',
  'called off': 'the journey was called off',
}

/** Why money goes back, in the words of the office. */
export function refundReason(reason: string): string {
  return REFUND_REASONS[reason] ?? reason
}

type ViewWords = { name: string; help: string; none: string }
const AS_THE_BANK =
  'Enter the UTR and the amount as the bank’s line has them. Another amount than asked for pays nothing: you see what it would do before it is entered.'

/** The lists of what waits: what each is called, what is done there, and what is said when nothing is. */
export const VIEWS: Record<PaymentView, ViewWords> = {
  find: {
    name: 'To find in the bank',
    help: `The payer says it has gone, the oldest first. ${AS_THE_BANK}`,
    none: 'Nobody says they have paid and waits.',
  },
  asked: {
    name: 'Asked for',
    help: `By UPI, and nothing said yet, the newest first. ${AS_THE_BANK}`,
    none: 'Nobody was asked to pay by UPI these 14 days without saying that they have.',
  },
  back: {
    name: 'To pay back',
    help: 'Pay each back from the bank account, then enter its UTR here; the oldest first.',
    none: 'Nothing is to be paid back by hand.',
  },
  gateway: {
    name: 'Refunds at the gateway',
    help: 'They are asked for by themselves, the oldest first. What was refused can be tried again.',
    none: 'No refund is on its way.',
  },
  disputes: {
    name: 'In dispute',
    help: 'It fits no order, and pays nothing until it is given back and paid anew; a line that was only entered wrongly is taken back, and entered as the bank has it; or it is gone at the gateway, beyond what was left of its payment. The oldest first.',
    none: 'Nothing is in dispute.',
  },
}
