import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { ShareAccess } from '#domain/bookings/access.server.ts'
import { lockShare } from './friend.server.ts'
import { listShares } from './group.server.ts'
import { swapFor } from './room-mates.ts'
import type { NoRoomMate } from './room-mates.ts'
import { groupShares } from './tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'

/** Has a friend sleep in the room of `mate`, by their place, within the rooms the booking has. Refuses as `swapFor` does, and 'too-late' past the cut-off. */
export async function pickRoomMate(
  { db }: { db: Db },
  access: ShareAccess,
  mate: number,
): Promise<Result<void, NoRoomMate | 'too-late' | 'forbidden'>> {
  const allowed = admit(access, 'share.own')
  if (!allowed.ok) return allowed
  const { bookingId, share } = access
  return db.transaction(async (db) => {
    const locked = await lockShare(db, { bookingId, share })
    if (!locked.ok) return locked
    if (locked.value.places.length === 0) return refused('not-allowed')
    const place = share - 1
    const sleepers = locked.value.everybody
    const wishes = new Map(
      (await listShares(db, bookingId)).flatMap((one) =>
        one.roomMate === null || one.share === share ? [] : [[one.share - 1, one.roomMate] as const],
      ),
    )
    const swap = swapFor(sleepers, { place, mate }, wishes)
    if (!swap.ok) return refused(swap.reason)
    const roomOf = (position: number) => sleepers.find((one) => one.position === position)!.room
    if (swap.value !== undefined) {
      await moveTo(db, bookingId, place, roomOf(mate))
      await moveTo(db, bookingId, swap.value, roomOf(place))
    }
    const isMine = and(eq(groupShares.bookingId, bookingId), eq(groupShares.share, share))
    await db.update(groupShares).set({ roomMate: mate }).where(isMine)
    return done(undefined)
  })
}

async function moveTo(db: Db, bookingId: string, position: number, room: number | null): Promise<void> {
  const isTheirs = and(eq(travellers.bookingId, bookingId), eq(travellers.position, position))
  await db.update(travellers).set({ room }).where(isTheirs)
}
