import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, paiseColumn } from '#platform/columns.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { DEPARTURE_STATUSES } from './departure.ts'

export const departures = pgTable(
  'departures',
  {
    id: idColumn(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'restrict' }),
    startsOn: date({ mode: 'string' }).notNull(),
    departureCity: text().notNull(),
    twinPaise: paiseColumn().notNull(),
    capacity: integer().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    minToRun: integer().notNull().default(1),
    status: text({ enum: DEPARTURE_STATUSES }).notNull().default('scheduled'),
    createdAt: createdAtColumn(),
  },
  (row) => [
    uniqueIndex('departures_day').on(row.packageId, row.startsOn, row.departureCity),
    index('departures_soon').on(row.startsOn),
    check('departures_price', sql`${row.twinPaise} > 0`),
    check(
      'departures_seats',
      sql`${row.held} >= 0 and ${row.sold} >= 0 and ${row.held} + ${row.sold} <= ${row.capacity}`,
    ),
    check('departures_capacity', sql`${row.capacity} > 0 and ${row.minToRun} between 1 and ${row.capacity}`),
  ],
)
