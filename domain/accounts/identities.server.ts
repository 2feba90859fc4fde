import { and, asc, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { sendNotice } from './notices.server.ts'
import { PersonName } from './person.ts'
import { demandReauthentication } from './reauthentication.server.ts'
import type { ReauthenticationRefusal } from './reauthentication.server.ts'
import { FRESHLY_AUTHENTICATED_FOR } from './session-limits.ts'
import type { Visitor } from './sessions.server.ts'
import { identities, identityLinkRequests as requests, users } from './tables.ts'
import { hashToken, newToken } from '#platform/token.ts'

/** What an identity provider says of who just signed in there. */
export type ProviderProfile = {
  provider: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}
export type EntryRefusal = 'OAuthAccountNotLinked' | 'OAuthCreateAccount' | 'AccessDenied'
export type Entry = Result<{ userId: string; isNew: boolean }, EntryRefusal> & { linkToken?: string }
export type IdentityFacts = { provider: string; email: string | null; linkedAt: Date; lastUsedAt: Date }

const CONSENT_WITHIN = 15 * MINUTE

/**
 * Lets someone in by an identity: a known one enters its account; an unknown one makes an account when its e-mail is verified and nobody's.
 * An e-mail that has an account is never enough: the answer is `OAuthAccountNotLinked` with a link token, by which the account's owner,
 * signed in, may consent; somebody signed in and freshly authenticated has consented by asking. Without a verified e-mail: `AccessDenied`,
 * whoever has that address, so that nothing can be learnt about it.
 */
export async function enterByIdentity(
  db: Db,
  clock: Clock,
  profile: ProviderProfile,
  { signedInAs, provenAt }: { signedInAs?: string; provenAt?: Date } = {},
): Promise<Entry> {
  return db.transaction(async (db) => {
    // One turn for each identity: of two tabs coming back at once the second finds what the first made.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`identity ${profile.provider} ${profile.subject}`}))`)
    const known = await useIdentity(db, clock, profile)
    if (known) {
      const isAnothers = signedInAs !== undefined && signedInAs !== known
      return isAnothers ? refused('OAuthAccountNotLinked') : done({ userId: known, isNew: false })
    }
    const email = EmailAddress.safeParse(profile.email).data
    if (!profile.emailVerified || email === undefined) return refused('AccessDenied')
    const isFresh = provenAt !== undefined && clock.now().getTime() - provenAt.getTime() < FRESHLY_AUTHENTICATED_FOR
    return enterAsStranger(db, clock, { ...profile, email }, signedInAs, isFresh)
  })
}

type VerifiedProfile = ProviderProfile & { email: string }

async function useIdentity(db: Db, clock: Clock, { provider, subject }: ProviderProfile): Promise<string | undefined> {
  const [known] = await db
    .update(identities)
    .set({ lastUsedAt: clock.now() })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .returning({ userId: identities.userId })
  return known?.userId
}

async function enterAsStranger(
  db: Db,
  clock: Clock,
  profile: VerifiedProfile,
  signedInAs: string | undefined,
  isFresh: boolean,
): Promise<Entry> {
  const owner = await findOwner(db, profile.email)
  if (signedInAs !== undefined && owner !== signedInAs) return refused('OAuthAccountNotLinked')
  if (owner === undefined) return createByIdentity(db, clock, profile)
  if (owner !== signedInAs || !isFresh)
    return { ...refused('OAuthAccountNotLinked'), linkToken: await requestLink(db, clock, profile, owner) }
  await link(db, clock, owner, profile)
  return done({ userId: owner, isNew: false })
}

async function findOwner(db: Db, email: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)))
  return user?.id
}

