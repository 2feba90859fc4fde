import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, lte, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { daysBetween } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { dateSpanText } from '#platform/query-values.ts'
import type { DateSpan } from '#platform/query-values.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import { slugify } from '#platform/slug.ts'
import { nightsOf } from '#domain/catalogue/package.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { GstScheme } from '#domain/tax/gst-rates.ts'
import { categories, packages } from '#domain/catalogue/tables.ts'
import type { SeatsNeeded } from '#domain/party/party.ts'
import type { Departure } from './departure.ts'
import { departures } from './tables.ts'

/** A departure with what a line about it on another page needs of its package. */
export type UpcomingDeparture = Departure & {
  packageName: string
  packageUrl: string
  nights: number
  days: number
  gstScheme: GstScheme
  categoryName: string
}

const {
  createdAt: _createdAt,
  heldElsewhere: _heldElsewhere,
  soldElsewhere: _soldElsewhere,
  isPrivate: _isPrivate,
  calledOffBecause: _calledOffBecause,
  seasonId: _seasonId,
  ...departureColumns
} = getTableColumns(departures)

/** A departure anybody may join. */
export const isFixed = not(departures.isPrivate)

/** A departure that is sold, while there are seats. */
export const isOnSale = and(isFixed, inArray(departures.status, ['scheduled', 'guaranteed']))

/** A departure it is not too late to book on a day, the other way round of `isCutOff`. */
export function isInTime(today: CalendarDate | SQL): SQL {
  return sql`${departures.startsOn} - ${departures.cutoffDays} >= ${today}::date`
}

/** A departure that may still be chosen on a day, as `isOpen` says it of one. */
export function isOpenDeparture(today: CalendarDate | SQL): SQL | undefined {
  return and(isOnSale, isInTime(today), lt(sql`${departures.held} + ${departures.sold}`, departures.capacity))
}

/** Seats nobody has paid for or is holding, as `seatsLeft` says it of one. */
export const freeSeats = sql<number>`${departures.capacity} - ${departures.held} - ${departures.sold}`

/** A departure with seats left for a party; infants need one where its package gives them their own. */
function hasSeats({ seats, infants }: SeatsNeeded): SQL {
  if (infants === 0) return gte(freeSeats, seats)
  const gives = sql`(select ${packages.infantsHaveSeats} from ${packages} where ${packages.id} = ${departures.packageId})`
  return gte(freeSeats, sql`${seats}::integer + case when ${gives} then ${infants}::integer else 0 end`)
}

/** What changes which departures have seats for a party: of a package, or among those of a list. */
export function leavingTags<About extends string>({ seats, infants }: SeatsNeeded, about: About) {
  const needed = infants === 0 ? [seats] : [seats, seats + infants]
  return needed.map((one) => `leaving:${one}:${about}` as const)
}

/** Departures of a package on or after a date, soonest first; full and closed ones too, cancelled ones not. */
export async function listDepartures(
  db: Db,
  packageId: string,
  { from }: { from: CalendarDate },
): Promise<Departure[]> {
  reads('departures', `seats:${packageId}`)
  return db
    .select(departureColumns)
    .from(departures)
    .where(
      and(
        isFixed,
        eq(departures.packageId, packageId),
        gte(departures.startsOn, from),
        ne(departures.status, 'cancelled'),
      ),
    )
    .orderBy(asc(departures.startsOn), asc(departures.departureCity))
}

/** What of a departure says when and at what price it leaves. */
export type OfferedDeparture = Pick<Departure, 'startsOn' | 'departureCity' | 'twinPaise' | 'cells'>

/**
 * The soonest departure of a package that is asked for, and of all that are those of which one is the cheapest whoever comes, the soonest where several are: the least twin price comes
 * first, and beside it that of each other set of own prices.
 */
export type NextDeparture = Departure & { cheapest: [OfferedDeparture, ...OfferedDeparture[]] }

/**
 * Which departures count: those one may still choose today, from one day to another where they are given, from some cities (slugs) or any, with
 * seats left for a party; of these the ones nearest to the days of `near` alone, where it is given.
 */
export type DeparturesWanted = Partial<SeatsNeeded> & {
  today: CalendarDate
  from?: CalendarDate
  to?: CalendarDate | undefined
  cities?: readonly string[]
  near?: DateSpan | undefined
}

/** The next departures of packages that are asked for, by package id; packages without one are absent. */
export async function nextDepartures(
  db: Db,
  packageIds: readonly string[],
  { today, from = today, to, cities = [], seats = 1, infants = 0, near }: DeparturesWanted,
): Promise<Map<string, NextDeparture>> {
  if (packageIds.length === 0) return new Map()
  reads('departures', ...packageIds.flatMap((id) => leavingTags({ seats, infants }, id)))
  const rows = await db
    .select(departureColumns)
    .from(departures)
    .where(
      and(
        inArray(departures.packageId, [...packageIds]),
        gte(departures.startsOn, from),
        to === undefined ? undefined : lte(departures.startsOn, to),
        isOpenDeparture(today),
        hasSeats({ seats, infants }),
      ),
    )
    .orderBy(asc(departures.startsOn), asc(departures.departureCity))
  const wanted = rows.filter(({ departureCity }) => cities.length === 0 || cities.includes(slugify(departureCity)))
  const byPackage = [...Map.groupBy(wanted, ({ packageId }) => packageId)]
  return new Map(byPackage.map(([id, all]) => [id, nextOf(near ? nearestTo(near, all) : all)]))
}

