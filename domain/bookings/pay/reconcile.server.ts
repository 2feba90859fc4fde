import { claimOrdersToAsk, findProviderOrder } from '#domain/payments/orders.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import type { PaymentProvider, Providers } from '#domain/payments/provider.ts'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { applyPaymentEvent } from './payment-effects.server.ts'

export type ReconcileNeeds = TellNeeds & { db: Db; log: Log; providers: Providers }

/** Asks the providers how the orders stand that nothing was heard of, and does what they say. Gives how many orders were asked for. */
export async function reconcileOrders(needs: ReconcileNeeds): Promise<number> {
  const orders = await claimOrdersToAsk(needs.db)
  for (const order of orders)
    await reconcileOrder(needs, order).catch((error: unknown) =>
      needs.log.warn(
        { err: error, provider: order.provider, booking: order.bookingId },
        'a provider could not be asked for an order',
      ),
    )
  return orders.length
}

/** For so long a notice may have been lost and is made up for. */
const LOOKED_BACK = 7 * DAY

/**
 * Asks the providers for all they have taken lately, and enters what nothing was heard of: an order may be paid weeks after it was made, when nobody asks for it by itself any more. An account may be another
 * shop's too, so only what is for an order of ours counts. Gives how much was found.
 */
export async function findMoneyTaken(needs: ReconcileNeeds & { clock: Clock }): Promise<number> {
  const since = new Date(needs.clock.now().getTime() - LOOKED_BACK)
  let found = 0
  for (const provider of Object.values(needs.providers))
    found += await findTakenAt(needs, provider, since).catch((error: unknown) => {
      needs.log.warn({ err: error, provider: provider.name }, 'a provider could not be asked what it has taken')
      return 0
    })
  return found
}

async function findTakenAt(needs: ReconcileNeeds, provider: PaymentProvider, since: Date): Promise<number> {
  let found = 0
  for (const event of await provider.listTaken(since)) {
    const isOurs = await findProviderOrder(needs.db, provider.name, event.providerOrderId)
    if (isOurs && (await applyPaymentEvent(needs, provider.name, event)) !== 'known') found++
  }
  return found
}

/** Asks the provider of one order how it stands, and does what it says; a browser that comes back has this done too. */
export async function reconcileOrder(
  needs: ReconcileNeeds,
  { provider: name, providerOrderId }: PaymentOrder,
): Promise<void> {
  const provider = needs.providers[name]
  if (!provider || providerOrderId === null) return
  for (const event of await provider.listEvents(providerOrderId)) await applyPaymentEvent(needs, name, event)
}
