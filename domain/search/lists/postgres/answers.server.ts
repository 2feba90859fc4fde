import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { categories, packageCategories, packageStops } from '#domain/catalogue/tables.ts'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import { GROUPS, lengthsToCount, numbersToCount, STARS } from '#domain/search/lists/choices.ts'
import { MOST_BARS, SCALE_SHARE, STEPS } from '#platform/histogram.ts'
import type { ListQuestion } from '#domain/search/lists/port.ts'
import { monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { CityNames } from './leaving.server.ts'
import { fitsBut, texts } from './pool.server.ts'

/** What the parts of an answer are called in its rows; those of a facet by the facet. */
export type Part = 'id' | 'total' | 'place' | 'scale' | 'bar' | FacetPart
export type FacetPart = 'days' | 'category' | 'themes' | 'tags' | 'month' | 'from' | 'difficulty' | 'rating' | 'group'

const IN_LIST = sql`missed = 0`
const ALL_MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** The page's packages and their place in it. */
export function pageRows(question: ListQuestion): SQL {
  const { page, pageSize } = question
  return sql`select 'id' as part, id as value, place::integer as amount from (
    select id, row_number() over (order by ${orderOf(question)}) as place from pool where ${IN_LIST}
    order by place limit ${pageSize}::integer offset ${(page - 1) * pageSize}::integer) as page`
}

/** How many of the list stop at each place, however often. */
export function placeRows(): SQL {
  const stops = sql`select distinct pool.id, ${packageStops.cityId} as city_id
    from pool join ${packageStops} on ${packageStops.packageId} = pool.id where ${IN_LIST}`
  return sql`select 'place', city_id, count(*)::integer from (${stops}) as stops group by city_id`
}

/** Counts of the facets whose choices are known beforehand, and the total: one walk through the pool. */
export function fixedRows({ filters }: ListQuestion): SQL {
  const counted: Counted[] = [
    { part: 'total', value: '', fits: IN_LIST },
    ...lengthsToCount(filters.days).map(({ value, span }) =>
      fixed('days', value, sql`days between ${span.from ?? 0}::integer and ${span.to ?? 999}::integer`),
    ),
    ...DIFFICULTIES.map((value) => fixed('difficulty', value, sql`difficulty = ${value}::text`)),
    ...numbersToCount(STARS, filters.rating).map((stars) =>
      fixed('rating', String(stars), sql`rating >= ${stars}::numeric`),
    ),
    ...numbersToCount(GROUPS, filters.group).map((most) =>
      fixed('group', String(most), sql`runs_with < ${most}::integer`),
    ),
    ...ALL_MONTHS.map((month) =>
      fixed('month', String(month), sql`months & ${sql.raw(String(1 << (month - 1)))} <> 0`),
    ),
  ]
  const counts = counted.map(({ fits }) => sql`(count(*) filter (where ${fits}))::integer`)
  return sql`select each.part, each.value, each.amount
    from (select array[${sql.join(counts, sql`, `)}] as amounts from pool) as counted,
      unnest(${texts(counted.map(({ part }) => part))}, ${texts(counted.map(({ value }) => value))}, counted.amounts) as each(part, value, amount)`
}

type Counted = { part: Part; value: string; fits: SQL }

function fixed(part: 'days' | 'difficulty' | 'rating' | 'group' | 'month', value: string, condition: SQL): Counted {
  return { part, value, fits: sql`${fitsBut(part === 'month' ? 'leaving' : part)} and ${condition}` }
}

/** Counts of categories, tags and cities. */
export function listedRows(cities: CityNames): SQL[] {
  return [
    categoryRows(),
    sql`select 'tags', tag, count(*)::integer from pool, unnest(tags) with ordinality as tagged(tag, at)
      where ${fitsBut('tags')} and array_position(tags, tag) = at group by tag`,
    cityRows(cities),
  ]
}

/** The scale of prices and how many stand at each bar of it: what `histogramOf` makes of them. */
export function spreadTables(): SQL {
  return sql`
    spread as (
      select min(rupees) as least, max(rupees) as most, percentile_disc(${SCALE_SHARE}::float8) within group (order by rupees) as nearly
      from pool where ${fitsBut('price')} and rupees is not null
    ),
    scale as (
      select least, most, step, least / step * step as start, (nearly - least / step * step) / step + 1 as bars
      from spread, unnest(array[${sql.raw(STEPS.join(', '))}]) as step
      where (nearly - least / step * step) / step + 1 <= ${sql.raw(String(MOST_BARS))} order by step limit 1
    )`
}

/** The scale and its bars. */
export function spreadRows(): SQL[] {
  return [
    sql`select 'scale', each.value, each.amount
      from scale, unnest(array['least', 'most', 'step', 'start', 'bars'], array[least, most, step, start, bars]) as each(value, amount)`,
    sql`select 'bar', least(bars - 1, (rupees - start) / step)::text, count(*)::integer from pool, scale
      where ${fitsBut('price')} and rupees is not null group by 2`,
  ]
}

/** Specialities and themes in one walk. */
function categoryRows(): SQL {
  const isSpeciality = sql`${categories.kind} = 'speciality'`
  return sql`select case when ${isSpeciality} then 'category' else 'themes' end, ${categories.url}, count(*)::integer
    from pool join ${packageCategories} on ${packageCategories.packageId} = pool.id
      join ${categories} on ${categories.id} = ${packageCategories.categoryId}
    where case when ${isSpeciality} then ${fitsBut('category')} else ${fitsBut('themes')} end
    group by ${categories.url}, ${categories.kind}`
}

function cityRows(cities: CityNames): SQL {
  const pairs = [...cities].flatMap(([slug, names]) => names.map((name) => [slug, name] as const))
  const named = sql`unnest(${texts(pairs.map(([slug]) => slug))}, ${texts(pairs.map(([, name]) => name))}) as named(slug, name)`
  // Where a city is spelt in two ways, who leaves from both leaves from one.
  const once = sql.raw(pairs.length > cities.size ? 'distinct' : '')
  return sql`select 'from', slug, count(*)::integer from (
      select ${once} id, slug from (select id, unnest(cities) as name from pool where ${fitsBut('leaving')}) as leaves join ${named} using (name)
    ) as leaves group by slug`
}

function orderOf({ sort, today, among }: ListQuestion): SQL {
  const rated = sql`stars desc nulls last`
  const season = sql`case ${sql.join(monthsFrom(today), sql` `)} else 12 end`
  const orders: Record<ListQuestion['sort'], SQL[]> = {
    'best-season': [season, rated],
    price: [sql`rupees`],
    'price-desc': [sql`rupees desc nulls last`],
    days: [sql`days`, sql`rupees`],
    rating: [rated, sql`rating_count desc`],
    name: [],
    given: [sql`array_position(${texts(among ?? [])}, id)`],
  }
  return sql.join([...orders[sort], sql`name`, sql`id`], sql`, `)
}

/** How soon the season of a package begins, a case a month: in this month, the next, the one after. */
function monthsFrom(today: CalendarDate): SQL[] {
  return ALL_MONTHS.map((_, ahead) => {
    const month = ((monthOf(today) - 1 + ahead) % 12) + 1
    return sql.raw(`when ${month} = any(best_months) then ${ahead}`)
  })
}
