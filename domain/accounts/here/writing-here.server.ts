import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { writingHere } from './tables.ts'

/** Whoever has not been heard of for so long has left. */
const HERE_FOR = MINUTE

export type OtherHere = { name: string; path: string; since: Date }

/**
 * Notes that somebody has a page of the office open to write on it, and gives who else has one of the same thing open, whoever came first first; `thing` is the address all its pages begin
 * with. Whoever asks has been asked before whether the page is theirs to open. Refuses `forbidden`.
 */
export async function sayHere(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { thing, path }: { thing: string; path: string },
) {
  const allowed = demand(actor, 'office.enter')
  if (!allowed.ok) return allowed
  if (!actor || isProgram(actor)) return done([])
  const now = clock.now()
  const left = new Date(now.getTime() - HERE_FOR)
  const { userId, since, seenAt } = writingHere
  await db.delete(writingHere).where(lte(seenAt, left))
  await db
    .insert(writingHere)
    .values({ userId: actor.id, path, thing, since: now, seenAt: now })
    .onConflictDoUpdate({ target: [userId, writingHere.path], set: { seenAt: sql`excluded.seen_at` } })
  const others: OtherHere[] = await db
    .select({ name: users.name, path: writingHere.path, since })
    .from(writingHere)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(writingHere.thing, thing), ne(userId, actor.id), gt(seenAt, left)))
    .orderBy(asc(since), asc(users.name))
  return done(others)
}
