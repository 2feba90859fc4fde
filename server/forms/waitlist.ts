import { Hono } from 'hono'
import type { Context } from 'hono'
import { refuseRooms } from '#domain/bookings/waiting/rooms-of-waiting.server.ts'
import { bookPath, readAskTyped } from '#domain/bookings/quote/ask-address.ts'
import { readPartyForm } from '#domain/party/party-form.ts'
import { partyParams } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { findOffer } from '#domain/departures/waitlist/offers.server.ts'
import { askToWait, confirmWaiting, leaveWaitlist } from '#domain/departures/waitlist/joining.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { readPageForm } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { guardForm } from './form-guard.ts'
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
  const sent = await readPageForm(c.req.raw)
  if (!sent.ok) return refuse(c, sent.reason)
  const fields = new URLSearchParams([...sent.value].filter((field): field is [string, string] => isText(field[1])))
  const typed = readAskTyped(fields)
  const email = (fields.get('email') ?? '').slice(0, 254)
  const read = readPartyForm(typed.party)
  const asked = read.ok ? await askFor(services, typed.departure, { email, party: read.value.party! }) : read
  const stand = new URLSearchParams([
    ['departure', typed.departure],
    ...(read.ok ? partyParams({ ...read.value, per: 'total' }) : []),
  ])
  // 303, so that the browser fetches the next page instead of sending the form there again.
  if (asked.ok) return c.redirect(`${LIST}?${stand}&sent=1`, 303)
  const { reason } = asked
  if (reason === 'unknown-departure') return refuse(c, reason)
  return draw(`${LIST}?${stand}`, {
    answer: { form: 'waiting', draft: { email, party: typed.party, reason } },
    status: Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason as Refusal].status : 400,
  })
}

/** Seats are kept for nobody whom the package has no rooms for: they could not book them. */
async function askFor(services: RequestServices, departureId: string, asked: { email: string; party: Party }) {
  const refusal = await refuseRooms(services.db, departureId, asked.party)
  return refusal ?? askToWait(services, departureId, asked)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

/** Leads to the steps of a booking, in which the seats that are kept for this place count as free. */
async function take(services: RequestServices, c: Context): Promise<Response> {
  const { db, keys, jar, clock } = services
  const offer = await findOffer(db, keys, tokenIn(c))
  const departure = offer && (await findDeparture(db, offer.departureId))
  if (!offer || !departure) return backToPlace(c)
  const age = (offer.endsAt.getTime() - clock.now().getTime()) / SECOND
  c.header('Set-Cookie', jar.set('offer', offer.token, age), { append: true })
  return c.redirect(bookPath(departure, offer.party), 303)
}

function askedIn(c: Context): string {
  const asked = (['departure', 'adults', 'ages', 'rooms', 'sent'] as const).flatMap((name) => {
    const value = c.req.query(name)
    return value === undefined ? [] : [[name, value.slice(0, 120)]]
  })
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

function backToPlace(c: Context): Response {
  return c.redirect(`${LIST}/${tokenIn(c)}`, 303)
}

function tokenIn(c: Context): string {
  return c.req.param('token') ?? ''
}
