import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { changeCancellationPlan, changePaymentPlan } from '#domain/pricing/terms-writing.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of the page of terms ask for. */
export const TERMS_DEEDS: Record<string, Deed> = {
  cancellation: async (services, actor, typed) => {
    const { id, stood, name } = planOf(typed)
    const draft = { id, stood, name, slabs: typed('slabs'), refundDays: typed('refundDays') }
    return told(await changeCancellationPlan(services, actor, draft), () => 'cancellation', REFUSED)
  },
  payment: async (services, actor, typed) => {
    const { id, stood, name } = planOf(typed)
    const times = { quoteHours: typed('quoteHours'), graceDays: typed('graceDays') }
    const draft = { id, stood, name, milestones: typed('milestones'), ...times }
    return told(await changePaymentPlan(services, actor, draft), () => 'payment', REFUSED)
  },
}

function planOf(typed: (name: string) => string) {
  return { id: typed('id'), stood: typed('stood'), name: typed('name') }
}
