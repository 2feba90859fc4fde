import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { rainyPlaces } from '#domain/almanac/rain.ts'
import { categories, cities, packageCategories, packages, packageStops } from '#domain/catalogue/tables.ts'
import { realRating } from '#domain/catalogue/reading/order.server.ts'
import type { Filters } from '#domain/search/filters.ts'
import { monthOf } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import { THIN_AIR_M } from './height.ts'
import type { Height, Wish } from './sentence-rule.ts'

const MOST = 1000
const MOST_NEAR = 12
const HILLS_M = 1200
const PLAINS_M = 700
/** Where a winter's day is still warm. */
const WARM_SOUTH_OF = 21.5
const LONGEST_SMOOTH_HOURS = 5
const LONGEST_SHORT_HOURS = 4
/** Longer on the road is more than who expects a child should sit. */
const LONGEST_GENTLE_HOURS = 6
/** A night on the way may be wet. */
const MOST_WET = 0.34
/** Whoever wants no rain and names no month fears these. */
const RAINY_MONTHS = [7, 8]

type Needs = { db: Db; memory: TagMemory }
type Wished = { wish: Wish; months: readonly number[] }

const wishedBy = remembered('packages wished', async (needs: Needs, { wish, months }: Wished) => {
  reads('catalogue')
  return selectWished(needs.db, await conditionOf(needs, { wish, months }))
})

/** Published packages that are as wished, journeys before walks and then the best rated, at most a thousand; only those of `among`, in their order, where it is given. */
export async function listWished(
  needs: Needs,
  wish: Wish,
  filters: Pick<Filters, 'month' | 'dates'>,
  among?: readonly string[],
): Promise<string[]> {
  if (among?.length === 0) return []
  const wished = { wish, months: monthsOf(filters) }
  const all = await wishedBy(needs, wished)
  if (!among) return all
  const kept = new Set(all.length < MOST ? all : await selectWished(needs.db, await conditionOf(needs, wished), among))
  return among.filter((id) => kept.has(id))
}

/** Packages that come nearest to a height none of them has, the nearest first and each with its highest metres; those of `among` only. */
export async function listNearestHeight(
  { db }: Pick<Needs, 'db'>,
  { fromM }: Height,
  among?: readonly string[],
): Promise<{ id: string; highestM: number }[]> {
  if (among?.length === 0) return []
  reads('catalogue')
  const highestM = highestOf.mapWith(Number)
  return db
    .select({ id: packages.id, highestM })
    .from(packages)
    .where(and(eq(packages.published, true), sql`${highestOf} > 0`, among && inArray(packages.id, [...among])))
    .orderBy(fromM === undefined ? asc(highestOf) : desc(highestOf), asc(packages.id))
    .limit(MOST_NEAR)
}

/** Published packages by the height of their nights, the lowest first, then by the highest they come: where all are high, what is borne best. */
export async function listLowestFirst(
  { db }: { db: Db },
  among: readonly string[],
): Promise<{ id: string; nightM: number }[]> {
  reads('catalogue')
  const nightM = ofStops(sql`max(${height}) filter (where ${nights} > 0)`).mapWith(Number)
  return db
    .select({ id: packages.id, nightM })
    .from(packages)
    .where(and(eq(packages.published, true), sql`${nightM} > 0`, inArray(packages.id, [...among])))
    .orderBy(asc(nightM), asc(highestOf), asc(packages.id))
    .limit(MOST_NEAR)
}

function monthsOf({ month, dates }: Pick<Filters, 'month' | 'dates'>): number[] {
  if (dates) return [...new Set([dates.from, dates.to].map(monthOf))]
  return month === undefined ? [] : [month]
}

async function conditionOf(needs: Needs, { wish, months }: Wished): Promise<SQL> {
  if (wish === 'dry') {
    const { states, spared } = rainyPlaces(await rememberedAlmanac(needs), months.length > 0 ? months : RAINY_MONTHS)
    const isWet = sql`lower(${cities.stateCode}) = any(${textArray(states)}) and not ${cities.url} = any(${textArray(spared)})`
    return sql`not ${isInCategory('monsoon')} and ${ofStops(sql`coalesce(sum(greatest(${nights}, 1)) filter (where ${isWet}), 0)::float / sum(greatest(${nights}, 1))`)} <= ${MOST_WET}`
  }
  return typeof wish === 'object' ? isOfHeight(wish) : CONDITIONS[wish]
}

