import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { giveBackToOffers } from '#domain/departures/waitlist/offers.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { releaseVehicle } from '#domain/cars/hires.server.ts'
import { giveBackPromotions } from '#domain/promotions/redemption.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

const MOST_AT_ONCE = 100

/** Gives back the seats of holds whose time is over, a hundred at a time. Several processes may do this at once. Gives how many holds ended. */
export async function expireHolds(db: Db): Promise<number> {
  let ended = 0
  for (;;) {
    const round = await expire(db, undefined)
    ended += round
    if (round < MOST_AT_ONCE) return ended
  }
}

/** The same for one departure, or for cars where it is null: whether something came free. */
export async function expireHoldsOf(db: Db, departureId: string | null): Promise<boolean> {
  return (await expire(db, departureId)) > 0
}

async function expire(db: Db, departureId: string | null | undefined): Promise<number> {
  const tags = (packageIds: string[]) => packageIds.map((id) => `seats:${id}` as const)
  let count = 0
  await changing(db, tags, async (db) => {
    const over = await claimOver(db, departureId)
    count = over.length
    if (over.length === 0) return []
    const ids = over.map(({ id }) => id)
    await db.update(bookings).set({ state: 'expired' }).where(inArray(bookings.id, ids))
    await db.insert(bookingEvents).values(ids.map((bookingId) => ({ bookingId, kind: 'expired' as const })))
    const packageIds = await giveBack(db, over)
    for (const id of ids) await giveBackPromotions(db, id)
    return packageIds
  })
  return count
}

type Over = { id: string; departureId: string | null; seats: number }

/** Holds that are over; one that somebody else is working on, a payment for one, is left to them. */
async function claimOver(db: Db, departureId: string | null | undefined): Promise<Over[]> {
  const { id, departureId: of, seats, state, holdExpiresAt } = bookings
  return db
    .select({ id, departureId: of, seats })
    .from(bookings)
    .where(
      and(
        eq(state, 'held'),
        lte(holdExpiresAt, sql`now()`),
        departureId === undefined ? undefined : departureId === null ? isNull(of) : eq(of, departureId),
      ),
    )
    .orderBy(asc(of), asc(id))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
}

/** What was taken up from an offer goes back to it while it lasts. Departures are touched in the order of their ids, so that nobody waits for each other; lines of one are summed first. */
async function giveBack(db: Db, over: readonly Over[]): Promise<string[]> {
  const packageIds: string[] = []
  for (const { id, departureId } of over) if (departureId === null) await releaseVehicle(db, id)
  const kept = await giveBackToOffers(db, over)
  const ofSeats = over.flatMap(({ id, departureId, seats }) =>
    departureId === null ? [] : [{ departureId, seats: seats - (kept.get(id) ?? 0) }],
  )
  for (const [departureId, holds] of [...Map.groupBy(ofSeats, (one) => one.departureId)].toSorted(byKey)) {
    const seats = holds.reduce((sum, one) => sum + one.seats, 0)
    const given = await moveSeats(db, departureId, { held: -seats })
    if (!given.ok) throw new Error(`departure ${departureId} holds fewer than the ${seats} seats that are given back`)
    packageIds.push(given.value.packageId)
  }
  return packageIds
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
