import { eq } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { verifyPassword } from './passwords.server.ts'
import { FRESHLY_AUTHENTICATED_FOR } from './session-limits.ts'
import { noteReauthentication } from './sessions.server.ts'
import type { Visitor } from './sessions.server.ts'
import { users } from './tables.ts'
import { giveBack, takeFromLimit } from '#domain/contact/throttle.server.ts'

type ReauthenticationNeeds = { db: Db; clock: Clock }
export type ReauthenticationRefusal = 'proof-needed' | 'password-wrong' | 'login-too-many'

/** Whether this session signed in, or gave its password again, within the last 15 minutes. */
export function isFreshlyAuthenticated(clock: Clock, { provenAt }: Visitor): boolean {
  return clock.now().getTime() - provenAt.getTime() < FRESHLY_AUTHENTICATED_FOR
}

/**
 * What stands before any change of what opens an account, so that a session left open is not enough: freshly authenticated, or the password now.
 * Refuses `proof-needed` when neither is there, `password-wrong`, and `login-too-many` after 10 wrong ones in an hour. Throws PasswordsBusy.
 */
export async function demandReauthentication(
  needs: ReauthenticationNeeds,
  visitor: Visitor,
  password?: string,
): Promise<Result<void, ReauthenticationRefusal>> {
  // A password alone changes nothing of an account that opens the office.
  if (visitor.awaits !== undefined) return refused('proof-needed')
  if (isFreshlyAuthenticated(needs.clock, visitor)) return done(undefined)
  return password === undefined || password === '' ? refused('proof-needed') : givePassword(needs, visitor, password)
}

/** A signed-in person gives the password again, which makes the session fresh. Refuses and throws as `demandReauthentication` does. */
export async function givePassword(
  { db, clock }: ReauthenticationNeeds,
  visitor: Visitor,
  password: string,
): Promise<Result<void, 'password-wrong' | 'login-too-many'>> {
  const key = `password again ${visitor.id}`
  if (!(await takeFromLimit(db, clock, { key, most: 10, per: HOUR })).ok) return refused('login-too-many')
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, visitor.id))
  const isRight = await verifyPassword(password, user?.hash ?? null).catch(async (error: unknown) => {
    await giveBack(db, key)
    throw error
  })
  if (!isRight) return refused('password-wrong')
  await giveBack(db, key)
  await noteReauthentication(db, clock, visitor)
  return done(undefined)
}
