import { and, asc, count, eq, exists, gte, ilike, inArray, like, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { setOfPackagesNamed } from '#domain/catalogue/packages-named.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { istDate } from '#platform/dates.ts'
import { daysOfPage } from '#platform/days-of-page.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done, refused } from '#platform/result.ts'
import { seatsLeft, whyClosed } from '#domain/departures/departure.ts'
import { findDeparture, freeSeats } from '#domain/departures/departures.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { whyNotOffered } from './by-telephone.server.ts'
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
  const isNamed = asked.words ? await isNamedWith(db, asked.words) : undefined
  const days = await countDays(db, asked, isNamed)
  const sumOf = (list: WaitingList) => days.reduce((sum, day) => sum + day[list], 0)
  const counts = {
    line: sumOf('line'),
    offered: sumOf('offered'),
    unanswered: sumOf('unanswered'),
    over: sumOf('over'),
  }
  const countedDays = days.map((day) => ({ day: day.day, count: day[asked.list] }))
  const cut = daysOfPage(countedDays, page, ROWS_A_PAGE)
  const rows = cut ? await listRows(db, await cutPage(db, asked, cut, isNamed)) : []
  return done({ rows, counts, pages: Math.max(1, Math.ceil(counts[asked.list] / ROWS_A_PAGE)) })
}
export type WaitingDesk = Extract<Awaited<ReturnType<typeof listWaitingDesk>>, { ok: true }>['value']
export type ListedWaiting = WaitingDesk['rows'][number]

/** One place as a colleague sees it, why it is offered nothing at this moment, and on which departure. Refuses `forbidden` and 'unknown-waiting'. */
export async function findWaitingDesk({ db, clock }: { db: Db; clock: Clock }, actor: Actor, id: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const [place] = await listRows(db, [id])
  if (!place) return refused('unknown-waiting')
  const departure = (await findDeparture(db, place.departureId))!
  return done({ place, packageUrl: departure.package.url, whyNot: await whyNotOffered(db, clock, id) })
}

/** A departure somebody who calls would wait for, what is free of it, and why nobody can wait for it any more. Refuses `forbidden` and 'unknown-departure'. */
export async function findToWaitFor({ db, clock }: { db: Db; clock: Clock }, actor: Actor, departureId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const departure = await findDeparture(db, departureId)
  if (!departure || departure.isPrivate) return refused('unknown-departure')
  return done({ departure, left: seatsLeft(departure), closed: whyClosed(departure, istDate(clock.now())) })
}

const inTurn = [
  asc(departures.startsOn),
  asc(departures.id),
  asc(sql`coalesce(${waitlist.waitingSince}, ${waitlist.askedAt})`),
  asc(waitlist.id),
]

/** Who waits, counted by list and by the days they would leave: that tells on which days a page lies, and only those are put in order. */
async function countDays(db: Db, asked: WaitingAsked, isNamed: SQL | undefined) {
  const onList = (list: WaitingList) =>
    sql`count(*) filter (where ${inArray(waitlist.state, WAITING_LISTS[list])})`.mapWith(Number)
  return db
    .select({
      day: departures.startsOn,
      line: onList('line'),
      offered: onList('offered'),
      unanswered: onList('unanswered'),
      over: onList('over'),
    })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .where(fits(asked, isNamed))
    .groupBy(departures.startsOn)
    .orderBy(asc(departures.startsOn))
}

async function cutPage(
  db: Db,
  asked: WaitingAsked,
  { days, offset }: NonNullable<ReturnType<typeof daysOfPage>>,
  isNamed: SQL | undefined,
) {
  const isOn = and(inArray(departures.startsOn, days), inArray(waitlist.state, WAITING_LISTS[asked.list]))
  const cut = await db
    .select({ id: waitlist.id })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .where(and(fits(asked, isNamed), isOn))
    .orderBy(...inTurn)
    .limit(ROWS_A_PAGE)
    .offset(offset)
  return cut.map(({ id }) => id)
}

async function listRows(db: Db, ids: readonly string[]) {
  const before = alias(waitlist, 'before')
  const standsBefore = and(
    eq(before.departureId, waitlist.departureId),
    inArray(before.state, IN_LINE),
    lt(before.waitingSince, waitlist.waitingSince),
  )
  const countBefore = db.select({ count: count() }).from(before).where(standsBefore)
  const { id, name, email, mobile, seats, party, state, askedAt, waitingSince, offerEndsAt, departureId } = waitlist
  const { startsOn, departureCity } = departures
  return db
    .select({
      id,
      name,
      email,
      mobile,
      addedBy: waitlist.addedBy,
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

/** Whether a departure's package has some words in its name. */
async function isNamedWith(db: Db, words: string): Promise<SQL> {
  const named = await setOfPackagesNamed(db, words)
  if (named) return inArray(departures.packageId, named)
  const isOwn = and(eq(packages.id, departures.packageId), ilike(packages.name, holding(words)))
  return exists(db.select({ id: packages.id }).from(packages).where(isOwn))
}

/** What has left is forgotten on the next day: nobody waits for it. */
function fits({ words, departureId }: WaitingAsked, isNamed: SQL | undefined) {
  return and(
    gte(departures.startsOn, todayInIndia),
    departureId ? eq(waitlist.departureId, departureId) : undefined,
    words
      ? or(
          // An address is kept in lower case: nothing need be made so.
          like(waitlist.email, holding(words.toLowerCase())),
          ilike(waitlist.name, holding(words)),
          /\d{4}/.test(words) ? like(waitlist.mobile, holding(words.replaceAll(/[^\d]/g, ''))) : undefined,
          isNamed,
          ilike(departures.departureCity, holding(words)),
        )
      : undefined,
  )
}
