import { and, asc, eq, exists, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { changing } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { freeSeats } from '#domain/departures/departures.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { IN_LINE, OFFER_HOURS, partyOf, waitingIdIn } from './waitlist.ts'
import type { OfferedSeats } from './waitlist.ts'
import { isSamePerson } from './joining.server.ts'
import type { WaitNeeds } from './joining.server.ts'
import { tellOffered } from './messages.server.ts'
import { isBookable, keepForWaiting } from './turn.server.ts'

const MOST_AT_ONCE = 50

/** Ends offers whose time is over, keeps what is free for those who wait, and tells them. Several processes may do this at once. Gives how many were told. */
export async function lookAfterWaitlists(needs: WaitNeeds): Promise<number> {
  await lapseOffers(needs.db)
  for (const { id, packageId } of await listWithRoom(needs.db)) await keepOf(needs.db, id, packageId)
  return tellKept(needs)
}

/** Gives on what was offered in vain: departures are touched in the order of their ids, the seats of one are summed first. */
async function lapseOffers(db: Db): Promise<void> {
  const tags = (packageIds: string[]) => packageIds.map((id) => `seats:${id}` as const)
  await changing(db, tags, async (db) => {
    const over = await db
      .select({ id: waitlist.id, departureId: waitlist.departureId, seats: waitlist.seats })
      .from(waitlist)
      .where(and(eq(waitlist.state, 'offered'), lte(waitlist.offerEndsAt, sql`now()`)))
      .orderBy(asc(waitlist.departureId), asc(waitlist.id))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = over.map(({ id }) => id)
    if (ids.length > 0) await db.update(waitlist).set({ state: 'lapsed' }).where(inArray(waitlist.id, ids))
    const packageIds: string[] = []
    for (const [departureId, places] of Map.groupBy(over, (one) => one.departureId)) {
      const seats = places.reduce((sum, one) => sum + one.seats, 0)
      const given = await moveSeats(db, departureId, { held: -seats })
      if (!given.ok) throw new Error(`departure ${departureId} does not hold the ${seats} seats it had offered`)
      packageIds.push(given.value.packageId)
    }
    return packageIds
  })
}

/** Departures with free seats somebody waits for: they came free past the site, or before anybody had answered. */
async function listWithRoom(db: Db): Promise<{ id: string; packageId: string }[]> {
  const fitting = db
    .select({ one: sql`1` })
    .from(waitlist)
    .where(and(eq(waitlist.departureId, departures.id), eq(waitlist.state, 'waiting'), lte(waitlist.seats, freeSeats)))
  return db
    .select({ id: departures.id, packageId: departures.packageId })
    .from(departures)
    .where(and(isBookable, exists(fitting)))
    .orderBy(asc(departures.id))
}

async function keepOf(db: Db, id: string, packageId: string): Promise<void> {
  await changing(
    db,
    (kept: number) => (kept > 0 ? [`seats:${packageId}` as const] : []),
    async (db) => {
      await db.select({ id: departures.id }).from(departures).where(eq(departures.id, id)).for('update')
      return keepForWaiting(db, id)
    },
  )
}

/** The time of an offer begins with the mail that tells of it, in one commit. */
async function tellKept(needs: WaitNeeds): Promise<number> {
  return needs.db.transaction(async (db) => {
    const kept = await db
      .select({ id: waitlist.id })
      .from(waitlist)
      .where(eq(waitlist.state, 'kept'))
      .orderBy(asc(waitlist.waitingSince))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of kept) await beginOffer({ ...needs, db }, id)
    return kept.length
  })
}

/** Begins the time of an offer whose seats are kept, and tells of it, in the caller's transaction. Gives when it ends. */
export async function beginOffer(needs: WaitNeeds, id: string): Promise<Date> {
  const lastMoment = sql`(select (d.starts_on - d.cutoff_days + 1)::timestamp at time zone 'Asia/Kolkata' from departures d where d.id = ${waitlist.departureId})`
  const [row] = await needs.db
    .update(waitlist)
    .set({
      state: 'offered',
      offerEndsAt: sql`least(now() + ${`${OFFER_HOURS} hours`}::interval, ${lastMoment})`,
    })
    .where(eq(waitlist.id, id))
    .returning({ endsAt: waitlist.offerEndsAt })
  await tellOffered(needs, id, row!.endsAt!)
  return row!.endsAt!
}

