import { recordChanges } from '#domain/audit/audit.server.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isOwned, TERMINAL } from './owners.server.ts'
import { findByContact } from './roles.server.ts'
import { addRecoveryCode } from './second-factor/recovery.server.ts'
import { openInvitation } from './staff-invitations.server.ts'

type Needs = { db: Db; clock: Clock }

/**
 * A code for an owner whom no mail reaches: in place of the one that is mailed before the first second factor, or of a lost phone. It counts once. Refuses
 * whoever is no owner, or was never verified by this mobile or e-mail.
 */
export async function giveOwnersCode(
  { db, clock, keys }: Needs & { keys: KeyRing },
  contact: string,
): Promise<Result<{ name: string; code: string }, 'not-owner'>> {
  return db.transaction(async (db) => {
    const user = await findByContact(db, contact)
    if (user?.role !== 'owner' || !user.isVerified) return refused('not-owner')
    const code = await addRecoveryCode({ db, keys }, user.id)
    const change = { subject: `user:${user.id}`, before: null, after: { recoveryCode: 'at the terminal' } }
    await recordChanges(db, { actor: TERMINAL, action: 'staff.appoint', at: clock.now() }, [change])
    return done({ name: user.name, code })
  })
}

/** An invitation of the first owner that no mail carries: its token makes their account. Refuses a site that has an owner, and what is no e-mail or has an account. */
export async function inviteFirstOwner(
  { db, clock }: Needs,
  contact: string,
  apart: readonly string[],
): Promise<Result<{ token: string; expiresAt: Date }, 'already-owned' | 'no-email' | 'known'>> {
  const { data: email } = EmailAddress.safeParse(contact)
  if (email === undefined) return refused('no-email')
  return db.transaction(async (db) => {
    if (await isOwned(db, apart)) return refused('already-owned')
    if (await findByContact(db, email)) return refused('known')
    const invited = { email, role: 'owner', invitedBy: TERMINAL.program } as const
    const { id, ...opened } = await openInvitation({ db, clock }, invited)
    const change = { subject: `invitation:${id}`, before: null, after: { email, role: 'owner' } }
    await recordChanges(db, { actor: TERMINAL, action: 'staff.appoint', at: clock.now() }, [change])
    return done(opened)
  })
}
