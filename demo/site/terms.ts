import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import type { CancellationPlanDraft, PaymentPlanDraft } from '#domain/pricing/terms-writing.server.ts'

const { cancellation, payment } = BUILT_IN_TERMS

/** Treks are steeper, because porters and permits are paid for early. The page on refunds prints both. */
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
]

/** The page on payments prints it. */
export const SAMPLE_PAYMENT_PLANS: readonly PaymentPlanDraft[] = [
  { ...payment, id: 'usual', milestones: [...payment.milestones] },
]
