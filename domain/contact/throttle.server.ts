import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { throttles } from './tables.ts'

export type LimitAnswer = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Takes one from the budget of `key`: `most` in a window of `per` milliseconds that begins with the first. One statement, so that
 * processes that ask at once share one budget. What is kept of the key is a digest. A refused try costs nothing.
 */
export async function takeFromLimit(
  db: Db,
  clock: Clock,
  { key, most, per }: { key: string; most: number; per: number },
): Promise<LimitAnswer> {
  const now = clock.now()
  const fresh = { hits: 1, windowEndsAt: new Date(now.getTime() + per) }
  const isOver = lte(throttles.windowEndsAt, now)
  const [taken] = await db
    .insert(throttles)
    .values({ key: digest(key), ...fresh })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${throttles.hits} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${throttles.hits} < ${most}`,
    })
    .returning({ hits: throttles.hits })
  return taken ? { ok: true } : { ok: false, retryAfterSeconds: await pauseOf(db, now, key) }
}

async function pauseOf(db: Db, now: Date, key: string): Promise<number> {
  const [row] = await db
    .select({ endsAt: throttles.windowEndsAt })
    .from(throttles)
    .where(eq(throttles.key, digest(key)))
  const left = (row?.endsAt.getTime() ?? 0) - now.getTime()
  return Math.max(1, Math.ceil(left / SECOND))
}

/** Gives one back to the budget of `key`, as when what was tried turned out to be right. */
export async function giveBack(db: Db, key: string): Promise<void> {
  const row = eq(throttles.key, digest(key))
  const given = await db
    .update(throttles)
    .set({ hits: sql`${throttles.hits} - 1` })
    .where(and(row, gt(throttles.hits, 1)))
    .returning({ key: throttles.key })
  if (given.length === 0) await db.delete(throttles).where(and(row, eq(throttles.hits, 1)))
}

/** Drops the budgets whose windows are over. Returns how many. */
export async function forgetOldThrottles(db: Db, clock: Clock): Promise<number> {
  const over = lte(throttles.windowEndsAt, clock.now())
  return (await db.delete(throttles).where(over).returning({ key: throttles.key })).length
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
