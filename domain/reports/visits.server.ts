import { and, count, desc, gt, gte, lte, max, ne, sql, sum } from 'drizzle-orm'
import { missedSearches, pageSpeeds } from '#domain/visits/tables.ts'
import { DEVICES, goodIn, PAGE_KINDS, threeOfFour, visitsIn } from '#domain/visits/visit.ts'
import type { Device, Metric, PageKind } from '#domain/visits/visit.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { reading } from './reading.server.ts'

const SHOWN_WORDS = 50
/** So far back searches are told of: as long as they are kept. */
const SEARCH_WEEKS = 12
const SPEED_DAYS = 28

/** `all`: how many words there are, of which these may be the first. */
export type MissedWords = { words: string; times: number; days: number; lastOn: CalendarDate; all: number }

/** The words most often searched for in vain in the last twelve weeks, so many as are shown, or `most`. Refuses `forbidden`. */
export function reportMissedWords(db: Db, actor: Actor, today: CalendarDate, most = SHOWN_WORDS) {
  const { day, words, times } = missedSearches
  const all = sql<number>`sum(${times})`.mapWith(Number)
  const inAll = sql<number>`count(*) over ()`.mapWith(Number)
  return reading(actor, (): Promise<MissedWords[]> =>
    db
      .select({ words, times: all, days: count(), lastOn: sql<string>`${max(day)}::text`, all: inAll })
      .from(missedSearches)
      .where(and(gt(day, addDays(today, -7 * SEARCH_WEEKS)), lte(day, today), ne(words, '')))
      .groupBy(words)
      .orderBy(desc(all), words)
      .limit(most),
  )
}

export type MissedWeek = { endsOn: CalendarDate; times: number; words: number }

/** How many searches found nothing in each of the last twelve weeks, today's last, and how many different words. Refuses `forbidden`. */
export function reportMissedWeeks(db: Db, actor: Actor, today: CalendarDate) {
  const { day, words, times } = missedSearches
  const back = sql<number>`((${today}::date - ${day}) / 7)`.mapWith(Number)
  return reading(actor, async (): Promise<MissedWeek[]> => {
    const found = await db
      .select({ back, times: sum(times).mapWith(Number), words: sql`count(distinct ${words})`.mapWith(Number) })
      .from(missedSearches)
      .where(and(gt(day, addDays(today, -7 * SEARCH_WEEKS)), lte(day, today)))
      .groupBy(sql`1`)
    return Array.from({ length: SEARCH_WEEKS }, (_, at) => {
      const weeksBack = SEARCH_WEEKS - 1 - at
      const week = found.find((one) => one.back === weeksBack)
      return { endsOn: addDays(today, -7 * weeksBack), times: week?.times ?? 0, words: week?.words ?? 0 }
    })
  })
}

/** What three of four visits were at most, and how many of a hundred were good; undefined where nothing was timed. */
export type TimedVisits = { visits: number; most: number | undefined; goodPercent: number | undefined }
export type PageSpeed = { page: PageKind; device: Device } & Record<Metric, TimedVisits>

/** How fast each kind of page was on each kind of device in the last four weeks; what nobody visited is left out. Refuses `forbidden`. */
export function reportSpeed(db: Db, actor: Actor, today: CalendarDate) {
  const { day, page, device, metric, step, count: visits } = pageSpeeds
  return reading(actor, async (): Promise<PageSpeed[]> => {
    const rows = await db
      .select({ page, device, metric, step, count: sum(visits).mapWith(Number) })
      .from(pageSpeeds)
      .where(and(gte(day, addDays(today, -SPEED_DAYS)), lte(day, today)))
      .groupBy(page, device, metric, step)
    const all = PAGE_KINDS.flatMap((page) => DEVICES.map((device) => ({ page, device })))
    return all.flatMap((of) => {
      const mine = rows.filter((row) => row.page === of.page && row.device === of.device)
      const timed = (metric: Metric) =>
        timedOf(
          metric,
          mine.filter((row) => row.metric === metric),
        )
      return mine.length === 0 ? [] : [{ ...of, lcp: timed('lcp'), inp: timed('inp'), cls: timed('cls') }]
    })
  })
}

function timedOf(metric: Metric, histogram: { step: number; count: number }[]): TimedVisits {
  const visits = visitsIn(histogram)
  if (visits === 0) return { visits, most: undefined, goodPercent: undefined }
  return { visits, most: threeOfFour(metric, histogram), goodPercent: percentOf(goodIn(metric, histogram), visits) }
}

/** In whole percent; only none of them is 0, and only all of them 100. */
function percentOf(good: number, visits: number): number {
  if (good === 0 || good === visits) return good === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((100 * good) / visits)))
}
