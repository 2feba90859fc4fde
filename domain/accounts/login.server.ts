import { and, eq, isNull } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { isKnownDevice } from './known-device.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords.server.ts'
import type { Device } from './sessions.server.ts'
import { users } from './tables.ts'
import { giveBack, spend } from '#domain/contact/throttle.server.ts'
import type { Spent } from '#domain/contact/throttle.server.ts'
import { hashToken } from '#platform/token.ts'

type Budget = { key: string; most: number; per: number }
export type LoginRefusal = 'login-wrong' | 'login-too-many'
/** Who it is, and by which password: `startSession` begins nothing once that is another one. */
export type Checked = { userId: string; passwordMark: string }
export type LoginAnswer = Result<Checked, LoginRefusal> & { retryAfterSeconds?: number }
export type LoginNeeds = { db: Db; clock: Clock; keys: KeyRing }
export type LoginTry = { email: unknown; password: unknown; device: Device; deviceToken?: string }

/**
 * Signs nobody in; tells whether an e-mail and a password belong together. Known and unknown people get the same answer after the same
 * work. Only wrong tries count: 5 in 15 minutes for an account from one network, 100 a day for a network, 20 a day for an account;
 * after those 20 an account still takes one try an hour from each network, up to 300 a day in all. A browser the person signed in from
 * before has a budget of its own, and a new password begins all of an account's anew, so no stranger's guessing shuts the owner out.
 * Throws PasswordsBusy.
 */
export async function logIn(needs: LoginNeeds, tried: LoginTry): Promise<LoginAnswer> {
  const { db, clock } = needs
  const email = EmailAddress.safeParse(tried.email).data ?? ''
  const password = typeof tried.password === 'string' ? tried.password : ''
  const user = await findUser(db, email)
  const spent: string[] = []
  const refusal = await spendAll(db, clock, budgetsOf(needs, tried, email, user), spent)
  if (refusal) return { ...refused('login-too-many'), ...refusal }
  const hash = user?.passwordHash ?? null
  const isRight = await verifyPassword(password, hash).catch(async (error: unknown) => {
    await giveAllBack(db, spent)
    throw error
  })
  if (!isRight || !user || hash === null) return refused('login-wrong')
  await giveAllBack(db, spent)
  const kept = needsRehash(hash) ? await rehash(db, user.id, hash, password) : hash
  return done({ userId: user.id, passwordMark: hashToken(kept) })
}

type Known = { id: string; passwordHash: string | null; passwordChangedAt: Date | null }

async function findUser(db: Db, email: string): Promise<Known | undefined> {
  const { id, passwordHash, passwordChangedAt } = users
  const [user] = await db
    .select({ id, passwordHash, passwordChangedAt })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)))
  return user
}

/** Spent before the password is looked at, so that a thousand tries at once are not a thousand looks. An inner list means: one of them. */
function budgetsOf({ keys }: LoginNeeds, { device, deviceToken }: LoginTry, email: string, user?: Known): Budget[][] {
  if (user && deviceToken !== undefined && isKnownDevice(keys, user.id, deviceToken)) {
    const known = `login device ${deviceToken}`
    return [[{ key: known, most: 10, per: 15 * MINUTE }], [{ key: `${known} day`, most: 50, per: DAY }]]
  }
  const account = `login account ${email} ${user?.passwordChangedAt?.getTime() ?? 0}`
  const here = `${account} from ${device.network}`
  return [
    [{ key: `login network ${device.network}`, most: 100, per: DAY }],
    [{ key: here, most: 5, per: 15 * MINUTE }],
    [{ key: `${account} ceiling`, most: 300, per: DAY }],
    [
      { key: account, most: 20, per: DAY },
      { key: `${here} slow`, most: 1, per: HOUR },
    ],
  ]
}

async function spendAll(
  db: Db,
  clock: Clock,
  budgets: Budget[][],
  spent: string[],
): Promise<{ retryAfterSeconds: number } | undefined> {
  for (const choices of budgets) {
    const last = await spendOne(db, clock, choices, spent)
    if (last.ok) continue
    await giveAllBack(db, spent)
    return { retryAfterSeconds: last.retryAfterSeconds }
  }
  return undefined
}

async function spendOne(db: Db, clock: Clock, choices: Budget[], spent: string[]): Promise<Spent> {
  let last: Spent = { ok: false, retryAfterSeconds: 1 }
  for (const budget of choices) {
    last = await spend(db, clock, budget)
    if (!last.ok) continue
    spent.push(budget.key)
    break
  }
  return last
}

async function giveAllBack(db: Db, spent: string[]): Promise<void> {
  for (const key of spent.splice(0)) await giveBack(db, key)
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
