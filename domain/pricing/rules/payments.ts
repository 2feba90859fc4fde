import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import type { PriceRule } from '#domain/pricing/sum.ts'

/** What of the total is due when, once the date is known (reference PRICING §4.3, step 10). */
export const payments: PriceRule = {
  tell: (bill, { startsOn, totalPaise, request: { bookedOn: today } }) => {
    if (startsOn !== undefined) bill.payments = paymentPlan(totalPaise, { startsOn, today })
  },
}
