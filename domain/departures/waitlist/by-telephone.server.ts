import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Party } from '#domain/party/party.ts'
import { seatsFor } from '#domain/party/party.ts'
import { announce } from '#platform/change-feed.server.ts'
import type { Clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { seatsLeft, whyClosed } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'
import { leaveLine, OPEN, refuseWaiting } from './joining.server.ts'
import type { NotWaiting, WaitNeeds } from './joining.server.ts'
import { tellAsked, tellTakenOff } from './messages.server.ts'
import { beginOffer, findOffer } from './offers.server.ts'
import { findTurn, keepForWaiting } from './turn.server.ts'
import { waitingToken } from './waitlist.ts'
import type { OfferedSeats } from './waitlist.ts'

/** Somebody who called, and who of the staff wrote them down; without an e-mail they are reached by their mobile alone. */
export type Caller = { name: string; email: string | null; mobile: string | null; party: Party; addedBy: string }
export type NotAdded = Exclude<NotWaiting, 'invalid-email' | 'too-many'> | 'waits-already'

/**
 * Writes down that somebody who called waits for seats of a full departure, in the caller's transaction. With an e-mail their place begins with the link that is mailed there, as everybody's does;
 * with a mobile alone it begins now, behind all who wait already. Refuses as `askToWait` does, and 'waits-already'.
 */
export async function addCaller(
  needs: WaitNeeds & { clock: Clock },
  departureId: string,
  { party, ...caller }: Caller,
): Promise<Result<{ id: string; seats: number; state: 'asked' | 'waiting' }, NotAdded>> {
  const { db, clock } = needs
  const departure = await findDeparture(db, departureId)
  if (!departure) return refused('unknown-departure')
  const seats = seatsFor(party, departure.package)
  const refusal = refuseWaiting(departure, { seats, today: istDate(clock.now()) })
  if (refusal) return refused(refusal as NotAdded)
  if (await waitsAlready(db, departureId, caller)) return refused('waits-already')
  const isAtOnce = caller.email === null
  const state = isAtOnce ? ('waiting' as const) : ('asked' as const)
  const since = isAtOnce ? { waitingSince: sql`clock_timestamp()` } : {}
  const row = { ...caller, departureId, seats, party, state, ...since }
  const [added] = await db.insert(waitlist).values(row).onConflictDoNothing().returning({ id: waitlist.id })
  if (!added) return refused('waits-already')
  if (!isAtOnce) await tellAsked(needs, added.id)
  return done({ id: added.id, seats, state })
}

/** By whatever they gave: a colleague may have written down the one, and they themselves the other. */
async function waitsAlready(db: Db, departureId: string, { email, mobile }: Pick<Caller, 'email' | 'mobile'>) {
  const isOpen = and(eq(waitlist.departureId, departureId), inArray(waitlist.state, OPEN))
  const byEmail = email === null ? 0 : await db.$count(waitlist, and(isOpen, eq(waitlist.email, email)))
  const byMobile = mobile === null ? 0 : await db.$count(waitlist, and(isOpen, eq(waitlist.mobile, mobile)))
  return byEmail + byMobile > 0
}

/**
 * Takes somebody off their list in the caller's transaction: what was kept for them goes on to the next, and they are told, unless they never answered the first mail. Refuses 'not-waiting' of a place
 * that is over.
 */
export async function takeOffLine(
  needs: WaitNeeds,
  id: string,
): Promise<Result<{ was: string; isTold: boolean }, 'not-waiting'>> {
  const { db } = needs
  const [place] = await db.select().from(waitlist).where(eq(waitlist.id, id)).for('update')
  if (!place || !OPEN.some((state) => state === place.state)) return refused('not-waiting')
  const isTold = place.state !== 'asked'
  if (isTold) await tellTakenOff(needs, id)
  const { packageId } = await leaveLine(db, id)
  if (packageId !== undefined) await announce(db, [`seats:${packageId}`])
  return done({ was: place.state, isTold })
}

export type NotOffered = 'not-waiting' | 'not-their-turn' | 'no-seats-for-them' | ReturnType<typeof whyClosed>

/**
 * Offers what is free to somebody at once, in the caller's transaction, as the sweep would a moment later: to whoever's turn it is, and to nobody else. Refuses 'not-their-turn' where a party that fits
 * waits longer, 'no-seats-for-them', and of a departure that is sold no more why. Gives until when.
 */
export async function offerInTurn(
  needs: WaitNeeds & { clock: Clock },
  id: string,
): Promise<Result<{ endsAt: Date }, NonNullable<NotOffered>>> {
  const { db, clock } = needs
  const [place] = await db.select({ departureId: waitlist.departureId }).from(waitlist).where(eq(waitlist.id, id))
  if (!place) return refused('not-waiting')
  // Its row first: whoever frees or takes seats of it waits, so that one seat is kept for one party.
  await db.select({ id: departures.id }).from(departures).where(eq(departures.id, place.departureId)).for('update')
  const why = await whyNotOffered(db, clock, id)
  if (why !== undefined) return refused(why)
  if ((await findState(db, id)) === 'waiting') {
    const departure = (await findDeparture(db, place.departureId))!
    await keepForWaiting(db, place.departureId)
    await announce(db, [`seats:${departure.packageId}`])
  }
  const [kept] = await db
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(and(eq(waitlist.id, id), eq(waitlist.state, 'kept')))
    .for('update', { skipLocked: true })
  return kept ? done({ endsAt: await beginOffer(needs, id) }) : refused('not-waiting')
}

async function findState(db: Db, id: string) {
  const [place] = await db.select({ state: waitlist.state }).from(waitlist).where(eq(waitlist.id, id))
  return place?.state
}

/** Why somebody is not offered seats at this moment; undefined where they may be. */
export async function whyNotOffered(db: Db, clock: Clock, id: string): Promise<NotOffered> {
  const [place] = await db.select().from(waitlist).where(eq(waitlist.id, id))
  if (place?.state === 'kept') return undefined
  if (place?.state !== 'waiting') return 'not-waiting'
  const departure = (await findDeparture(db, place.departureId))!
  const closed = whyClosed(departure, istDate(clock.now()))
  if (closed) return closed
  if (seatsLeft(departure) < place.seats) return 'no-seats-for-them'
  return (await findTurn(db, place.departureId)) === id ? undefined : 'not-their-turn'
}

export type OfferToBook = OfferedSeats & { name: string | null; email: string | null; mobile: string | null }

/** The seats that are kept for a place at this moment, with whom they are kept for: for a colleague who books for them. */
export async function findOfferOf(
  { db, keys }: Pick<WaitNeeds, 'db' | 'keys'>,
  id: string,
): Promise<OfferToBook | undefined> {
  const offer = await findOffer(db, keys, waitingToken(keys, id))
  if (!offer) return undefined
  const { name, email, mobile } = waitlist
  const [place] = await db.select({ name, email, mobile }).from(waitlist).where(eq(waitlist.id, id))
  return place && { ...offer, ...place }
}

/** Whether a contact is who seats are kept for: nobody else has them, whoever asks for it. */
export function isKeptFor(offer: OfferToBook, contact: { email: string; mobile: string }): boolean {
  return offer.email === contact.email || offer.mobile === contact.mobile
}
