import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { demand, may } from '#domain/policy/policy.ts'
import type { Role } from '#domain/policy/role.ts'
import { deviceInWords, placeInWords } from './device.ts'
import { toPerson } from './person.server.ts'
import type { Person } from './person.ts'
import { sessionLimits } from './session-limits.ts'
import { secondFactors, sessions, users } from './tables.ts'
import { hashToken, newToken } from '#platform/token.ts'

type User = InferSelectModel<typeof users>
type Session = InferSelectModel<typeof sessions>

/** What a request tells of where it comes from: the browser's own words and the network address. */
export type Device = { userAgent: string; network: string }
/**
 * Someone signed in: who, and by which session. Who works here is a traveller by `role` until the session has passed the second step, which it `awaits`:
 * so nothing that asks the policy lets them pass, whoever asks it. `appointed` is the role they have once it has.
 */
export type Visitor = Person & {
  provenAt: Date
  appointed: Role
  awaits: SecondStep | undefined
  session: { publicId: string; tokenHash: string; createdAt: Date; expiresAt: Date }
}
/** 'enrolment': there is no second factor yet, and one is required. */
export type SecondStep = 'enrolment' | 'second-factor'
/** Whether who works here needs a second factor: on a live site everybody does, in a demo who has one. */
export type SecondFactorRule = 'required' | 'of who has one'
export type SignIn = { userId: string; device: Device; replaces?: string; passwordMark?: string }
/** A place where a person is signed in, in words. */
export type SessionFacts = { publicId: string; device: string; place: string; createdAt: Date; lastSeenAt: Date }

/** The password a person signed in with was replaced before the session began. */
export class PasswordReplaced extends Error {
  override name = 'PasswordReplaced'
}

const MOST_OF_A_USER_AGENT = 400

/**
 * Signs a person in: a new row and a new token at every sign-in, so that a token someone planted before is worth nothing.
 * `replaces` is the token the browser came with; its session ends. Whoever came by password brings the `passwordMark` that `logIn` gave:
 * throws PasswordReplaced when that password is not theirs any more. Throws too when there is no such person, or an erased one.
 */
export async function startSession(
  db: Db,
  clock: Clock,
  { userId, device, replaces, passwordMark }: SignIn,
): Promise<{ token: string; expiresAt: Date; visitor: Visitor }> {
  const token = newToken()
  const now = clock.now()
  return db.transaction(async (db) => {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.erasedAt)))
      // Whoever ends all sessions of this person, or resets the password, at this moment comes before or after, never between.
      .for('share')
    if (!user) throw new Error('nobody to sign in')
    if (passwordMark !== undefined && hashToken(user.passwordHash ?? '') !== passwordMark)
      throw new PasswordReplaced('the password was replaced meanwhile')
    if (replaces !== undefined) await endSession(db, replaces)
    const expiresAt = new Date(now.getTime() + sessionLimits(user.role).absolute)
    const times = { createdAt: now, lastSeenAt: now, provenAt: now, expiresAt }
    const [session] = await db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), userId, ...times, ...written(device) })
      .returning()
    if (!session) throw new Error('the session was not written')
    return { token, expiresAt, visitor: toVisitor(user, session) }
  })
}

function written({ userAgent, network }: Device): Device {
  // PostgreSQL keeps no NUL in a text.
  return { userAgent: userAgent.replaceAll('\0', '').slice(0, MOST_OF_A_USER_AGENT), network: network.slice(0, 64) }
}

/**
 * Who holds a token, with the role the database has now. Undefined when it is unknown, idle for too long, past its end, or its person
 * erased; the limits are those of the role of now, not of when the session began. Notes that it was used.
 */
export async function findVisitor(
  db: Db,
  clock: Clock,
  token: string,
  rule: SecondFactorRule = 'required',
): Promise<{ visitor: Visitor } | undefined> {
  if (token === '') return undefined
  const [found] = await db
    .select({ user: users, session: sessions, hasFactor })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(users.erasedAt)))
  const now = clock.now()
  if (!found || isOver(found.session, found.user, now)) return undefined
  await noteSeen(db, found.session, found.user, now)
  return { visitor: toVisitor(found.user, found.session, stepAwaited(found, rule)) }
}

