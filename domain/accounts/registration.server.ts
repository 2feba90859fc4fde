import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { sendChangeNotices } from './notices.server.ts'
import { consumeGrant, findGrant } from './otp/grants.server.ts'
import { BEFORE_SIGN_IN } from '#domain/accounts/otp/otp-target.ts'
import { whenCodeWasSent } from '#domain/accounts/otp/send-otp.server.ts'
import { verifiesEmail } from './otp/purpose.ts'
import type { OtpPurpose } from './otp/purpose.ts'
import { hashPassword, refusePassword } from './passwords.server.ts'
import type { PasswordRefusal } from './passwords.server.ts'
import type { NameRefusal } from './person.ts'
import { refusedField, ResetForm, SignUpForm } from './registration.ts'
import type { FieldRefusal } from './registration.ts'
import { endAllSessions } from './sessions.server.ts'
import { users } from './tables.ts'

type RegistrationNeeds = { db: Db; clock: Clock }
/** What the browser's cookies hold of the code that was verified. */
export type OtpVerification = { grantToken: string; browserHash: string }
/** 'otp-unsent': no code of this browser for this mobile and e-mail is open; 'otp-unproven': one is, or what was verified is another thing. */
type VerificationRefusal = 'otp-unsent' | 'otp-unproven'
export type SignUpRefusal = FieldRefusal | PasswordRefusal | VerificationRefusal | 'account-exists'
export type ResetRefusal =
  | Exclude<FieldRefusal, NameRefusal | 'password-empty'>
  | PasswordRefusal
  | VerificationRefusal
  | 'account-unknown'

const SIGN_UP: readonly OtpPurpose[] = ['signup', 'signup-by-mail']
const RESET: readonly OtpPurpose[] = ['reset', 'reset-by-mail']

/**
 * Makes a traveller's account of what was typed, for a mobile or an e-mail just confirmed by a code, and only that one is verified; the
 * verification is used up. Refuses fields that will not do, a missing, used or foreign verification, and a verified mobile or an e-mail that has an
 * account: that is told to whoever verified one of them, and uses the verification up unless both were one account's. Throws PasswordsBusy.
 */
export async function signUp(
  { db, clock }: RegistrationNeeds,
  typed: unknown,
  verification: OtpVerification,
): Promise<Result<{ userId: string }, SignUpRefusal>> {
  const contact = await findVerifiedContact({ db, clock }, typed, verification)
  if (!contact.ok) return contact
  const parsed = SignUpForm.safeParse(typed)
  if (!parsed.success) return refused(refusedField(parsed.error))
  const { name, email, mobile, password } = parsed.data
  const weak = refusePassword(password, { name, email, site: await findOperatorName(db) })
  if (weak) return refused(weak)
  // Nobody without the right verification may fill the queue that logins wait in.
  const { purpose } = contact.value
  if (!isOf(contact.value, { mobile, email })) return refused('otp-unproven')
  // The code went to one who has an account with both.
  if (!SIGN_UP.includes(purpose)) return refused('account-exists')
  const passwordHash = await hashPassword(password)
  return db.transaction(async (db) => {
    if (!(await consumeVerification(db, clock, purpose, { mobile, email }, verification)))
      return refused('otp-unproven')
    const now = clock.now()
    const verified = verifiesEmail(purpose) ? { emailVerifiedAt: now } : { mobileVerifiedAt: now }
    const [user] = await db
      .insert(users)
      .values({ name, email, mobile, ...verified, passwordHash, passwordChangedAt: now })
      .onConflictDoNothing()
      .returning({ userId: users.id })
    return user ? done(user) : refused('account-exists')
  })
}

/**
 * Gives the account of a mobile and an e-mail, one of them just verified by a code, a new password: the verification is used up, every session ends
 * and the account's e-mail and mobile get a notice, all or nothing. Refuses 'account-unknown', with the verification used up, when no account has both, or when the one
 * confirmed now was never verified on it: a number somebody mistyped is no key. Throws PasswordsBusy.
 */
export async function resetPassword(
  { db, clock }: RegistrationNeeds,
  typed: unknown,
  verification: OtpVerification,
): Promise<Result<{ userId: string }, ResetRefusal>> {
  const contact = await findVerifiedContact({ db, clock }, typed, verification)
  if (!contact.ok) return contact
  const parsed = ResetForm.safeParse(typed)
  if (!parsed.success)
    return refused(refusedField(parsed.error) as Exclude<FieldRefusal, NameRefusal | 'password-empty'>)
  const { email, mobile, newPassword } = parsed.data
  const about = { email, site: await findOperatorName(db) }
  const weak = refusePassword(newPassword, about)
  if (weak) return refused(weak)
  const { purpose } = contact.value
  if (!isOf(contact.value, { mobile, email })) return refused('otp-unproven')
  if (!RESET.includes(purpose)) return refused('account-unknown')
  const verifiedAt = verifiesEmail(purpose) ? users.emailVerifiedAt : users.mobileVerifiedAt
  const isTheirs = and(eq(users.mobile, mobile), eq(users.email, email), isNull(users.erasedAt), isNotNull(verifiedAt))
  // Whose account it is is known from here on: none of them may learn that name who has not verified either.
  const [owner] = await db.select({ name: users.name }).from(users).where(isTheirs)
  const own = owner && refusePassword(newPassword, { ...about, ...owner })
  if (own) return refused(own)
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (db) => {
    if (!(await consumeVerification(db, clock, purpose, { mobile, email }, verification)))
      return refused('otp-unproven')
    const [user] = await db
      .update(users)
      .set({ passwordHash, passwordChangedAt: clock.now() })
      .where(isTheirs)
      .returning({ userId: users.id, name: users.name, mobileVerifiedAt: users.mobileVerifiedAt })
    if (!user) return refused('account-unknown')
    await endAllSessions(db, user.userId)
    await sendChangeNotices({ db, clock }, { email, mobile, ...user }, 'password', {
      kind: 'password-changed',
      values: {},
    })
    return done({ userId: user.userId })
  })
}

function consumeVerification(
  db: Db,
  clock: Clock,
  purpose: OtpPurpose,
  { mobile, email }: { mobile: string; email: string },
  { grantToken, browserHash }: OtpVerification,
): Promise<boolean> {
  return consumeGrant(db, clock, { token: grantToken, purpose, mobile, email, browserHash })
}

type Claim = { purpose: OtpPurpose; mobile: string; email: string }

/** What this browser has verified; else whether a code was sent for what was typed, in the order of SPEC §5: before any field is looked at. */
async function findVerifiedContact(
  { db, clock }: RegistrationNeeds,
  typed: unknown,
  { grantToken: token, browserHash }: OtpVerification,
): Promise<Result<Claim, VerificationRefusal>> {
  const contact = await findGrant(db, clock, { token, browserHash, purposes: BEFORE_SIGN_IN })
  if (contact) return done(contact)
  const { mobile, email } = (typed ?? {}) as Record<string, unknown>
  const sentAt = await whenCodeWasSent({ db, clock }, { mobile, email, browserHash })
  return refused(sentAt ? 'otp-unproven' : 'otp-unsent')
}

function isOf(contact: Claim, { mobile, email }: Omit<Claim, 'purpose'>): boolean {
  return contact.mobile === mobile && contact.email === email
}
