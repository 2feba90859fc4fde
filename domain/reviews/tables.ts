import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn } from '#platform/columns.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { REVIEW_STATES } from './review.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: idColumn(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    from: text('from_city').notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    travelledOn: date({ mode: 'string' }).notNull(),
    isDemo: boolean().notNull().default(false),
    /** Whose journey it is about; one a booking. */
    bookingId: text()
      .unique()
      .references(() => bookings.id, { onDelete: 'set null' }),
    state: text({ enum: REVIEW_STATES }).notNull().default('published'),
    reply: text(),
    /** Why staff kept it back, in words for whoever wrote it. */
    declinedBecause: text(),
    createdAt: createdAtColumn(),
  },
  (review) => [
    index('reviews_package').on(review.packageId),
    index('reviews_author').using('gin', sql`${review.author} gin_trgm_ops`),
    index('reviews_title').using('gin', sql`${review.title} gin_trgm_ops`),
    index('reviews_desk')
      .on(review.state, review.createdAt, review.id)
      .where(sql`not ${review.isDemo}`),
    check('reviews_rating', sql`${review.rating} between 1 and 5`),
  ],
)