/** The seats that are kept for whoever holds a link, while they are. */
export async function findOffer(db: Db, keys: KeyRing, token: string): Promise<OfferedSeats | undefined> {
  const id = waitingIdIn(keys, token)
  if (id === undefined) return undefined
  const [found] = await db
    .select({
      departureId: waitlist.departureId,
      seats: waitlist.seats,
      party: waitlist.party,
      endsAt: waitlist.offerEndsAt,
    })
    .from(waitlist)
    .where(isOffered(id))
  return found && { token, ...found, party: partyOf(found), endsAt: found.endsAt! }
}

/** A link to an offer, where its seats are wanted, and the booking that holds them then. */
export type TakenOffer = { token: string; departureId: string; takenBy: string }

/**
 * Takes up an offer in the transaction of the hold that uses it: gives how many seats of that departure were kept, which are the hold's now; none where there is no such offer, or no longer.
 * The caller moves the seats. The offer keeps its hour, for the hold may end before.
 */
export async function takeOffer(db: Db, keys: KeyRing, { token, departureId, takenBy }: TakenOffer): Promise<number> {
  const id = waitingIdIn(keys, token)
  if (id === undefined) return 0
  const [taken] = await db
    .update(waitlist)
    .set({ state: 'taken', takenBy })
    .where(and(isOffered(id), eq(waitlist.departureId, departureId)))
    .returning({ seats: waitlist.seats })
  return taken?.seats ?? 0
}

/** Takes up once more what a booking's ended hold gave back to its offer, likewise. */
export async function takeOfferAgain(db: Db, bookingId: string): Promise<number> {
  const [taken] = await db
    .update(waitlist)
    .set({ state: 'taken' })
    .where(and(eq(waitlist.takenBy, bookingId), isStillOffered))
    .returning({ seats: waitlist.seats })
  return taken?.seats ?? 0
}

/** A hold that ended, and how many seats it had. */
type EndedHold = { id: string; seats: number }

/**
 * Gives the seats of holds that have ended back to the offers they took up, until their hour: no more than were held, and nothing to whoever waits anew meanwhile. Gives how many stay kept, by
 * the hold's id; the caller gives the others back.
 */
export async function giveBackToOffers(db: Db, ended: readonly EndedHold[]): Promise<Map<string, number>> {
  const ids = ended.map(({ id }) => id)
  const isTaken = and(eq(waitlist.state, 'taken'), gt(waitlist.offerEndsAt, sql`now()`), isOnSaleStill(db))
  const places = await db
    .select({ id: waitlist.id, takenBy: waitlist.takenBy, seats: waitlist.seats, party: waitlist.party })
    .from(waitlist)
    .where(and(inArray(waitlist.takenBy, ids), isTaken, notExists(waitsAnew(db))))
    .orderBy(asc(waitlist.id))
    .for('update')
  const kept = new Map<string, number>()
  for (const { id, takenBy, seats: offered, party } of places) {
    const held = ended.find((one) => one.id === takenBy)!.seats
    const seats = Math.min(offered, held)
    const back = { state: 'offered', seats, party: seats === offered ? party : null } as const
    await db.update(waitlist).set(back).where(eq(waitlist.id, id))
    kept.set(takenBy!, seats)
  }
  return kept
}

function waitsAnew(db: Db) {
  const other = alias(waitlist, 'other')
  return db
    .select({ one: sql`1` })
    .from(other)
    .where(and(isSamePerson(other), inArray(other.state, ['asked', ...IN_LINE])))
}

function isOnSaleStill(db: Db) {
  const found = db
    .select({ one: sql`1` })
    .from(departures)
    .where(and(eq(departures.id, waitlist.departureId), isBookable))
  return exists(found)
}

const isStillOffered = and(eq(waitlist.state, 'offered'), gt(waitlist.offerEndsAt, sql`now()`))

function isOffered(id: string) {
  return and(eq(waitlist.id, id), isStillOffered)
}
