import { eq } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { isTaken } from '#platform/refused-by-key.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { EmailAddress, maskEmail } from '#domain/contact/email.ts'
import { maskMobile, readMobile } from '#domain/contact/mobile.ts'
import { sendChangeNotices } from './notices.server.ts'
import { verifyChangeOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import { users } from './tables.ts'

type ContactChangeNeeds = { db: Db; clock: Clock; keys: KeyRing }
export type VerifiedChange = { target: unknown; otp: unknown; browserHash: string }
type OtpRefusal = 'otp-missing' | 'otp-wrong' | 'otp-locked'
export type ContactRefusal = OtpRefusal | 'already-taken'

/** Puts a new mobile, verified by its code, in place of the old, which gets a notice, as the account's e-mail does. Refuses one that another account has. */
export async function replaceMobile(
  needs: ContactChangeNeeds,
  userId: string,
  { target, otp, browserHash }: VerifiedChange,
): Promise<Result<{ mobile: string }, ContactRefusal | 'invalid-mobile'>> {
  const mobile = readMobile(target)
  if (mobile === undefined) return refused('invalid-mobile')
  return needs.db.transaction(async (db) => {
    const guess = { userId, purpose: 'change-mobile', target: mobile, otp, browserHash } as const
    const judged = await verifyChangeOtp({ ...needs, db }, guess)
    if (!judged.ok) return judged
    const before = await getUser(db, userId)
    if (!(await replace(db, userId, { mobile, mobileVerifiedAt: needs.clock.now() }))) return refused('already-taken')
    const values = { from: before.mobile ? ` from ${maskMobile(before.mobile)}` : '', after: maskMobile(mobile) }
    await sendChangeNotices({ ...needs, db }, before, 'mobile number', { kind: 'mobile-changed', values })
    return done({ mobile })
  })
}

/** Puts a new e-mail, verified by its code, in place of the old, which gets a notice, as the account's mobile does. Refuses one that another account has. */
export async function replaceEmail(
  needs: ContactChangeNeeds,
  userId: string,
  { target, otp, browserHash }: VerifiedChange,
): Promise<Result<{ email: string }, ContactRefusal | 'invalid-email'>> {
  const email = EmailAddress.safeParse(target).data
  if (email === undefined) return refused('invalid-email')
  return needs.db.transaction(async (db) => {
    const guess = { userId, purpose: 'change-email', target: email, otp, browserHash } as const
    const judged = await verifyChangeOtp({ ...needs, db }, guess)
    if (!judged.ok) return judged
    const before = await getUser(db, userId)
    if (!(await replace(db, userId, { email, emailVerifiedAt: needs.clock.now() }))) return refused('already-taken')
    const values = { after: maskEmail(email) }
    await sendChangeNotices({ ...needs, db }, before, 'e-mail address', { kind: 'email-changed', values })
    return done({ email })
  })
}

async function getUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.erasedAt) throw new Error('nobody to change')
  return user
}

type Change = { mobile: string; mobileVerifiedAt: Date } | { email: string; emailVerifiedAt: Date }

/** False when another account has it. In a savepoint: the guess that was counted before stays counted. */
async function replace(db: Db, userId: string, change: Change): Promise<boolean> {
  try {
    await db.transaction((db) => db.update(users).set(change).where(eq(users.id, userId)))
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
