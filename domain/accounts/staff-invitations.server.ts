import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { sendMail } from '#domain/messaging/send.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { ROLES } from '#domain/policy/role.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import { hashToken, newToken } from '#platform/token.ts'
import { totalOf } from '#platform/total-of.ts'
import { endTerminalInvitations, takeOwnersTurn } from './owners.server.ts'
import { readName } from './person.ts'
import type { NameRefusal } from './person.ts'
import { hashPassword, refusePassword } from './passwords.server.ts'
import type { PasswordRefusal } from './passwords.server.ts'
import { endAllSessions } from './sessions.server.ts'
import { staffInvitations, users } from './tables.ts'

/** The roles of those who work here. */
export const STAFF_ROLES = ROLES.filter((role) => role !== 'traveller')
const INVITED_FOR = 3 * DAY

const InvitedPerson = z.object({
  email: z.string().transform((typed, context) => {
    const { data } = EmailAddress.safeParse(typed)
    if (data === undefined) context.addIssue({ code: 'custom', message: 'An address looks like asha@example.org.' })
    return data ?? ''
  }),
  role: z.enum(ROLES).exclude(['traveller'], 'Choose what they do here.'),
})
type InvitedPerson = z.infer<typeof InvitedPerson>
type InviteNeeds = { config: Pick<Config, 'publicUrl'> }

/**
 * Invites somebody by mail to work here: a link that works once, for 72 hours, in place of any sent to that address before. Refuses 'works-here'.
 */
export const inviteStaff = command<z.input<typeof InvitedPerson>, InvitedPerson, void, 'works-here', InviteNeeds>(
  'staff.appoint',
  {
    input: InvitedPerson,
    tags: [],
    change: async ({ db, clock, actor, config }, { email, role }) => {
      const [known] = await db.select({ role: users.role }).from(users).where(eq(users.email, email))
      if (known && known.role !== 'traveller') return refused('works-here')
      const invitedBy = isProgram(actor) ? actor.program : actor.id
      const { id, token, expiresAt } = await openInvitation({ db, clock }, { email, role, invitedBy })
      const [inviter] = await db.select({ name: users.name }).from(users).where(eq(users.id, invitedBy))
      const site = await findOperatorName(db)
      const values = {
        site,
        inviter: inviter?.name ?? site,
        role,
        link: joinUrl(config, token),
        until: formatDate(istDate(expiresAt)),
      }
      await sendMail(db, 'staff-invitation', { to: email, until: expiresAt, values })
      return {
        ok: true,
        value: undefined,
        changes: [{ subject: `invitation:${id}`, before: null, after: { email, role } }],
      }
    },
  },
)

/** Makes the one open invitation of an address, in the caller's transaction; whoever has its token may take it up for 72 hours. */
export async function openInvitation(
  { db, clock }: CommandNeeds,
  invited: { email: string; role: InvitedPerson['role']; invitedBy: string },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const now = clock.now()
  await db
    .update(staffInvitations)
    .set({ endedAt: now })
    .where(and(eq(staffInvitations.email, invited.email), isOpen(now)))
  const [id, token, expiresAt] = [newId(), newToken(), new Date(now.getTime() + INVITED_FOR)]
  await db.insert(staffInvitations).values({ ...invited, id, createdAt: now, expiresAt, tokenHash: hashToken(token) })
  return { id, token, expiresAt }
}

