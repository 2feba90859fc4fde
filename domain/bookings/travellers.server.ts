import { asc, eq } from 'drizzle-orm'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import type { Db } from '#platform/db.server.ts'
import type { Traveller } from './booking.ts'
import { roomsByTraveller } from './room-places.ts'
import { travellers } from './tables.ts'
import { forgetDetailsOfOthers } from './traveller-details.server.ts'

export type NamedTraveller = Traveller & { position: number; room: number | null }

/** Writes down who travels, in the caller's transaction, each in a room as they were priced; whoever was named before is replaced. */
export async function nameTravellers(
  db: Db,
  {
    bookingId,
    travellers: named,
    rooms,
    chosen,
  }: { bookingId: string; travellers: readonly Traveller[]; rooms: RoomPlan; chosen?: readonly number[] },
): Promise<void> {
  const proposed = chosen ?? roomsByTraveller(rooms, named)
  await forgetDetailsOfOthers(db, bookingId, named)
  await db.delete(travellers).where(eq(travellers.bookingId, bookingId))
  if (named.length === 0) return
  await db
    .insert(travellers)
    .values(
      named.map(({ name, age }, position) => ({ bookingId, position, name, age, room: proposed[position] ?? null })),
    )
}

/** Who travels, adults first. */
export async function listTravellers(db: Db, bookingId: string): Promise<NamedTraveller[]> {
  const { position, name, age, room } = travellers
  return db
    .select({ position, name, age, room })
    .from(travellers)
    .where(eq(travellers.bookingId, bookingId))
    .orderBy(asc(position))
}
