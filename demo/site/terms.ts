import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import type { CancellationPlanDraft, PaymentPlanDraft } from '#domain/pricing/terms-writing.server.ts'

const { cancellation, payment } = BUILT_IN_TERMS

/** Treks are steeper, because porters and permits are paid for early; a car stands ready for somebody else the day after. The page on refunds prints all three. */
export const SAMPLE_CANCELLATION_PLANS: readonly CancellationPlanDraft[] = [
  { ...cancellation, id: 'tour', name: 'Tours and short breaks', slabs: [...cancellation.slabs] },
  {
    id: 'trek',
    name: 'Treks',
    slabs: [
      { fromDays: 30, toDays: null, percent: 10 },
      { fromDays: 21, toDays: 29, percent: 30 },
      { fromDays: 11, toDays: 20, percent: 60 },
      { fromDays: 0, toDays: 10, percent: 100 },
    ],
    refundDays: 7,
  },
  {
    id: 'car',
    name: 'Cars with driver',
    slabs: [
      { fromDays: 3, toDays: null, percent: 0 },
      { fromDays: 2, toDays: 2, percent: 10 },
      { fromDays: 1, toDays: 1, percent: 25 },
      { fromDays: 0, toDays: 0, percent: 50 },
    ],
    refundDays: 7,
  },
]

/** The page on payments prints it. */
export const SAMPLE_PAYMENT_PLANS: readonly PaymentPlanDraft[] = [
  { ...payment, id: 'usual', milestones: [...payment.milestones] },
  {
    id: 'car',
    name: 'Cars with driver',
    milestones: [
      { kind: 'percent', percent: 25, daysBefore: null },
      { kind: 'remainder', daysBefore: 2 },
    ],
    quoteHours: 48,
    graceDays: 0,
  },
]
