import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, stateCodeColumn } from '#platform/columns.ts'
import { pictures } from '#domain/media/tables.ts'
import type { City } from './city.ts'
import { CATEGORY_KINDS } from './category.ts'
import { COMFORTS, DIFFICULTIES, LONGEST_DRIVE_KM, PACKAGE_KINDS, USUAL_OWN_DATES, USUAL_RATES } from './package.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { ItineraryDay, OwnDates, PackageRates, PriceGrid, Question } from './package.ts'

const pictureId = () =>
  text()
    .references(() => pictures.id)
    .notNull()

export const states = pgTable('states', {
  id: idColumn(),
  code: char({ length: 5 }).notNull().unique(),
  name: text().notNull(),
  url: text().notNull().unique(),
  kind: text({ enum: ['state', 'ut'] }).notNull(),
  zone: text().notNull(),
  capital: text().notNull(),
  lat: real().notNull(),
  lon: real().notNull(),
  months: integer().array().notNull(),
  languages: text().array().notNull(),
  summary: text().notNull(),
  about: text().array().notNull(),
  altNames: text().array().notNull(),
  pictureId: pictureId(),
  pictureAlt: text(),
})

/** All that a thing is called, in one text an index can know. */
export const allNames = ({ name, altNames }: { name: AnyPgColumn; altNames: AnyPgColumn }) =>
  sql`all_names(${name}, ${altNames})`

export const cities = pgTable(
  'cities',
  {
    id: idColumn(),
    name: text().notNull(),
    url: text().notNull().unique(),
    stateCode: stateCodeColumn()
      .notNull()
      .references(() => states.code),
    lat: real().notNull(),
    lon: real().notNull(),
    altitudeM: integer(),
    types: text().array().notNull(),
    months: integer().array().notNull(),
    idealDays: integer().array().notNull(),
    summary: text().notNull(),
    about: text().array().notNull(),
    altNames: text().array().notNull(),
    airport: jsonb().$type<NonNullable<City['airport']>>(),
    pictureId: pictureId(),
    pictureAlt: text(),
  },
  (city) => [
    index('cities_state').on(city.stateCode),
    index('cities_by_name').on(city.name, city.id),
    index('cities_names').using('gin', sql`${allNames(city)} gin_trgm_ops`),
    index('cities_url').using('gin', sql`${city.url} gin_trgm_ops`),
    index('cities_picture').on(city.pictureId),
  ],
)

export const attractions = pgTable(
  'attractions',
  {
    id: idColumn(),
    name: text().notNull(),
    url: text().notNull().unique(),
    cityId: text()
      .notNull()
      .references(() => cities.id),
    stateCode: stateCodeColumn()
      .notNull()
      .references(() => states.code),
    lat: real().notNull(),
    lon: real().notNull(),
    type: text().notNull(),
    hoursNeeded: real().notNull(),
    openings: text().array().notNull().default([]),
    months: integer().array().notNull(),
    summary: text().notNull(),
    about: text().array().notNull(),
    tags: text().array().notNull(),
    worldHeritageYear: integer(),
    kmFromCity: real().notNull(),
    fame: integer().notNull().default(0),
    pictureId: pictureId(),
    pictureAlt: text(),
  },
  (attraction) => [
    index('attractions_city').on(attraction.cityId),
    index('attractions_state').on(attraction.stateCode),
    index('attractions_by_name').on(attraction.name, attraction.id),
    index('attractions_name').using('gin', sql`${attraction.name} gin_trgm_ops`),
    index('attractions_url').using('gin', sql`${attraction.url} gin_trgm_ops`),
    index('attractions_picture').on(attraction.pictureId),
    check('attractions_url', sql`${attraction.url} not like '%-tour-packages'`),
  ],
)

export const categories = pgTable('categories', {
  id: idColumn(),
  kind: text({ enum: CATEGORY_KINDS }).notNull(),
  key: text().notNull(),
  name: text().notNull(),
  url: text().notNull().unique(),
  line: text().notNull(),
  summary: text().notNull(),
  about: text().array().notNull(),
  when: text('best_when').notNull(),
  position: integer().notNull(),
  pictureId: pictureId(),
  pictureAlt: text(),
})

/** Whether a day of an itinerary drives too far; of those that do an index knows, so that no list has to read all the days there are. */
export const drivesLong = (itinerary: AnyPgColumn) =>
  sql`jsonb_path_exists(${itinerary}, ${sql.raw(`'$[*] ? (@.travel == "road" && @.km > ${LONGEST_DRIVE_KM})'`)})`

