import type { CancellationSlab } from './cancellation-terms.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** What cancelling costs, and within how many working days what comes back is on its way. */
export type CancellationPlan = { id: string; name: string; slabs: readonly CancellationSlab[]; refundDays: number }

/** What a package is sold under. A booking keeps those it was sold under. */
export type Terms = { cancellation: CancellationPlan; payment: PaymentPlan }

/** Plans that packages and cars name by themselves: they are there, written or built in. */
export const USUAL_PLANS: Readonly<Record<'cancellation' | 'payment', readonly string[]>> = {
  cancellation: ['tour', 'trek', 'car'],
  payment: ['usual', 'car'],
}

/** What a package is sold under as long as nobody has written the plan it names. */
export const BUILT_IN_TERMS: Terms = {
  cancellation: {
    id: 'built-in',
    name: 'Usual cancellation terms',
    slabs: [
      { fromDays: 30, toDays: null, percent: 10 },
      { fromDays: 21, toDays: 29, percent: 25 },
      { fromDays: 11, toDays: 20, percent: 50 },
      { fromDays: 4, toDays: 10, percent: 75 },
      { fromDays: 0, toDays: 3, percent: 100 },
    ],
    refundDays: 7,
  },
  payment: {
    id: 'built-in',
    name: 'In three parts',
    milestones: [
      { kind: 'percent', percent: 25, daysBefore: null },
      { kind: 'percent', percent: 50, daysBefore: 30 },
      { kind: 'percent', percent: 25, daysBefore: 15 },
    ],
    quoteHours: 48,
    graceDays: 3,
  },
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** The plans packages are paid and cancelled by. */
    terms: 'terms'
  }
}
