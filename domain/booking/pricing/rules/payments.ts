import { paymentPlan } from '#domain/booking/payment-plan.ts'
import type { PriceRule } from '#domain/booking/pricing/draft.ts'
import { told } from '#domain/booking/pricing/draft.ts'

/** What of the total is due when, once the date is known (reference PRICING §4.3, step 10). */
export const payments: PriceRule = (draft) => {
  const { startsOn, totalPaise, request } = draft
  if (startsOn === undefined) return told(draft, {})
  return told(draft, { payments: paymentPlan(totalPaise, { startsOn, today: request.bookedOn }) })
}
