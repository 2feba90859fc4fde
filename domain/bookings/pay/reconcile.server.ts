import { claimOrdersToAsk } from '#domain/payments/orders.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import type { Providers } from '#domain/payments/provider.ts'
import type { Db } from '#platform/db.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { applyPaymentEvent } from './payment-effects.server.ts'

export type Reconciling = TellNeeds & { db: Db; log: Log; providers: Providers }

/** Asks the providers how the orders stand that nothing was heard of, and does what they say. Gives how many orders were asked for. */
export async function reconcileOrders(needs: Reconciling): Promise<number> {
  const orders = await claimOrdersToAsk(needs.db)
  for (const order of orders)
    await reconcileOrder(needs, order).catch((error: unknown) =>
      needs.log.warn({ err: error, order: order.id }, 'a provider could not be asked for an order'),
    )
  return orders.length
}

/** Asks the provider of one order how it stands, and does what it says; a browser that comes back has this done too. */
export async function reconcileOrder(
  needs: Reconciling,
  { provider: name, providerOrderId }: PaymentOrder,
): Promise<void> {
  const provider = needs.providers[name]
  if (!provider || providerOrderId === null) return
  for (const event of await provider.listEvents(providerOrderId)) await applyPaymentEvent(needs, name, event)
}
