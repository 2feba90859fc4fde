import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { SECOND, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { sendOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { verifyOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import { users } from '#domain/accounts/tables.ts'

export const START = new Date('2026-11-20T06:00:00Z')
export const MOBILE = '+919876543210'
export const EMAIL = 'meera@example.org'
const NETWORK = '203.0.113.7'

/** A browser as the domain knows it: the digest of its cookie. */
export function browser(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

type Who = {
  mobile?: string
  email?: string
  browserHash?: string
  network?: string
  proofOfWork?: string
  deviceToken?: string
}

/** One-time codes on a test's database with a clock to move, and the phone they arrive on. */
export function otpBench(db: Db, codesBy: 'sms' | 'email' = 'sms') {
  const clock = stoppedClock(START)
  const keys = openKeyRing(['a secret for tests that is long enough'])
  const needs = { db, clock, keys, config: { otpCountries: ['IN'], codesBy } }
  const home = { mobile: MOBILE, email: EMAIL, browserHash: browser('home'), network: NETWORK }
  return {
    needs,
    clock,
    home,
    pass: (ms: number) => clock.set(new Date(clock.now().getTime() + ms)),
    send: (who: Who = {}) => sendOtp(needs, { ...home, ...who }),
    verify: (otp: unknown, who: Who = {}) => verifyOtp(needs, { ...home, ...who, otp }),
    codeFor: (to = MOBILE) => newestCode(db, to),
    wrongFor: async (to = MOBILE) => wrongCode(await newestCode(db, to)),
    /** Sends, and types in what came. */
    async prove(who: Who = {}) {
      await sendOtp(needs, { ...home, ...who })
      const to = codesBy === 'email' ? (who.email ?? EMAIL) : (who.mobile ?? MOBILE)
      return verifyOtp(needs, { ...home, ...who, otp: await newestCode(db, to) })
    },
  }
}

export async function newestCode(db: Db, to: string): Promise<string> {
  const [message] = await db
    .select({ body: outbox.body })
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1)
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? 'none came'
}

/** Never the right one. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, '0')
}

/** An account with a verified mobile; returns its id. */
export async function addUser(db: Db, { mobile = MOBILE, email = EMAIL } = {}): Promise<string> {
  const verified = { mobileVerifiedAt: new Date(START.getTime() - SECOND) }
  const [user] = await db
    .insert(users)
    .values({ name: 'Meera', mobile, email, ...verified })
    .returning({ id: users.id })
  return user?.id ?? ''
}
