import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
import { NOTED_DEEDS, REFUND_ASK_STATES } from '#domain/bookings/booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'

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
    /** What is called off once it is given, in words for who booked; null where money alone goes back. */
    callsOffBecause: text(),
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

/** Departures that somebody wants called off, where more goes back by it than one person gives back alone: it waits for somebody else, whom the database too keeps apart from who asked. */
export const callOffAsks = pgTable(
  'call_off_asks',
  {
    id: idColumn(),
    departureId: text()
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    /** In words for those who booked. */
    because: text().notNull(),
    /** What was paid of it when it was asked for, and then when it was decided. */
    amountPaise: paiseColumn().notNull(),
    state: text({ enum: REFUND_ASK_STATES }).notNull(),
    /** As in the audit. */
    askedBy: text().notNull(),
    askedAt: createdAtColumn(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  (ask) => [
    index('call_off_asks_departure').on(ask.departureId),
    uniqueIndex('call_off_asks_open')
      .on(ask.departureId)
      .where(sql`${ask.state} = 'open'`),
    check('call_off_asks_decided', sql`(${ask.state} = 'open') = (${ask.decidedBy} is null)`),
    check('call_off_asks_two', sql`${ask.state} <> 'given' or ${ask.decidedBy} is distinct from ${ask.askedBy}`),
  ],
)
