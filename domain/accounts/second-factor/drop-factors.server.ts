import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { endAllSessions } from '#domain/accounts/sessions.server.ts'
import { recoveryCodes, secondFactors } from '#domain/accounts/tables.ts'

/** Takes all of somebody's second factors and recovery codes away and ends their sessions, in the caller's transaction. Gives how many factors there were. */
export async function dropFactors(db: Db, userId: string): Promise<number> {
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ id: secondFactors.id })
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (gone.length > 0) await endAllSessions(db, userId)
  return gone.length
}
