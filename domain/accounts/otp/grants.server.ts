import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { hashToken, newToken } from '#platform/token.ts'
import type { OtpPurpose } from './purpose.ts'
import { otpGrants } from '#domain/accounts/tables.ts'

/** FINDINGS §4.3. */
export const GRANT_TTL = 10 * MINUTE

/** What was verified, and in which browser: mobile E.164, e-mail lower case. */
export type VerifiedContact = { purpose: OtpPurpose; mobile: string; email: string; browserHash: string }

/** Writes down that a mobile was verified; returns the 256-bit token that opens one change within ten minutes. Only its digest is kept. */
export async function giveGrant(db: Db, clock: Clock, verified: VerifiedContact): Promise<string> {
  const token = newToken()
  const { mobile, ...rest } = verified
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + GRANT_TTL)
  await db.insert(otpGrants).values({ ...rest, target: mobile, tokenHash: hashToken(token), createdAt, expiresAt })
  return token
}

/** What a browser has verified with a grant for one of these purposes that is neither spent nor too old. */
export async function findGrant(
  db: Db,
  clock: Clock,
  asked: { token: string; browserHash: string; purposes: readonly OtpPurpose[] },
): Promise<Omit<VerifiedContact, 'browserHash'> | undefined> {
  const open = and(
    eq(otpGrants.tokenHash, hashToken(asked.token)),
    eq(otpGrants.browserHash, asked.browserHash),
    inArray(otpGrants.purpose, [...asked.purposes]),
    isNull(otpGrants.usedAt),
    gt(otpGrants.expiresAt, clock.now()),
  )
  const { purpose, target: mobile, email } = otpGrants
  const [grant] = await db.select({ purpose, mobile, email }).from(otpGrants).where(open)
  return grant
}

/**
 * Spends a grant: true once, for the purpose, mobile, e-mail and browser it was given for, within ten minutes. In the caller's
 * transaction: a change that is undone leaves the grant unspent.
 */
export async function consumeGrant(db: Db, clock: Clock, asked: VerifiedContact & { token: string }): Promise<boolean> {
  const now = clock.now()
  const fits = and(
    eq(otpGrants.tokenHash, hashToken(asked.token)),
    eq(otpGrants.purpose, asked.purpose),
    eq(otpGrants.target, asked.mobile),
    eq(otpGrants.email, asked.email),
    eq(otpGrants.browserHash, asked.browserHash),
    isNull(otpGrants.usedAt),
    gt(otpGrants.expiresAt, now),
  )
  const spent = await db.update(otpGrants).set({ usedAt: now }).where(fits).returning({ token: otpGrants.tokenHash })
  return spent.length > 0
}
