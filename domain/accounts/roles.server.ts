import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isLastOwner } from './owners.server.ts'
import { demand } from './policy.ts'
import type { Role } from './role.ts'
import { endAllSessions } from './sessions.server.ts'
import { users } from './tables.ts'

/**
 * An owner gives someone a role; all of that person's sessions end. Refuses whoever is no owner, an unknown or erased person,
 * and taking the role from the last owner.
 */
export async function appoint(
  db: Db,
  asking: { role: Role },
  { userId, role }: { userId: string; role: Role },
): Promise<Result<void, 'forbidden' | 'unknown' | 'last-owner'>> {
  const allowed = demand(asking, 'staff.appoint')
  if (!allowed.ok) return allowed
  return db.transaction(async (db) => {
    if (role !== 'owner' && (await isLastOwner(db, userId))) return refused('last-owner')
    const [changed] = await db
      .update(users)
      .set({ role })
      .where(and(eq(users.id, userId), isNull(users.erasedAt)))
      .returning({ id: users.id })
    if (!changed) return refused('unknown')
    await endAllSessions(db, userId)
    return done(undefined)
  })
}
