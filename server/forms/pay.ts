import { Hono } from 'hono'
import type { Context } from 'hono'
import { applyPaymentEvent } from '#domain/bookings/pay/payment-effects.server.ts'
import { findOrder, noteTold } from '#domain/payments/orders.server.ts'
import { readUtr } from '#domain/payments/utr.ts'
import type { Services } from '#domain/services.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { textIn } from '#web/forms.ts'
import { formOf, guardForm } from './form-guard.ts'
import { drawAnswers, keptAnswer } from './kept-answer.ts'

const ORDER = '/pay/:order{[a-z0-9]{20}}'
/** A carrier's network has thousands of phones behind it. */
const READS = { most: 6000, per: 10 * MINUTE, maxSize: 4096 }
const SENDS = { most: 600, per: 10 * MINUTE, maxSize: 4096 }

export type PayForms = RequestServices & Pick<Services, 'config'>

/**
 * `/pay/{order}`: the page of an order that is paid elsewhere, for whoever was given its address: a form that leads to the gateway, or a QR code. By
 * `/pay/{order}/told` a payer says that a transfer has gone, which buys nothing: it asks a person to look, and the seats to wait.
 */
export function createPay(services: PayForms, draw: DrawPrivate): Hono {
  const app = new Hono()
  const formsTo = services.config.razorpay ? [new URL(services.config.razorpay.url).origin] : []
  app.get(ORDER, guardForm(services, READS), (c) => draw(c.req.path, { answer: keptAnswer(services, c), formsTo }))
  app.post(`${ORDER}/told`, guardForm(services, SENDS), (c) => takeWord(services, drawAnswers(services, c, draw), c))
  return app
}

async function takeWord(services: PayForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const id = c.req.param('order') ?? ''
  const order = await findOrder(services.db, id)
  if (order?.provider !== 'upi' || order.providerOrderId === null) return refuse(c, 'unknown-order')
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const typed = textIn(read.value.form, 'utr').trim()
  const utr = typed === '' ? undefined : readUtr(typed)
  if (utr && !utr.ok)
    return draw(`/pay/${id}`, { answer: { form: 'utr', fault: utr.fault, typed }, status: 400, formsTo: [] })
  if (utr?.ok) await noteTold(services.db, id, utr.value)
  const { providerOrderId } = order
  await applyPaymentEvent(services, 'upi', { kind: 'pending', eventId: `told ${id}`, providerOrderId })
  return c.redirect(`/pay/${id}`, 303)
}
