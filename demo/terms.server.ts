import { asProgram } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { cancellationPlans } from '#domain/pricing/tables.ts'
import { saveCancellationPlans, savePaymentPlans } from '#domain/pricing/terms-writing.server.ts'
import { SAMPLE_CANCELLATION_PLANS, SAMPLE_PAYMENT_PLANS } from './site/terms.ts'

/** Writes what the demo's packages are sold under, where nobody has: also into a demo from before terms were rows. */
export async function loadDemoTerms({ db, clock }: CommandNeeds): Promise<void> {
  const [written] = await db.select({ id: cancellationPlans.id }).from(cancellationPlans).limit(1)
  if (written) return
  await db.transaction(async (db) => {
    await asProgram({ db, clock }, 'demo', saveCancellationPlans, SAMPLE_CANCELLATION_PLANS)
    await asProgram({ db, clock }, 'demo', savePaymentPlans, SAMPLE_PAYMENT_PLANS)
  })
}
