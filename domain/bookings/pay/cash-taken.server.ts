import { and, eq, or, sql } from 'drizzle-orm'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { ledgerEntries, payments } from '#domain/payments/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { CashTaken } from './desk-money.ts'

/**
 * What came in cash, in paise, whatever went back of it since and never what was entered wrongly: `journeyPaise` for a booking on any day, `dayPaise` on the day `cameOn` for any booking of
 * who books it, known by mobile or e-mail.
 */
export async function sumCash(db: Db, booking: OpenedBooking, cameOn: CalendarDate): Promise<CashTaken> {
  const isWrong = sql`exists (select from ${ledgerEntries} where ${ledgerEntries.paymentId} = ${payments.id} and ${ledgerEntries.account} = 'taken-back')`
  const isOfIt = eq(payments.bookingId, booking.id)
  const isOfDay = eq(payments.cameOn, cameOn)
  const { contactMobile: mobile, contactEmail: email } = booking
  const isTheirs = or(
    mobile ? eq(bookings.contactMobile, mobile) : undefined,
    email ? eq(bookings.contactEmail, email) : undefined,
  )
  const sumOf = (which: typeof isOfIt) =>
    sql`coalesce(sum(${payments.amountPaise}) filter (where ${which}), 0)`.mapWith(Number)
  const [cash] = await db
    .select({ journeyPaise: sumOf(isOfIt), dayPaise: sumOf(isOfDay) })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(or(eq(bookings.id, booking.id), isTheirs), eq(payments.provider, 'cash'), sql`not ${isWrong}`))
  return cash!
}
