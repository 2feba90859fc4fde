import { and, eq, gte, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { todayInIndia } from '#platform/database-time.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { mail } from '#domain/bookings/booking-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { bookingEvents, bookings, hasRun, quotes } from '#domain/bookings/tables.ts'
import { ADDRESS_FROM_PAISE, wantsBuyer } from './buyer.ts'

type Needs = TellNeeds & { db: Db }

const MOST_AT_ONCE = 100
/** From so many days before it leaves until its last day. */
const ASKED_BEFORE_DAYS = 3

/**
 * Asks who booked, once, for the address the law wants on the invoice of what costs so much (CGST Rule 46(e)), where none was given by three days before the journey, whoever else does so at the
 * same time. Whoever has booked since yesterday was asked a moment ago, by the mail of the booking. Gives how many were asked.
 */
export async function askForAddresses(needs: Needs): Promise<number> {
  const askOnce = ({ id }: { id: string }) => needs.db.transaction((db) => ask({ ...needs, db }, id))
  return countInTurn(await listUnasked(needs.db), askOnce)
}

async function listUnasked(db: Db): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        isNull(bookings.choiceUntil),
        isNull(bookings.buyer),
        isNull(bookings.invoiceAddress),
        lte(bookings.startsOn, sql`${todayInIndia} + ${ASKED_BEFORE_DAYS}::int`),
        gte(bookings.endsOn, todayInIndia),
        lt(bookings.confirmedAt, sql`now() - interval '1 day'`),
        sql`(${quotes.priced} ->> 'taxablePaise')::bigint >= ${ADDRESS_FROM_PAISE}`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(bookingEvents)
            .where(isAsked(bookings.id)),
        ),
        hasRun,
      ),
    )
    .limit(MOST_AT_ONCE)
}

function isAsked(bookingId: string | typeof bookings.id) {
  return and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, 'address-asked'))
}

async function ask(needs: Needs, bookingId: string): Promise<boolean> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  if (booking?.shown !== 'confirmed' || booking.buyer || booking.invoiceAddress || !wantsBuyer(booking.journey))
    return false
  if ((await db.$count(bookingEvents, isAsked(bookingId))) > 0) return false
  await db.insert(bookingEvents).values({ bookingId, kind: 'address-asked' })
  const last = formatDate(booking.endsOn)
  await mail(needs, booking, 'address-asked', {
    last,
    facts: [
      ['Booking', booking.reference],
      ['Until', last],
    ],
  })
  return true
}
