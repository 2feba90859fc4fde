import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { endTerminalInvitations, isLastOwner, isOwned } from './owners.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { CommandSuccess, CommandNeeds, CommandRefusal } from '#domain/audit/command.server.ts'
import { ROLES } from '#domain/policy/role.ts'
import { dropFactors } from './second-factor/drop-factors.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { sessions, users } from './tables.ts'

/** What somebody is here, as the audit tells of it. */
export const roleKind: AuditedKind = {
  subject: 'user',
  read: async (db, keys) => {
    const rows = await db
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(inArray(users.id, [...keys]))
    return new Map(rows.map(({ id, role }) => [id, { role }]))
  },
}

/**
 * An owner gives someone a role; all of that person's sessions end. Refuses an unknown or erased person, and taking the role from the
 * last owner; with `was`, the role that was seen, also where it is another by now ('role-changed'): who was sent away is not let in again by who did not know.
 */
export const appoint = command('staff.appoint', {
  input: z.object({ userId: z.string(), role: z.enum(ROLES), was: z.enum(ROLES).optional() }),
  tags: [],
  change: async (
    { db }: CommandNeeds,
    { userId, role, was },
  ): Promise<CommandSuccess<void> | CommandRefusal<'unknown' | 'last-owner' | 'role-changed'>> => {
    if (role !== 'owner' && (await isLastOwner(db, userId))) return refused('last-owner')
    const known = and(eq(users.id, userId), isNull(users.erasedAt))
    const [user] = await db.select({ role: users.role }).from(users).where(known).for('update')
    if (!user) return refused('unknown')
    if (was !== undefined && user.role !== was) return refused('role-changed')
    await db.update(users).set({ role }).where(eq(users.id, userId))
    await endAllSessions(db, userId)
    const change = { subject: `user:${userId}`, before: { role: user.role }, after: { role } }
    return { ok: true, value: undefined, changes: [change] }
  },
})

/** Takes somebody's second factors away, for who has lost theirs: they add a new one at their next sign-in. All of their sessions end. Refuses who has none, or is not there. */
export const resetSecondFactor = command('staff.appoint', {
  input: z.object({ userId: z.string() }),
  tags: [],
  change: async ({ db }: CommandNeeds, { userId }): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> => {
    const gone = await dropFactors(db, userId)
    if (gone === 0) return refused('unknown')
    const change = { subject: `user:${userId}`, before: { secondFactors: gone }, after: { secondFactors: 0 } }
    return { ok: true, value: undefined, changes: [change] }
  },
})

/** Ends the sessions of somebody who works here, or one of them by its public id. Refuses where there is none. */
export const endSessionsOf = command('staff.appoint', {
  input: z.object({ userId: z.string(), session: z.string().optional() }),
  tags: [],
  change: async (
    { db }: CommandNeeds,
    { userId, session },
  ): Promise<CommandSuccess<number> | CommandRefusal<'unknown'>> => {
    const one = session === undefined ? undefined : eq(sessions.publicId, session)
    const gone = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), one))
      .returning({ id: sessions.publicId })
    if (gone.length === 0) return refused('unknown')
    const change = { subject: `user:${userId}`, before: { sessions: gone.length }, after: { sessions: 'ended' } }
    return { ok: true, value: gone.length, changes: [change] }
  },
})

export type FirstOwnerRefusal = 'already-owned' | 'unknown' | 'unverified' | 'set-apart' | 'leaving'

/**
 * Makes the person with this mobile or e-mail the owner of a site that has none, and ends their sessions: for whoever runs the machine, so
 * that no policy is asked. Accounts with an e-mail in `apart`, those of a demo, neither count as owners nor become one. Refuses when
 * somebody owns the site, an unknown person, a mobile or e-mail that was never verified, and who asked to be deleted.
 */
export async function appointFirstOwner(
  db: Db,
  contact: string,
  apart: readonly string[] = [],
): Promise<Result<{ name: string }, FirstOwnerRefusal>> {
  return db.transaction(async (db) => {
    if (await isOwned(db, apart)) return refused('already-owned')
    const user = await findByContact(db, contact)
    if (!user) return refused('unknown')
    if (!user.isVerified) return refused('unverified')
    if (user.email !== null && apart.includes(user.email)) return refused('set-apart')
    if (user.deletionRequestedAt) return refused('leaving')
    await makeOwner(db, user.id)
    return done({ name: user.name })
  })
}

/** The last step of both ways to a first owner, in the caller's transaction and turn: the role, every session ended, and no invitation left that makes another. */
export async function makeOwner(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ role: 'owner' }).where(eq(users.id, userId))
  await endTerminalInvitations(db)
  await endAllSessions(db, userId)
}

/** Somebody's account by a mobile or an e-mail, and whether that was ever verified. */
export async function findByContact(db: Db, contact: string) {
  const email = EmailAddress.safeParse(contact).data ?? ''
  const mobile = readMobile(contact) ?? ''
  const [user] = await db
    .select()
    .from(users)
    .where(and(or(eq(users.email, email), eq(users.mobile, mobile)), isNull(users.erasedAt)))
    // Several may have typed one mobile; it is whose it was verified for.
    .orderBy(sql`${users.mobileVerifiedAt} nulls last`)
    .limit(1)
    .for('update')
  return (
    user && { ...user, isVerified: (user.mobile === mobile ? user.mobileVerifiedAt : user.emailVerifiedAt) !== null }
  )
}