/** Where an invitation is taken up. */
export function joinUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/join/${token}`
}

/** Takes an invitation back. Refuses one that is not open. */
export const withdrawInvitation = command('staff.appoint', {
  input: z.object({ id: z.string() }),
  tags: [],
  change: async ({ db, clock }: CommandNeeds, { id }): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> => {
    const now = clock.now()
    const [gone] = await db
      .update(staffInvitations)
      .set({ endedAt: now })
      .where(and(eq(staffInvitations.id, id), isOpen(now)))
      .returning({ email: staffInvitations.email, role: staffInvitations.role })
    if (!gone) return refused('unknown')
    return { ok: true, value: undefined, changes: [{ subject: `invitation:${id}`, before: gone, after: null }] }
  },
})

function isOpen(now: Date) {
  return and(isNull(staffInvitations.endedAt), gt(staffInvitations.expiresAt, now))
}

const MOST_LISTED = 100

/** The invitations nobody has taken up yet, the newest first, and how many those are. Refuses `forbidden`. */
export async function listInvitations({ db, clock }: { db: Db; clock: Clock }, actor: Actor) {
  const allowed = demand(actor, 'staff.appoint')
  if (!allowed.ok) return allowed
  const { id, email, role, expiresAt, createdAt } = staffInvitations
  const open = isOpen(clock.now())
  const rows = await db
    .select({ id, email, role, expiresAt })
    .from(staffInvitations)
    .where(open)
    .orderBy(desc(createdAt))
    .limit(MOST_LISTED)
  return done({
    rows,
    total: await totalOf(rows, { limit: MOST_LISTED, count: () => db.$count(staffInvitations, open) }),
  })
}

/** What a link invites to; undefined of one that was used, withdrawn, replaced or is too old. */
export async function findInvitation({ db, clock }: { db: Db; clock: Clock }, token: string) {
  const open = and(eq(staffInvitations.tokenHash, hashToken(token)), isOpen(clock.now()))
  const [invitation] = await db.select().from(staffInvitations).where(open)
  if (!invitation) return undefined
  const account = await findAccount(db, invitation.email)
  return { email: invitation.email, role: invitation.role, accountId: account?.id }
}

async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)))
    .for('update')
  return account
}

type TakenInvitation = { token: string; name: string; password: string }
type TakeRefusal = 'link-spent' | 'login-first' | 'works-here' | NameRefusal | 'account-exists' | PasswordRefusal
/** `all` is what will not do of name and password, so that both are said at once. */
type NotTaken = { ok: false; reason: TakeRefusal; all?: readonly (NameRefusal | PasswordRefusal)[] }

/**
 * Takes an invitation up, once: a new account with the password that was chosen, whose address the link has verified; or, of who has an account already, that one, signed in to. Every
 * session of it ends. Refuses 'link-spent', 'login-first', 'works-here' and fields that will not do. Throws PasswordsBusy.
 */
export async function takeInvitation(
  needs: { db: Db; clock: Clock },
  visitorId: string | undefined,
  { token, name: typedName, password }: TakenInvitation,
): Promise<{ ok: true; value: void } | NotTaken> {
  const invitation = await findInvitation(needs, token)
  if (!invitation) return refused('link-spent')
  const { accountId, email } = invitation
  if (accountId !== undefined && accountId !== visitorId) return refused('login-first')
  const called = accountId === undefined ? readName(typedName) : done('')
  const name = called.ok ? called.value : ''
  const weak =
    accountId === undefined
      ? refusePassword(password, { name, email, site: await findOperatorName(needs.db) })
      : undefined
  const wrong = [called.ok ? undefined : called.reason, weak].filter((one) => one !== undefined)
  if (wrong[0]) return { ok: false, reason: wrong[0], all: wrong }
  const passwordHash = accountId === undefined ? await hashPassword(password) : undefined
  return needs.db.transaction(async (db) => {
    const now = needs.clock.now()
    // Two of a site nobody owns, taken at once, make one owner.
    await takeOwnersTurn(db)
    const [taken] = await db
      .update(staffInvitations)
      .set({ endedAt: now })
      .where(and(eq(staffInvitations.tokenHash, hashToken(token)), isOpen(now)))
      .returning({ id: staffInvitations.id, role: staffInvitations.role })
    if (!taken) return refused('link-spent')
    const account = await findAccount(db, email)
    if (account?.id !== accountId) return refused('account-exists')
    if (account && account.role !== 'traveller') return refused('works-here')
    const { role } = taken
    const id = account
      ? await appointAccount(db, account, { role, now })
      : await addMember(db, { name, email, emailVerifiedAt: now, role, passwordHash, passwordChangedAt: now })
    if (role === 'owner') await endTerminalInvitations(db)
    await endAllSessions(db, id)
    const change = { subject: `user:${id}`, before: account ? { role: account.role } : null, after: { role } }
    await recordChanges(db, { actor: { id, role }, action: 'staff.appoint', at: now }, [change])
    return done(undefined)
  })
}

type UserRow = typeof users.$inferSelect

async function appointAccount(
  db: Db,
  { id, emailVerifiedAt }: Pick<UserRow, 'id' | 'emailVerifiedAt'>,
  { role, now }: { role: UserRow['role']; now: Date },
): Promise<string> {
  await db
    .update(users)
    .set({ role, emailVerifiedAt: emailVerifiedAt ?? now })
    .where(eq(users.id, id))
  return id
}

async function addMember(db: Db, member: Omit<typeof users.$inferInsert, 'id'>): Promise<string> {
  const id = newId()
  await db.insert(users).values({ id, ...member })
  return id
}
