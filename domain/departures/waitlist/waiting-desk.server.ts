import { and, asc, count, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import { freeSeats } from '#domain/departures/departures.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { WAITING_LISTS } from './waiting-asked.ts'
import type { WaitingAsked, WaitingList } from './waiting-asked.ts'
import { IN_LINE } from './waitlist.ts'

const ROWS_A_PAGE = 50

/**
 * A page of those who wait for seats of departures ahead, the soonest departure first and each in its turn, with how many stand before them, and how
 * many there are of every list. Refuses `forbidden`.
 */
export async function listWaitingDesk(db: Db, actor: Actor, asked: WaitingAsked, page: number) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const counts = await countLists(db, asked)
  const cut = await db
    .select({ id: waitlist.id })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(and(fits(asked), inArray(waitlist.state, WAITING_LISTS[asked.list])))
    .orderBy(...inTurn)
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
  const rows = await listRows(
    db,
    cut.map(({ id }) => id),
  )
  return done({ rows, counts, pages: Math.max(1, Math.ceil(counts[asked.list] / ROWS_A_PAGE)) })
}
export type WaitingDesk = Extract<Awaited<ReturnType<typeof listWaitingDesk>>, { ok: true }>['value']
export type ListedWaiting = WaitingDesk['rows'][number]

const inTurn = [
  asc(departures.startsOn),
  asc(departures.id),
  asc(sql`coalesce(${waitlist.waitingSince}, ${waitlist.askedAt})`),
  asc(waitlist.id),
]

async function listRows(db: Db, ids: readonly string[]) {
  const before = alias(waitlist, 'before')
  const standsBefore = and(
    eq(before.departureId, waitlist.departureId),
    inArray(before.state, IN_LINE),
    lt(before.waitingSince, waitlist.waitingSince),
  )
  const countBefore = db.select({ count: count() }).from(before).where(standsBefore)
  const { id, email, seats, party, state, askedAt, waitingSince, offerEndsAt, departureId } = waitlist
  const { startsOn, departureCity } = departures
  return db
    .select({
      id,
      email,
      seats,
      party,
      state,
      askedAt,
      waitingSince,
      offerEndsAt,
      departureId,
      startsOn,
      departureCity,
      package: packages.name,
      free: freeSeats,
      before: sql`(${countBefore})`.mapWith(Number),
    })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(inArray(id, [...ids]))
    .orderBy(...inTurn)
}

async function countLists(db: Db, asked: WaitingAsked): Promise<Record<WaitingList, number>> {
  const counted = await db
    .select({ state: waitlist.state, count: count() })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(fits(asked))
    .groupBy(waitlist.state)
  const among = (list: WaitingList) =>
    counted.reduce((sum, { state, count }) => (WAITING_LISTS[list].some((one) => one === state) ? sum + count : sum), 0)
  return { line: among('line'), offered: among('offered'), unanswered: among('unanswered'), over: among('over') }
}

/** What has left is forgotten on the next day: nobody waits for it. */
function fits({ words, departureId }: WaitingAsked) {
  const like = words && holding(words)
  return and(
    gte(departures.startsOn, todayInIndia),
    departureId ? eq(waitlist.departureId, departureId) : undefined,
    like
      ? or(ilike(packages.name, like), ilike(departures.departureCity, like), ilike(waitlist.email, like))
      : undefined,
  )
}
