import { and, eq } from 'drizzle-orm'
import type { GoneEvent, ProviderName } from '#domain/payments/payment.ts'
import type { PaymentProvider } from '#domain/payments/provider.ts'
import { payments } from '#domain/payments/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { noteMoneyGone } from './money-gone.server.ts'
import type { ReconcileNeeds } from './reconcile.server.ts'

/** For so long a notice may have been lost and is made up for. */
const LOOKED_BACK = 30 * DAY

/** Asks the providers what went back past the site, and enters what no notice has told of. Gives how much was found. */
export async function findMoneyGone(needs: ReconcileNeeds & { clock: Clock }): Promise<number> {
  let found = 0
  for (const provider of Object.values(needs.providers))
    found += await findGoneAt(needs, provider).catch((error: unknown) => {
      needs.log.warn({ err: error, provider: provider.name }, 'a provider could not be asked what went back')
      return 0
    })
  return found
}

async function findGoneAt(needs: ReconcileNeeds & { clock: Clock }, provider: PaymentProvider): Promise<number> {
  const since = new Date(needs.clock.now().getTime() - LOOKED_BACK)
  let found = 0
  for (const event of (await provider.listGone?.(since)) ?? [])
    // An account may be another shop's too, and a payment may be heard of later.
    if (
      (await isPaidHere(needs.db, provider.name, event)) &&
      (await noteMoneyGone(needs, provider.name, event)) === 'gone'
    )
      found++
  return found
}

async function isPaidHere(db: Db, provider: ProviderName, { providerPaymentId }: GoneEvent): Promise<boolean> {
  const isIt = and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId))
  return (await db.$count(payments, isIt)) > 0
}
