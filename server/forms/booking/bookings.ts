import { Hono } from 'hono'
import type { Context } from 'hono'
import { cancelBooking } from '#domain/bookings/cancel/cancel.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { claimByLink } from '#domain/bookings/hold/claim.server.ts'
import { extendHold, holdAgain } from '#domain/bookings/hold/keep-hold.server.ts'
import { goOnWithoutSpent } from '#domain/bookings/hold/without-spent.server.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import { verifyByLink } from '#domain/bookings/hold/verify-contact.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { refused } from '#platform/result.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { keptParty, readParty } from '#web/party-typed.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { bookingKeyOf, enterByLink, isOwnBooking } from './door.ts'
import { calledOff } from './called-off.ts'
import { amend, change } from './change.ts'
import { details } from './details.ts'
import { group } from './group.ts'
import { invoiceAddress } from './invoice-address.ts'
import { leadOn, PAGES } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'
import { pay } from './payment.ts'
import { sendCode, verifyCode } from './contact-code.ts'
import { story } from './story.ts'
import { formOf, guardForm } from '#server/forms/form-guard.ts'
import { drawAnswers, keptAnswer } from '#server/forms/kept-answer.ts'

const BOOKING = '/booking/:reference{[\\w-]{4,40}}'
const LARGEST_FORM = 64 * 1024
/** A carrier's network has thousands of phones behind it. */
const READS = { most: 6000, per: 10 * MINUTE, maxSize: LARGEST_FORM }
const SENDS = { most: 1200, per: 10 * MINUTE, maxSize: LARGEST_FORM }

/**
 * The pages of a booking, for whoever came by its link or whose account made it, and their forms. Who may open it is asked by every page and every form
 * alike, and nobody learns whether another booking is there. A form that went well leads on with 303; one that did not is shown again.
 */
export function createBookings(services: BookingForms, draw: DrawPrivate): Hono {
  const app = new Hono()
  for (const page of PAGES) app.get(`${BOOKING}${page}`, guardForm(services, READS), (c) => show(services, draw, c))
  const forms = {
    travellers,
    details,
    group,
    story,
    code: sendCode,
    proof: verifyCode,
    hold,
    'without-coupon': withoutSpent,
    pay,
    change,
    amend,
    cancel,
    'called-off': calledOff,
    'invoice-address': invoiceAddress,
    claim,
  }
  for (const [name, take] of Object.entries(forms))
    app.post(`${BOOKING}/${name}`, guardForm(services, SENDS), (c) => withBooking(services, draw, c, take))
  return app
}

async function show(services: BookingForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const reference = referenceIn(c)
  const entered = await enterByLink(services, c, reference)
  if (entered) await verifyByLink(services, reference, c.req.query('key') ?? '')
  if (entered) return entered
  const asked = new URLSearchParams(
    (['view', 'error'] as const).flatMap((name) => {
      const value = c.req.query(name)
      return value === undefined ? [] : [[name, value.slice(0, 40)]]
    }),
  )
  const path = asked.size === 0 ? c.req.path : `${c.req.path}?${asked}`
  const bookingKey = await bookingKeyOf(services, c, reference)
  const drawn = await draw(path, { answer: keptAnswer(services, c), bookingKey })
  // A link of before it was the account's.
  if (bookingKey.token !== undefined && (await isOwnBooking(services, reference, bookingKey)))
    drawn.headers.append('Set-Cookie', services.jar.clear(`trip-${reference}`))
  return drawn
}

type Take = (services: BookingForms, sent: SentToBooking) => Promise<Response>

async function withBooking(services: BookingForms, draw: DrawPrivate, c: Context, take: Take): Promise<Response> {
  const reference = referenceIn(c)
  const key = await bookingKeyOf(services, c, reference)
  const opened = await findBooking(services.db, services.keys, reference, key)
  // The page that says so is the same whether another booking is there or not.
  if (!opened) return draw(`/booking/${reference}`)
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  return take(services, { ...opened, c, form: read.value.form, key, draw: drawAnswers(services, c, draw) })
}

async function travellers(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access } = sent
  const named = await nameParty(services, access, readParty(form, booking))
  if (named.ok && named.value.asksCode) return leadOn(c, booking, '/proof')
  if (named.ok) return leadOn(c, booking, booking.state === 'confirmed' ? '' : '/review')
  if (!named.faults) return leadOn(c, booking, '/travellers', named.reason)
  return showPartyAgain(sent, named.reason, named.faults)
}

function showPartyAgain({ form, booking, key, draw }: SentToBooking, reason: Refusal, faults: Faults) {
  const { message, status } = REFUSALS[reason]
  const draft = { typed: keptParty(form), faults, message }
  return draw(`/booking/${booking.reference}/travellers`, {
    answer: { form: 'travellers', draft },
    status,
    bookingKey: key,
  })
}

/** Fifteen minutes more, or the seats again once the hold has ended; leads back to the page the button stood on. */
async function hold(services: BookingForms, { c, form, booking, access }: SentToBooking): Promise<Response> {
  const kept = booking.shown === 'expired' ? await holdAgain(services, access) : await extendHold(services.db, access)
  return leadOn(c, booking, backIn(form), kept.ok ? undefined : kept.reason)
}

/** The same journey without a coupon or an early bird that ran out, at the price that was shown; leads on to the review, which shows what stood in the way. */
async function withoutSpent(services: BookingForms, { c, form, booking, access }: SentToBooking): Promise<Response> {
  const shown = textIn(form, 'totalPaise')
  if (!/^\d{1,15}$/.test(shown)) return leadOn(c, booking, backIn(form))
  const went = await goOnWithoutSpent(services, access, { shownPaise: Number(shown) })
  return leadOn(c, booking, backIn(form), went.ok ? undefined : went.reason)
}

/** Cancels at exactly the refund that was shown; another sum is shown first. */
async function cancel(services: BookingForms, { c, form, booking, access }: SentToBooking): Promise<Response> {
  const shown = textIn(form, 'refundPaise')
  if (!/^\d{1,15}$/.test(shown)) return leadOn(c, booking, '/cancel')
  const cancelled = await cancelBooking(services, access, { expectedPaise: Number(shown) })
  return cancelled.ok ? leadOn(c, booking, '') : leadOn(c, booking, '/cancel', cancelled.reason)
}

/** Among the trips of whoever is signed in, whom the link lets in. */
async function claim(services: BookingForms, { c, booking, access, key }: SentToBooking): Promise<Response> {
  const claimed = key.userId === undefined ? refused('forbidden') : await claimByLink(services.db, access, key.userId)
  return leadOn(c, booking, '', claimed.ok ? undefined : claimed.reason)
}

/** The page a button stood on. */
function backIn(form: Form): '' | '/travellers' | '/review' {
  return (['/travellers', '/review'] as const).find((page) => page === textIn(form, 'back')) ?? ''
}

function referenceIn(c: Context): string {
  return c.req.param('reference') ?? ''
}
