import { Hono } from 'hono'
import { noteMoneyGone } from '#domain/bookings/pay/money-gone.server.ts'
import { applyPaymentEvent } from '#domain/bookings/pay/payment-effects.server.ts'
import { reconcileOrder } from '#domain/bookings/pay/reconcile.server.ts'
import { findPayer } from '#domain/bookings/pay/payer.server.ts'
import { findOrder } from '#domain/payments/orders.server.ts'
import type { PaymentOrder } from '#domain/payments/orders.server.ts'
import { noteRefunded, noteRefundFailed } from '#domain/payments/refunds.server.ts'
import type { GoneEvent, PaymentEvent, ProviderName, RefundEvent } from '#domain/payments/payment.ts'
import type { Services } from '#domain/services.server.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { opensPayersPage } from '#server/forms/booking/door.ts'
import { guardForm } from '#server/forms/form-guard.ts'
import { refuseOtherMethods } from '#server/middleware/other-methods.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { refusal } from '#web/refusals.ts'

/** Told by machines as often as money moves, and by browsers that come from the gateway's own page. */
const LIMIT = { maxSize: 64 * 1024, limitedApart: true, fromAnywhere: true } as const

/**
 * What payment providers say. POST `/webhooks/payments/{provider}` takes their notices, signed over the raw body; 2xx means it is written down for good, so
 * that what is answered otherwise is told again. `/payments/return/{order}` is where a browser comes back to, whoever sends it and however: it
 * decides nothing by what it is told, and leads on with 303 to the booking's own page, to the friend's who paid, or to the office's where it was a trial; a
 * browser that opens no page of the booking, to the order's own, which says whether its money came.
 */
export function createPaymentWebhooks(services: Services & RequestServices): Hono {
  const app = new Hono()
  const guard = guardForm(services, LIMIT)
  app.onError(answerUnexpectedErrors(services))
  app.post('/webhooks/payments/:provider', guard, async (c) => {
    const name = c.req.param('provider')
    const provider = Object.hasOwn(services.providers, name) && services.providers[name as ProviderName]
    if (!provider) return c.json(...refusal('unknown-call'))
    const said = provider.readWebhook({ body: await c.req.text(), headers: c.req.raw.headers })
    // Theirs, and about nothing of ours: what is answered otherwise is told for a day, and then nothing any more.
    if (!said.ok && said.reason === 'not-for-us') return c.json({ data: { effect: 'ignored' } })
    if (!said.ok) return c.json({ ...refusal(said.reason)[0], reason: said.reason }, refusal(said.reason)[1])
    return c.json({ data: { effect: await take(services, provider.name, said.value) } })
  })
  refuseOtherMethods(app, ['/webhooks/payments/:provider'])
  app.on(['GET', 'POST'], '/payments/return/:order', guard, async (c) => {
    const order = await findOrder(services.db, c.req.param('order'))
    const payer = order && (await findPayer(services.db, order))
    if (!order || !payer) return c.redirect('/', 303)
    await hearReturn(services, order, c.req.raw)
    await reconcileOrder(services, order).catch((error: unknown) =>
      services.log.warn(
        { err: error, provider: order.provider, booking: order.bookingId },
        'a provider could not be asked for an order',
      ),
    )
    // Cookies do not come with a form of another site, and with the address it leads to they do.
    if (c.req.method === 'POST') return c.redirect(c.req.path, 303)
    return c.redirect((await opensPayersPage(services, c, order)) ? payer.path : `/pay/${order.id}`, 303)
  })
  return app
}

/** A browser's word counts where the provider has signed it, and then for no more than that somebody has paid: the seats wait for the provider's own. */
async function hearReturn(services: Services, order: PaymentOrder, request: Request): Promise<void> {
  const provider = services.providers[order.provider]
  if (request.method !== 'POST' || order.providerOrderId === null || !provider?.readReturn) return
  const said = provider.readReturn(order.providerOrderId, new URLSearchParams(await request.text()))
  if (said) await applyPaymentEvent(services, provider.name, said)
}

async function take(
  services: Services,
  provider: ProviderName,
  said: PaymentEvent | RefundEvent | GoneEvent,
): Promise<string> {
  if (said.kind === 'gone') return noteMoneyGone(services, provider, said)
  if (said.kind === 'refund-failed') {
    await noteRefundFailed(services.db, { id: said.refundId, attempt: said.attempt }, said.detail)
    return 'refund-failed'
  }
  if (said.kind !== 'refunded') return applyPaymentEvent(services, provider, said)
  return (await noteRefunded(services.db, { id: said.refundId, attempt: said.attempt }, said.detail))
    ? 'refunded'
    : 'known'
}
