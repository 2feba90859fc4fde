import { eq, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { meanToEmpty } from '#platform/mean-to-empty.server.ts'
import { findSetting } from './settings.server.ts'
import { settings } from './tables.ts'

type Mode = Config['mode']
/** Whose a database is: the demo's, a live site's, nobody's yet (no row in any table), or somebody's who left no mark. */
export type DatabaseOwner = Mode | 'nothing' | 'unknown'

/** Reads whose a database is, a row of its own first. Works before any migration, and changes nothing. */
export async function readDatabaseOwner(db: Db): Promise<DatabaseOwner> {
  const tables = await listTables(db)
  if (tables.includes('settings')) {
    const mark = await findSetting(db, 'holds')
    if (mark) return mark.what
    // A demo of before there were marks.
    if (await findSetting(db, 'demo')) return 'demo'
  }
  return (await hasRows(db, tables)) ? 'unknown' : 'nothing'
}

/**
 * Throws, in words for whoever starts the site, when a database of this kind is not one a site of this mode may use. A demo takes only
 * what it filled, or may fill: its accounts have a password everybody knows. A live site takes no demo: samples would be for sale, and
 * what was verified in a demo was read in its open outbox.
 */
export function refuseForeignDatabase(owner: DatabaseOwner, mode: Mode, place: string): void {
  if (mode === 'live' && owner === 'demo')
    throw new Error(
      `${place} holds the demo, whose accounts open with a password everybody knows. Remove it with "npm run demo:clear", or name another database: DATABASE_URL, DATA_DIR.`,
    )
  if (mode === 'live' || owner === 'demo' || owner === 'nothing') return
  const whose = owner === 'live' ? 'belongs to a live site' : 'holds what no demo wrote'
  throw new Error(
    `${place} ${whose}, and this is a demo. Set APP_MODE=live if the site is meant, or name another database: DATABASE_URL, DATA_DIR.`,
  )
}

/** Marks a database as this mode's before anything else is written, once. Throws when another process has marked it otherwise meanwhile. */
export async function markDatabase(db: Db, clock: Clock, mode: Mode, place: string): Promise<void> {
  const value = { what: mode, since: clock.now().toISOString() }
  await db.insert(settings).values({ key: 'holds', value }).onConflictDoNothing()
  refuseForeignDatabase((await findSetting(db, 'holds'))?.what ?? mode, mode, place)
}

/** Empties every table there is, in the caller's transaction; migrations stay. */
export async function emptyEveryTable(db: Db): Promise<void> {
  await meanToEmpty(db)
  await db.execute(sql`
    do $$ begin
      execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
               from pg_tables where schemaname = current_schema());
    end $$`)
}

async function listTables(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(eq(sql`schemaname`, sql`current_schema()`))
  return rows.map(({ name }) => name)
}

/** The names come from the database's own register. */
async function hasRows(db: Db, tables: readonly string[]): Promise<boolean> {
  // A row of changes is left by whoever changes something, even by taking everything away.
  const kept = tables.filter((name) => name !== 'changes')
  if (kept.length === 0) return false
  const each = kept.map((name) => sql`exists (select 1 from ${sql.identifier(name)})`)
  const [row] = await db.select({ some: sql<boolean>`${sql.join(each, sql` or `)}` }).from(sql`(select 1) as one`)
  return row?.some === true
}
