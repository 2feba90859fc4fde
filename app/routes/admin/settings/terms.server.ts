import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import {
  changeCancellationPlan,
  changePaymentPlan,
  withdrawCancellationPlan,
  withdrawPaymentPlan,
} from '#domain/pricing/terms-writing.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of the page of terms ask for. */
export const TERMS_DEEDS: Record<string, Deed> = {
  cancellation: async (services, actor, typed) => {
    const { id, stood, name } = planOf(typed)
    const draft = { id, stood, name, slabs: typed('slabs'), refundDays: typed('refundDays') }
    return named(
      told(await changeCancellationPlan(services, actor, draft), () => 'cancellation', REFUSED),
      typed,
    )
  },
  payment: async (services, actor, typed) => {
    const { id, stood, name } = planOf(typed)
    const times = { quoteHours: typed('quoteHours'), graceDays: typed('graceDays') }
    const draft = { id, stood, name, milestones: typed('milestones'), ...times }
    return named(
      told(await changePaymentPlan(services, actor, draft), () => 'payment', REFUSED),
      typed,
    )
  },
  'cancellation-away': async (services, actor, typed) =>
    told(await withdrawCancellationPlan(services, actor, planOf(typed)), () => 'away', REFUSED),
  'payment-away': async (services, actor, typed) =>
    told(await withdrawPaymentPlan(services, actor, planOf(typed)), () => 'away', REFUSED),
}

/** Of a plan that is only being made: another one has its short name. */
function named(outcome: DeedOutcome, typed: (name: string) => string): DeedOutcome {
  if (outcome.ok || outcome.reason !== 'changed-meanwhile' || typed('isNew') !== 'yes') return outcome
  return { ok: false, reason: 'unclear-deed', faults: [{ path: 'id', message: 'Another plan has that short name.' }] }
}

function planOf(typed: (name: string) => string) {
  return { id: typed('id'), stood: typed('stood'), name: typed('name') }
}
