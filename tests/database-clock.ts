import { sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'

export type DatabaseClock = Clock & { set(at: Date): Promise<void> }

/**
 * Has the database's own clock stand still, until the transaction of a test is rolled back: `now()` is looked up in a schema before the built-in one,
 * in statements as in the defaults of columns. It is at `at` for both the database and whoever is handed this clock.
 */
export async function stopDatabaseClock(db: Db, at: Date): Promise<DatabaseClock> {
  let current = at
  const set = async (next: Date) => {
    current = next
    await db.execute(sql`select set_config('clock.at', ${next.toISOString()}, true)`)
  }
  await set(at)
  await db.execute(sql`create schema clock`)
  for (const name of ['now', 'clock_timestamp'])
    await db.execute(
      sql.raw(`create function clock.${name}() returns timestamptz language sql stable
        as $$ select current_setting('clock.at')::timestamptz $$`),
    )
  await db.execute(sql`set local search_path = clock, public, pg_catalog`)
  await db.execute(
    sql.raw(`do $$ declare one record; begin
      for one in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default in ('now()', 'pg_catalog.now()') loop
        execute format('alter table %I alter column %I set default clock.now()', one.table_name, one.column_name);
      end loop; end $$`),
  )
  return { now: () => current, set }
}
