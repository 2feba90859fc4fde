import { listed } from '#platform/wording.ts'
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

/** Why money moved, as the ledger has it, in words. */
const BECAUSE: Readonly<Record<string, string>> = {
  'given-back': 'given back by hand',
  cancelled: 'the booking was cancelled',
  amended: 'the booking was changed',
  disputed: 'gone back at the gateway',
  'no such order': 'it fits no order',
  'not what was asked for': 'not the sum that was asked for',
  'paid already': 'what it was for had been paid',
  'parts changed': 'what was left to pay had changed',
  'seats gone': 'the seats had gone',
  'sale over': 'it came after the date could be booked',
  'called off': 'the journey was called off',
}

/** Why a line of the ledger is there: `parts 1, 2` are the parts of the booking’s price it paid. */
export function movedBecause(reason: string): string {
  const [, parts] = /^parts ([\d, ]+)$/.exec(reason) ?? []
  if (parts === undefined) return BECAUSE[reason] ?? reason
  const numbers = parts.split(', ')
  return `pays ${numbers.length === 1 ? 'part' : 'parts'} ${listed(numbers)} of the price`
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
