import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import type { Change } from '#domain/audit/audit.server.ts'
import type { Db } from '#platform/db.server.ts'
import { verifyPassword } from './passwords.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { identities, users } from './tables.ts'

const DEMO_PASS = 'demo'

/** Lets somebody of a demo in by Demo Pass. No letter tells of it, as of an identity that somebody links: nobody is there to read one yet. */
export const giveDemoPass = command('staff.appoint', {
  input: z.object({ userId: z.string(), email: z.string() }),
  tags: [],
  change: async ({ db, clock }: CommandNeeds, { userId, email }) => {
    const at = clock.now()
    await db
      .insert(identities)
      .values({ provider: DEMO_PASS, subject: email, email, userId, linkedAt: at, lastUsedAt: at })
    return { ok: true, value: undefined, changes: [changeOf(userId, null, { identity: DEMO_PASS })] }
  },
})

/**
 * Takes what Demo Pass opened from everybody, and password, mobile and role from each of these accounts that still has this password, and signs it out: a data directory may go live, and its mobiles may be
 * somebody's, who could reset the password. Gives how many.
 */
export const closeDemoPeople = command('staff.appoint', {
  input: z.object({ emails: z.array(z.string()), password: z.string() }),
  tags: [],
  change: async ({ db }: CommandNeeds, { emails, password }) => {
    await db.delete(identities).where(eq(identities.provider, DEMO_PASS))
    const known = await db
      .select({ id: users.id, role: users.role, hash: users.passwordHash })
      .from(users)
      .where(and(inArray(users.email, emails), isNull(users.erasedAt)))
    const changes: Change[] = []
    for (const { id, role, hash } of known) {
      if (hash === null || !(await verifyPassword(password, hash))) continue
      await close(db, id)
      changes.push(changeOf(id, { role }, { role: 'traveller', closed: true }))
    }
    return { ok: true, value: changes.length, changes }
  },
})

async function close(db: Db, userId: string): Promise<void> {
  const nothing = { passwordHash: null, passwordChangedAt: null, mobile: null, mobileVerifiedAt: null } as const
  await db
    .update(users)
    .set({ ...nothing, role: 'traveller' })
    .where(eq(users.id, userId))
  await endAllSessions(db, userId)
}

function changeOf(userId: string, before: object | null, after: object): Change {
  return { subject: `user:${userId}`, before, after }
}
