import { count, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.server.ts'

/** How much of something waits, and for how many seconds the first of it has. */
export type Backlog = { count: number; oldestSeconds: number }

/** Counts the rows of a table where a condition holds, and the seconds since the earliest `since` of them; 0 where that lies ahead. */
export async function countWaiting(db: Db, table: PgTable, since: PgColumn, where: SQL | undefined): Promise<Backlog> {
  const oldestSeconds = sql<number>`greatest(0, coalesce(extract(epoch from now() - min(${since})), 0))`.mapWith(Number)
  const [row] = await db.select({ count: count(), oldestSeconds }).from(table).where(where)
  return row!
}
