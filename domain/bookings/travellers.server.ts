import { asc, eq } from 'drizzle-orm'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import type { Db } from '#platform/db.server.ts'
import type { Traveller } from './booking.ts'
import { roomsByTraveller } from './room-places.ts'
import { travellers } from './tables.ts'
import { forgetDetailsOfOthers } from './traveller-details.server.ts'

export type NamedTraveller = Traveller & { position: number; room: number | null }

type Named = { bookingId: string; travellers: readonly Traveller[]; rooms: RoomPlan; chosen?: readonly number[] }

/** Writes down who travels, in the caller's transaction, each in a room as they were priced; whoever was named before is replaced. */
export async function nameTravellers(db: Db, named: Named): Promise<void> {
  const { bookingId } = named
  await forgetDetailsOfOthers(db, bookingId, named.travellers)
  await db.delete(travellers).where(eq(travellers.bookingId, bookingId))
  const seated = seatedTravellers(named)
  if (seated.length > 0) await db.insert(travellers).values(seated)
}

/** The rows of who travels, each in the room that was chosen for them, or as they were priced. */
export function seatedTravellers({ bookingId, travellers: named, rooms, chosen }: Named) {
  const proposed = chosen ?? roomsByTraveller(rooms, named)
  return named.map(({ name, age }, position) => ({ bookingId, position, name, age, room: proposed[position] ?? null }))
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
