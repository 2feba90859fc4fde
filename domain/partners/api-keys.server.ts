import { and, desc, eq, getTableColumns, gte, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { hashToken, newToken } from '#platform/token.ts'
import { COUNTED_DAYS, KEY_BEGINS, SCOPE_NAMES, scopeOf } from './scope.ts'
import type { KeyScope } from './scope.ts'
import { apiKeyDays, apiKeys } from './tables.ts'

const LISTED_AT_ONCE = 50

type NewKey = { name: string; scopes: KeyScope[]; perMinute: number }
const NewKey: z.ZodType<NewKey, NewKey> = z.object({
  name: z.string().trim().min(1, 'Say who has it, as: Rail holidays of Pune.').max(60, 'Sixty signs at most.'),
  scopes: z.array(z.enum(SCOPE_NAMES as [KeyScope, ...KeyScope[]])).min(1, 'Choose what it opens.'),
  perMinute: z
    .number('Say how many calls a minute, as 60.')
    .int('Say how many calls a minute, as 60.')
    .min(1, 'At least one call a minute.')
    .max(6000, 'At most 6,000 calls a minute.'),
})

/** Makes a key for a partner. Gives it this once: what is kept is a digest. */
export const makeApiKey = command('partners.change', {
  input: NewKey,
  tags: [],
  change: async ({ db, clock, actor }, typed): Promise<CommandSuccess<{ key: string }>> => {
    const key = KEY_BEGINS + newToken()
    const id = newId()
    const createdBy = isProgram(actor) ? actor.program : actor.id
    const kept = { ...typed, id, createdBy, createdAt: clock.now(), endsIn: key.slice(-4), keyHash: hashToken(key) }
    await db.insert(apiKeys).values(kept)
    return { ok: true, value: { key }, changes: [{ subject: `api-key:${id}`, before: null, after: typed }] }
  },
})

/** Ends a key at once. Refuses one that is not there, or ended before. */
export const revokeApiKey = command('partners.change', {
  input: z.object({ id: z.string() }),
  tags: [],
  change: async ({ db, clock }: CommandNeeds, { id }): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> => {
    const [gone] = await db
      .update(apiKeys)
      .set({ revokedAt: clock.now() })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name, scopes: apiKeys.scopes })
    if (!gone) return refused('unknown')
    return { ok: true, value: undefined, changes: [{ subject: `api-key:${id}`, before: gone, after: null }] }
  },
})

/** A key with how often it was used in the last `COUNTED_DAYS`. */
export type ListedKey = Omit<typeof apiKeys.$inferSelect, 'keyHash' | 'createdBy'> & { calls: number }

/** The keys of partners, the newest first, in pages of fifty; ended ones too. Refuses `forbidden`. */
export async function listApiKeys(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  page: number,
): Promise<Result<{ rows: ListedKey[]; total: number; pages: number }, 'forbidden'>> {
  const allowed = demand(actor, 'partners.change')
  if (!allowed.ok) return allowed
  const total = await db.$count(apiKeys)
  const { keyHash: _digest, createdBy: _maker, ...shown } = getTableColumns(apiKeys)
  const rows = await db
    .select(shown)
    .from(apiKeys)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(LISTED_AT_ONCE)
    .offset((page - 1) * LISTED_AT_ONCE)
  const calls = await countCalls(db, clock, rows)
  return done({
    rows: rows.map((row) => ({ ...row, calls: calls.get(row.id) ?? 0 })),
    total,
    pages: Math.max(1, Math.ceil(total / LISTED_AT_ONCE)),
  })
}

async function countCalls(db: Db, clock: Clock, keys: readonly { id: string }[]): Promise<Map<string, number>> {
  const { keyId, day, calls } = apiKeyDays
  const ids = keys.map(({ id }) => id)
  const counted = await db
    .select({ keyId, calls: sum(calls).mapWith(Number) })
    .from(apiKeyDays)
    .where(and(inArray(keyId, ids), gte(day, firstCounted(clock))))
    .groupBy(keyId)
  return new Map(counted.map((one) => [one.keyId, one.calls]))
}

function firstCounted(clock: Clock): CalendarDate {
  return addDays(istDate(clock.now()), 1 - COUNTED_DAYS)
}

/** Drops the days whose calls nobody asks for any more. */
export async function forgetOldCalls({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db.delete(apiKeyDays).where(lt(apiKeyDays.day, firstCounted(clock)))
}

export type KeyRefusal = 'api-key-unknown' | 'api-key-scope' | 'too-many'

/**
 * Whether a key opens a call at `path`; counts the call, and notes once a minute that the key was used. Refuses 'api-key-unknown' of one that is not there or was ended, 'api-key-scope', and 'too-many' once it
 * has had its calls of this minute: every process counts them together.
 */
export async function openWithKey(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
  path: string,
): Promise<Result<void, KeyRefusal> & { retryAfterSeconds?: number }> {
  const live = and(eq(apiKeys.keyHash, hashToken(key)), isNull(apiKeys.revokedAt))
  const [found] = await db.select().from(apiKeys).where(live)
  if (!found) return refused('api-key-unknown')
  const limit = { key: `api key ${found.id}`, most: found.perMinute, per: MINUTE }
  const taken = await takeFromLimit(db, clock, limit)
  if (!taken.ok) return { ...refused('too-many'), retryAfterSeconds: taken.retryAfterSeconds }
  const now = clock.now()
  await db
    .insert(apiKeyDays)
    .values({ keyId: found.id, day: istDate(now), calls: 1 })
    .onConflictDoUpdate({
      target: [apiKeyDays.keyId, apiKeyDays.day],
      set: { calls: sql`${apiKeyDays.calls} + 1` },
    })
  const isNoted = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - MINUTE)))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, found.id), isNoted))
  const scope = scopeOf(path)
  return scope && found.scopes.includes(scope) ? done(undefined) : refused('api-key-scope')
}
