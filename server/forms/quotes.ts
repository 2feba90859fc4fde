import { Hono } from 'hono'
import type { Context } from 'hono'
import { askOf, askParams, readAskTyped } from '#domain/bookings/quote/ask-address.ts'
import type { AskTyped } from '#domain/bookings/quote/ask-address.ts'
import { carAskOf, carAskParams, readCarTyped } from '#domain/bookings/quote/car-ask.ts'
import { carryNames } from '#domain/bookings/change/carry-names.server.ts'
import { findBooking, findTaken } from '#domain/bookings/find-booking.server.ts'
import type { KnownBookings, OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { holdAsPromised } from '#domain/bookings/hold/hold.server.ts'
import type { HeldSeats } from '#domain/bookings/hold/hold.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { findQuote, makeQuote, reviseQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { findOffer } from '#domain/departures/waitlist/offers.server.ts'
import type { OfferedSeats } from '#domain/departures/waitlist/waitlist.ts'
import type { Services } from '#domain/services.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'
import { HOLDS_OF_A_NETWORK, limitRate } from '#server/middleware/rate-limit.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import type { QuoteAnswer } from '#web/contexts.ts'
import { readPageForm, textIn } from '#web/forms.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'
import { bookingCookie, knownTrips } from './booking/door.ts'
import { formOf, guardForm } from './form-guard.ts'
import { drawAnswers, keptAnswer } from './kept-answer.ts'

const NEW = '/booking/new'
const CAR = '/booking/car'
const QUOTE = '/q/:token{[\\w-]{1,60}}'
const LARGEST_FORM = 16 * 1024
const LONGEST_QUERY = 4000
const KEY = /^[\w-]{16,64}$/
/** A carrier's network has thousands of phones behind it. */
const READS = { most: 6000, per: 10 * MINUTE, maxSize: LARGEST_FORM }
const SENDS = { most: 1200, per: 10 * MINUTE, maxSize: LARGEST_FORM }

export type QuoteForms = RequestServices & Pick<Services, 'memory' | 'gstRates' | 'otherNames'>

/**
 * From the first step to seats, or a car, that are held. GET `/booking/new` is the steps, whose whole state stands in the address; POST there makes a quote and leads
 * to `/q/{token}`, or shows the step again with what was typed. On the page of a quote POST `accept` holds its seats, once for a page that was drawn,
 * and leads to `/booking/{reference}/travellers`, or asks first where somebody else has taken it; POST `revise` asks the same anew as a new version.
 */
export function createQuotes(services: QuoteForms, draw: DrawPrivate): Hono {
  const app = new Hono()
  const [read, send] = [guardForm(services, READS), guardForm(services, SENDS)]
  app.get(NEW, read, (c) => showSteps(services, draw, c))
  app.post(NEW, send, (c) => ask(services, drawAnswers(services, c, draw), c))
  app.get(CAR, read, (c) => showCar(services, draw, c))
  app.post(CAR, send, (c) => askCar(services, drawAnswers(services, c, draw), c))
  app.get(QUOTE, read, (c) => showQuote(services, draw, c))
  const some = limitRate({ ...HOLDS_OF_A_NETWORK, ...services })
  app.post(`${QUOTE}/accept`, send, some, (c) => withQuote(services, drawAnswers(services, c, draw), c, accept))
  app.post(`${QUOTE}/revise`, send, (c) => withQuote(services, drawAnswers(services, c, draw), c, revise))
  return app
}

async function showSteps(services: QuoteForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const { search } = new URL(c.req.url)
  if (search.length > LONGEST_QUERY) return refuse(c, 'endless-address')
  return draw(`${NEW}${search}`, { answer: keptAnswer(services, c), offer: await offerOf(services, c) })
}

/** The key of its form stays with the browser until the quote is taken: whoever lost the answer and looks again takes it once. */
async function showQuote(services: QuoteForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const token = tokenIn(c)
  const [offer, taken] = await Promise.all([offerOf(services, c), takenBy(services, c)])
  const [known, kept] = (services.cookie(c, 'accepting') ?? '').split('.')
  const formKey = known === token && kept !== undefined && KEY.test(kept) ? kept : crypto.randomUUID()
  const drawn = await draw(pathOf(token), { answer: keptAnswer(services, c), offer, taken, formKey })
  if (drawn.ok && !taken) drawn.headers.append('Set-Cookie', services.jar.set('accepting', `${token}.${formKey}`))
  return drawn
}

/** The booking this very visitor has made of the quote. */
async function takenBy(services: QuoteForms, c: Context) {
  return findTaken(services.db, services.keys, tokenIn(c), await knownTo(services, c))
}

async function knownTo(services: QuoteForms, c: Context): Promise<KnownBookings> {
  const { visitor } = await recogniseVisitor(services, c)
  return { links: knownTrips(services, c), userId: visitor?.id }
}

/** The seats that are kept for a browser that came by the link of a waiting list. */
async function offerOf({ db, keys, cookie }: QuoteForms, c: Context): Promise<OfferedSeats | undefined> {
  const token = cookie(c, 'offer')
  return token === undefined ? undefined : findOffer(db, keys, token)
}

async function ask(services: QuoteForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const sent = await readPageForm(c.req.raw)
  if (!sent.ok) return refuse(c, sent.reason)
  const fields = [...sent.value].filter((field): field is [string, string] => typeof field[1] === 'string')
  const typed = readAskTyped(new URLSearchParams(fields))
  const offer = await offerOf(services, c)
  const made = await quoteFor({ ...services, offer }, typed)
  if (made.ok) return c.redirect(pathOf(made.value.token), 303)
  return draw(`${NEW}?${askParams(typed)}`, { answer: answerOf(made.reason), status: statusOf(made.reason), offer })
}

function showCar(services: QuoteForms, draw: DrawPrivate, c: Context): Promise<Response> | Response {
  const { search } = new URL(c.req.url)
  return search.length > LONGEST_QUERY
    ? refuse(c, 'endless-address')
    : draw(`${CAR}${search}`, { answer: keptAnswer(services, c) })
}

/** A car is asked for in one step: its trip was typed where its fare was worked out. */
async function askCar(services: QuoteForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const sent = await readPageForm(c.req.raw)
  if (!sent.ok) return refuse(c, sent.reason)
  const fields = [...sent.value].filter((field): field is [string, string] => typeof field[1] === 'string')
  const typed = readCarTyped(new URLSearchParams(fields))
  const made = await makeQuote(services, carAskOf(typed))
  if (made.ok) return c.redirect(pathOf(made.value.token), 303)
  const { reason, faults } = made
  const answer = { ...answerOf(reason), ...(faults ? { faults } : {}) }
  return draw(`${CAR}?${carAskParams(typed)}`, { answer, status: statusOf(reason) })
}

/** The quote that was asked for, as a new version of the one it changes. */
async function quoteFor(services: QuoteNeeds, typed: AskTyped) {
  const asked = askOf(typed)
  if (!asked.ok) return asked
  const changed = await findQuote(services.db, typed.revises)
  return makeQuote(services, asked.value, changed)
}

type Take = (services: QuoteForms, sent: { c: Context; quote: StoredQuote; draw: DrawPrivate }) => Promise<Response>

async function withQuote(services: QuoteForms, draw: DrawPrivate, c: Context, take: Take): Promise<Response> {
  const quote = await findQuote(services.db, tokenIn(c))
  return quote ? take(services, { c, quote, draw }) : draw(pathOf(tokenIn(c)))
}

const accept: Take = async (services, { c, quote, draw }) => {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const key = textIn(read.value.form, 'key')
  if (!KEY.test(key)) return refuse(c, 'key-missing')
  const known = await knownTo(services, c)
  const find = () => findTaken(services.db, services.keys, quote.token, known)
  const taken = await find()
  if (taken) return c.redirect(pathOfTaken(taken), 303)
  const isSole = textIn(read.value.form, 'again') !== '1'
  const asker = { key, userId: known.userId, offer: services.cookie(c, 'offer'), isSole }
  const promised = { ...services, offer: await offerOf(services, c) }
  const held = await holdAsPromised(promised, { quote: quote.token }, asker)
  if (!held.ok) {
    // An account on two devices in one moment: the other one was quicker.
    const own = held.reason === 'quote-taken' ? await find() : undefined
    return own ? c.redirect(pathOfTaken(own), 303) : showAgain(draw, quote, held.reason)
  }
  const { reference, token } = held.value
  if (held.value.isNew) await nameAsBefore(services, held.value, known)
  // Whoever is signed in has it by their account, and by nothing that outlives being signed out everywhere.
  if (known.userId === undefined) c.header('Set-Cookie', bookingCookie(services, reference, token), { append: true })
  c.header('Set-Cookie', services.jar.clear('accepting'), { append: true })
  // 303, so that the browser fetches the next page instead of sending the form there again.
  return c.redirect(`/booking/${reference}/travellers`, 303)
}

function pathOfTaken({ reference, contactName }: OpenedBooking): string {
  return `/booking/${reference}${contactName === null ? '/travellers' : ''}`
}

async function nameAsBefore(services: QuoteForms, { reference, token }: HeldSeats, known: KnownBookings) {
  const visited = await findBooking(services.db, services.keys, reference, { token })
  if (visited) await carryNames(services, { ...visited, known })
}

const revise: Take = async (services, { c, quote, draw }) => {
  const made = await reviseQuote({ ...services, offer: await offerOf(services, c) }, quote)
  return made.ok ? c.redirect(pathOf(made.value.token), 303) : showAgain(draw, quote, made.reason)
}

function showAgain(draw: DrawPrivate, { token }: StoredQuote, reason: QuoteAnswer['reason']): Promise<Response> {
  return draw(pathOf(token), { answer: answerOf(reason), status: statusOf(reason) })
}

function answerOf(reason: QuoteAnswer['reason']): QuoteAnswer {
  return { form: 'quote', reason }
}

function statusOf(reason: QuoteAnswer['reason']): number {
  return isRefusal(reason) ? REFUSALS[reason].status : 400
}

function pathOf(token: string): string {
  return `/q/${token}`
}

function tokenIn(c: Context): string {
  return c.req.param('token') ?? ''
}
