import { and, eq, exists, gte, inArray, lt, max, not, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { drivesLong, packagePictures, packages } from '#domain/catalogue/tables.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { isOnSale } from './departures.server.ts'
import { DATES_AHEAD_DAYS, FEWEST_PICTURES, monthsAhead } from './package-hints.ts'
import { departures } from './tables.ts'

/** What a hint is shown for or not is told by an index of each: of the pictures, of the dates on sale, of the days that drive too far. */
function signsOf(db: Db, today: CalendarDate) {
  const { id } = packages
  const isLast = and(eq(packagePictures.packageId, id), eq(packagePictures.position, FEWEST_PICTURES - 1))
  return {
    pictures: db
      .select({ one: sql`1` })
      .from(packagePictures)
      .where(isLast),
    isDated: isDated(db, today),
    driven: db.select({ id }).from(packages).where(drivesLong(packages.itinerary)),
  }
}

/** Whether a package lacks no date, as `hintsOf` has it: one lies so far ahead that nobody asks for more, or its last one ends its season. */
function isDated(db: Db, today: CalendarDate): SQL {
  const { packageId, startsOn } = departures
  const ahead = addDays(today, DATES_AHEAD_DAYS)
  const soon = db
    .select({ packageId, last: max(startsOn).as('last') })
    .from(departures)
    .where(and(isOnSale, gte(startsOn, today)))
    .groupBy(packageId)
    .having(lt(max(startsOn), ahead))
    .as('soon')
  const inSeason = db
    .select({ id: soon.packageId })
    .from(soon)
    .innerJoin(packages, eq(packages.id, soon.packageId))
    .where(not(lacksMonths(sql`${soon.last}`, today)))
  const far = db
    .select({ id: packageId })
    .from(departures)
    .where(and(isOnSale, gte(startsOn, ahead)))
  // Two sets to look into: of their union the planner expects so few that it would look up the pictures of each.
  return sql`(${packages.id} in ${far} or ${packages.id} in ${inSeason})`
}

/** Packages with a hint: told by sets that are looked into, whose price is the same for one package as for all. */
export function isToMend(db: Db, today: CalendarDate): SQL | undefined {
  const { pictures, isDated, driven } = signsOf(db, today)
  return or(notExists(pictures), not(isDated), inArray(packages.id, driven))
}

/** Packages without one. */
export function isFine(db: Db, today: CalendarDate): SQL | undefined {
  const { pictures, isDated, driven } = signsOf(db, today)
  return and(exists(pictures), isDated, notInArray(packages.id, driven))
}

/** Whether a month of its season lies after a package's last date. */
function lacksMonths(last: SQL, today: CalendarDate): SQL {
  const missing = monthsAhead(today)
    .toReversed()
    .map(({ begins, after }) => sql`when ${last} >= ${begins}::date then ${`{${after.join()}}`}::integer[]`)
  return sql`case ${sql.join(missing, sql` `)} end && ${packages.months}`
}

/** The same as `isToMend`, asked of one package after the other: what is quicker where a page lies near. */
export function isToMendEach(db: Db, today: CalendarDate): SQL | undefined {
  const { packageId, startsOn } = departures
  const last = sql`max(${startsOn})`
  const dated = db
    .select({ is: sql`${last} >= ${addDays(today, DATES_AHEAD_DAYS)} or not ${lacksMonths(last, today)}` })
    .from(departures)
    .where(and(eq(packageId, packages.id), isOnSale, gte(startsOn, today)))
  const { pictures, driven } = signsOf(db, today)
  // Selects in the place of values: of anything else the planner makes sets.
  return or(sql`(${pictures}) is null`, sql`(${dated}) is not true`, inArray(packages.id, driven))
}
