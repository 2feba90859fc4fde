import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** The parts a total is paid in, in percent, and how many days before departure each is due; null is on booking. */
export const PAYMENT_MILESTONES = [
  { percent: 25, daysBefore: null },
  { percent: 50, daysBefore: 30 },
  { percent: 25, daysBefore: 15 },
] as const

/** A part of a total in paise; `dueOn` null is due on booking. */
export type PaymentPart = { percent: number; paise: Paise; dueOn: CalendarDate | null }

/**
 * What of a total in paise (GST included) is due when, for a booking made on `today`: a part whose date has come is merged into
 * the first, and the last part takes what rounding leaves, so the parts add up to the total.
 */
export function paymentPlan(
  totalPaise: Paise,
  { startsOn, today }: { startsOn: CalendarDate; today: CalendarDate },
): PaymentPart[] {
  const dated = PAYMENT_MILESTONES.map(({ percent, daysBefore }) => ({
    percent,
    dueOn: daysBefore === null ? null : addDays(startsOn, -daysBefore),
  }))
  const later = dated.filter(({ dueOn }) => dueOn !== null && dueOn > today)
  const first = { percent: 100 - later.reduce((sum, { percent }) => sum + percent, 0), dueOn: null }
  const parts = [first, ...later].map((part) => ({ ...part, paise: percentOf(totalPaise, part.percent) }))
  const paid = parts.slice(0, -1).reduce((sum, { paise }) => sum + paise, 0)
  return parts.map((part, at) => (at === parts.length - 1 ? { ...part, paise: totalPaise - paid } : part))
}
