import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Promotion } from '#domain/pricing/promotion.ts'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'

export const promotions = pgTable(
  'promotions',
  {
    id: idColumn(),
    kind: text({ enum: ['early-bird', 'coupon'] }).notNull(),
    code: text().unique(),
    name: text().notNull(),
    off: jsonb().$type<Promotion['off']>().notNull(),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    daysAhead: integer(),
    leastPaise: paiseColumn(),
    /** Empty is every package. */
    packageIds: text().array().notNull(),
    /** Empty is every category. */
    categoryIds: text().array().notNull(),
    leastPeople: integer().notNull(),
    firstBookingOnly: boolean().notNull(),
    withOthers: boolean().notNull(),
    mostUses: integer(),
    mostPerPerson: integer(),
    /** Uses that were not given back. */
    used: integer().notNull().default(0),
    createdAt: createdAtColumn(),
  },
  (row) => [
    index('promotions_words').using('gin', sql`${row.code} gin_trgm_ops`, sql`${row.name} gin_trgm_ops`),
    check(
      'promotions_code',
      sql`(${row.kind} = 'coupon') = (${row.code} is not null) and ${row.code} = upper(${row.code})`,
    ),
    check('promotions_used', sql`${row.used} >= 0 and (${row.mostUses} is null or ${row.used} <= ${row.mostUses})`),
    check(
      'promotions_days',
      sql`${row.validTo} is null or ${row.validFrom} is null or ${row.validTo} >= ${row.validFrom}`,
    ),
  ],
)

export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: idColumn(),
    promotionId: text()
      .notNull()
      .references(() => promotions.id),
    bookingId: text().notNull(),
    personKey: text().notNull(),
    at: createdAtColumn(),
    givenBackAt: instant(),
  },
  (row) => [
    uniqueIndex('promotion_uses_booking').on(row.promotionId, row.bookingId),
    index('promotion_uses_person').on(row.promotionId, row.personKey),
    index('promotion_uses_of').on(row.bookingId),
  ],
)
