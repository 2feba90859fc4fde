import { and, count, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { EmailAddress } from '#domain/contact/email.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { alias } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { seatsLeft, whyClosed } from '#domain/departures/departure.ts'
import type { DepartureFacts, NoBookings } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { ANSWER_WITHIN_DAYS, IN_LINE, partyOf, waitingIdIn } from './waitlist.ts'
import type { WaitingState } from './waitlist.ts'
import { tellAsked } from './messages.server.ts'

export type WaitNeeds = { db: Db; keys: KeyRing; config: Pick<Config, 'publicUrl'> }
export type NotWaiting =
  | 'unknown-departure'
  | 'invalid-email'
  | 'group-too-large'
  | NoBookings
  | 'too-late'
  | 'seats-there'
  | 'too-many'

/** Mails an hour to all addresses together, so that the form is no engine for spam. */
const MOST_AN_HOUR = 300
/** Those who may still come to seats. */
export const OPEN = ['asked', ...IN_LINE] as const

/**
 * Writes down which party would like seats of a full departure, and mails a link that says they really asked; a place in the line begins with it. Whoever asks learns nothing
 * of the address: one that waits already is answered alike. Refuses while the seats are there ('seats-there'), and what can never be had.
 */
export async function askToWait(
  needs: WaitNeeds & { clock: Clock },
  departureId: string,
  typed: { email: unknown; party: Party },
): Promise<Result<void, NotWaiting>> {
  const email = EmailAddress.safeParse(typed.email)
  if (!email.success) return refused('invalid-email')
  const departure = await findDeparture(needs.db, departureId)
  if (!departure) return refused('unknown-departure')
  const seats = seatsFor(typed.party, departure.package)
  const refusal = refuseWaiting(departure, { seats, today: istDate(needs.clock.now()) })
  if (refusal) return refused(refusal)
  return needs.db.transaction(async (db) => {
    if ((await countRecent(db)) >= MOST_AN_HOUR) return refused('too-many')
    const row = { departureId, email: email.data, seats, party: typed.party }
    const [added] = await db.insert(waitlist).values(row).onConflictDoNothing().returning({ id: waitlist.id })
    if (added) await tellAsked({ ...needs, db }, added.id)
    return done(undefined)
  })
}

/** Why nobody can wait for so many seats of a departure; undefined when one may. */
export function refuseWaiting(
  departure: DepartureFacts & { isPrivate: boolean },
  { seats, today }: { seats: number; today: CalendarDate },
): NotWaiting | undefined {
  if (departure.isPrivate) return 'unknown-departure'
  const closed = whyClosed(departure, today)
  if (closed) return closed
  if (seats > departure.capacity) return 'group-too-large'
  return seatsLeft(departure) >= seats ? 'seats-there' : undefined
}

async function countRecent(db: Db): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(waitlist)
    .where(gt(waitlist.askedAt, sql`now() - interval '1 hour'`))
  return row?.asked ?? 0
}

/** A place on a waiting list as its own page shows it; `before` is how many wait longer. */
export async function findWaiting(db: Db, keys: KeyRing, token: string) {
  const id = waitingIdIn(keys, token)
  if (id === undefined) return undefined
  const isOver = sql<boolean>`${waitlist.state} = 'offered' and ${waitlist.offerEndsAt} <= now()`
  const [found] = await db.select({ place: waitlist, isOver }).from(waitlist).where(eq(waitlist.id, id))
  const departure = found && (await findDeparture(db, found.place.departureId))
  if (!found || !departure) return undefined
  const isCalledOff = departure.status === 'cancelled' && found.place.state !== 'taken'
  const state: WaitingState = isCalledOff ? 'called-off' : found.isOver ? 'lapsed' : found.place.state
  return { ...found.place, party: partyOf(found.place), state, departure, before: await countBefore(db, id) }
}

async function countBefore(db: Db, id: string): Promise<number> {
  const mine = alias(waitlist, 'mine')
  const [row] = await db
    .select({ before: count() })
    .from(waitlist)
    .innerJoin(mine, and(eq(mine.id, id), eq(mine.departureId, waitlist.departureId)))
    .where(and(inArray(waitlist.state, IN_LINE), lt(waitlist.waitingSince, mine.waitingSince)))
  return row?.before ?? 0
}

