import { paymentPlan } from '#domain/pricing/payment-plan.ts'
import type { PriceRule } from '#domain/pricing/sum.ts'

/** What of the total is due when, once the date is known (reference PRICING §4.3, step 10). */
export const payments: PriceRule = {
  tell: (bill, { startsOn, totalPaise }) => {
    if (startsOn === undefined) return
    const { bookedOn: today, terms } = bill.request
    bill.payments = paymentPlan(totalPaise, terms.payment.milestones, { startsOn, today })
  },
}
