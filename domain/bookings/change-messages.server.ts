import { findBalances } from '#domain/payments/ledger.server.ts'
import { calledOffSms } from '#domain/messaging/templates/booking-sms.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import type { CancellationQuote } from './cancellation-quote.ts'
import type { PricedJourney } from './priced-journey.ts'
import type { OpenedBooking } from './find-booking.server.ts'
import { enclosed } from './enclosures.ts'
import { mail, text } from './booking-messages.server.ts'
import type { MessageNeeds } from './booking-messages.server.ts'

const WHY_CANCELLED = {
  asked: 'Your booking is cancelled.',
  operator:
    'We are sorry: we have had to call this departure off. Everything you paid comes back to you. The same journey leaves on other dates, which you find on its page.',
  unpaid:
    'A part of the price did not reach us, also after its days of grace. Your seats have gone back, and the booking is cancelled.',
}

/** Tells that a booking is cancelled, and what comes back. */
export async function tellCancelled(
  needs: MessageNeeds,
  booking: OpenedBooking,
  quote: CancellationQuote & { reason: 'asked' | 'unpaid' | 'operator' },
): Promise<void> {
  const calledOff = quote.reason === 'operator' ? await findCalledOff(needs.db, booking.departureId) : undefined
  await mail(needs, booking, {
    subject: `Cancelled: ${booking.journey.package.name}, ${formatDate(booking.startsOn)}`,
    paragraphs: [WHY_CANCELLED[quote.reason], backText(quote)],
    facts: [
      ...(calledOff?.because ? [['Why', calledOff.because] as const] : []),
      ['Booking', booking.reference],
      ['Paid', formatPaise(quote.paidPaise)],
      ['Charge with GST', formatPaise(quote.chargeTotalPaise)],
      ['Back to you', formatPaise(quote.refundPaise)],
    ],
    action: 'Open my booking',
    encloses: booking.confirmedAt ? enclosed(booking, ['calendar']) : [],
  })
}

/** Tells that the date was called off, and until when another one may be chosen, by mail and SMS. */
export async function tellCalledOff(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { until, because }: { until: CalendarDate; because: string },
): Promise<void> {
  const { journey, reference, startsOn } = booking
  const { applied } = await findBalances(needs.db, booking.id)
  const [date, untilDay] = [formatDate(startsOn), formatDate(until)]
  await mail(
    needs,
    booking,
    {
      subject: `Called off: ${journey.package.name}, ${date}. Another date, or everything back`,
      paragraphs: [
        `We are sorry: we have had to call ${journey.package.name} of ${date} off.`,
        `Until ${untilDay} you may move to another date free of charge. What you were promised it costs stays: a dearer date costs you nothing more, of a cheaper one the difference comes back.`,
        'Or have everything back at once, on the same page. If you do nothing, everything goes back to where it came from by itself on the day after.',
      ],
      facts: [
        ['Why', because],
        ['Booking', reference],
        ['Paid', formatPaise(applied)],
        ['Choose until', untilDay],
      ],
      action: 'Choose another date, or everything back',
    },
    '/called-off',
  )
  await text(needs, booking, calledOffSms({ reference, date, until: untilDay }))
}

/** Tells what a booking has become, and what that costs or gives back. */
export async function tellAmended(
  needs: MessageNeeds,
  booking: OpenedBooking,
  { journey, wasPaise, isPaise, refundPaise, parts }: AmendedMoney,
): Promise<void> {
  await mail(needs, booking, {
    subject: `Changed: ${journey.package.name}, ${formatDate(journey.startsOn)}`,
    paragraphs: [
      'Your booking is changed as you asked.',
      ...(refundPaise > 0 ? [`${formatPaise(refundPaise)} goes back to where it came from.`] : []),
    ],
    facts: [
      ['Booking', booking.reference],
      ['Who', partyWithAgesText(journey.party)],
      [journey.package.kind === 'car' ? 'Car' : 'Rooms', journey.roomsText],
      ['Leaves', formatDate(journey.startsOn)],
      ['It was', formatPaise(wasPaise)],
      ['It is', formatPaise(isPaise)],
      ...parts.map(({ amountPaise, dueOn }) => ['To pay', dueText(amountPaise, dueOn)] as const),
    ],
    action: 'Open my booking',
    encloses: enclosed(booking, ['itinerary', 'calendar']),
  })
}

type AmendedMoney = {
  journey: PricedJourney
  wasPaise: Paise
  isPaise: Paise
  refundPaise: Paise
  parts: readonly { amountPaise: Paise; dueOn: CalendarDate | null }[]
}

function backText({ refundPaise }: CancellationQuote): string {
  if (refundPaise === 0) return 'Nothing is left to go back.'
  return `${formatPaise(refundPaise)} goes back to where it came from; you need do nothing.`
}

function dueText(paise: Paise, dueOn: string | null): string {
  return dueOn === null ? formatPaise(paise) : `${formatPaise(paise)} by ${formatDate(dueOn)}`
}
