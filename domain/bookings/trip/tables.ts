import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAtColumn } from '#platform/columns.ts'
import { DOCUMENT_PAPERS } from './later-details.ts'
import { bookings } from '#domain/bookings/tables.ts'

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
