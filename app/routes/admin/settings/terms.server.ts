import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts'
import type { CancellationPlan } from '#domain/pricing/terms.ts'
import type { Services } from '#domain/services.server.ts'
import { cancellationTyped, paymentTyped } from './plan-typed.ts'
import {
  cancellationPlanKind,
  changeCancellationPlan,
  changePaymentPlan,
  paymentPlanKind,
  withdrawCancellationPlan,
  withdrawPaymentPlan,
} from '#domain/pricing/terms-writing.server.ts'

type TypedField = (name: string) => string
const REFUSED = { invalid: 'unclear-deed' } as const

const SAVES = {
  cancellation: async (services: Services, actor: Actor, typed: TypedField) => {
    const { id, stood, name } = planOf(typed)
    const draft = { id, stood, name, slabs: typed('slabs'), refundDays: typed('refundDays') }
    return named(
      told(await changeCancellationPlan(services, actor, draft), () => 'cancellation', REFUSED),
      typed,
    )
  },
  payment: async (services: Services, actor: Actor, typed: TypedField) => {
    const { id, stood, name } = planOf(typed)
    const times = { quoteHours: typed('quoteHours'), graceDays: typed('graceDays') }
    const draft = { id, stood, name, milestones: typed('milestones'), ...times }
    return named(
      told(await changePaymentPlan(services, actor, draft), () => 'payment', REFUSED),
      typed,
    )
  },
} satisfies Record<string, Deed>

/** A plan as its form held it. */
export function planBack(which: keyof typeof SAVES, id: string, name = ''): PutBack {
  const typed =
    which === 'cancellation'
      ? (was: object) => cancellationTyped(was as CancellationPlan)
      : (was: object) => paymentTyped(was as PaymentPlan)
  const kind = which === 'cancellation' ? cancellationPlanKind : paymentPlanKind
  return { kind, id, name, intent: which, of: { id }, save: SAVES[which], typed }
}

/** What the forms of the page of terms ask for. */
export const TERMS_DEEDS: Record<string, Deed> = {
  ...SAVES,
  'put-back': (services, actor, typed, file) => {
    const id = typed('id')
    return putBack(planBack('cancellation', id), planBack('payment', id))(services, actor, typed, file)
  },
  'cancellation-away': async (services, actor, typed) =>
    told(await withdrawCancellationPlan(services, actor, planOf(typed)), () => 'away', REFUSED),
  'payment-away': async (services, actor, typed) =>
    told(await withdrawPaymentPlan(services, actor, planOf(typed)), () => 'away', REFUSED),
}

/** Of a plan that is only being made: another one has its short name. */
function named(outcome: DeedOutcome, typed: TypedField): DeedOutcome {
  if (outcome.ok || outcome.reason !== 'changed-meanwhile' || typed('isNew') !== 'yes') return outcome
  return { ok: false, reason: 'unclear-deed', faults: [{ path: 'id', message: 'Another plan has that short name.' }] }
}

function planOf(typed: TypedField) {
  return { id: typed('id'), stood: typed('stood'), name: typed('name') }
}
