import { and, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { todayInIndia } from '#platform/database-time.server.ts'
import { formatDate } from '#platform/dates.ts'
import { askEachOnce } from '#domain/bookings/asked-once.server.ts'
import { mail } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { ADDRESS_FROM_PAISE, wantsBuyer } from './buyer.ts'

/** From so many days before it leaves until its last day. */
const ASKED_BEFORE_DAYS = 3

/**
 * Asks who booked, once, for the address the law wants on the invoice of what costs so much (CGST Rule 46(e)), where none was given by three days before the journey, whoever else does so at the
 * same time. Whoever has booked since yesterday was asked a moment ago, by the mail of the booking. Gives how many were asked.
 */
export function askForAddresses(needs: MessageNeeds): Promise<number> {
  const areDue = and(
    isNull(bookings.choiceUntil),
    isNull(bookings.buyer),
    isNull(bookings.invoiceAddress),
    lte(bookings.startsOn, sql`${todayInIndia} + ${ASKED_BEFORE_DAYS}::int`),
    gte(bookings.endsOn, todayInIndia),
    lt(bookings.confirmedAt, sql`now() - interval '1 day'`),
    sql`(${quotes.priced} ->> 'taxablePaise')::bigint >= ${ADDRESS_FROM_PAISE}`,
  )
  return askEachOnce(needs, { kind: 'address-asked', areDue, isDue, ask })
}

function isDue({ shown, buyer, invoiceAddress, journey }: OpenedBooking): boolean {
  return shown === 'confirmed' && !buyer && !invoiceAddress && wantsBuyer(journey)
}

async function ask(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const last = formatDate(booking.endsOn)
  await mail(needs, booking, 'address-asked', {
    last,
    facts: [
      ['Booking', booking.reference],
      ['Until', last],
    ],
  })
}