export const packages = pgTable(
  'packages',
  {
    id: idColumn(),
    name: text().notNull(),
    url: text().notNull().unique(),
    kind: text({ enum: PACKAGE_KINDS }).notNull(),
    comfort: text({ enum: COMFORTS }).notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    stateCodes: text().array().notNull(),
    days: integer().notNull(),
    summary: text().notNull(),
    intro: text().notNull(),
    highlights: text().array().notNull(),
    inclusions: text().array().notNull(),
    exclusions: text().array().notNull(),
    months: integer().array().notNull(),
    tags: text().array().notNull(),
    difficulty: text({ enum: DIFFICULTIES }),
    maxAltitudeM: integer(),
    distanceKm: integer(),
    startCity: text().notNull(),
    endCity: text().notNull(),
    groupMin: integer().notNull(),
    groupMax: integer().notNull(),
    infantsHaveSeats: boolean().notNull().default(false),
    grid: jsonb().$type<PriceGrid>().notNull(),
    rates: jsonb().$type<PackageRates>().notNull().default(USUAL_RATES),
    ownDates: jsonb().$type<OwnDates>().notNull().default(USUAL_OWN_DATES),
    gstScheme: text({ enum: GST_SCHEMES }).notNull(),
    cancellationPlanId: text().notNull().default('tour'),
    paymentPlanId: text().notNull().default('usual'),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    ratingCount: integer().notNull().default(0),
    ratingIsDemo: boolean().notNull().default(false),
    itinerary: jsonb().$type<ItineraryDay[]>().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    published: boolean().notNull().default(true),
    createdAt: createdAtColumn(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (row) => [
    index('packages_category').on(row.categoryId),
    index('packages_states').using('gin', row.stateCodes),
    index('packages_state_codes').on(row.stateCodes, row.published),
    index('packages_by_name').on(row.name, row.id),
    index('packages_hidden')
      .on(row.name, row.id)
      .where(sql`not ${row.published}`),
    index('packages_by_change').on(row.updatedAt, row.id),
    index('packages_name').using('gin', sql`${row.name} gin_trgm_ops`),
    index('packages_in_season').on(row.id, row.months),
    index('packages_driven').on(row.id).where(drivesLong(row.itinerary)),
    check('packages_days', sql`${row.days} between 1 and 60`),
    check('packages_price_positive', sql`(${row.grid} ->> 'twin')::bigint > 0`),
    check('packages_rating', sql`${row.rating} is null or ${row.rating} between 1 and 5`),
    check(
      'packages_own_dates',
      sql`(${row.ownDates} ->> 'cutoffDays')::integer between 0 and (${row.ownDates} ->> 'leadDays')::integer`,
    ),
    check('packages_group', sql`${row.groupMin} between 1 and ${row.groupMax}`),
  ],
)

const packageId = () =>
  text()
    .notNull()
    .references(() => packages.id, { onDelete: 'cascade' })

export const packageStops = pgTable(
  'package_stops',
  {
    packageId: packageId(),
    position: integer().notNull(),
    cityId: text()
      .notNull()
      .references(() => cities.id),
    nights: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.packageId, row.position] }),
    index('package_stops_city').on(row.cityId, row.packageId),
    check('package_stops_nights', sql`${row.nights} >= 0`),
  ],
)

export const packageCategories = pgTable(
  'package_categories',
  {
    packageId: packageId(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
  },
  (row) => [
    primaryKey({ columns: [row.packageId, row.categoryId] }),
    index('package_categories_category').on(row.categoryId),
  ],
)

export const packageAttractions = pgTable(
  'package_attractions',
  {
    packageId: packageId(),
    attractionId: text()
      .notNull()
      .references(() => attractions.id),
  },
  (row) => [
    primaryKey({ columns: [row.packageId, row.attractionId] }),
    index('package_attractions_attraction').on(row.attractionId),
  ],
)

export const packagePictures = pgTable(
  'package_pictures',
  { packageId: packageId(), position: integer().notNull(), pictureId: pictureId(), pictureAlt: text() },
  (row) => [
    uniqueIndex('package_pictures_order').on(row.packageId, row.position),
    index('package_pictures_picture').on(row.pictureId),
  ],
)
