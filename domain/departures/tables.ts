import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Party } from '#domain/party/party.ts'
import { DEPARTURE_STATUSES } from './departure.ts'
import type { OwnCells } from './departure.ts'
import type { SeasonRule } from '#domain/departures/planning/season.ts'
import { WAITING_STATES } from '#domain/departures/waitlist/waitlist.ts'

/** Departures that were made together by a rule; what was made stands with the departures. */
export const seasons = pgTable(
  'departure_seasons',
  {
    id: idColumn(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    rule: jsonb().$type<SeasonRule>().notNull(),
    createdAt: createdAtColumn(),
    takenBackAt: instant(),
  },
  (season) => [index('departure_seasons_package').on(season.packageId, season.createdAt)],
)

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
    /** Its own prices of other beds and ages; null where all keep their distance from the twin price. */
    cells: jsonb().$type<OwnCells>(),
    capacity: integer().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** Of those, what was taken past the bookings of this site, by telephone say: the rest is what bookings add up to. */
    heldElsewhere: integer().notNull().default(0),
    soldElsewhere: integer().notNull().default(0),
    minToRun: integer().notNull().default(1),
    cutoffDays: integer().notNull().default(1),
    /** A date of one party's own, with as many seats as it takes; no list shows it. */
    isPrivate: boolean().notNull().default(false),
    status: text({ enum: DEPARTURE_STATUSES }).notNull().default('scheduled'),
    /** Why the operator called it off, in words for those who had booked. */
    calledOffBecause: text(),
    /** Of one that was made by a rule: together with which others. */
    seasonId: text().references(() => seasons.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (row) => [
    uniqueIndex('departures_day')
      .on(row.packageId, row.startsOn, row.departureCity)
      .where(sql`not ${row.isPrivate}`),
    // With what tells whom a departure is of: who waits, and for what, is found without a look at it.
    index('departures_soon').on(row.startsOn, row.id, row.packageId, row.departureCity),
    // In the words of `isOnSale`.
    index('departures_on_sale')
      .on(row.packageId, row.startsOn)
      .where(sql`not ${row.isPrivate} and ${row.status} in ('scheduled', 'guaranteed')`),
    index('departures_season')
      .on(row.seasonId)
      .where(sql`${row.seasonId} is not null`),
    check('departures_price', sql`${row.twinPaise} > 0`),
    check(
      'departures_seats',
      sql`${row.held} >= 0 and ${row.sold} >= 0 and ${row.held} + ${row.sold} <= ${row.capacity}`,
    ),
    check(
      'departures_elsewhere',
      sql`${row.heldElsewhere} between 0 and ${row.held} and ${row.soldElsewhere} between 0 and ${row.sold}`,
    ),
    check('departures_cutoff', sql`${row.cutoffDays} >= 0`),
    check('departures_capacity', sql`${row.capacity} > 0 and ${row.minToRun} between 1 and ${row.capacity}`),
  ],
)

/** Who waits for seats of a full departure; what is kept or offered is among its held seats. Forgotten once it has left. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: idColumn(),
    departureId: text()
      .notNull()
      .references(() => departures.id, { onDelete: 'cascade' }),
    /** Lower case; null of whoever called and is reached by their mobile alone. */
    email: text(),
    /** E.164, of whoever called; so is their name, and who of the staff put them on the list. */
    mobile: text(),
    name: text(),
    addedBy: text(),
    seats: integer().notNull(),
    /** Who would come, for whom the seats are kept; null of whoever asked when seats alone were asked for. */
    party: jsonb().$type<Party>(),
    state: text({ enum: WAITING_STATES }).notNull().default('asked'),
    askedAt: createdAtColumn(),
    /** Whose turn it is: when the link in the mail was answered. */
    waitingSince: instant(),
    offerEndsAt: instant(),
    /** The booking that took up the offer, which gets it back should its hold end; bookings stand below this room. */
    takenBy: text(),
  },
  (row) => [
    index('waitlist_who').using('gin', sql`${row.name} gin_trgm_ops`, sql`${row.email} gin_trgm_ops`),
    index('waitlist_taken_by')
      .on(row.takenBy)
      .where(sql`${row.takenBy} is not null`),
    uniqueIndex('waitlist_once')
      .on(row.departureId, row.email)
      .where(sql`${row.state} in ('asked', 'waiting', 'kept', 'offered')`),
    uniqueIndex('waitlist_once_mobile')
      .on(row.departureId, row.mobile)
      .where(sql`${row.email} is null and ${row.state} in ('asked', 'waiting', 'kept', 'offered')`),
    index('waitlist_turn')
      .on(row.departureId, row.waitingSince)
      .where(sql`${row.state} = 'waiting'`),
    index('waitlist_open')
      .on(row.state)
      .where(sql`${row.state} in ('waiting', 'kept', 'offered')`),
    check('waitlist_seats', sql`${row.seats} > 0`),
    check('waitlist_reached', sql`${row.email} is not null or ${row.mobile} is not null`),
    check('waitlist_since', sql`${row.state} not in ('waiting', 'kept', 'offered') or ${row.waitingSince} is not null`),
    check('waitlist_offer', sql`${row.state} <> 'offered' or ${row.offerEndsAt} is not null`),
  ],
)
