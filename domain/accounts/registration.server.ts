import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { passwordChangedNotice } from '#domain/messaging/templates/account-notices.ts'
import { sendChangeNotices } from './notices.server.ts'
import { consumeGrant } from './otp/grants.server.ts'
import type { OtpPurpose } from './otp/purpose.ts'
import { hashPassword, refusePassword } from './passwords.server.ts'
import type { PasswordRefusal } from './passwords.server.ts'
import { refusedField, ResetForm, SignUpForm } from './registration.ts'
import type { FieldRefusal } from './registration.ts'
import { endAllSessions } from './sessions.server.ts'
import { otpGrants, users } from './tables.ts'
import { hashToken } from '#platform/token.ts'

type Needs = { db: Db; clock: Clock }
/** What the browser's cookies hold of the code that was verified. */
export type OtpProof = { grantToken: string; browserHash: string }
export type SignUpRefusal = FieldRefusal | PasswordRefusal | 'otp-unproven' | 'account-exists'
export type ResetRefusal = Exclude<FieldRefusal, 'invalid-name'> | PasswordRefusal | 'otp-unproven'

/**
 * Makes a traveller's account of what was typed, for a mobile and an e-mail just proved by a code; the proof is spent.
 * Refuses fields that will not do, a missing, used or foreign proof, and a mobile or e-mail that has an account: that is told to whoever
 * proved the mobile, and costs them the proof. Throws PasswordsBusy.
 */
export async function signUp(
  { db, clock }: Needs,
  typed: unknown,
  proof: OtpProof,
): Promise<Result<{ userId: string }, SignUpRefusal>> {
  const parsed = SignUpForm.safeParse(typed)
  if (!parsed.success) return refused(refusedField(parsed.error))
  const { name, email, mobile, password } = parsed.data
  const weak = refusePassword(password, { name, email })
  if (weak) return refused(weak)
  if (!(await mayBeProven(db, clock, 'signup', proof))) return refused('otp-unproven')
  const passwordHash = await hashPassword(password)
  return db.transaction(async (db) => {
    if (!(await isProven(db, clock, 'signup', { mobile, email }, proof))) return refused('otp-unproven')
    const now = clock.now()
    const [user] = await db
      .insert(users)
      .values({ name, email, mobile, mobileVerifiedAt: now, passwordHash, passwordChangedAt: now })
      .onConflictDoNothing()
      .returning({ userId: users.id })
    return user ? done(user) : refused('account-exists')
  })
}

/**
 * Gives the account of a mobile and an e-mail, just proved by a code, a new password: the proof is spent, every session ends and the
 * account's e-mail and mobile get a notice, all or nothing. Refuses like a missing proof when no account has both. Throws PasswordsBusy.
 */
export async function resetPassword(
  { db, clock }: Needs,
  typed: unknown,
  proof: OtpProof,
): Promise<Result<{ userId: string }, ResetRefusal>> {
  const parsed = ResetForm.safeParse(typed)
  if (!parsed.success) return refused(refusedField(parsed.error) as Exclude<FieldRefusal, 'invalid-name'>)
  const { email, mobile, newPassword } = parsed.data
  const weak = refusePassword(newPassword, { email })
  if (weak) return refused(weak)
  if (!(await mayBeProven(db, clock, 'reset', proof))) return refused('otp-unproven')
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (db) => {
    if (!(await isProven(db, clock, 'reset', { mobile, email }, proof))) return refused('otp-unproven')
    const [user] = await db
      .update(users)
      .set({ passwordHash, passwordChangedAt: clock.now() })
      .where(and(eq(users.mobile, mobile), eq(users.email, email), isNull(users.erasedAt)))
      .returning({ userId: users.id, name: users.name })
    if (!user) return refused('otp-unproven')
    await endAllSessions(db, user.userId)
    await sendChangeNotices({ db, clock }, { email, mobile, name: user.name }, 'password', passwordChangedNotice)
    return done({ userId: user.userId })
  })
}

function isProven(
  db: Db,
  clock: Clock,
  purpose: OtpPurpose,
  { mobile, email }: { mobile: string; email: string },
  { grantToken, browserHash }: OtpProof,
): Promise<boolean> {
  return consumeGrant(db, clock, { token: grantToken, purpose, mobile, email, browserHash })
}

/** Whether it is worth hashing a password: nobody without a proof may fill the queue that logins wait in. */
async function mayBeProven(db: Db, clock: Clock, purpose: OtpPurpose, { grantToken }: OtpProof): Promise<boolean> {
  const open = and(isNull(otpGrants.usedAt), gt(otpGrants.expiresAt, clock.now()))
  const [grant] = await db
    .select({ purpose: otpGrants.purpose })
    .from(otpGrants)
    .where(and(eq(otpGrants.tokenHash, hashToken(grantToken)), eq(otpGrants.purpose, purpose), open))
  return grant !== undefined
}
