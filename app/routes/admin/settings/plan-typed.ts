import type { PaymentPlan } from '#domain/pricing/payment-plan.ts'
import type { CancellationPlan } from '#domain/pricing/terms.ts'
import { partText, slabText } from '#domain/pricing/terms-typed.ts'

/** A cancellation plan as it would be typed. */
export function cancellationTyped({ name, slabs, refundDays }: CancellationPlan): Record<string, string> {
  return { name, slabs: slabs.map(slabText).join('\n'), refundDays: String(refundDays) }
}

/** A payment plan, likewise. */
export function paymentTyped({ name, milestones, quoteHours, graceDays }: PaymentPlan): Record<string, string> {
  const lines = milestones.map(partText).join('\n')
  return { name, milestones: lines, quoteHours: String(quoteHours), graceDays: String(graceDays) }
}
