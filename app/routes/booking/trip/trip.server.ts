import { findLatestChange } from '#domain/bookings/change/latest-change.server.ts'
import type { RouterContextProvider } from 'react-router'
import { listBackTo, nameBack, payerName } from '#domain/bookings/cancel/back-to.server.ts'
import { quoteCancellation, findCancellation, wasCalledOff } from '#domain/bookings/cancel/cancel.server.ts'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import { bookerName, isForgotten, wasBooked } from '#domain/bookings/booking.ts'
import { listOwnPapers } from '#domain/bookings/papers/booking-papers.ts'
import { buyerWords, takesBuyer, wantsBuyer } from '#domain/bookings/papers/buyer.ts'
import { buyerStood } from '#domain/bookings/papers/give-buyer.server.ts'
import { listBookingMessages } from '#domain/bookings/booking-messages.server.ts'
import { findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import type { WholeBooking } from '#domain/bookings/find-booking.server.ts'
import { lastMove, refuseMove } from '#domain/bookings/change/amendment-quote.server.ts'
import { heldAgainAt } from '#domain/bookings/hold/hold-again.server.ts'
import { lastChangeOn } from '#domain/bookings/change/last-change.server.ts'
import { withMeals } from '#domain/bookings/trip/later-details.server.ts'
import { listWhoLeft } from '#domain/bookings/trip/travellers.server.ts'
import { isNamed } from '#domain/bookings/change/name-party.server.ts'
import { mayProveLate } from '#domain/bookings/hold/verify-contact.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import { wholeParts } from '#domain/bookings/group/shares.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { shownBuyer } from '#web/buyer-typed.ts'
import { bookingKeyContext, formAnswerContext, servicesContext } from '#web/contexts.ts'
import type { FormAnswer } from '#web/contexts.ts'
import { openBooking, refusedWords, standingOf } from '#app/routes/booking/opened.server.ts'
import { lastOrderOf } from './trip-state.ts'

/** Everything the page of a trip shows. */
export async function loadTrip(context: Readonly<RouterContextProvider>, reference: string, url: string) {
  const { db } = context.get(servicesContext)
  const booking = await openBooking(context, reference)
  const [whole, standing, site] = await Promise.all([
    findWholeBooking(db, booking),
    standingOf(context, booking),
    findSetting(db, 'site'),
  ])
  const order = lastOrderOf(whole, await heldAgainAt(db, booking.id))
  const cancellation = await cancellationOf(db, booking)
  return {
    standing,
    parts: wholeParts(whole.instalments),
    isShared: whole.instalments.some(({ share, paidAt }) => share !== null && paidAt === null),
    hasGroup: (await listShares(db, booking.id)).length > 0,
    paidPaise: whole.balances.applied,
    chargesPaise: whole.chargesPaise,
    sentBack: whole.state === 'cancelled' ? undefined : sentBackOf(whole),
    lastChange: await findLatestChange(db, booking.id),
    left: await listWhoLeft(db, booking.id, whole.travellers),
    travellers: await withMeals(db, whole),
    isNamed: isNamed(whole, whole.travellers),
    mayMove: refuseMove(booking) === undefined,
    moveUntil: lastMove(booking),
    changeUntil: await lastChangeOn(db, booking),
    pickup: whole.pickup,
    driver: whole.driver,
    name: bookerName(whole),
    seats: whole.seats,
    bookedOn: istDate(whole.confirmedAt ?? whole.createdAt),
    cancelledOn: whole.cancelledAt && istDate(whole.cancelledAt),
    isOurs: whole.state === 'cancelled' && (await wasCalledOff(db, booking)),
    order: order && {
      id: order.id,
      provider: order.provider,
      state: order.state,
      amountPaise: order.amountPaise,
      detail: order.detail,
    },
    refunds: whole.refunds.map(({ amountPaise, state, doneAt, reason, share }) => ({
      amountPaise,
      state,
      reason,
      to: share === null ? undefined : payerName(whole, share),
      doneOn: doneAt && istDate(doneAt),
    })),
    cancellation,
    backTo: await backToOf(db, whole, cancellation?.refundPaise ?? 0),
    papers: listOwnPapers(whole),
    isForgotten: isForgotten(whole),
    invoice: isBilledYet(whole) && !standing.calledOff ? invoiceOf(whole, context.get(formAnswerContext)) : undefined,
    messages: await listBookingMessages(db, booking.id),
    own: ownBy(booking, context.get(bookingKeyContext)),
    phone: site?.bandPhone ?? null,
    did: new URL(url).searchParams.get('view'),
    error: refusedWords(url),
  }
}

/** How whoever came by the link makes the trip known as theirs: signed in at once, else by a code. */
function ownBy(booking: OpenedBooking, { userId }: BookingKey): 'claim' | 'code' | undefined {
  const isGuests = booking.userId === null && wasBooked(booking)
  if (isGuests && userId !== undefined) return 'claim'
  return mayProveLate(booking) ? 'code' : undefined
}

/** Once it is booked and until its invoice is made; before that the names are asked with it. */
function isBilledYet(whole: WholeBooking): boolean {
  return (whole.shown === 'confirmed' || whole.shown === 'completed') && takesBuyer(whole)
}

function invoiceOf(whole: WholeBooking, answer: FormAnswer | null) {
  const draft = answer?.form === 'invoice' ? answer.draft : undefined
  const { buyer, journey } = whole
  return {
    buyer: shownBuyer(whole, draft?.typed),
    stood: buyerStood(whole),
    /** Of an answer that was not written down. */
    amiss: draft?.message ?? '',
    faults: draft?.faults ?? {},
    isWanted: wantsBuyer(journey),
    isGiven: buyer !== null,
    words: buyer ? buyerWords(buyer, whole.contactName) : '',
  }
}

/** What went back of the parts that are paid while the trip goes on, and since when it is there. */
function sentBackOf({ refunds }: WholeBooking): SentBack | undefined {
  const back = refunds.filter(({ reason }) => reason === 'amended' || reason === 'given-back')
  const paise = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  if (paise === 0) return undefined
  const isThere = back.every(({ state }) => state === 'done')
  const last = back.findLast(({ doneAt }) => doneAt !== null)?.doneAt
  const there = last ? `back on ${formatDate(istDate(last))}` : ''
  if (isThere) return { paise, words: there, isThere }
  const coming = back.filter(({ state }) => state !== 'done').reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const words = last ? `${formatPaise(paise - coming)} of it ${there}, ${formatPaise(coming)} on its way` : 'on its way'
  return { paise, words, isThere }
}
export type SentBack = { paise: Paise; words: string; isThere: boolean }

export type Trip = Awaited<ReturnType<typeof loadTrip>>

/** Who gets what of it back: of what is cancelled as it went, else as it would. */
async function backToOf(db: Db, whole: WholeBooking, refundPaise: number) {
  if (whole.state !== 'cancelled') return listBackTo(db, whole, refundPaise)
  const cancelled = whole.refunds.filter(({ reason }) => reason === 'cancelled')
  return nameBack(
    whole,
    whole.travellers,
    cancelled.map(({ share, amountPaise }) => ({ share, paise: amountPaise })),
  )
}

/** What cancelling came to, or would come to today; nothing where there is nothing to cancel. */
async function cancellationOf(db: Db, booking: OpenedBooking) {
  if (booking.state === 'cancelled') return findCancellation(db, booking)
  const quoted = await quoteCancellation(db, booking)
  return quoted.ok ? quoted.value : undefined
}
