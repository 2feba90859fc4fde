import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { departures } from '#domain/departures/tables.ts'
import { packageFilter } from '#domain/catalogue/reading/filter.server.ts'
import { weightedStars } from '#domain/catalogue/reading/order.server.ts'
import { packageCategories, packages } from '#domain/catalogue/tables.ts'
import type { Span } from '#domain/search/filters.ts'
import type { ListCategory } from '#domain/search/lists/list-row.ts'
import type { ListQuestion } from '#domain/search/lists/port.ts'
import type { Db } from '#platform/db.server.ts'
import type { CityNames, Leaving } from './leaving.server.ts'
import { shownRupees } from './shown-price.server.ts'
import type { RoomRules } from './shown-price.server.ts'

/** What narrows a list, each with a bit of `missed`; month and city go together, because one departure must meet both. */
export const DIMENSIONS = [
  'price',
  'days',
  'category',
  'themes',
  'tags',
  'leaving',
  'difficulty',
  'rating',
  'group',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What a question is put with: facts that change with the catalogue and are read once. */
export type Known = { rules: readonly RoomRules[]; categories: readonly ListCategory[]; cities: CityNames }

/** The part of a pool that counts for a filter's choices: whoever misses nothing, or nothing but that filter. */
export function fitsBut(dimension: Dimension): SQL {
  return sql`missed in (0, ${sql.raw(String(bitOf(dimension)))})`
}

/**
 * The tables a question is answered from. In `pool` are the packages it is about that miss at most one filter; `missed` holds the bits of
 * what they miss, so that whoever misses nothing is in the list.
 */
export function poolTables(db: Db, question: ListQuestion, known: Known, leaving: Leaving): SQL {
  const { scope, among, party } = question
  const { isOpen, hasRoom, inMonth, bestInMonth, isFrom, monthBit } = leaving
  const where = and(packageFilter(db, scope), among && isAmong(among))
  // A whole catalogue's departures are read in one go; those of a few packages are looked up.
  const ofPackages = sql`${departures.packageId} in (select ${packages.id} from ${packages} where ${where})`
  const bestMonths = sql`(select coalesce(bit_or(1 << (best - 1)), 0) from unnest(${packages.months}) as best)`
  const [begins, isBest] = [isFrom(sql`${packages.startCity}`), bestInMonth(sql`${packages.months}`)]
  return sql`
    leaving_from as (
      select ${departures.packageId} as package_id, ${departures.departureCity} as city, min(${departures.twinPaise}) filter (where ${hasRoom}) as lowest,
        min(${departures.minToRun}) as runs_with, bool_or(${inMonth} and ${hasRoom}) as in_month, coalesce(bit_or(${monthBit}) filter (where ${hasRoom}), 0) as months
      from ${departures} where ${and(isOpen, isWide(question) ? undefined : ofPackages)}
      group by ${departures.packageId}, ${departures.departureCity}
    ),
    leaving as (
      select package_id, min(lowest) as lowest, min(runs_with) as runs_with, bool_or(in_month and ${isFrom(sql`city`)}) as leaves,
        bit_or(case when ${isFrom(sql`city`)} then months else 0 end) as months, array_agg(city) filter (where in_month) as cities
      from leaving_from group by package_id
    ),
    asked as (
      select ${packages.id}, ${packages.name}, ${packages.days}, ${packages.tags}, ${packages.difficulty}, ${packages.rating},
        ${packages.ratingCount} as rating_count, ${packages.months} as best_months, ${weightedStars} as stars,
        case when leaving.package_id is not null then leaving.leaves else ${begins} and ${isBest} end as leaves,
        case when leaving.package_id is not null then leaving.months when ${begins} then ${bestMonths} else 0 end as months,
        case when leaving.package_id is not null then leaving.cities when ${isBest} then array[${packages.startCity}] end as cities,
      coalesce(leaving.runs_with, ${packages.groupMin}) as runs_with,
        ${shownRupees(sql`leaving.lowest::bigint`, party, known.rules)} as rupees
      from ${packages} left join leaving on leaving.package_id = ${packages.id}
      where ${where}
    ),
    missing as (select *, ${missedBits(question, known)} as missed from asked),
    pool as materialized (select * from missing where missed & (missed - 1) = 0)`
}

/** Whether a question is about the whole catalogue. */
export function isWide({ scope, among }: ListQuestion): boolean {
  return among === undefined && Object.values(scope).every((value) => value === undefined)
}

function missedBits({ filters }: ListQuestion, { categories }: Known): SQL {
  const { price, days, category, themes, tags, month, from, difficulty, rating, group } = filters
  const chosen: Record<Dimension, SQL | undefined> = {
    price: price && within(sql`rupees`, price),
    days: days && within(sql`days`, days),
    category: inCategories(category, 'speciality', categories),
    themes: inCategories(themes, 'experience', categories),
    tags: tags.length > 0 ? sql`tags && ${texts(tags)}` : undefined,
    leaving: month !== undefined || from.length > 0 ? sql`leaves` : undefined,
    difficulty: difficulty.length > 0 ? sql`difficulty = any(${texts(difficulty)})` : undefined,
    rating: rating === undefined ? undefined : sql`rating >= ${rating}::numeric`,
    group: group === undefined ? undefined : sql`runs_with < ${group}::integer`,
  }
  const misses = DIMENSIONS.flatMap((dimension) => {
    const fits = chosen[dimension]
    return fits ? [sql`case when ${fits} then 0 else ${sql.raw(String(bitOf(dimension)))} end`] : []
  })
  return misses.length > 0 ? sql.join(misses, sql` + `) : sql`0`
}

function bitOf(dimension: Dimension): number {
  return 1 << DIMENSIONS.indexOf(dimension)
}

function within(value: SQL, { from, to }: Span): SQL {
  // What has no value is within nothing, an open end or not.
  return sql`${value} between ${from ?? 0}::integer and ${to ?? 0x7fffffff}::integer`
}

function inCategories(
  urls: readonly string[],
  kind: ListCategory['kind'],
  categories: readonly ListCategory[],
): SQL | undefined {
  if (urls.length === 0) return undefined
  const ids = categories.filter((one) => one.kind === kind && urls.includes(one.url)).map(({ id }) => id)
  return sql`exists (select from ${packageCategories} where ${packageCategories.packageId} = asked.id and ${packageCategories.categoryId} = any(${texts(ids)}))`
}

function isAmong(ids: readonly string[]): SQL {
  return sql`${packages.id} = any(${texts(ids)})`
}

/** A list of texts for a statement. */
export function texts(values: readonly string[]): SQL {
  const each = values.map((value) => sql`${value}`)
  return sql`array[${sql.join(each, sql`, `)}]::text[]`
}