const hasFactor = sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id})`

type FoundSession = { user: User; session: Session; hasFactor: boolean }

function stepAwaited({ user, session, hasFactor }: FoundSession, rule: SecondFactorRule): SecondStep | undefined {
  if (!may(user.role, 'office.enter')) return undefined
  if (hasFactor) return session.secondFactorAt === null ? 'second-factor' : undefined
  return rule === 'required' ? 'enrolment' : undefined
}

function isOver(session: Session, { role }: User, now: Date): boolean {
  const { idle, absolute } = sessionLimits(role)
  const ends = [
    session.expiresAt.getTime(),
    session.createdAt.getTime() + absolute,
    session.lastSeenAt.getTime() + idle,
  ]
  return now.getTime() >= Math.min(...ends)
}

async function noteSeen(db: Db, { tokenHash, lastSeenAt }: Session, { role }: User, now: Date): Promise<void> {
  const due = new Date(now.getTime() - sessionLimits(role).noteSeenEvery)
  if (lastSeenAt > due) return
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)))
}

/** The session passed the second step, which shows who is there too. It goes on under a new token: one that somebody planted before opens nothing. */
export async function passSecondStep(db: Db, clock: Clock, { session }: Visitor): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token), provenAt: now, secondFactorAt: now })
    .where(eq(sessions.tokenHash, session.tokenHash))
  return token
}

/** The person gave the password again: what needs it fresh is open to this session for a while. */
export async function noteReauthentication(db: Db, clock: Clock, { session }: Visitor): Promise<void> {
  await db.update(sessions).set({ provenAt: clock.now() }).where(eq(sessions.tokenHash, session.tokenHash))
}

/** Ends the session of a token; one that is not there is no fault. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Where a person is signed in, last seen first. */
export async function listSessions(db: Db, clock: Clock, userId: string): Promise<SessionFacts[]> {
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.publicId)
  const now = clock.now()
  return rows.filter(({ session, user }) => !isOver(session, user, now)).map(({ session }) => toFacts(session))
}

function toFacts({ publicId, userAgent, network, createdAt, lastSeenAt }: Session): SessionFacts {
  return { publicId, device: deviceInWords(userAgent), place: placeInWords(network), createdAt, lastSeenAt }
}

/** Ends one of the asker's own sessions by its public id. Refuses one that is not theirs or not there. */
export async function endOwnSession(
  { db }: { db: Db },
  actor: SignedIn | undefined,
  publicId: string,
): Promise<Result<void, 'forbidden' | 'unknown'>> {
  if (actor === undefined || !demand(actor, 'profile.own').ok) return refused('forbidden')
  const mine = and(eq(sessions.userId, actor.id), eq(sessions.publicId, publicId))
  const ended = await db.delete(sessions).where(mine).returning({ id: sessions.publicId })
  return ended.length > 0 ? done(undefined) : refused('unknown')
}

/** Ends the visitor's sessions, all of them or all but the one they ask from. Gives how many. */
export async function endOwnSessions(
  { db }: { db: Db },
  visitor: Visitor,
  { but }: { but: 'this' | 'none' },
): Promise<Result<number, 'forbidden'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  return done(await endAllSessions(db, visitor.id, but === 'this' ? visitor.session.publicId : undefined))
}

/** Ends all of a person's sessions, or all but one. Returns how many. */
export async function endAllSessions(db: Db, userId: string, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.publicId, except)
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.publicId })
  return gone.length
}

/** Drops the rows of sessions that are over. Returns how many. */
export async function forgetOldSessions(db: Db, clock: Clock): Promise<number> {
  const now = clock.now()
  const idle = new Date(now.getTime() - sessionLimits('traveller').idle)
  const gone = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idle)))
    .returning({ id: sessions.publicId })
  return gone.length
}

/** What SPEC §4 keeps as `token` beside a person: it tells one session from another and opens none. 22 characters. */
export function fingerprint(token: string): string {
  return createHash('sha256').update(`ui${token}`).digest('base64url').slice(0, 22)
}

function toVisitor(user: User, session: Session, awaits?: SecondStep): Visitor {
  const { publicId, tokenHash, createdAt, provenAt, expiresAt } = session
  const person = toPerson(user)
  const role = awaits ? 'traveller' : person.role
  return {
    ...person,
    role,
    appointed: person.role,
    awaits,
    provenAt,
    session: { publicId, tokenHash, createdAt, expiresAt },
  }
}
