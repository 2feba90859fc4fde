import { partName } from '#domain/bookings/booking.ts'
import type { QuotedPayment } from '#domain/bookings/quote/priced-journey.ts'
import type { PaymentPart } from '#domain/pricing/payment-plan.ts'
import { receivedText } from '#domain/payments/desk-words.ts'
import type { CameByHand } from '#domain/payments/desk-words.ts'
import { formatDate, istDate } from '#platform/dates.ts'

/** A part to pay, before anybody booked and after. */
export type Part = QuotedPayment & { paidAt?: Date | null; came?: CameByHand; ofPart?: number }
export type CouponState = 'paid' | 'due' | 'ahead'
export type Coupon = Pick<Part, 'part' | 'percent' | 'amountPaise'> & { name: string; state: CouponState; when: string }

/** The parts as a ticket shows them. `asks`: the first one nobody has paid is asked for now; otherwise nothing is due yet, or of a ticket that `isOver` ever. */
export function couponsOf(parts: readonly Part[], { asks, isOver }: { asks: boolean; isOver?: boolean }): Coupon[] {
  const next = asks ? parts.find(({ paidAt }) => !paidAt)?.part : undefined
  return parts.map(({ part, percent, amountPaise, dueOn, paidAt, came, ofPart }) => {
    const shown = { part, percent, amountPaise, name: partName({ part, ...(ofPart === undefined ? {} : { ofPart }) }) }
    if (came) return { ...shown, state: 'paid', when: receivedText(came) }
    if (paidAt) return { ...shown, state: 'paid', when: `paid ${formatDate(istDate(paidAt))}` }
    if (isOver) return { ...shown, state: 'ahead', when: 'no longer due' }
    const isNext = part === next
    return { ...shown, state: isNext ? 'due' : 'ahead', when: isNext ? nextText(dueOn) : dueText(dueOn) }
  })
}

/** "25 %, when you book", "50 %, by Fri 25 Dec 2026": what stands beside an amount to pay. */
export function partText({ percent, dueOn }: Pick<PaymentPart, 'percent' | 'dueOn'>): string {
  const share = percent === null || percent === 100 ? '' : `, ${percent}\u00a0%`
  return `${dueText(dueOn)}${share}`
}

function dueText(dueOn: Part['dueOn']): string {
  return dueOn === null ? 'when you book' : `by ${formatDate(dueOn)}`
}

function nextText(dueOn: Part['dueOn']): string {
  return dueOn === null ? 'due now' : `next, by ${formatDate(dueOn)}`
}