/** Those on some days, else those the fewest days away from them. */
function nearestTo({ from, to }: DateSpan, all: Departure[]): Departure[] {
  const daysAway = ({ startsOn }: Departure) => Math.max(0, daysBetween(startsOn, from), daysBetween(to, startsOn))
  const least = Math.min(...all.map(daysAway))
  return all.filter((one) => daysAway(one) === least)
}

function nextOf(soonestFirst: Departure[]): NextDeparture {
  const alike = Map.groupBy(soonestFirst, ({ cells }) => JSON.stringify(cells))
  const least = [...alike.values()].map((all) =>
    all.reduce((best, one) => (one.twinPaise < best.twinPaise ? one : best)),
  )
  const [first, ...others] = least.toSorted((one, other) => one.twinPaise - other.twinPaise).map(offered)
  return { ...soonestFirst[0]!, cheapest: [first!, ...others] }
}

function offered({ startsOn, departureCity, twinPaise, cells }: Departure): OfferedDeparture {
  return { startsOn, departureCity, twinPaise, cells: cells ?? null }
}

/** `nextDepartures` from memory: only packages not asked for before are looked up, and news of one forgets that one. */
export async function rememberedNextDepartures(
  { db, memory }: { db: Db; memory: TagMemory },
  packageIds: readonly string[],
  wanted: DeparturesWanted & SeatsNeeded,
): Promise<Map<string, NextDeparture>> {
  const { today, from = today, to = '', cities = [], seats, infants, near } = wanted
  const found = await memory.rememberEach(
    `next departure ${[today, from, to, seats, infants, near ? `near ${dateSpanText(near)}:` : '', ...cities].join(' ')}`,
    packageIds,
    async (missing) => {
      const next = await nextDepartures(db, missing, wanted)
      return new Map(missing.map((id) => [id, next.get(id) ?? null]))
    },
    { tagsOf: (id) => ['departures', ...leavingTags({ seats, infants }, id)] },
  )
  return new Map([...found].flatMap(([id, next]) => (next ? [[id, next]] : [])))
}

/** The soonest departures of all that may still be chosen and have seats for a party, one of each published package, soonest first; on one day the most reviewed first. */
export async function listUpcomingDepartures(
  db: Db,
  { today, limit, seats = 1, infants = 0 }: Partial<SeatsNeeded> & { today: CalendarDate; limit: number },
): Promise<UpcomingDeparture[]> {
  reads('departures', 'catalogue', ...leavingTags({ seats, infants }, 'all'))
  const soonest = db
    .selectDistinctOn([departures.packageId], departureColumns)
    .from(departures)
    .where(and(gte(departures.startsOn, today), isOpenDeparture(today), hasSeats({ seats, infants })))
    .orderBy(asc(departures.packageId), asc(departures.startsOn), asc(departures.departureCity))
    .as('soonest')
  const rows = await db
    .select({
      departure: soonest._.selectedFields,
      packageName: packages.name,
      packageUrl: packages.url,
      days: packages.days,
      gstScheme: packages.gstScheme,
      categoryName: categories.name,
    })
    .from(soonest)
    .innerJoin(packages, eq(packages.id, soonest.packageId))
    .innerJoin(categories, eq(categories.id, packages.categoryId))
    .where(eq(packages.published, true))
    .orderBy(asc(soonest.startsOn), desc(packages.ratingCount), asc(packages.name))
    .limit(limit)
  return rows.map(({ departure, ...line }) => ({ ...departure, ...line, nights: nightsOf(line.days) }))
}

type PackageOfDeparture = Pick<Package, 'id' | 'name' | 'url' | 'infantsHaveSeats'>
const packageOfDeparture = {
  id: packages.id,
  name: packages.name,
  url: packages.url,
  infantsHaveSeats: packages.infantsHaveSeats,
}

/** A departure with the package it is of, a party's own too; undefined when there is none with that id. */
export async function findDeparture(
  db: Db,
  id: string,
): Promise<(Departure & { isPrivate: boolean; package: PackageOfDeparture }) | undefined> {
  const [row] = await db
    .select({
      departure: departureColumns,
      isPrivate: departures.isPrivate,
      package: packageOfDeparture,
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(departures.id, id))
  return row && { ...row.departure, isPrivate: row.isPrivate, package: row.package }
}

/** Why what was booked was called off, in the operator's words: a departure, or a hire of a car; undefined of what was not. */
export async function findCalledOff(
  db: Db,
  { departureId: id, calledOffBecause }: { departureId: string | null; calledOffBecause: string | null },
): Promise<{ because: string | null } | undefined> {
  if (id === null) return calledOffBecause === null ? undefined : { because: calledOffBecause }
  const [found] = await db
    .select({ because: departures.calledOffBecause })
    .from(departures)
    .where(and(eq(departures.id, id), eq(departures.status, 'cancelled')))
  return found
}
