import { and, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { DRIVER_NAMED_AT } from '#domain/cars/hire.ts'
import { comingSentence, toldPlaces } from '#domain/catalogue/pickups.ts'
import { inGap } from '#domain/messaging/dlt.ts'
import { partyText } from '#domain/party/party.ts'
import { onDayBefore, todayInIndia } from '#platform/database-time.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { askEachOnce } from '#domain/bookings/asked-once.server.ts'
import { mail, text } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { isFromEveningBefore } from './evening-before.ts'

/** Longer ago was the evening before another date: one evening lasts six hours, and eighteen lie between two. */
const OF_THIS_EVENING = '12 hours'

/**
 * Tells who booked a package where to be and when, from 18:00 in India on the evening before by the database's clock until the day it leaves is over, once a date, whoever else does so at the
 * same time. Whoever booked after that hour has just had the mail of the booking, and a car's evening has its driver. Gives how many were told.
 */
export function tellLeavingSoon(needs: MessageNeeds): Promise<number> {
  const evening = onDayBefore(bookings.startsOn, DRIVER_NAMED_AT)
  const areDue = and(
    isNotNull(bookings.departureId),
    isNull(bookings.choiceUntil),
    gte(bookings.startsOn, todayInIndia),
    lte(evening, sql`now()`),
    lt(bookings.confirmedAt, evening),
  )
  return askEachOnce(needs, { kind: 'leaving-told', within: OF_THIS_EVENING, areDue, isDue, ask: tell })
}

function isDue(booking: OpenedBooking): boolean {
  return booking.shown === 'confirmed' && booking.startsOn >= booking.today && isFromEveningBefore(booking)
}

async function tell(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const { journey, reference, startsOn } = booking
  const told = toldPlaces(journey)
  const date = formatDate(startsOn)
  const parts = await listInstalments(needs.db, booking.id)
  const owedPaise = parts.reduce((sum, { paidAt, amountPaise }) => sum + (paidAt === null ? amountPaise : 0), 0)
  await mail(needs, booking, 'leaving-soon', {
    coming:
      comingSentence(told).trim() ||
      `It leaves ${journey.departureCity}: if we have not agreed yet where you come to, please answer this mail or call us.`,
    facts: [
      ['Begins', `${date}, ${journey.departureCity}`],
      ...(told.pickup ? [['You get in at', told.pickup] as const] : []),
      ...(told.meeting ? [['You come to', told.meeting] as const] : []),
      ['Back on', formatDate(journey.endsOn)],
      ['Travellers', partyText(journey.party)],
      ...(owedPaise > 0 ? [['Still to pay', formatPaise(owedPaise)] as const] : []),
      ['Booking', reference],
    ],
  })
  const place = told.pickup ?? told.meeting ?? journey.departureCity
  await text(needs, booking, 'leaving-soon', { reference, date, place: inGap(place) })
}
