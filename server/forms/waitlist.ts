import { Hono } from 'hono'
import type { Context } from 'hono'
import { findOffer } from '#domain/departures/waitlist-offers.server.ts'
import { askToWait, confirmWaiting, leaveWaitlist } from '#domain/departures/waitlist-joining.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { textIn } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import { formOf, guardForm } from './form-guard.ts'
import { drawAnswers, keptAnswer } from './kept-answer.ts'

const LIST = '/waitlist'
const PLACE = '/waitlist/:token{[\\w-]{1,40}\\.[\\w-]{1,60}}'
const LARGEST_FORM = 4 * 1024

/**
 * The waiting list of a full departure. GET `/waitlist?departure=…` asks who waits, POST there mails a link; `/waitlist/{token}` shows the place, and its forms
 * `confirm`, `leave` and `take` do what their buttons say: a mail scanner follows links, it does not press buttons.
 */
export function createWaitlist(services: RequestServices, draw: DrawPrivate): Hono {
  const app = new Hono()
  const guard = (most: number) => guardForm(services, { most, per: 10 * MINUTE, maxSize: LARGEST_FORM })
  app.get(LIST, guard(6000), (c) => draw(`${LIST}${askedIn(c)}`, { answer: keptAnswer(services, c) }))
  app.post(LIST, guard(20), (c) => ask(services, drawAnswers(services, c, draw), c))
  app.get(PLACE, guard(6000), (c) => draw(`${LIST}/${tokenIn(c)}`))
  app.post(`${PLACE}/confirm`, guard(60), async (c) => {
    await confirmWaiting(services, tokenIn(c))
    return backToPlace(c)
  })
  app.post(`${PLACE}/leave`, guard(60), async (c) => {
    await leaveWaitlist(services, tokenIn(c))
    return backToPlace(c)
  })
  app.post(`${PLACE}/take`, guard(60), (c) => take(services, c))
  return app
}

async function ask(services: RequestServices, draw: DrawPrivate, c: Context): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const { form } = read.value
  const [departure, email, seats] = ['departure', 'email', 'seats'].map((name) => textIn(form, name).slice(0, 254))
  const asked = await askToWait(services, departure!, { email, seats })
  const query = (more?: Record<string, string>) => new URLSearchParams({ departure: departure!, ...more })
  // 303, so that the browser fetches the next page instead of sending the form there again.
  if (asked.ok) return c.redirect(`${LIST}?${query({ sent: '1' })}`, 303)
  if (asked.reason === 'unknown-departure') return refuse(c, asked.reason)
  const draft = { email: email!, seats: seats!, reason: asked.reason }
  const stand = query(asked.reason === 'seats-there' ? { seats: seats! } : undefined)
  return draw(`${LIST}?${stand}`, {
    answer: { form: 'waiting', draft },
    status: REFUSALS[asked.reason].status,
  })
}

/** Leads to the steps of a booking, in which the seats that are kept for this place count as free. */
async function take(services: RequestServices, c: Context): Promise<Response> {
  const { db, keys, jar, clock } = services
  const offer = await findOffer(db, keys, tokenIn(c))
  const departure = offer && (await findDeparture(db, offer.departureId))
  if (!offer || !departure) return backToPlace(c)
  const age = (offer.endsAt.getTime() - clock.now().getTime()) / SECOND
  c.header('Set-Cookie', jar.set('offer', offer.token, age), { append: true })
  const asked = { package: departure.package.url, departure: departure.id, adults: String(offer.seats) }
  return c.redirect(`/booking/new?${new URLSearchParams(asked)}`, 303)
}

function askedIn(c: Context): string {
  const asked = (['departure', 'seats', 'sent'] as const).flatMap((name) => {
    const value = c.req.query(name)
    return value === undefined ? [] : [[name, value.slice(0, 60)]]
  })
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

function backToPlace(c: Context): Response {
  return c.redirect(`${LIST}/${tokenIn(c)}`, 303)
}

function tokenIn(c: Context): string {
  return c.req.param('token') ?? ''
}
