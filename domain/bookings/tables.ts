import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { newId } from '#platform/ids.ts'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
import { users } from '#domain/accounts/tables.ts'
import { cars } from '#domain/cars/tables.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { DOCUMENT_PAPERS } from '#domain/bookings/trip/later-details.ts'
import { BOOKING_EVENTS, BOOKING_STATES, NOTED_DEEDS, REFUND_ASK_STATES, REMINDERS } from './booking.ts'
import { SPLITS } from '#domain/bookings/group/shares.ts'
import type { Ask, HeldTerms, PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

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
    asked: jsonb().$type<Ask>().notNull(),
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
    check('quotes_total', sql`${quote.totalPaise} > 0`),
    check('quotes_sold', sql`num_nonnulls(${quote.packageId}, ${quote.carId}) = 1`),
  ],
)

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
    /** Where the tax invoice is made out to; asked for where the law wants it on the paper. */
    invoiceAddress: text(),
    /** When the mobile or the e-mail was proven: by a code, by a session, or by the link that went there and nowhere else. */
    contactProvenAt: instant(),
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
    index('bookings_name').using('gin', sql`${booking.contactName} gin_trgm_ops`),
    index('bookings_leaving').on(booking.startsOn, booking.id),
    index('bookings_made').on(booking.createdAt, booking.id),
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

/** The parts a booking is paid in. A part is paid by one payment, or not. */
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
  },
  (reminder) => [primaryKey({ columns: [reminder.bookingId, reminder.part, reminder.kind] })],
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

/** Who travels: a name and an age on the day of departure; of children never a date of birth. */
export const travellers = pgTable(
  'travellers',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    age: integer().notNull(),
    /** Which of the booking's rooms, counted from 1. */
    room: integer(),
  },
  (traveller) => [
    primaryKey({ columns: [traveller.bookingId, traveller.position] }),
    index('travellers_name').using('gin', sql`${traveller.name} gin_trgm_ops`),
    check('travellers_age', sql`${traveller.age} between 0 and 120`),
  ],
)

/** What one traveller gave later, by their place; the whole number of a document is sealed and read by those who work on bookings alone. */
export const travellerDetails = pgTable(
  'traveller_details',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Of whom: details do not pass to whoever takes the place. */
    name: text().notNull(),
    paper: text({ enum: DOCUMENT_PAPERS }),
    sealedNumber: text(),
    lastDigits: text(),
    meals: text().notNull().default(''),
    /** Given by the traveller: whoever booked neither sees it nor writes over it. */
    isOwn: boolean().notNull().default(false),
  },
  (detail) => [
    primaryKey({ columns: [detail.bookingId, detail.position] }),
    check('traveller_details_digits', sql`${detail.lastDigits} is null or length(${detail.lastDigits}) <= 4`),
  ],
)

/** Whom to call if something happens: for whoever booked (0), and for each friend who has a link. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    share: integer().notNull().default(0),
    name: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
  },
  (contact) => [primaryKey({ columns: [contact.bookingId, contact.share] })],
)

/** Who of a booking has come on the morning, by their places; names nobody but the member of staff who let them in. */
export const checkIns = pgTable(
  'check_ins',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    at: createdAtColumn(),
    /** As in the audit: somebody's id, or what the program did it for. */
    by: text().notNull(),
    way: text({ enum: ['hand', 'voucher'] }).notNull(),
  },
  (one) => [primaryKey({ columns: [one.bookingId, one.position] })],
)

/** Who of a booking pays and fills in for whom; what each pays stands with the parts. People are meant by their places. */
export const groupShares = pgTable(
  'group_shares',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** 0 is who booked; a friend's is their place among the travellers, counted from 1. */
    share: integer().notNull(),
    /** The places, counted from 0, that it pays and fills in for. */
    places: integer().array().notNull(),
    split: text({ enum: SPLITS }).notNull(),
    /** What a friend's link is made from; another one makes every link before it open nothing. */
    linkId: text().notNull().unique().$defaultFn(newId),
    isOff: boolean().notNull().default(false),
    /** The place of whom they asked to share a room with. */
    roomMate: integer(),
    /** Where a friend is told of their own money; lower case, given by them, gone with the link. */
    email: text(),
    filledAt: instant(),
  },
  (one) => [primaryKey({ columns: [one.bookingId, one.share] }), check('group_shares_share', sql`${one.share} >= 0`)],
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

/** What staff noted about a booking, for each other: words stand here, where they are forgotten with whom they are about, and never in the audit. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: idColumn(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    about: text({ enum: NOTED_DEEDS }).notNull().default('note'),
    words: text().notNull(),
    /** As in the audit. */
    by: text().notNull(),
    at: createdAtColumn(),
  },
  (note) => [index('booking_notes_booking').on(note.bookingId, note.at)],
)

/** Money that staff give back by hand of what a booking keeps; beyond the limit it waits for somebody else, whom the database too keeps apart from who asked. */
export const refundAsks = pgTable(
  'refund_asks',
  {
    id: idColumn(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    amountPaise: paiseColumn().notNull(),
    state: text({ enum: REFUND_ASK_STATES }).notNull(),
    /** Whether it was beyond what one person gives back alone. */
    needsSecond: boolean().notNull(),
    /** As in the audit. */
    askedBy: text().notNull(),
    askedAt: createdAtColumn(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  (ask) => [
    index('refund_asks_booking').on(ask.bookingId),
    uniqueIndex('refund_asks_open')
      .on(ask.bookingId)
      .where(sql`${ask.state} = 'open'`),
    check('refund_asks_amount', sql`${ask.amountPaise} > 0`),
    check('refund_asks_decided', sql`(${ask.state} = 'open') = (${ask.decidedBy} is null)`),
    check(
      'refund_asks_two',
      sql`not ${ask.needsSecond} or ${ask.state} <> 'given' or ${ask.decidedBy} is distinct from ${ask.askedBy}`,
    ),
  ],
)
