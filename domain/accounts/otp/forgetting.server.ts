import { and, eq, lt, lte } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { otpChallenges, otpGrants, otpGuesses, otpSends } from '#domain/accounts/tables.ts'

const KEEP = DAY
/** Long enough for the watchdog to know a bad block of numbers again. */
const KEEP_SENDS = 30 * DAY

/** Deletes codes, grants and counts that decide nothing any more, so that nobody's number is kept without need. */
export async function forgetOldOtps(db: Db, clock: Clock): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, before(KEEP)))
  await db.delete(otpGrants).where(lt(otpGrants.expiresAt, before(KEEP)))
  await db.delete(otpSends).where(lt(otpSends.sentAt, before(KEEP_SENDS)))
  // Wrong guesses since the last success are kept for ever: they are the budget of 100.
  const day = before(2 * KEEP)
    .toISOString()
    .slice(0, 10)
  await db.delete(otpGuesses).where(and(eq(otpGuesses.guessesSinceSuccess, 0), lte(otpGuesses.day, day)))
}
