import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { withdraw } from '#domain/messaging/outbox.server.ts'
import { countGuess, forgiveGuess } from './guesses.server.ts'
import type { OtpPurpose } from './purpose.ts'
import { recordVerification } from './sends.server.ts'
import { otpChallenges as challenges, otpSends } from '#domain/accounts/tables.ts'

/** SPEC §4: the countdown of 120 seconds. */
export const OTP_TTL = 2 * MINUTE
const MOST_TRIES = 5
const DIGITS = 6

type ChallengeNeeds = { db: Db; clock: Clock; keys: KeyRing }
type ChallengeTarget = { target: string; email: string; userId: string | null; browserHash: string }
export type Challenge = ChallengeTarget & { purpose: OtpPurpose }
export type CodeGuess = ChallengeTarget & { purposes: readonly OtpPurpose[]; otp: string }

/** Marks the digest of a code that was worked for, or went to a browser its owner used before. */
const TRUSTED = 'trusted '

/** Makes the one code that a browser may answer for an address; older ones die, and their messages if they are still here. */
export async function writeChallenge(
  { db, clock, keys }: ChallengeNeeds,
  challenge: Challenge,
  { replaces, isTrusted }: { replaces: readonly OtpPurpose[]; isTrusted: boolean },
): Promise<{ id: string; otp: string; expiresAt: Date }> {
  await endOlder(db, clock, challenge, replaces)
  const id = newId()
  const otp = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + OTP_TTL)
  const signed = keys.sign('otp', signedText(id, challenge.target, challenge.purpose, otp))
  const codeHash = isTrusted ? TRUSTED + signed : signed
  await db.insert(challenges).values({ ...challenge, id, codeHash, createdAt, expiresAt })
  return { id, otp, expiresAt }
}

async function endOlder(
  db: Db,
  clock: Clock,
  { target, browserHash }: Challenge,
  purposes: readonly OtpPurpose[],
): Promise<void> {
  const older = and(
    eq(challenges.target, target),
    inArray(challenges.purpose, [...purposes]),
    eq(challenges.browserHash, browserHash),
    gt(challenges.expiresAt, clock.now()),
  )
  const ended = await db
    .update(challenges)
    .set({ expiresAt: clock.now() })
    .where(older)
    .returning({ id: challenges.id })
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  const sends = await db.select({ messageId: otpSends.messageId }).from(otpSends).where(inArray(otpSends.id, ids))
  await withdraw(
    db,
    clock,
    sends.map(({ messageId }) => messageId),
  )
}

/**
 * Compares a guess with the code this browser was sent for this address. Whatever is compared was counted before, for the code
 * and for the address; a right guess uses the code up. 'locked': this code has had its five tries, or the address its budget, which
 * strangers may have used up: it does not bind a code that is trusted.
 */
export async function judgeGuess(
  { db, clock, keys }: ChallengeNeeds,
  guess: CodeGuess,
): Promise<{ judgement: 'right'; purpose: OtpPurpose } | { judgement: 'wrong' | 'locked' }> {
  const found = await findChallenge(db, clock, guess)
  if (!found) return { judgement: 'wrong' }
  const { id, purpose } = found
  const codeHash = found.tries < MOST_TRIES ? await countTry(db, clock, id) : undefined
  if (codeHash === undefined) return { judgement: 'locked' }
  const isCounted = await countGuess(db, clock, { target: guess.target, purpose })
  if (!isCounted && !codeHash.startsWith(TRUSTED)) return { judgement: 'locked' }
  const signed = codeHash.replace(TRUSTED, '')
  if (!keys.verify('otp', signedText(id, guess.target, purpose, guess.otp), signed)) return { judgement: 'wrong' }
  if (!(await useUp(db, clock, id))) return { judgement: 'wrong' }
  await forgiveGuess(db, { target: guess.target, purpose }, isCounted)
  await recordVerification(db, clock, id)
  return { judgement: 'right', purpose }
}

/** The newest code a browser was sent for an address that is neither spent nor too old, however often it was guessed at. */
export async function findChallenge(
  db: Db,
  clock: Clock,
  { target, email, userId, browserHash, purposes }: Omit<CodeGuess, 'otp'>,
): Promise<{ id: string; purpose: OtpPurpose; tries: number; createdAt: Date } | undefined> {
  const { id, purpose, tries, createdAt } = challenges
  const [row] = await db
    .select({ id, purpose, tries, createdAt })
    .from(challenges)
    .where(
      and(
        eq(challenges.target, target),
        inArray(challenges.purpose, [...purposes]),
        eq(challenges.email, email),
        eq(challenges.browserHash, browserHash),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(challenges.createdAt))
    .limit(1)
  return row
}

/** One statement: whoever gets the code's digest has been counted. */
async function countTry(db: Db, clock: Clock, id: string): Promise<string | undefined> {
  const [row] = await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(
      and(
        eq(challenges.id, id),
        lt(challenges.tries, MOST_TRIES),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, clock.now()),
      ),
    )
    .returning({ codeHash: challenges.codeHash })
  return row?.codeHash
}

async function useUp(db: Db, clock: Clock, id: string): Promise<boolean> {
  const used = await db
    .update(challenges)
    .set({ usedAt: clock.now() })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt)))
    .returning({ id: challenges.id })
  return used.length > 0
}

function signedText(id: string, target: string, purpose: OtpPurpose, otp: string): string {
  return [id, target, purpose, otp].join('|')
}
