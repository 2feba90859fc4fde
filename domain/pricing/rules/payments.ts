import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import type { PriceRule } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'

/** What of the total is due when, once the date is known (reference PRICING §4.3, step 10). */
export const payments: PriceRule = (draft) => {
  const { startsOn, totalPaise, request } = draft
  if (startsOn === undefined) return told(draft, {})
  return told(draft, { payments: paymentPlan(totalPaise, { startsOn, today: request.bookedOn }) })
}
