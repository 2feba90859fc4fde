import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { amendBooking } from '#domain/bookings/change/amend.server.ts'
import { quoteAmendment } from '#domain/bookings/change/amendment-quote.server.ts'
import { acceptFreeMove, mayChoose, quoteFreeMove } from '#domain/bookings/change/free-move.server.ts'
import { ChangeBody } from '#domain/bookings/change/amendment.ts'
import { bookingToken } from '#domain/bookings/booking-link.ts'
import { cancelBooking, findCancellation, quoteCancellation } from '#domain/bookings/cancel/cancel.server.ts'
import { ContactBody, faultsOf, TravellerBody } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { listKeptParts } from '#domain/bookings/group/group.server.ts'
import { findBooking, findWholeBooking, wholeAsHeld } from '#domain/bookings/find-booking.server.ts'
import type { BookingAccess, BookingKey } from '#domain/bookings/access.server.ts'
import type { OpenedBooking, VisitedBooking } from '#domain/bookings/find-booking.server.ts'
import { holdAsPromised } from '#domain/bookings/hold/hold.server.ts'
import { extendHold, holdAgain } from '#domain/bookings/hold/keep-hold.server.ts'
import { startPayment } from '#domain/bookings/pay/pay.server.ts'
import { Buyer } from '#domain/bookings/papers/buyer.ts'
import { CarBody, QuoteBody } from '#domain/bookings/quote/asked-by-call.ts'
import { remarksOfPriced } from '#domain/bookings/quote/date-possible.server.ts'
import { findQuote, makeQuote, reviseQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { OFFERED_WAYS } from '#domain/payments/payment.ts'
import type { Services } from '#domain/services.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import { bearerIn } from '#server/forms/booking/door.ts'
import { guardForm } from '#server/forms/form-guard.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { HOLDS_OF_A_NETWORK, limitRate } from '#server/middleware/rate-limit.ts'
import { refuseOtherMethods } from '#server/middleware/other-methods.ts'
import { refuse } from '#server/refuse.ts'
import { REFUSALS, refusal } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { jsonOf, keyOf } from './json-sent.ts'
import { toBooking, toDeparture } from './shapes/booking.ts'
import { toBookableQuote } from './shapes/bookable-quote.ts'
import { toAmendment, toCancellation } from './shapes/booking-change.ts'

type BookingServices = RequestServices & Pick<Services, 'memory' | 'gstRates' | 'otherNames' | 'providers'>

const LARGEST_BODY = 64 * 1024
/** A carrier's network has thousands of phones behind it; a machine that would hold every seat needs more than this. */
const LIMIT = { most: 6000, per: 10 * MINUTE, maxSize: LARGEST_BODY }

const BookingBody = z.object({
  quote: z.string().max(60),
  contact: ContactBody,
  travellers: z.array(TravellerBody).max(60).optional(),
  pickup: z.string().trim().max(240, 'An address of 240 letters is enough.').optional(),
  buyer: Buyer.optional(),
})
const PaymentBody = z.object({
  provider: z.enum(OFFERED_WAYS),
  part: z.union([z.number().int().positive(), z.literal('all')]).default(1),
})
const AcceptBody = z.object({ quote: z.string().max(60), travellers: z.array(TravellerBody).max(60).optional() })
const CancellationBody = z.object({ refundPaise: z.number().int().nonnegative().optional() })

/** Paths nobody else answers; a price without a quote is read at `/api/quotes`. */
const ANSWERED_HERE = [
  '/api/departures/:id',
  '/api/quotes/:token',
  '/api/bookings',
  ...['', '/hold', '/payments', '/cancellation', '/amendments'].map((what) => `/api/bookings/:reference${what}`),
]

/** Departures, quotes and bookings for programs: every answer is `{data}` or `{message, reason, fields?}`, for one visitor and this moment. */
export function createBookingCalls(services: BookingServices): Hono {
  const app = new Hono()
  app.onError(answerUnexpectedErrors(services))
  const guard = guardForm(services, LIMIT)
  for (const path of ['/api/departures/:id', '/api/quotes/:token', '/api/bookings/*']) app.use(path, guard)
  app.get('/api/departures/:id', (c) => answerDeparture(services, c))
  app.post('/api/quotes', guard, (c) => answerNewQuote(services, c))
  app.get('/api/quotes/:token', async (c) => {
    const quote = await findQuote(services.db, c.req.param('token'))
    return quote ? c.json({ data: await withRemarks(services, quote) }) : refuse(c, 'unknown-quote')
  })
  app.post('/api/bookings', limitRate({ ...HOLDS_OF_A_NETWORK, ...services }), (c) => answerNewBooking(services, c))
  app.get('/api/bookings/:reference', (c) =>
    withBooking(services, c, ({ booking }) => answerBooking(services, c, booking)),
  )
  app.post('/api/bookings/:reference/hold', (c) =>
    withBooking(services, c, (opened) => answerHold(services, c, opened)),
  )
  app.post('/api/bookings/:reference/payments', (c) =>
    withBooking(services, c, ({ access }) => answerPayment(services, c, access)),
  )
  app.get('/api/bookings/:reference/cancellation', (c) =>
    withBooking(services, c, ({ booking }) => answerRefund(services, c, booking)),
  )
  app.post('/api/bookings/:reference/cancellation', (c) =>
    withBooking(services, c, ({ access }) => answerCancelled(services, c, access)),
  )
  app.post('/api/bookings/:reference/amendments', (c) =>
    withBooking(services, c, (opened) => answerAmendment(services, c, opened)),
  )
  refuseOtherMethods(app, ANSWERED_HERE)
  return app
}

async function answerDeparture({ db, clock }: BookingServices, c: Context): Promise<Response> {
  const departure = await findDeparture(db, c.req.param('id') ?? '')
  if (!departure || departure.isPrivate) return refuse(c, 'unknown-departure')
  return c.json({ data: toDeparture(departure, istDate(clock.now())) })
}

async function answerNewQuote(services: BookingServices, c: Context): Promise<Response> {
  const sent = await jsonOf(c)
  const body = isCar(sent) ? CarBody.safeParse(sent) : QuoteBody.safeParse(sent)
  if (!body.success) return refuse(c, 'unclear-quote', { fields: faultsOf(body.error) })
  const made = await makeQuote(services, body.data)
  if (!made.ok) return refuse(c, made.reason, { fields: made.faults })
  return c.json({ data: await withRemarks(services, made.value) }, 201)
}

async function withRemarks(services: BookingServices, quote: StoredQuote) {
  return toBookableQuote(quote, await remarksOfPriced(services, quote.priced))
}

function isCar(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && 'car' in sent
}

async function answerNewBooking(services: BookingServices, c: Context): Promise<Response> {
  const key = keyOf(c)
  if (key === undefined) return refuse(c, 'key-missing')
  const body = BookingBody.safeParse(await jsonOf(c))
  if (!body.success) return refuse(c, 'unclear-booking', { fields: faultsOf(body.error) })
  const { visitor } = await recogniseVisitor(services, c)
  const held = await holdAsPromised(services, body.data, { key, userId: visitor?.id })
  if (!held.ok) return refuseHold(services, c, held, body.data.quote)
  const { reference, token, isNew } = held.value
  const { booking } = (await findBooking(services.db, services.keys, reference, { token }))!
  // The crowd waits for holds, so what the hold knows is not read again.
  const whole = isNew ? wholeAsHeld(booking, body.data.travellers) : await findWholeBooking(services.db, booking)
  return c.json({ data: { ...toBooking(whole), token } }, 201)
}

/** A price that has moved comes with the quote of now; where none can be made, what refuses it is the reason. */
async function refuseHold(
  services: BookingServices,
  c: Context,
  { reason, faults }: { reason: Refusal; faults?: Faults },
  token: string,
): Promise<Response> {
  if (reason !== 'price-changed' && reason !== 'quote-expired') return refuse(c, reason, { fields: faults })
  const old = await findQuote(services.db, token)
  const made = old && (await reviseQuote(services, old))
  if (made && !made.ok) return refuse(c, made.reason, { fields: made.faults })
  const [body, status] = refusal(reason)
  const data = made && { quote: made.value.token, totalPaise: made.value.totalPaise }
  return c.json({ ...body, reason, ...(data ? { data } : {}) }, status)
}

async function answerBooking({ db }: BookingServices, c: Context, booking: OpenedBooking): Promise<Response> {
  const [whole, instalments] = [await findWholeBooking(db, booking), await listKeptParts(db, booking.id)]
  return c.json({ data: toBooking({ ...whole, instalments }) })
}

/** Fifteen minutes more, or the seats again once the hold has ended. */
async function answerHold(
  services: BookingServices,
  c: Context,
  { booking, access }: VisitedBooking,
): Promise<Response> {
  const kept = booking.shown === 'expired' ? await holdAgain(services, access) : await extendHold(services.db, access)
  return kept.ok ? c.json({ data: { state: 'held', holdExpiresAt: kept.value.holdExpiresAt } }) : refuse(c, kept.reason)
}

async function answerPayment(services: BookingServices, c: Context, access: BookingAccess): Promise<Response> {
  const key = keyOf(c)
  if (key === undefined) return refuse(c, 'key-missing')
  const body = PaymentBody.safeParse(await jsonOf(c))
  if (!body.success) return refuse(c, 'malformed', { fields: faultsOf(body.error) })
  const started = await startPayment(services, access, { ...body.data, key })
  return started.ok ? c.json({ data: started.value }, 201) : refuse(c, started.reason)
}

async function answerRefund({ db }: BookingServices, c: Context, booking: OpenedBooking): Promise<Response> {
  if (booking.state === 'cancelled')
    return c.json({ data: toCancellation(await findCancellation(db, booking), 'cancelled') })
  const quoted = await quoteCancellation(db, booking)
  return quoted.ok ? c.json({ data: toCancellation(quoted.value, booking.shown) }) : refuse(c, quoted.reason)
}

async function answerCancelled(services: BookingServices, c: Context, access: BookingAccess): Promise<Response> {
  const sent = await jsonOf(c)
  const body = CancellationBody.safeParse(sent === undefined ? {} : sent)
  if (!body.success) return refuse(c, 'malformed', { fields: faultsOf(body.error) })
  const cancelled = await cancelBooking(services, access, { expectedPaise: body.data.refundPaise })
  if (cancelled.ok) return c.json({ data: toCancellation(cancelled.value, 'cancelled') })
  // Of what comes back the price is not what has changed.
  const message = cancelled.reason === 'price-changed' ? REFUSALS['refund-changed'].message : undefined
  return refuse(c, cancelled.reason, { message })
}

/** Without a quote the price of a change; with the quote of one, the change itself. A date that was called off is changed for another one free of charge. */
async function answerAmendment(services: BookingServices, c: Context, opened: VisitedBooking): Promise<Response> {
  const sent = await jsonOf(c)
  if (typeof sent === 'object' && sent !== null && 'quote' in sent) return answerAmended(services, c, opened, sent)
  const change = ChangeBody.safeParse(sent === undefined ? {} : sent)
  if (!change.success) return refuse(c, 'unclear-quote', { fields: faultsOf(change.error) })
  const price = mayChoose(opened.booking) ? quoteFreeMove : quoteAmendment
  const quoted = await price(services, opened.access, change.data)
  if (!quoted.ok) return refuse(c, quoted.reason, { fields: quoted.faults })
  return c.json({ data: toAmendment(quoted.value, await remarksOfPriced(services, quoted.value.quote.priced)) }, 201)
}

async function answerAmended(
  services: BookingServices,
  c: Context,
  { booking, access }: VisitedBooking,
  sent: unknown,
): Promise<Response> {
  const accepted = AcceptBody.safeParse(sent)
  if (!accepted.success) return refuse(c, 'malformed', { fields: faultsOf(accepted.error) })
  const { quote: token, travellers: named } = accepted.data
  const amended = mayChoose(booking)
    ? await acceptFreeMove(services, access, token)
    : await amendBooking(services, access, { token, named })
  if (!amended.ok) return refuse(c, amended.reason, { fields: 'faults' in amended ? amended.faults : undefined })
  const key = { token: bookingToken(services.keys, booking) }
  const now = await findBooking(services.db, services.keys, booking.reference, key)
  return answerBooking(services, c, now!.booking)
}

/** The booking of an address, for whoever holds its link or whose account made it; nobody learns whether another one is there. */
async function withBooking(
  services: BookingServices,
  c: Context,
  work: (opened: VisitedBooking) => Promise<Response>,
): Promise<Response> {
  const key = await bookingKeyOf(services, c)
  if (key.token === undefined && key.userId === undefined) return refuse(c, 'no-session')
  const opened = await findBooking(services.db, services.keys, c.req.param('reference') ?? '', key)
  return opened ? work(opened) : refuse(c, 'unknown-booking')
}

async function bookingKeyOf(services: BookingServices, c: Context): Promise<BookingKey> {
  const token = bearerIn(c)
  if (token !== undefined) return { token }
  return { userId: (await recogniseVisitor(services, c)).visitor?.id }
}
