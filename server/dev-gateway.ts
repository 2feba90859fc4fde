import { Hono } from 'hono'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { PaymentEvent } from '#domain/payments/payment.ts'
import {
  failRefunds,
  findSimulatedOrder,
  moveSimulated,
  payAtSimulator,
  SIGNATURE_HEADER,
  simulatedWebhook,
} from '#domain/payments/simulator.server.ts'
import type { SimulatedOrder } from '#domain/payments/simulator.server.ts'
import type { Services } from '#domain/services.server.ts'
import { SECOND } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { formatPaise } from '#platform/money.ts'
import { PLAIN_SHEET } from '#server/pages/plain-sheet.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { guardForm, formOf } from './forms/form-guard.ts'
import type { RequestServices } from './auth/request-services.ts'
import { refuse } from './refuse.ts'
import { textIn } from '#web/forms.ts'

/** How a payment may go, with what is written on its button. */
const OUTCOMES = {
  success: 'Pay',
  failure: 'The bank says no',
  pending: 'The bank has not answered yet',
  duplicate: 'Paid, and told twice',
  late: 'Paid, and told late',
  'out-of-order': 'Paid, then told it was pending',
  'wrong-amount': 'Paid, but a rupee short',
  'refund-fails': 'Paid; the first refund fails',
} as const
type Outcome = keyof typeof OUTCOMES

/** A notice that is late comes after the browser is back. */
const LATE = 5 * SECOND
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self'"

type Send = (path: string, init: RequestInit) => Response | Promise<Response>

/**
 * `/dev/gateway/{orderId}`: the simulated gateway's own page. Its form posts `outcome`; the simulator then calls the site's webhook through the front
 * door as a gateway would, and sends the browser back. Exists in demo mode only.
 */
export function createDevGateway(services: Services, requestServices: RequestServices, send: Send): Hono {
  const app = new Hono()
  const { config, db } = services
  if (config.mode !== 'demo') return app
  app.onError(answerUnexpectedErrors(services))
  app.get('/dev/gateway/:order', async (c) => {
    const order = await findSimulatedOrder(db, c.req.param('order'))
    return order
      ? c.html(pageOf(order, isOpen(services, order)), 200, { ...HEADERS, 'Content-Security-Policy': POLICY })
      : refuse(c, 'unknown-order')
  })
  app.post('/dev/gateway/:order', guardForm(requestServices, { maxSize: 4096, limitedApart: true }), (c) =>
    answerOutcome(services, c, send),
  )
  return app
}

async function answerOutcome(services: Services, c: Context, send: Send): Promise<Response> {
  const order = await findSimulatedOrder(services.db, c.req.param('order') ?? '')
  if (!order) return refuse(c, 'unknown-order')
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const outcome = textIn(read.value.form, 'outcome')
  if (!isOutcome(outcome)) return refuse(c, 'malformed')
  if (isOpen(services, order)) await act(services, order, outcome, send)
  return c.redirect(outcome === 'late' ? `${order.returnPath}?late` : order.returnPath, 303)
}

/** What is paid, or closed with its hold, takes nothing any more. */
function isOpen({ clock }: Pick<Services, 'clock'>, { state, closesAt }: SimulatedOrder): boolean {
  return state !== 'paid' && (closesAt === null || closesAt > clock.now())
}

async function act(services: Services, order: SimulatedOrder, outcome: Outcome, send: Send): Promise<void> {
  const { db } = services
  const tell = (event: PaymentEvent) => notify(services, event, send)
  if (outcome === 'failure') return tell(await moveSimulated(db, order, 'failed'))
  if (outcome === 'pending') return tell(await moveSimulated(db, order, 'pending'))
  const paid = await payAtSimulator(db, order, order.amountPaise - (outcome === 'wrong-amount' ? 100 : 0))
  if (!paid) return
  if (outcome === 'refund-fails') await failRefunds(db, order, 1)
  if (outcome === 'late') return void setTimeout(() => void tell(paid).catch(() => undefined), LATE).unref()
  await tell(paid)
  if (outcome === 'out-of-order') await tell({ kind: 'pending', eventId: `late ${newId()}`, providerOrderId: order.id })
  if (outcome !== 'duplicate') return
  await tell(paid)
  // Told again under another number, as gateways do after a time-out of their own.
  await tell({ ...paid, eventId: `again ${newId()}` })
}

/** A webhook that is not taken is left to the reconciler. */
async function notify({ keys, log }: Services, event: PaymentEvent, send: Send): Promise<void> {
  const { body, signature } = simulatedWebhook(keys, event)
  const headers = { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature }
  const answer = await send('/webhooks/payments/simulator', { method: 'POST', body, headers })
  if (!answer.ok) log.warn({ status: answer.status }, 'a webhook of the simulator was not taken')
}

function isOutcome(word: string): word is Outcome {
  return Object.hasOwn(OUTCOMES, word)
}

function pageOf(order: SimulatedOrder, isPayable: boolean) {
  const buttons = Object.entries(OUTCOMES).map(
    ([value, name]) =>
      html`<button class="${value === 'success' ? 'go' : ''}" name="outcome" value="${value}">${name}</button>`,
  )
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Payment simulator</title>
        <style>
          ${raw(PLAIN_SHEET)} form {
            display: grid;
            gap: 8px;
            padding-top: 16px;
            border-top: 2px dashed var(--rule-strong);
          }
          .stand-in {
            padding: 8px 16px;
            border-left: 4px solid var(--marigold);
            background: var(--marigold-wash);
          }
          h1 {
            font-family: 'Anek Latin', 'Noto Sans', sans-serif;
          }
        </style>
      </head>
      <body>
        <main>
          <p class="stand-in">Payment simulator. No money moves.</p>
          <h1>${formatPaise(order.amountPaise)}</h1>
          <p>${order.description}</p>
          ${
            !isPayable
              ? html`<p>
                  ${order.state === 'paid' ? 'This is paid.' : 'The time to pay this is over.'}
                  <a href="${order.returnPath}">Back to the booking</a>
                </p>`
              : html`<form method="post">${buttons}</form>`
          }
        </main>
      </body>
    </html>`
}