async function createByIdentity(
  db: Db,
  clock: Clock,
  { email, name: called, ...profile }: VerifiedProfile,
): Promise<Entry> {
  const name = PersonName.safeParse(called).data ?? 'Traveller'
  const [user] = await db
    .insert(users)
    .values({ name, email, emailVerifiedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  // Somebody registered the address in this very moment; the next try finds them.
  if (!user) return refused('OAuthCreateAccount')
  await writeIdentity(db, clock, user.id, { ...profile, email })
  return done({ userId: user.id, isNew: true })
}

async function requestLink(db: Db, clock: Clock, profile: VerifiedProfile, userId: string): Promise<string> {
  const token = newToken()
  const { provider, subject, email } = profile
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + CONSENT_WITHIN)
  await db
    .insert(requests)
    .values({ tokenHash: hashToken(token), provider, subject, email, userId, createdAt, expiresAt })
  return token
}

/** An identity that waits for its owner's consent, by the token its browser holds; undefined when unknown or older than 15 minutes. */
export async function findLinkRequest(
  db: Db,
  clock: Clock,
  token: string,
): Promise<{ provider: string; email: string; userId: string } | undefined> {
  const { provider, email, userId } = requests
  const [request] = await db.select({ provider, email, userId }).from(requests).where(waiting(clock, token))
  return request
}

/**
 * The signed-in owner of an account consents to an identity, once: it opens the account from now on, and the owner gets a notice.
 * Refuses a token that is unknown, used, too old, made for another person, or whose e-mail is not this person's any more.
 */
export async function acceptLink(
  { db, clock }: { db: Db; clock: Clock },
  actor: SignedIn | undefined,
  token: string,
): Promise<Result<void, 'forbidden' | 'unknown'>> {
  if (actor === undefined || !demand(actor, 'profile.own').ok) return refused('forbidden')
  const userId = actor.id
  return db.transaction(async (db) => {
    const mine = and(waiting(clock, token), eq(requests.userId, userId))
    const [request] = await db.delete(requests).where(mine).returning()
    if (!request || (await findOwner(db, request.email)) !== userId) return refused('unknown')
    return (await link(db, clock, userId, request)) ? done(undefined) : refused('unknown')
  })
}

function waiting(clock: Clock, token: string) {
  return and(eq(requests.tokenHash, hashToken(token)), gt(requests.expiresAt, clock.now()))
}

/** Links an identity whose verified e-mail is the account's, which proves that e-mail too. False when it is linked elsewhere already. */
async function link(
  db: Db,
  clock: Clock,
  userId: string,
  identity: Pick<VerifiedProfile, 'provider' | 'subject' | 'email'>,
) {
  const at = clock.now()
  if (!(await writeIdentity(db, clock, userId, identity))) return false
  const [user] = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ name: users.name, to: users.email })
  if (!user) throw new Error('nobody to link to')
  const provider = providerName(identity.provider)
  await sendNotice(db, { ...user, at }, { kind: 'identity-linked', values: { provider } })
  return true
}

async function writeIdentity(
  db: Db,
  clock: Clock,
  userId: string,
  { provider, subject, email }: Pick<VerifiedProfile, 'provider' | 'subject' | 'email'>,
): Promise<boolean> {
  const at = clock.now()
  const written = await db
    .insert(identities)
    .values({ provider, subject, userId, email, linkedAt: at, lastUsedAt: at })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  return written.length > 0
}

function providerName(provider: string): string {
  return provider === 'google' ? 'Google' : 'Another sign-in service'
}

/**
 * Takes an identity off the visitor's account. Refuses without a fresh sign-in or the password, and when it is the last way in: without a password and
 * without another identity. Throws PasswordsBusy.
 */
export async function unlinkIdentity(
  needs: { db: Db; clock: Clock },
  visitor: Visitor,
  { provider, password }: { provider: string; password?: string },
): Promise<Result<void, 'forbidden' | ReauthenticationRefusal | 'last-way-in' | 'unknown'>> {
  const allowed = demand(visitor, 'profile.own')
  if (!allowed.ok) return allowed
  const fresh = await demandReauthentication(needs, visitor, password)
  return fresh.ok ? takeOff(needs.db, visitor.id, provider) : fresh
}

async function takeOff(db: Db, userId: string, provider: string): Promise<Result<void, 'last-way-in' | 'unknown'>> {
  return db.transaction(async (db) => {
    // Two identities taken off at once would each see the other.
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
    const mine = and(eq(identities.userId, userId), eq(identities.provider, provider))
    const [found] = await db.select().from(identities).where(mine)
    if (!user || !found) return refused('unknown')
    const others = await db
      .select({ provider: identities.provider })
      .from(identities)
      .where(and(eq(identities.userId, userId), ne(identities.provider, provider)))
    if (others.length === 0 && (user.passwordHash === null || user.email === null)) return refused('last-way-in')
    await db.delete(identities).where(mine)
    return done(undefined)
  })
}

/** The identities that open a person's account, oldest first. */
export async function listIdentities(db: Db, userId: string): Promise<IdentityFacts[]> {
  const { provider, email, linkedAt, lastUsedAt } = identities
  return db
    .select({ provider, email, linkedAt, lastUsedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(linkedAt), asc(provider))
}

/** Who may enter by a provider, last used first; for the demo's own provider, which knows nobody but the people of this site. */
export async function listMembersOf(
  db: Db,
  provider: string,
  most: number,
): Promise<{ subject: string; name: string; email: string | null }[]> {
  return db
    .select({ subject: identities.subject, name: users.name, email: identities.email })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(eq(identities.provider, provider))
    .orderBy(desc(identities.lastUsedAt), asc(identities.subject))
    .limit(most)
}

/** Drops link requests nobody consented to in time. Returns how many. */
export async function forgetOldLinkRequests(db: Db, clock: Clock): Promise<number> {
  const old = lte(requests.expiresAt, clock.now())
  return (await db.delete(requests).where(old).returning({ token: requests.tokenHash })).length
}