/** The owner of the link really asked: from now on they wait, behind all who wait already; whose offer has lapsed waits anew. Done again it changes nothing. */
export async function confirmWaiting({ db, keys }: WaitNeeds, token: string): Promise<Result<void, 'unknown-token'>> {
  const id = waitingIdIn(keys, token)
  if (id === undefined) return refused('unknown-token')
  const other = alias(waitlist, 'other')
  const sameAsked = and(isSamePerson(other), inArray(other.state, OPEN))
  const another = db
    .select({ one: sql`1` })
    .from(other)
    .where(sameAsked)
  await db
    .update(waitlist)
    .set({ state: 'waiting', waitingSince: sql`clock_timestamp()`, offerEndsAt: null })
    .where(
      and(
        eq(waitlist.id, id),
        or(eq(waitlist.state, 'asked'), and(inArray(waitlist.state, ['lapsed', 'left']), notExists(another))),
      ),
    )
  const [known] = await db.select({ id: waitlist.id }).from(waitlist).where(eq(waitlist.id, id))
  return known ? done(undefined) : refused('unknown-token')
}

/** Whether another place on the same list is of whoever this one is of. */
export function isSamePerson(other: Record<'departureId' | 'email' | 'mobile', PgColumn>): SQL | undefined {
  const reached = sql`coalesce(${other.email}, ${other.mobile}) = coalesce(${waitlist.email}, ${waitlist.mobile})`
  return and(eq(other.departureId, waitlist.departureId), reached)
}

/** Leaves the line, and gives back what was kept there. Done again it changes nothing. */
export async function leaveWaitlist({ db, keys }: WaitNeeds, token: string): Promise<Result<void, 'unknown-token'>> {
  const id = waitingIdIn(keys, token)
  if (id === undefined) return refused('unknown-token')
  const left = await changing(
    db,
    ({ packageId }: { packageId?: string }) => (packageId === undefined ? [] : [`seats:${packageId}` as const]),
    async (db) => leaveLine(db, id),
  )
  return left.isKnown ? done(undefined) : refused('unknown-token')
}

/** Takes a place off its list in the caller's transaction, who announces the seats of the package this names. */
export async function leaveLine(db: Db, id: string): Promise<{ isKnown: boolean; packageId?: string }> {
  const [place] = await db.select().from(waitlist).where(eq(waitlist.id, id)).for('update')
  if (!place) return { isKnown: false }
  if (!OPEN.some((state) => state === place.state)) return { isKnown: true }
  await db.update(waitlist).set({ state: 'left', offerEndsAt: null }).where(eq(waitlist.id, id))
  if (place.state === 'asked' || place.state === 'waiting') return { isKnown: true }
  const given = await moveSeats(db, place.departureId, { held: -place.seats })
  if (!given.ok) throw new Error(`departure ${place.departureId} does not hold the seats it kept for ${id}`)
  return { isKnown: true, packageId: given.value.packageId }
}

/** Forgets who waited for what has left, and who never answered the first mail. */
export async function forgetOldWaiting(db: Db): Promise<void> {
  const gone = db
    .select({ id: departures.id })
    .from(departures)
    .where(sql`${departures.startsOn} < ${todayInIndia}`)
  const isOver = and(inArray(waitlist.departureId, gone), inArray(waitlist.state, CLOSED))
  const isUnanswered = and(
    eq(waitlist.state, 'asked'),
    lt(waitlist.askedAt, sql`now() - ${`${ANSWER_WITHIN_DAYS} days`}::interval`),
  )
  await db.delete(waitlist).where(or(isOver, isUnanswered))
}
/** What is kept or offered has seats, and lapses first. */
const CLOSED = ['asked', 'waiting', 'taken', 'lapsed', 'left', 'called-off'] as const

type Person = { email: string | null; mobile: string | null }

/** Of whoever has both an address and a mobile on a list, the address says who they are. */
function isOf({ email, mobile }: Person): SQL | undefined {
  const [hasEmail, hasMobile] = [email === null ? undefined : eq(waitlist.email, email), isReachedAt(mobile)]
  return hasEmail || hasMobile ? or(hasEmail, hasMobile) : sql`false`
}

function isReachedAt(mobile: string | null): SQL | undefined {
  return mobile === null ? undefined : and(isNull(waitlist.email), eq(waitlist.mobile, mobile))
}

/** What the site holds on somebody who waits, or waited, for seats. */
export async function listWaitingOf(db: Db, person: Person) {
  const { departureId, name, mobile, seats, party, state, askedAt, waitingSince, offerEndsAt } = waitlist
  return db
    .select({ departureId, name, mobile, seats, party, state, askedAt, waitingSince, offerEndsAt })
    .from(waitlist)
    .where(isOf(person))
    .orderBy(askedAt)
}

/** Forgets somebody on every waiting list, in the caller's transaction; what was kept for them goes on to the next. */
export async function forgetWaitingOf(db: Db, person: Person): Promise<void> {
  const places = await db.select({ id: waitlist.id }).from(waitlist).where(isOf(person))
  for (const { id } of places) await leaveLine(db, id)
  await db.delete(waitlist).where(isOf(person))
}
