import type { MailFacts } from '#domain/messaging/kind.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { sumTold } from '#domain/payments/orders.server.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { slabCharge } from '#domain/pricing/cancellation-terms.ts'
import { refundRowOn } from '#domain/pricing/refund-table.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { extrasOf } from '#domain/bookings/quote/extras-of.ts'
import { meetingText, pickupText } from '#domain/catalogue/pickups.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { BackTo } from '#domain/bookings/cancel/back-to.server.ts'
import { tellFriendsCalledOff, tellFriendsCancelled } from '#domain/bookings/group/friend-messages.server.ts'
import { isContactVerified } from '#domain/bookings/hold/verify-contact.server.ts'
import { enclosed } from '#domain/bookings/papers/enclosures.ts'
import { mail, text } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'

const CANCELLED = { asked: 'cancelled', operator: 'cancelled-by-us', unpaid: 'cancelled-unpaid' } as const

/**
 * Tells that a booking is cancelled, and what comes back; to each friend who gave an address, what comes back to them. Nobody is told of a hold they let go at an address that may be a stranger's: it costs nothing to
 * hold seats under it and let them go, again and again.
 */
export async function tellCancelled(
  needs: MessageNeeds,
  booking: OpenedBooking,
  quote: CancellationQuote & { reason: 'asked' | 'unpaid' | 'operator'; backTo: readonly BackTo[] },
): Promise<void> {
  const isNobodys = booking.confirmedAt === null && booking.bookedBy === null && !isContactVerified(booking)
  if (isNobodys && quote.reason === 'asked') return
  await tellFriendsCancelled(needs, booking, quote)
  const calledOff = quote.reason === 'operator' ? await findCalledOff(needs.db, booking) : undefined
  const facts: MailFacts = [
    ...(calledOff?.because ? [['Why', calledOff.because] as const] : []),
    ['Booking', booking.reference],
    ...(quote.paidPaise === 0 ? [] : sumsOf(quote)),
  ]
  const encloses = booking.confirmedAt ? enclosed(booking, ['calendar']) : []
  await mail(
    needs,
    booking,
    CANCELLED[quote.reason],
    { back: backText(quote, await sumTold(needs.db, booking.id)), facts },
    { encloses },
  )
}

/** Tells that the date was called off, and until when another one may be chosen: who booked by mail and SMS, friends by mail. */
export async function tellCalledOff(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { until, because }: { until: CalendarDate; because: string },
): Promise<void> {
  const { reference, startsOn } = booking
  const { applied } = await findBalances(needs.db, booking.id)
  const [date, untilDay] = [formatDate(startsOn), formatDate(until)]
  await mail(
    needs,
    booking,
    'called-off',
    {
      until: untilDay,
      facts: [
        ['Why', because],
        ['Booking', reference],
        ['Paid', formatPaise(applied)],
        ['Choose until', untilDay],
      ],
    },
    { page: '/called-off' },
  )
  await tellFriendsCalledOff(needs, booking, { until: untilDay, because })
  await text(needs, booking, 'called-off', { reference, date, until: untilDay })
}

/** Tells who booked what a booking has become, and what that costs or gives back. The same figures, by the same names, stand on the trip's ticket. */
export async function tellAmended(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { journey, wasPaise, isPaise, paidPaise, refundPaise, parts, left }: AmendedMoney,
): Promise<void> {
  const keptPaise = isPaise - journey.totalPaise
  const extras = extrasOf(journey)
  const own = {
    journey: journey.package.name,
    date: formatDate(journey.startsOn),
    back: refundPaise > 0 ? `${formatPaise(refundPaise)} goes back to where it came from.` : '',
    facts: [
      ['Booking', booking.reference],
      ['Who', partyWithAgesText(journey.party)],
      ...(left === '' ? [] : [['No longer comes', left] as const]),
      [journey.package.kind === 'car' ? 'Car' : 'Rooms', journey.roomsText],
      ...(extras.length > 0 ? [['Extras', extras.join(', ')] as const] : []),
      ['Leaves', formatDate(journey.startsOn)],
      ...gotIn(booking.journey, journey),
      ['Before the change', formatPaise(wasPaise)],
      ['Total now', formatPaise(journey.totalPaise)],
      ...(keptPaise > 0 ? [['Kept for what fell away', formatPaise(keptPaise)] as const] : []),
      ['Paid', formatPaise(paidPaise)],
      ...(refundPaise > 0 ? [['Sent back', formatPaise(refundPaise)] as const] : []),
      ...parts.map(({ amountPaise, dueOn }) => ['To pay', dueText(amountPaise, dueOn)] as const),
      ['Cancelling now costs', slabCharge(refundRowOn(journey.refunds, booking.today))],
    ] satisfies MailFacts as MailFacts,
  }
  // Whoever may choose another date never asked for one.
  await mail(needs, booking, booking.choiceUntil === null ? 'changed' : 'moved', own, {
    encloses: enclosed(booking, ['itinerary', 'calendar']),
  })
}

/** Where one gets in or comes to, where there is one or there was. */
function gotIn(was: PricedJourney, is: PricedJourney): MailFacts {
  if (is.pickup) return [['You get in at', pickupText(is.pickup)]]
  const noMore = was.pickup ? `; no more at ${was.pickup.place}` : ''
  if (is.meeting) return [['You come to', `${meetingText(is.meeting)}${noMore}`]]
  return was.pickup ? [['You get in', `where it leaves, in ${is.departureCity}${noMore}`]] : []
}

type AmendedMoney = {
  journey: PricedJourney
  wasPaise: Paise
  isPaise: Paise
  paidPaise: Paise
  refundPaise: Paise
  parts: readonly { amountPaise: Paise; dueOn: CalendarDate | null }[]
  /** Who no longer comes, by name. */
  left: string
}

function sumsOf({ paidPaise, earlierChargesPaise, chargeTotalPaise, refundPaise }: CancellationQuote): MailFacts {
  const hasEarlier = earlierChargesPaise > 0 && refundPaise > 0
  return [
    ['Paid', formatPaise(paidPaise)],
    ...(hasEarlier ? [['Charges of earlier changes', formatPaise(earlierChargesPaise)] as const] : []),
    ['Charge with GST', formatPaise(chargeTotalPaise)],
    ['Back to you', formatPaise(refundPaise)],
  ]
}

type Back = CancellationQuote & { reason: 'asked' | 'unpaid' | 'operator' }

/** What comes back of what is paid, and of what is said to have gone and is not found yet: once it is, it goes back by itself. */
function backText(quote: Back, toldPaise: Paise): string {
  const told = `${formatPaise(toldPaise)} is said to be on its way to our bank. We are looking for it: once it is there, it goes back to where it came from, and you need do nothing.`
  if (toldPaise === 0) return paidBackText(quote)
  return quote.paidPaise === 0 ? told : `${paidBackText(quote)} ${told}`
}

function paidBackText({ paidPaise, refundPaise, reason }: Back): string {
  if (paidPaise === 0) return 'Nothing had been paid, so nothing goes back.'
  if (refundPaise === 0) return 'Nothing is left to go back.'
  const all = reason === 'operator' && refundPaise === paidPaise ? 'Everything you paid comes back to you. ' : ''
  return `${all}${formatPaise(refundPaise)} goes back to where it came from; you need do nothing.`
}

/** A part that is left to pay, as a mail says it. */
export function dueText(paise: Paise, dueOn: string | null): string {
  return dueOn === null ? formatPaise(paise) : `${formatPaise(paise)} by ${formatDate(dueOn)}`
}
