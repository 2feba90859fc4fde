import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
import { users } from '#domain/accounts/tables.ts'
import { cars } from '#domain/cars/tables.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { BOOKING_EVENTS, BOOKING_STATES, REMINDERS } from './booking.ts'
import type { Buyer } from '#domain/bookings/papers/buyer.ts'
import type { JourneyAsk, HeldTerms, PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** Prices somebody was promised; rows are added and never changed. Nothing in one names a person, so its token stands in the open. */
export const quotes = pgTable(
  'quotes',
  {
    /** 128 random bits: the address of its page, and the only way to it. */
    token: text().primaryKey(),
    version: integer().notNull().default(1),
    /** The quote this one revises. */
    previousToken: text(),
    /** One of the two is sold. */
    packageId: text().references(() => packages.id, { onDelete: 'restrict' }),
    carId: text().references(() => cars.id, { onDelete: 'restrict' }),
    /** Null for a date of one's own, and for a car. */
    departureId: text().references(() => departures.id, { onDelete: 'restrict' }),
    asked: jsonb().$type<JourneyAsk>().notNull(),
    priced: jsonb().$type<PricedJourney>().notNull(),
    /** What a hold takes from it, by itself: a crowd's quotes are read at once, and the whole is some kilobytes each. */
    heldTerms: jsonb()
      .$type<HeldTerms>()
      .notNull()
      .generatedAlwaysAs(
        sql`"priced" - '{basis,lines,taxes,terms,trace,extras,package,refunds,roomsText,sellerState,departureCity}'::text[]`,
      ),
    hasPromotions: boolean()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_exists("priced", '$.lines[*].promotionId ? (@ != null)')`),
    /** Digest of all that staff may change of the price. */
    priceVersion: text().notNull(),
    totalPaise: paiseColumn().notNull(),
    createdAt: createdAtColumn(),
    expiresAt: instant().notNull(),
  },
  (quote) => [
    index('quotes_previous')
      .on(quote.previousToken)
      .where(sql`${quote.previousToken} is not null`),
    index('quotes_departure')
      .on(quote.departureId)
      .where(sql`${quote.departureId} is not null`),
    index('quotes_car')
      .on(quote.carId)
      .where(sql`${quote.carId} is not null`),
    check('quotes_total', sql`${quote.totalPaise} > 0`),
    check('quotes_sold', sql`num_nonnulls(${quote.packageId}, ${quote.carId}) = 1`),
  ],
)

/** So many figures at the end of a mobile are few people's. */
export const LAST_DIGITS = 6

/** What a mobile ends in, as its index has it. */
export function endOfMobile(mobile: AnyPgColumn): SQL<string> {
  return sql<string>`right(${mobile}, ${sql.raw(String(LAST_DIGITS))})`
}

/** Seats, or a car, held or sold to somebody, under the terms of one quote. */
export const bookings = pgTable(
  'bookings',
  {
    id: idColumn(),
    reference: text().notNull().unique(),
    state: text({ enum: BOOKING_STATES }).notNull().default('held'),
    quoteToken: text()
      .notNull()
      .references(() => quotes.token, { onDelete: 'restrict' }),
    /** Null for a car: what it has stands in `vehicle_hires`. */
    departureId: text().references(() => departures.id, { onDelete: 'restrict' }),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    seats: integer().notNull(),
    /** Charges for parts that fell away before, among them. */
    totalPaise: paiseColumn().notNull(),
    /** What was charged for parts of the journey that fell away; it does not come back. */
    chargesPaise: paiseColumn().notNull().default(0),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Who books; null until they have said. */
    contactName: text(),
    /** E.164. */
    contactMobile: text(),
    /** Lower case. */
    contactEmail: text(),
    /** Where a hired car comes; null until they have said, and of a package. */
    pickup: text(),
    /** Whom it is invoiced to, and where they live. */
    buyer: jsonb().$type<Buyer>(),
    /** Their state by its code, or 'abroad': it decides which GST the papers bear, and stays when the rest is forgotten. Null where no address is on record. */
    buyerState: text(),
    /** An address for the invoice that was given on one line, before it was asked for in its parts. */
    invoiceAddress: text(),
    /** When the mobile or the e-mail was proven: by a code, by a session, or by the link that went there and nowhere else. */
    contactProvenAt: instant(),
    /** Which of the two that proved; null where it was proven before that was written down, or where an account books. */
    contactProvenBy: text({ enum: ['mobile', 'email'] }),
    /** Where who booked would be reached instead, until a code has proven it; of a booking that is confirmed. */
    newContact: jsonb().$type<{ mobile: string; email: string }>(),
    /** Who of the staff booked it for somebody, as in the audit; null is who booked themselves. */
    bookedBy: text(),
    holdExpiresAt: instant().notNull(),
    holdExtended: boolean().notNull().default(false),
    /** Counts up to make every link given out before open nothing. */
    linkVersion: integer().notNull().default(1),
    confirmedAt: instant(),
    cancelledAt: instant(),
    /** Its date was called off, and until the end of this day in India whoever booked may choose another; null where there is nothing to choose. */
    choiceUntil: date({ mode: 'string' }),
    /** Why the operator called a hire off, in words for who booked; of a departure it stands there. */
    calledOffBecause: text(),
    /** Its journey has its tax invoice: nobody looks for it among those that may have none. */
    isInvoiced: boolean().notNull().default(false),
    /** Why the last round could not make it. */
    invoiceFault: text(),
    createdAt: createdAtColumn(),
  },
  (booking) => [
    index('bookings_departure').on(booking.departureId),
    index('bookings_user').on(booking.userId),
    index('bookings_holds')
      .on(booking.holdExpiresAt)
      .where(sql`${booking.state} = 'held'`),
    index('bookings_email').on(booking.contactEmail),
    index('bookings_mobile').on(booking.contactMobile),
    index('bookings_mobile_end')
      .on(endOfMobile(booking.contactMobile))
      .where(sql`${booking.contactMobile} is not null`),
    index('bookings_reference_parts').using('gin', sql`${booking.reference} gin_trgm_ops`),
    index('bookings_name').using('gin', sql`${booking.contactName} gin_trgm_ops`),
    // Of hired cars alone, which are few: any of what their list is looked through by.
    index('bookings_cars_words')
      .using(
        'gin',
        sql`${booking.reference} gin_trgm_ops`,
        sql`${booking.contactName} gin_trgm_ops`,
        sql`${booking.pickup} gin_trgm_ops`,
      )
      .where(sql`${booking.departureId} is null`),
    index('bookings_leaving').on(booking.startsOn, booking.id),
    // With all that the pace adds up, so that it reads the index alone.
    index('bookings_pace')
      .on(booking.startsOn, booking.confirmedAt, booking.cancelledAt, booking.seats)
      .where(sql`${booking.confirmedAt} is not null and ${booking.departureId} is not null`),
    index('bookings_made').on(booking.createdAt, booking.id),
    /** Hired cars, by when they were booked: a fiftieth of all. */
    index('bookings_cars_made')
      .on(booking.createdAt, booking.id)
      .where(sql`${booking.departureId} is null`),
    // With all that a report adds up, so that it reads the index alone.
    index('bookings_confirmed')
      .on(booking.confirmedAt, booking.state, booking.seats, booking.totalPaise)
      .where(sql`${booking.confirmedAt} is not null`),
    index('bookings_cancelled')
      .on(booking.createdAt, booking.id)
      .where(sql`${booking.state} = 'cancelled'`),
    index('bookings_by_staff')
      .on(booking.createdAt)
      .where(sql`${booking.bookedBy} is not null`),
    index('bookings_to_invoice')
      .on(booking.endsOn, booking.id)
      .where(sql`${booking.state} = 'confirmed' and not ${booking.isInvoiced}`),
    check('bookings_seats', sql`${booking.seats} > 0`),
    check('bookings_charges', sql`${booking.chargesPaise} between 0 and ${booking.totalPaise}`),
    check('bookings_total', sql`${booking.totalPaise} > 0`),
    check(
      'bookings_contact',
      sql`${booking.state} <> 'confirmed' or (${booking.contactName} is not null and ${booking.contactEmail} is not null)`,
    ),
  ],
)

/** Of a select from the bookings: their date was not called off. A car's never is. */
export const hasRun = sql`not exists (select 1 from ${departures} where ${departures.id} = ${bookings.departureId} and ${departures.status} = 'cancelled')`

/** The parts a booking is paid in. A part is paid by one payment, or not; what staff took of one stands as a part of its own. */
export const instalments = pgTable(
  'instalments',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    percent: integer(),
    amountPaise: paiseColumn().notNull(),
    /** Null is due on booking. */
    dueOn: date({ mode: 'string' }),
    /** Whose it is to pay, where friends pay their own (`group_shares`); null is who booked, as 0 is once others pay too. Below zero: of somebody who does not travel any more. */
    share: integer(),
    /** Of money staff took that was less than a part: the part it is some of, whose rest stays to be paid under its number. */
    ofPart: integer(),
    paymentId: text(),
    paidAt: instant(),
  },
  (instalment) => [
    primaryKey({ columns: [instalment.bookingId, instalment.part] }),
    index('instalments_unpaid')
      .on(instalment.bookingId)
      .where(sql`${instalment.paidAt} is null`),
    index('instalments_due')
      .on(instalment.dueOn)
      .where(sql`${instalment.paidAt} is null`),
    check('instalments_amount', sql`${instalment.amountPaise} > 0`),
    check('instalments_paid', sql`(${instalment.paidAt} is null) = (${instalment.paymentId} is null)`),
  ],
)

/** Which reminders of a part have gone out, each once. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    kind: text({ enum: REMINDERS }).notNull(),
    at: createdAtColumn(),
    /** What was left for who booked, by its id in the outbox, which says whether it has gone; of friends' parts on one date it is the same. Null where they are sent none. */
    messageId: text(),
    /** When that has gone, which the outbox forgets after a while; null before, and of one that never went. */
    toldAt: instant(),
  },
  (reminder) => [
    primaryKey({ columns: [reminder.bookingId, reminder.part, reminder.kind] }),
    index('payment_reminders_going')
      .on(reminder.messageId)
      .where(sql`${reminder.messageId} is not null and ${reminder.toldAt} is null`),
  ],
)

/** Every message that was sent about a booking: what it was about, never its words or its links. Whether it has left is read in the outbox, for as long as that keeps it. */
export const bookingMessages = pgTable(
  'booking_messages',
  {
    /** The message's in the outbox. */
    id: text().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
    subject: text().notNull(),
    at: createdAtColumn(),
  },
  (message) => [index('booking_messages_booking').on(message.bookingId, message.at)],
)

/** What became of a booking, in order. Rows are only added; a trigger refuses every other change. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text().notNull(),
    kind: text({ enum: BOOKING_EVENTS }).notNull(),
    /** Amounts and states, never a person's words. */
    facts: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
    at: createdAtColumn(),
  },
  (event) => [index('booking_events_booking').on(event.bookingId, event.id), index('booking_events_time').on(event.at)],
)
