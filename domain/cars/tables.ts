import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, paiseColumn } from '#platform/columns.ts'
import { pictures } from '#domain/media/tables.ts'

export const cars = pgTable(
  'cars',
  {
    id: idColumn(),
    name: text().notNull(),
    url: text().notNull().unique(),
    category: text().notNull(),
    models: text().array().notNull(),
    seats: integer().notNull(),
    largeBags: integer().notNull(),
    smallBags: integer().notNull(),
    airConditioned: boolean().notNull(),
    fuels: text().array().notNull(),
    perKmPaise: paiseColumn().notNull(),
    perKmOneWayPaise: paiseColumn(),
    minKmPerDay: integer().notNull(),
    driverAllowancePaise: paiseColumn().notNull(),
    nightChargePaise: paiseColumn().notNull(),
    local8h80kmPaise: paiseColumn(),
    extraKmPaise: paiseColumn().notNull(),
    extraHourPaise: paiseColumn(),
    summary: text().notNull(),
    about: text().array().notNull(),
    tags: text().array().notNull(),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
  },
  (car) => [
    check('cars_seats', sql`${car.seats} > 0`),
    check('cars_rate', sql`${car.perKmPaise} > 0 and ${car.minKmPerDay} > 0`),
  ],
)