/** Among what is selected columns stand without their tables, and "id" were a city's. */
const OF_PACKAGE = sql.raw('"packages"."id"')
const { nights } = packageStops
const height = sql`coalesce(${cities.altitudeM}, 0)`
const meanHeight = sql`sum(${height} * greatest(${nights}, 1))::float / sum(greatest(${nights}, 1))`
const isWalk = sql`${packages.kind} = 'trek'`

const LOW = sql`coalesce(${packages.maxAltitudeM}, 0) <= ${THIN_AIR_M} and ${ofStops(sql`max(${height})`)} <= ${THIN_AIR_M} and not ${hasDay(`@.altitudeM > ${THIN_AIR_M} || @.highestM > ${THIN_AIR_M}`)}`
/** What jolts, falls or goes under water, where it is what a journey is praised for. */
const STRAINS = String.raw`\m(raft|kayak|paraglid|ski(s|ing)?\M|scuba|dives?\M|diving|snorkel|surf|rappel|zip.?lin|bungee|trek|camel|jeep safari)`
/** What takes the breath away; a walk may be as short as one is asked for. */
const SPORTS = String.raw`\m(raft|kayak|paraglid|ski(s|ing)?\M|scuba|dives?\M|diving|surf|rappel|zip.?lin|bungee)`
const isPraisedFor = (pattern: string) =>
  sql`(${packages.name} || ' ' || ${packages.summary} || ' ' || ${packages.highlights}::text) ~* ${pattern}`
/** Longer on foot in a day is no stroll, on a tour either. */
const LONGEST_STROLL_HOURS = 4
const hasLongWalk = hasDay(
  `(@.travel == "walk" && @.hours > ${LONGEST_STROLL_HOURS}) || exists(@.legs[*] ? (@.by == "walk" && @.hours > ${LONGEST_STROLL_HOURS}))`,
)

const CONDITIONS: Record<Exclude<Wish, Height | 'dry'>, SQL> = {
  cool: sql`${ofStops(meanHeight)} >= ${HILLS_M}`,
  warm: sql`${ofStops(sql`max(${cities.lat})`)} < ${WARM_SOUTH_OF} and ${ofStops(sql`max(${height})`)} < ${PLAINS_M}`,
  low: sql`${LOW} and not ${isInCategory('adventure')} and not ${isPraisedFor(SPORTS)} and (${isWalk} or not ${hasLongWalk})`,
  gentle: sql`not (${isWalk}) and ${LOW} and not ${isInCategory('adventure')} and not ${isInCategory('winter-sports')} and not ${isPraisedFor(STRAINS)} and not ${hasDay(`(@.travel == "road" && @.hours > ${LONGEST_GENTLE_HOURS}) || exists(@.legs[*] ? (@.by == "road" && @.hours > ${LONGEST_GENTLE_HOURS}))`)}`,
  quiet: isInCategory('offbeat'),
  smooth: sql`not (${isWalk}) and ${ofStops(sql`max(${height})`)} < ${PLAINS_M} and not ${hasDay(`@.travel == "road" && @.hours > ${LONGEST_SMOOTH_HOURS}`)}`,
  short: sql`not ${hasDay(`@.travel == "road" && @.hours > ${LONGEST_SHORT_HOURS}`)}`,
}

const highestOf = sql`coalesce(greatest(${packages.maxAltitudeM}, ${ofStops(sql`max(${height})`)}), 0)`

/** A walk whose highest point nobody told is not known to stay below any. */
function isOfHeight({ fromM = 0, toM }: Height): SQL {
  if (toM === undefined) return reaches(fromM)
  return sql`${reaches(fromM)} and not ${reaches(toM + 1)} and not (${isWalk} and ${packages.maxAltitudeM} is null)`
}

function reaches(metres: number): SQL {
  return sql`(${highestOf} >= ${metres} or ${hasDay(`@.altitudeM >= ${metres} || @.highestM >= ${metres}`)})`
}

function isInCategory(key: string): SQL {
  return sql`exists (select 1 from ${packageCategories} join ${categories} on ${categories.id} = ${packageCategories.categoryId} where ${packageCategories.packageId} = ${packages.id} and ${categories.key} = ${key})`
}

function ofStops(value: SQL): SQL {
  return sql`(select ${value} from ${packageStops} join ${cities} on ${cities.id} = ${packageStops.cityId} where ${packageStops.packageId} = ${OF_PACKAGE})`
}

function hasDay(condition: string): SQL {
  return sql`jsonb_path_exists(${packages.itinerary}, ${sql.raw(`'$[*] ? (${condition})'`)})`
}

function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}

async function selectWished(db: Db, isAsWished: SQL, among?: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.published, true), isAsWished, among && inArray(packages.id, [...among])))
    .orderBy(asc(isWalk), desc(realRating), asc(packages.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
}
