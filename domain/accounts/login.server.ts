import { and, eq, isNull } from 'drizzle-orm'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { acceptProofOfWork, askForProofOfWork, proofOfWorkSubject } from '#domain/contact/proof-of-work.server.ts'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import { isKnownDevice } from './known-device.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords.server.ts'
import type { Device } from './sessions.server.ts'
import { users } from './tables.ts'
import { giveBack, takeFromLimit } from '#domain/contact/throttle.server.ts'
import { hashToken } from '#platform/token.ts'

type Budget = { key: string; most: number; per: number }
export type LoginRefusal = 'login-wrong' | 'login-proof'
/** Who it is, and by which password: `startSession` begins nothing once that is another one. */
export type CheckedLogin = { userId: string; passwordMark: string }
/** `challenge`, work to do before trying again, stands beside 'login-proof'. */
export type LoginAnswer = Result<CheckedLogin, LoginRefusal> & { challenge?: ProofOfWorkChallenge }
export type LoginNeeds = { db: Db; clock: Clock; keys: KeyRing }
export type LoginTry = {
  email: unknown
  password: unknown
  device: Device
  browserHash: string
  deviceToken?: string
  proofOfWork?: string
}

/**
 * Signs nobody in; tells whether an e-mail and a password belong together. Known and unknown people get the same answer after the same
 * work. Only wrong tries count: beyond 5 in 15 minutes for an account from one network, 10 wherever they come from, or 100 a day from a network, each look
 * costs a proof of work. Nobody is shut out: a browser the person signed in from, or set the password in, has tries of its own, and a new
 * password begins an account's anew. Throws PasswordsBusy.
 */
export async function logIn(needs: LoginNeeds, tried: LoginTry): Promise<LoginAnswer> {
  const { db } = needs
  const email = EmailAddress.safeParse(tried.email).data ?? ''
  const password = typeof tried.password === 'string' ? tried.password : ''
  const user = await findUser(db, email)
  const subject = proofOfWorkSubject(`login ${email}`, tried.browserHash)
  const taken =
    (await takeFromOneOf(needs, budgetsOf(needs, tried, email, user))) ??
    ((await acceptProofOfWork(needs, subject, tried.proofOfWork)) ? [] : undefined)
  if (!taken) return { ...refused('login-proof'), challenge: await askForProofOfWork(needs, subject) }
  const hash = user?.passwordHash ?? null
  const isRight = await verifyPassword(password, hash).catch(async (error: unknown) => {
    await giveAllBack(db, taken)
    throw error
  })
  if (!isRight || !user || hash === null) return refused('login-wrong')
  await giveAllBack(db, taken)
  const kept = needsRehash(hash) ? await rehash(db, user.id, hash, password) : hash
  return done({ userId: user.id, passwordMark: hashToken(kept) })
}

type KnownUser = { id: string; passwordHash: string | null; passwordChangedAt: Date | null }

async function findUser(db: Db, email: string): Promise<KnownUser | undefined> {
  const { id, passwordHash, passwordChangedAt } = users
  const [user] = await db
    .select({ id, passwordHash, passwordChangedAt })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)))
  return user
}

/** Each list is a way to a look: all of it must be there. */
function budgetsOf(
  { keys }: LoginNeeds,
  { device, deviceToken }: LoginTry,
  email: string,
  user?: KnownUser,
): Budget[][] {
  const account = `login account ${email} ${user?.passwordChangedAt?.getTime() ?? 0}`
  const anybody = [
    { key: `login network ${device.network}`, most: 100, per: DAY },
    // Half of them: one stranger leaves the owner, elsewhere and without a script, some.
    { key: `${account} from ${device.network}`, most: 5, per: 15 * MINUTE },
    { key: account, most: 10, per: 15 * MINUTE },
  ]
  if (!user || deviceToken === undefined || !isKnownDevice(keys, user.id, deviceToken)) return [anybody]
  const known = `login device ${deviceToken}`
  const own = [
    { key: known, most: 10, per: 15 * MINUTE },
    { key: `${known} day`, most: 50, per: DAY },
  ]
  return [own, anybody]
}

/** What was taken, before the password is looked at: a thousand tries at once are not a thousand looks. Undefined when nothing is left. */
async function takeFromOneOf({ db, clock }: LoginNeeds, ways: Budget[][]): Promise<string[] | undefined> {
  for (const budgets of ways) {
    const taken: string[] = []
    for (const budget of budgets) if ((await takeFromLimit(db, clock, budget)).ok) taken.push(budget.key)
    if (taken.length === budgets.length) return taken
    await giveAllBack(db, taken)
  }
  return undefined
}

async function giveAllBack(db: Db, taken: string[]): Promise<void> {
  for (const key of taken.splice(0)) await giveBack(db, key)
}

/** The hash that stands there now, the old one if need be. */
async function rehash(db: Db, userId: string, before: string, password: string): Promise<string> {
  // Being busy is no reason to keep anybody out; the next login tries again.
  const passwordHash = await hashPassword(password).catch(() => undefined)
  if (passwordHash === undefined) return before
  const written = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id })
  return written.length > 0 ? passwordHash : before
}
