import { randomInt } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { recoveryCodes } from '#domain/accounts/tables.ts'

const PURPOSE = 'recovery code'
const HOW_MANY = 10
/** Without what is taken for something else. 31 signs: ten of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten new codes in place of those before, as `abcde-fghjk`: they are told once, and only their signatures kept. */
export async function renewRecoveryCodes(
  { db, keys }: { db: Db; keys: KeyRing },
  userId: string,
): Promise<readonly string[]> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: keys.sign(PURPOSE, signed(userId, code)) })))
  return codes
}

/** One more code beside those that are left, for whoever the machine itself vouches for. */
export async function addRecoveryCode({ db, keys }: { db: Db; keys: KeyRing }, userId: string): Promise<string> {
  const code = newCode()
  await db.insert(recoveryCodes).values({ userId, codeHash: keys.sign(PURPOSE, signed(userId, code)) })
  return code
}

/** Whether what was typed has the form of one. */
export function isRecoveryCode(typed: string): boolean {
  return /^[a-z0-9]{5}[\s-]*[a-z0-9]{5}$/i.test(typed.trim())
}

/** Uses a code up; false where it is none of this person's, or was used. */
export async function takeRecoveryCode(
  { db, clock, keys }: { db: Db; clock: Clock; keys: KeyRing },
  userId: string,
  typed: string,
): Promise<boolean> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const left = await db.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(unused)
  // Not looked up by its signature: an older secret may have made it.
  const meant = left.find(({ codeHash }) => keys.verify(PURPOSE, signed(userId, typed), codeHash))
  if (!meant) return false
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(recoveryCodes.codeHash, meant.codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const left = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(left)
  return found?.left ?? 0
}

function newCode(): string {
  const signs = Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

function signed(userId: string, code: string): string {
  return `${userId}|${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`
}
