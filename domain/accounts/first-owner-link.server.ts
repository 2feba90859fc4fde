import { eq } from 'drizzle-orm'
import { recordChanges } from '#domain/audit/audit.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { dropSetting, findSetting, putSetting } from '#domain/settings/settings.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { hashToken, newToken } from '#platform/token.ts'
import { isOwned } from './owners.server.ts'
import { makeOwner } from './roles.server.ts'
import { users } from './tables.ts'

export type ClaimRefusal = 'forbidden' | 'already-owned' | 'wrong-link' | 'unverified' | 'leaving'

/** A new key to a live site that nobody owns, in place of the one before; undefined once somebody does. Only its digest is kept. */
export async function offerOwnership(db: Db, clock: Clock): Promise<string | undefined> {
  return db.transaction(async (db) => {
    if (await isOwned(db, [])) return undefined
    const key = newToken()
    await putSetting(db, 'ownerLink', { hash: hashToken(key), since: clock.now().toISOString() })
    return key
  })
}

/** Whether a key opens this site: it is the last that was offered, and nobody owns the site. */
export async function isOffered(db: Db, key: string): Promise<boolean> {
  return db.transaction(async (db) => (await findRefusal(db, key)) === undefined)
}

/**
 * Makes whoever holds the key the owner, once: the key goes, and the person signs in anew. Refuses a site that has an owner, another key, an account
 * without anything verified, and one that is about to be deleted.
 */
export async function claimOwnership(
  { db, clock }: { db: Db; clock: Clock },
  actor: SignedIn,
  key: string,
): Promise<Result<void, ClaimRefusal>> {
  const allowed = demand(actor, 'profile.own')
  if (!allowed.ok) return allowed
  return db.transaction(async (db) => {
    const refusal = await findRefusal(db, key)
    if (refusal) return refused(refusal)
    const [user] = await db.select().from(users).where(eq(users.id, actor.id)).for('update')
    if (!user || user.erasedAt || user.deletionRequestedAt) return refused('leaving')
    if (!user.mobileVerifiedAt && !user.emailVerifiedAt) return refused('unverified')
    await makeOwner(db, user.id)
    await dropSetting(db, 'ownerLink')
    const change = { subject: `user:${user.id}`, before: { role: user.role }, after: { role: 'owner' } }
    await recordChanges(db, { actor, action: 'staff.appoint', at: clock.now() }, [change])
    return done(undefined)
  })
}

async function findRefusal(db: Db, key: string): Promise<'already-owned' | 'wrong-link' | undefined> {
  if (await isOwned(db, [])) return 'already-owned'
  return (await findSetting(db, 'ownerLink'))?.hash === hashToken(key) ? undefined : 'wrong-link'
}
