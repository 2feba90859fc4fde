import { and, eq, lt, ne, sql, sum } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { missedSearches, pageSpeeds } from './tables.ts'
import { METRICS, pageKindOf, stepOf, wordsCounted } from './visit.ts'
import type { Device, Metric } from './visit.ts'

type CountNeeds = { db: Db; clock: Clock }

/** So many different words of a day are kept apart: nobody fills the database by asking. */
export const MOST_WORDS_A_DAY = 500
const KEEP_SEARCHES = 90 * DAY
const KEEP_SPEEDS = 400 * DAY

/** Counts a search that found nothing, under its words alone. What may name somebody is not counted. */
export async function countMissedSearch({ db, clock }: CountNeeds, typed: string): Promise<void> {
  const words = wordsCounted(typed)
  if (words === undefined) return
  const day = istDate(clock.now())
  const { times } = missedSearches
  const again = await db
    .update(missedSearches)
    .set({ times: sql`${times} + 1` })
    .where(and(eq(missedSearches.day, day), eq(missedSearches.words, words)))
    .returning({ times })
  if (again.length > 0) return
  const known = await db.$count(missedSearches, and(eq(missedSearches.day, day), ne(missedSearches.words, '')))
  await db
    .insert(missedSearches)
    .values({ day, words: known < MOST_WORDS_A_DAY ? words : '', times: 1 })
    .onConflictDoUpdate({ target: [missedSearches.day, missedSearches.words], set: { times: sql`${times} + 1` } })
}

/** How many searches of a day in India found nothing. */
export async function countMissedOn(db: Db, day: CalendarDate): Promise<number> {
  const [row] = await db
    .select({ times: sum(missedSearches.times).mapWith(Number) })
    .from(missedSearches)
    .where(eq(missedSearches.day, day))
  return row?.times ?? 0
}

/** What a visit was like: the first part of its path, and what was timed, each only where it was. */
export type TimedVisit = { page: string; device: Device } & { [Name in Metric]?: number | undefined }

/** Counts how fast a page was for somebody, into the histograms of its day. */
export async function countVisit(
  { db, clock }: CountNeeds,
  { page: path, device, ...timed }: TimedVisit,
): Promise<void> {
  const about = { day: istDate(clock.now()), page: pageKindOf(path), device, count: 1 }
  const rows = METRICS.flatMap((metric) => {
    const value = timed[metric]
    return value === undefined ? [] : [{ ...about, metric, step: stepOf(metric, value) }]
  })
  if (rows.length === 0) return
  const { day, page, device: of, metric, step, count } = pageSpeeds
  await db
    .insert(pageSpeeds)
    .values(rows)
    .onConflictDoUpdate({ target: [day, page, of, metric, step], set: { count: sql`${count} + 1` } })
}

/** Forgets searches after 90 days, and how fast pages were after 400. */
export async function forgetOldVisits({ db, clock }: CountNeeds): Promise<void> {
  const before = (kept: number) => istDate(new Date(clock.now().getTime() - kept))
  await db.delete(missedSearches).where(lt(missedSearches.day, before(KEEP_SEARCHES)))
  await db.delete(pageSpeeds).where(lt(pageSpeeds.day, before(KEEP_SPEEDS)))
}
