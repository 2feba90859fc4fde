import { slabCharge } from './cancellation-terms.ts'
import type { CancellationSlab } from './cancellation-terms.ts'
import { BUILT_IN_TERMS, USUAL_PLANS } from './terms.ts'
import type { CancellationPlan } from './terms.ts'

/** A gap a written text may have for what a plan of cancellation says, as `{cancellation:tour}`. */
const GAP = /\{(cancellation|moves|refund):([a-z0-9-]{1,60})\}/g

/** Whether a text has such gaps. */
export function namesPlans(text: string): boolean {
  return text.search(GAP) >= 0
}

/**
 * A text with what the plans say as they stand: `{cancellation:tour}` the rows of a table of two columns, `{moves:tour}` until when a date is moved free of charge, `{refund:tour}` within how many working days
 * what comes back is on its way. The plans that are named by themselves are built in while nobody has written them; a gap of one there is not stays as it was typed.
 */
export function fillPlans(text: string, written: ReadonlyMap<string, CancellationPlan>): string {
  return text.replaceAll(GAP, (gap, says: string, id: string) => {
    const plan = written.get(id) ?? (USUAL_PLANS.cancellation.includes(id) ? BUILT_IN_TERMS.cancellation : undefined)
    if (!plan) return gap
    if (says === 'moves') return spanText(plan.slabs[0]!)
    if (says === 'refund') return plan.refundDays === 1 ? '1 working day' : `${plan.refundDays} working days`
    return plan.slabs.map((slab) => `| ${spanText(slab)} | ${chargeText(slab)} |`).join('\n')
  })
}

/** The days a slab is for, in words: "30 days or more", "29 to 21 days". */
export function spanText({ fromDays, toDays }: Pick<CancellationSlab, 'fromDays' | 'toDays'>): string {
  if (toDays === null) return fromDays === 0 ? 'On any day' : `${daysText(fromDays)} or more`
  if (fromDays === 0)
    return toDays === 0
      ? 'The day itself, or not turning up'
      : `${daysText(toDays)} to the day itself, or not turning up`
  return fromDays === toDays ? daysText(fromDays) : `${toDays} to ${daysText(fromDays)}`
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

function chargeText(slab: CancellationSlab): string {
  return slab.percent === 0 && !slab.least ? 'nothing' : slabCharge(slab)
}
