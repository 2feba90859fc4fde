import { isReturnedByHand } from '#domain/payments/payment.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { FoundBooking } from './booking.server.ts'

type Owing = Pick<FoundBooking, 'payments'> & { booking: Pick<FoundBooking['booking'], 'refunds' | 'balances'> }

/** What waits to go back by a transfer that somebody of the staff makes: no gateway took it. */
export function owedByHand({ payments, booking }: Owing): Paise {
  const byHand = new Set(payments.filter(({ provider }) => isReturnedByHand(provider)).map(({ id }) => id))
  const owed = booking.refunds.filter(({ paymentId, state }) => state !== 'done' && byHand.has(paymentId))
  return owed.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

/** What of a booking's money went back, what a gateway has on its way, and what somebody of the staff has still to send. */
export function backText(found: Owing): string {
  const { refunded, 'refund-due': due } = found.booking.balances
  const byHand = owedByHand(found)
  return [
    refunded > 0 ? `${formatPaise(refunded)} went back.` : '',
    due > byHand ? `${formatPaise(due - byHand)} goes back by the gateway.` : '',
    byHand > 0 ? `${formatPaise(byHand)} is to go back by a transfer of ours.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a deed about a booking came to, in words; with what of it goes back by hand. */
export function doneWords(byHand: Paise): Record<string, string> {
  if (byHand === 0) return DONE
  const waits = `${formatPaise(byHand)} waits for a transfer of ours, which is then noted under Payments, To pay back.`
  return {
    ...DONE,
    cancelled: `Cancelled. Who booked is told. ${waits}`,
    changed: `Changed as it was read out. Who booked is told. ${waits}`,
    given: `It is given back. Who booked is told. ${waits}`,
  }
}

const DONE: Record<string, string> = {
  noted: 'The note is kept.',
  link: 'The link is on its way.',
  named: 'Who travels is written down.',
  pickup: 'Where the car comes is written down.',
  billed: 'Whom the invoice is made out to is written down.',
  'billed-again': 'The invoice is credited whole, and made again with the address.',
  details: 'What the days of travel need is written down.',
  changed: 'Changed as it was read out. Who booked is told, with what is due or goes back.',
  reached: 'Put right. What is written from now on goes there.',
  relinked: 'Put right. The link from before opens nothing any more; a new one is on its way to the new address.',
  extended: 'The hold is fifteen minutes longer.',
  cancelled: 'Cancelled. Who booked is told, and what goes back is on its way.',
  taken: 'Taken. Its receipt is on its way.',
  'taken-booked': 'Taken, and booked. The mail with its receipt is on its way.',
  'take-back':
    'Taken back: what it paid is due again, and whoever was told of it is told so. It can be entered as it really was.',
  'paid-back-right': 'Put right: it stands under the number it went by.',
  'not-paid-back': 'Taken back: it is owed again, and waits under To pay back.',
  given: 'The gateway gives it back. Who booked is told.',
  asked: 'It waits for a second person. Nothing has gone back yet.',
  'called-off': 'Called off. Who booked is told, and what they do not move goes back by itself.',
  declined: 'It is not given back.',
  booked: 'The seats are held. The link to pay is on its way; opening it proves the address.',
}
