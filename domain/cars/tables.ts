import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { idColumn, paiseColumn } from '#platform/columns.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { CAR_GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import { WAYS } from './roads/roads.ts'

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
    local4h40kmPaise: paiseColumn(),
    local8h80kmPaise: paiseColumn(),
    local12h120kmPaise: paiseColumn(),
    extraKmPaise: paiseColumn().notNull(),
    extraHourPaise: paiseColumn(),
    gstScheme: text({ enum: CAR_GST_SCHEMES }).notNull().default('CAR_5'),
    leastDays: integer().notNull().default(1),
    mostDays: integer().notNull().default(30),
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
    check('cars_days', sql`${car.leastDays} between 1 and ${car.mostDays}`),
  ],
)

/** What lies between two places, good for either direction; only `road` is driven, the others say where roads end. */
export const roads = pgTable(
  'roads',
  {
    oneCityId: text()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    otherCityId: text()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    km: integer().notNull(),
    hours: real().notNull(),
    way: text({ enum: WAYS }).notNull().default('road'),
  },
  (road) => [
    primaryKey({ columns: [road.oneCityId, road.otherCityId] }),
    index('roads_other_city').on(road.otherCityId),
    check('roads_length', sql`${road.km} > 0 and ${road.hours} > 0`),
    check('roads_ends', sql`${road.oneCityId} <> ${road.otherCityId}`),
  ],
)
