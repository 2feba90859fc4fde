import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { staffInvitations, users } from './tables.ts'

/** Whoever runs the machine: no policy is asked, and the audit says so. */
export const TERMINAL = { program: 'npm run owner' } as const
const TURN = 'who owns the site'
/** Accounts that own the site and are not about to leave it. */
export const staysOwner = and(eq(users.role, 'owner'), isNull(users.deletionRequestedAt), isNull(users.erasedAt))

/** One turn, until the caller's transaction ends, for all that changes who owns the site: two owners who leave at once would each rely on the other. */
export async function takeOwnersTurn(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${TURN}))`)
}

/** Whether this person is an owner and nobody else could run the site without them; who is leaving does not count. Takes the owners' turn. */
export async function isLastOwner(db: Db, userId: string): Promise<boolean> {
  await takeOwnersTurn(db)
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  if (user?.role !== 'owner') return false
  const [another] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(staysOwner, ne(users.id, userId)))
    .limit(1)
  return another === undefined
}

/** Whether somebody owns the site; who is leaving does not count, nor do accounts with one of the e-mails in `apart`. Takes the owners' turn. */
export async function isOwned(db: Db, apart: readonly string[]): Promise<boolean> {
  await takeOwnersTurn(db)
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(staysOwner, or(isNull(users.email), notInArray(users.email, [...apart]))))
    .limit(1)
  return owner !== undefined
}

/** Ends what the terminal invited to a site nobody owned, once somebody does; in the caller's transaction and turn. */
export async function endTerminalInvitations(db: Db): Promise<void> {
  await db
    .update(staffInvitations)
    .set({ endedAt: sql`now()` })
    .where(and(eq(staffInvitations.invitedBy, TERMINAL.program), isNull(staffInvitations.endedAt)))
}
