import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
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
    /** What it shows here, in the dark theme too; the words of the picture itself where it says nothing. */
    pictureAlt: text(),
    /** What is shown in the dark theme; nothing where the other picture is shown there too. */
    nightPictureId: text().references(() => pictures.id),
    /** One the site no longer hires out; what was booked of it stays. */
    offered: boolean().notNull().default(true),
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

/** The cars of a class that are sent out, each from the city it stands in. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: idColumn(),
    carId: text()
      .notNull()
      .references(() => cars.id, { onDelete: 'restrict' }),
    /** As on its plate. */
    registration: text().notNull().unique(),
    garageCityId: text()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    /** One in repair or sold is sent nowhere; what it was sent on stays. */
    active: boolean().notNull().default(true),
    createdAt: createdAtColumn(),
  },
  (vehicle) => [
    index('vehicles_class').on(vehicle.carId),
    index('vehicles_plate').using('gin', sql`${vehicle.registration} gin_trgm_ops`),
  ],
)

/** Who drives them, each from the city they live in. */
export const drivers = pgTable(
  'drivers',
  {
    id: idColumn(),
    name: text().notNull(),
    /** E.164. */
    mobile: text().notNull().unique(),
    garageCityId: text()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    active: boolean().notNull().default(true),
    createdAt: createdAtColumn(),
  },
  (driver) => [
    index('drivers_garage').on(driver.garageCityId),
    index('drivers_name').using('gin', sql`${driver.name} gin_trgm_ops`),
  ],
)

/**
 * Which vehicle and driver are with whom: a row while a booking or a departure has them, none once it gave them back. Days are half-open. Two exclusion constraints of the
 * database, `vehicle_hires_vehicle` and `vehicle_hires_driver`, refuse one of either on one day twice.
 */
export const vehicleHires = pgTable(
  'vehicle_hires',
  {
    /** The booking that has them; what a departure has bears an id of its own here. */
    bookingId: text().primaryKey(),
    /** The departure they go with, of everybody who travels on it. */
    departureId: text(),
    vehicleId: text()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'restrict' }),
    driverId: text()
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The first day on which both are free again. */
    endsBefore: date({ mode: 'string' }).notNull(),
    /** When whoever booked was told who comes; of a departure, when its driver was. */
    toldAt: instant(),
    createdAt: createdAtColumn(),
  },
  (hire) => [
    index('vehicle_hires_departure').on(hire.departureId),
    // Of what bookings have: the soonest first.
    index('vehicle_hires_days')
      .on(hire.startsOn, hire.endsBefore)
      .where(sql`${hire.departureId} is null`),
    check('vehicle_hires_days', sql`${hire.endsBefore} > ${hire.startsOn}`),
  ],
)
