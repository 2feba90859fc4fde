import type { Instalment } from '#domain/bookings/booking.ts'
import { readCheque } from '#domain/payments/cheque.ts'
import type { DeskWay } from '#domain/payments/payment.ts'
import { readUtr } from '#domain/payments/utr.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** So much in cash nobody takes from one person in a day, or for one journey (Income-tax Act, section 269ST). */
const CASH_LIMIT_PAISE = 2_00_000_00
/** So long the seats of a hold wait for the rest of its first part, once some of it is here. */
export const KEPT_HOURS = 24

/** Money that came longer ago is a slip of whoever types its day: a cheque is good for three months, and a booking follows its money sooner. */
export const EARLIEST_DAYS = 180

/** Why money goes back, or is taken back, in the ledger's words. */
export const HOLD_ENDED = 'hold ended'
export const ENTERED_WRONGLY = 'entered wrongly'
export const MORE_THAN_LEFT = 'more than was left'

type PayablePart = Pick<Instalment, 'part' | 'amountPaise' | 'dueOn' | 'share' | 'paidAt'>

/** What a sum pays of a booking: parts to their end, some of one more, what was due before it and what is left after. */
export type Cover<Part extends PayablePart = PayablePart> = {
  whole: Part[]
  some: { of: Part; paise: Paise } | undefined
  duePaise: Paise
  leftPaise: Paise
}

/** What a sum pays, in the order of the parts: of the whole booking, or of a friend's `share` alone. Below zero is left where it is more than is due. */
export function coverParts<Part extends PayablePart>(
  parts: readonly Part[],
  { amountPaise, share }: { amountPaise: Paise; share: number | null },
): Cover<Part> {
  const due = parts.filter((one) => one.paidAt === null && (share === null || one.share === share))
  const duePaise = due.reduce((sum, one) => sum + one.amountPaise, 0)
  const whole: Part[] = []
  let left = amountPaise
  for (const one of due) {
    if (left < one.amountPaise) {
      const some = left > 0 ? { of: one, paise: left } : undefined
      return { whole, some, duePaise, leftPaise: duePaise - amountPaise }
    }
    whole.push(one)
    left -= one.amountPaise
  }
  return { whole, some: undefined, duePaise, leftPaise: duePaise - amountPaise }
}

/** The number a payment of a way bears, as it counts once: a UTR, a cheque's with its bank where another has the same; nothing of cash. Or what is wrong with it. */
export function readNumber(way: DeskWay, typed: string): { ok: true; value: string } | { ok: false; fault: string } {
  if (way === 'cash') return { ok: true, value: '' }
  return way === 'cheque' ? readCheque(typed) : readUtr(typed)
}

/** What somebody has given in cash: for one journey on any day, and on one day for any. */
export type CashTaken = { journeyPaise: Paise; dayPaise: Paise }

/** Why so much more in cash may not be taken, and how much may; undefined where it may. */
export function overCashLimit({ journeyPaise, dayPaise }: CashTaken, amountPaise: Paise): string | undefined {
  const before = Math.max(journeyPaise, dayPaise)
  if (before + amountPaise < CASH_LIMIT_PAISE) return undefined
  const limit = formatPaise(CASH_LIMIT_PAISE)
  const whence = dayPaise > journeyPaise ? 'from the same person on that day' : 'before'
  const was =
    before > 0
      ? ` ${formatPaise(before)} came in cash ${whence}, so only less than ${formatPaise(CASH_LIMIT_PAISE - before)} more may.`
      : ''
  return `The Income-tax Act (section 269ST) lets nobody take ${limit} or more in cash from one person in a day, or for one journey.${was} Take the rest by transfer, cheque or UPI.`
}
