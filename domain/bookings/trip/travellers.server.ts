import { and, asc, eq } from 'drizzle-orm'
import { ADULT_AGE } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { RoomPlan } from '#domain/pricing/rooms.ts'
import type { Db } from '#platform/db.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { keptNames } from '#domain/bookings/change/kept-names.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { roomsByTraveller } from '#domain/bookings/group/room-places.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { travellers } from './tables.ts'
import { forgetDetailsOfOthers } from './traveller-details.server.ts'

export type NamedTraveller = Traveller & { position: number; room: number | null }

type NamedParty = { bookingId: string; travellers: readonly Traveller[]; rooms: RoomPlan; chosen?: readonly number[] }

/** Writes down who travels, in the caller's transaction, each in a room as they were priced; whoever was named before is replaced. */
export async function nameTravellers(db: Db, named: NamedParty): Promise<void> {
  const { bookingId } = named
  await forgetDetailsOfOthers(db, bookingId, named.travellers)
  await db.delete(travellers).where(eq(travellers.bookingId, bookingId))
  const seated = seatedTravellers(named)
  if (seated.length > 0) await db.insert(travellers).values(seated)
}

/** Keeps the names that still have a place in a party that has become another one, in the caller's transaction: whoever is new is asked for alone. */
export async function keepNames(db: Db, bookingId: string, { party, rooms }: Pick<PricedJourney, 'party' | 'rooms'>) {
  const kept = keptNames(await listTravellers(db, bookingId), party)
  const byPlace = everyPlace(party).map((_, place) => kept.find(({ position }) => position === place))
  await forgetDetailsOfOthers(db, bookingId, byPlace)
  await db.delete(travellers).where(eq(travellers.bookingId, bookingId))
  const proposed = roomsByTraveller(rooms, everyPlace(party))
  const rows = kept.map((one) => ({ ...one, bookingId, room: proposed[one.position] ?? null }))
  if (rows.length > 0) await db.insert(travellers).values(rows)
}

/** Everybody of a party by age, as those who are named stand. */
function everyPlace({ adults, ages }: Pick<Party, 'adults' | 'ages'>): { age: number }[] {
  return [...Array.from({ length: adults }, () => ADULT_AGE), ...ages].map((age) => ({ age }))
}

/** Everybody who travels, adults first; nobody while somebody has no name yet. */
export async function listWholeParty(
  db: Db,
  { id, journey }: { id: string; journey: Pick<PricedJourney, 'party'> },
): Promise<NamedTraveller[]> {
  const named = await listTravellers(db, id)
  return isWholeParty(journey, named) ? named : []
}

/** Whether everybody of a party has a name. */
export function isWholeParty({ party }: Pick<PricedJourney, 'party'>, named: readonly unknown[]): boolean {
  return named.length === everyPlace(party).length
}

/** The rows of who travels, each in the room that was chosen for them, or as they were priced. */
export function seatedTravellers({ bookingId, travellers: named, rooms, chosen }: NamedParty) {
  const proposed = chosen ?? roomsByTraveller(rooms, named)
  return named.map(({ name, age }, position) => ({ bookingId, position, name, age, room: proposed[position] ?? null }))
}

/** Who travels, adults first, as far as they have been named. */
export async function listTravellers(db: Db, bookingId: string): Promise<NamedTraveller[]> {
  const { position, name, age, room } = travellers
  return db
    .select({ position, name, age, room })
    .from(travellers)
    .where(eq(travellers.bookingId, bookingId))
    .orderBy(asc(position))
}

/** Who was named once and comes no longer, unless they have joined again. */
export async function listWhoLeft(
  db: Db,
  bookingId: string,
  is: readonly Pick<Traveller, 'name'>[],
): Promise<string[]> {
  const rows = await db
    .select({ words: bookingNotes.words })
    .from(bookingNotes)
    .where(and(eq(bookingNotes.bookingId, bookingId), eq(bookingNotes.about, 'left')))
    .orderBy(asc(bookingNotes.at))
  return rows.flatMap(({ words }) => words.split(', ')).filter((left) => is.every(({ name }) => name !== left))
}
