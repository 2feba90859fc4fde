import { isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { erasureAfter } from './erasure.server.ts'
import { sendNotice } from './notices.server.ts'
import { changeUser, getUser } from './own-account.server.ts'
import { isLastOwner } from './owners.server.ts'
import { demand } from '#domain/policy/policy.ts'
import { demandReauthentication } from './reauthentication.server.ts'
import type { ReauthenticationRefusal } from './reauthentication.server.ts'
import { endAllSessions } from './sessions.server.ts'
import type { Visitor } from './sessions.server.ts'
import { users } from './tables.ts'

type DeletionNeeds = { db: Db; clock: Clock }
type ForbiddenReason = 'forbidden'

/**
 * Asks for the visitor's account to be deleted in seven days; other sessions end and a notice goes out. Asking again changes nothing.
 * Refuses without a fresh sign-in or the password, and the last owner.
 */
export async function requestDeletion(
  needs: DeletionNeeds,
  visitor: Visitor,
  { password }: { password?: string } = {},
): Promise<Result<{ erasesAt: Date }, ForbiddenReason | ReauthenticationRefusal | 'last-owner'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const fresh = await demandReauthentication(needs, visitor, password)
  if (!fresh.ok) return fresh
  return needs.db.transaction(async (db) => {
    if (await isLastOwner(db, visitor.id)) return refused('last-owner')
    const at = needs.clock.now()
    const isAsked = await changeUser(db, visitor, { deletionRequestedAt: at }, isNull(users.deletionRequestedAt))
    const { deletionRequestedAt, email, name } = await getUser(db, visitor)
    const erasesAt = erasureAfter(deletionRequestedAt ?? at)
    if (!isAsked) return done({ erasesAt })
    await endAllSessions(db, visitor.id, visitor.session.publicId)
    const on = formatDate(istDate(erasesAt))
    await sendNotice(db, { to: email, name, at }, { kind: 'deletion-requested', values: { on } })
    return done({ erasesAt })
  })
}

/** The visitor keeps the account after all; a notice goes out. Without a request nothing changes. */
export async function undoDeletion(
  { db, clock }: DeletionNeeds,
  visitor: Visitor,
): Promise<Result<void, ForbiddenReason>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  return db.transaction(async (db) => {
    if (!(await changeUser(db, visitor, { deletionRequestedAt: null }, isNotNull(users.deletionRequestedAt))))
      return done(undefined)
    const { email, name } = await getUser(db, visitor)
    await sendNotice(db, { to: email, name, at: clock.now() }, { kind: 'deletion-undone', values: {} })
    return done(undefined)
  })
}
