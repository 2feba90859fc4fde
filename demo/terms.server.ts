import type { PgTable } from 'drizzle-orm/pg-core'
import { asProgram } from '#domain/audit/command.server.ts'
import type { Command, CommandNeeds } from '#domain/audit/command.server.ts'
import { cancellationPlans, paymentPlans } from '#domain/pricing/tables.ts'
import { saveCancellationPlans, savePaymentPlans } from '#domain/pricing/terms-writing.server.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { saveRegistrations } from '#domain/tax/registrations-writing.server.ts'
import { gstRegistrations } from '#domain/tax/tables.ts'
import { SAMPLE_PROMOTIONS } from './site/promotions.ts'
import { SAMPLE_UPI } from './site/upi.ts'
import { SAMPLE_REGISTRATION } from './site/registration.ts'
import { SAMPLE_CANCELLATION_PLANS, SAMPLE_PAYMENT_PLANS } from './site/terms.ts'

/** Writes what the demo is sold under where nobody has: also into a demo from before these were rows. */
export async function loadDemoTerms({ db, clock }: CommandNeeds): Promise<void> {
  await db.transaction(async (db) => {
    const fill = async <Row>(table: PgTable, save: Command<readonly Row[], void, string>, rows: readonly Row[]) => {
      if ((await db.$count(table)) === 0) await asProgram({ db, clock }, 'demo', save, rows)
    }
    const addPlans = async <Plan extends { id: string }>(
      table: typeof cancellationPlans | typeof paymentPlans,
      save: Command<readonly Plan[], void, string>,
      plans: readonly Plan[],
    ) => {
      const known = new Set((await db.select({ id: table.id }).from(table as typeof paymentPlans)).map(({ id }) => id))
      const missing = plans.filter(({ id }) => !known.has(id))
      if (missing.length > 0) await asProgram({ db, clock }, 'demo', save, missing)
    }
    await addPlans(cancellationPlans, saveCancellationPlans, SAMPLE_CANCELLATION_PLANS)
    await addPlans(paymentPlans, savePaymentPlans, SAMPLE_PAYMENT_PLANS)
    await fill(gstRegistrations, saveRegistrations, [SAMPLE_REGISTRATION])
    if ((await findSetting(db, 'upi')) === undefined)
      await asProgram({ db, clock }, 'demo', changeMoney.upi, { id: 'upi', stood: '', ...SAMPLE_UPI })
    await fill(promotions, savePromotions, SAMPLE_PROMOTIONS)
  })
}
