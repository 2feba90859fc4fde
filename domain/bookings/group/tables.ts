import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { newId } from '#platform/ids.ts'
import { instant } from '#platform/columns.ts'
import { SPLITS } from './shares.ts'
import { bookings } from '#domain/bookings/tables.ts'

/**
 * Who of a booking pays and fills in for whom; what each pays stands with the parts. People are meant by their places. A friend's row without places is of a group that has ended: its
 * link opens a page of their own money.
 */
export const groupShares = pgTable(
  'group_shares',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** 0 is who booked; a friend's is their place among the travellers, counted from 1, and below zero of one who travels no more. */
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
  (one) => [
    primaryKey({ columns: [one.bookingId, one.share] }),
    check('group_shares_places', sql`${one.share} >= 0 or ${one.places} = '{}'`),
  ],
)

/** Of the bookings that are shared still; not of one whose group has ended. */
export const isShared = sql<boolean>`${groupShares.places} <> '{}'`
