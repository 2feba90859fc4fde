import { ADULT_AGE } from '#domain/party/party.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'

/** Whom each asked to share a room with, by places. */
export type RoomMateChoices = ReadonlyMap<number, number>
export type NoRoomMate = 'not-allowed' | 'room-with-children' | 'room-taken'

/**
 * Who changes rooms so that one may sleep in another's: somebody in that room who neither chose nor was chosen there moves to where the one slept, so that every room
 * holds whom it was priced for; undefined where they share one already. Rooms with children are left to who booked. Refuses 'room-taken' where nobody can move.
 */
export function swapFor(
  travellers: readonly NamedTraveller[],
  { place, mate }: { place: number; mate: number },
  wishes: RoomMateChoices,
): Result<number | undefined, NoRoomMate> {
  const [one, other] = [place, mate].map((at) => travellers.find(({ position }) => position === at))
  if (!one || !other || one === other || one.room === null || other.room === null) return refused('not-allowed')
  const inRoom = (room: number | null) => travellers.filter((sleeper) => sleeper.room === room)
  const both = [...inRoom(one.room), ...inRoom(other.room)]
  if (both.some(({ age }) => age < ADULT_AGE)) return refused('room-with-children')
  if (one.room === other.room) return done(undefined)
  const there = inRoom(other.room)
  const isSettled = ({ position }: NamedTraveller) =>
    there.some((sleeper) => wishes.get(position) === sleeper.position || wishes.get(sleeper.position) === position)
  const free = there.find((sleeper) => sleeper !== other && !isSettled(sleeper))
  return free ? done(free.position) : refused('room-taken')
}
