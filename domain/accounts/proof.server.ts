import { eq } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { verifyPassword } from './passwords.server.ts'
import { PROOF_LASTS } from './session-limits.ts'
import { noteProven } from './sessions.server.ts'
import type { Visitor } from './sessions.server.ts'
import { users } from './tables.ts'
import { giveBack, takeFromLimit } from '#domain/contact/throttle.server.ts'

type Needs = { db: Db; clock: Clock }
export type ProofRefusal = 'proof-needed' | 'password-wrong' | 'login-too-many'

/** Whether this session signed in, or gave its password again, within the last 15 minutes. */
export function isFreshlyProven(clock: Clock, { session }: Visitor): boolean {
  return clock.now().getTime() - session.provenAt.getTime() < PROOF_LASTS
}

/**
 * What stands before any change of what opens an account, so that a session left open is not enough: freshly proven, or the password now.
 * Refuses `proof-needed` when neither is there, `password-wrong`, and `login-too-many` after 10 wrong ones in an hour. Throws PasswordsBusy.
 */
export async function demandProof(
  needs: Needs,
  visitor: Visitor,
  password?: string,
): Promise<Result<void, ProofRefusal>> {
  if (isFreshlyProven(needs.clock, visitor)) return done(undefined)
  return password === undefined || password === '' ? refused('proof-needed') : givePassword(needs, visitor, password)
}

/** A signed-in person gives the password again, which makes the session fresh. Refuses and throws as `demandProof` does. */
export async function givePassword(
  { db, clock }: Needs,
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
  await noteProven(db, clock, visitor)
  return done(undefined)
}
