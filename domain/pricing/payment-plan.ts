import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { percentOf, roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** A part of a total (GST included) and how many days before departure it is due; null is on booking. */
export type Milestone =
  | { kind: 'percent'; percent: number; daysBefore: number | null }
  | { kind: 'fixed'; paise: Paise; daysBefore: number | null }
  | { kind: 'remainder'; daysBefore: number | null }

/** How a booking is paid: its parts, how long a quote stands, and how many days after a date is missed its seats go back. */
export type PaymentPlan = {
  id: string
  name: string
  milestones: readonly Milestone[]
  quoteHours: number
  graceDays: number
}

/** A part of a total in paise; `dueOn` null is due on booking. `percent` is null where the part is no share that was agreed. */
export type PaymentPart = { percent: number | null; paise: Paise; dueOn: CalendarDate | null }

/**
 * What of a total in paise (GST included) is due when, for a booking made on `today`: parts whose date has come are merged into the
 * first, a share is a whole number of rupees, no part is more than what is left, and the last takes what rounding leaves, so that the
 * parts add up to the total.
 */
export function paymentPlan(
  totalPaise: Paise,
  milestones: readonly Milestone[],
  { startsOn, today }: { startsOn: CalendarDate; today: CalendarDate },
): PaymentPart[] {
  const dueOn = ({ daysBefore }: Milestone) => (daysBefore === null ? null : addDays(startsOn, -daysBefore))
  const isLater = (milestone: Milestone) => (dueOn(milestone) ?? today) > today
  const [now, later] = [milestones.filter((one) => !isLater(one)), milestones.filter(isLater)]
  let leftPaise = totalPaise
  const parts = [now, ...later.map((one) => [one])].map((together, at) => {
    const paise = at === later.length ? leftPaise : Math.min(leftPaise, paiseOf(together, totalPaise))
    leftPaise -= paise
    return { percent: percentIn(together, milestones), paise, dueOn: at === 0 ? null : dueOn(together[0]!) }
  })
  return parts.filter(({ paise, dueOn: on }) => on === null || paise > 0)
}

/**
 * What is wrong with a plan, in words, or undefined: its first part is due on booking, each later one nearer to departure than the
 * one before, and they make the whole: shares of 100 % in all, or what remains as the last part.
 */
export function findPlanFault(milestones: readonly Milestone[]): string | undefined {
  const [first, ...later] = milestones
  if (!first) return 'There are no parts.'
  if (first.daysBefore !== null) return 'Nothing is due on booking.'
  const days = later.map(({ daysBefore }) => daysBefore ?? Infinity)
  if (days.includes(Infinity)) return 'Two parts are due on booking.'
  if (days.some((day, at) => at > 0 && day >= days[at - 1]!))
    return 'A part is not nearer to departure than the one before.'
  return findShareFault(milestones)
}

function findShareFault(milestones: readonly Milestone[]): string | undefined {
  const isRest = milestones.map(({ kind }) => kind === 'remainder')
  const percent = percentSum(milestones)
  if (!isRest.includes(true)) {
    if (milestones.some(({ kind }) => kind === 'fixed')) return 'What remains is due on no day.'
    return percent === 100 ? undefined : `The parts are ${percent} % of the total.`
  }
  if (isRest.indexOf(true) < milestones.length - 1) return 'What remains is not the last part.'
  return percent < 100 ? undefined : `Nothing remains of ${percent} %.`
}

function paiseOf(together: readonly Milestone[], totalPaise: Paise): Paise {
  const fixed = together.map((part) => (part.kind === 'fixed' ? part.paise : 0))
  return fixed.reduce((sum, paise) => sum + paise, roundToRupee(percentOf(totalPaise, percentSum(together))))
}

/** The share of parts paid together; what remains of agreed shares is a share too. */
function percentIn(together: readonly Milestone[], all: readonly Milestone[]): number | null {
  if (together.length === all.length) return 100
  if (together.some(({ kind }) => kind === 'fixed')) return null
  if (!together.some(({ kind }) => kind === 'remainder')) return percentSum(together)
  return all.some(({ kind }) => kind === 'fixed')
    ? null
    : 100 - percentSum(all.filter((part) => !together.includes(part)))
}

function percentSum(milestones: readonly Milestone[]): number {
  return milestones.reduce((sum, part) => (part.kind === 'percent' ? sum + part.percent : sum), 0)
}
