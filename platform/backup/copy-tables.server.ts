import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { KeepEntry } from './entries.ts'
import { rowsOf } from './rows-of.server.ts'
import { countRows, packRows } from './table-rows.ts'
import type { TableCount } from './table-rows.ts'

/** What a copy of tables says of itself once all of them are in it. */
export type CopiedTables = { tables: Record<string, TableCount>; sequences: Record<string, number> }

const ROWS_AT_ONCE = 500
/** What one database's transactions are called means nothing in another, and whoever starts reads everything anyway; files of pictures go one by one. */
const NOT_COPIED = new Set(['changes', 'picture_files'])

/**
 * Hands over all rows of all tables as they stood at one moment, however long it takes and whatever is sold meanwhile: pieces of 500 rows,
 * a JSON object a line; `alsoRead` sees the same moment. On PGlite, which has one session, everybody else waits meanwhile.
 */
export async function copyTables<More extends object = object>(
  db: Db,
  keep: KeepEntry,
  alsoRead: (db: Db) => Promise<More> = async () => ({}) as More,
): Promise<CopiedTables & More> {
  const count = countRows()
  return db.transaction(
    async (db) => {
      await db.execute(sql`set local statement_timeout = 0`)
      await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      // A moment is written in the session's zone, and a copy has to read the same wherever it is.
      await db.execute(sql`set local timezone = 'UTC'`)
      for (const table of await listTables(db)) {
        count.add(table, [])
        await copyTable(db, table, async (rows, at) => {
          count.add(table, rows)
          const { name, bytes } = await packRows(table, at, rows)
          await keep(name, bytes)
        })
      }
      return { tables: count.counts(), sequences: await readSequences(db), ...(await alsoRead(db)) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The migrations a database has, as the newest one's time; zero for an empty one. */
export async function readVersion(db: Db): Promise<number> {
  const [there] = await rowsOf<{ is: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!there?.is) return 0
  const [row] = await rowsOf<{ version: number }>(
    db,
    sql`select coalesce(max(created_at), 0)::float8 as version from drizzle.__drizzle_migrations`,
  )
  return row?.version ?? 0
}

/** The tables whose rows a copy holds, by name. */
export async function listTables(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !NOT_COPIED.has(name))
}

async function copyTable(db: Db, table: string, take: (rows: string[], at: number) => Promise<void>): Promise<void> {
  await db.execute(
    sql`declare copied no scroll cursor for select to_jsonb(t)::text as line from ${sql.identifier(table)} t`,
  )
  for (let at = 0; ; at++) {
    const rows = await rowsOf<{ line: string }>(db, sql.raw(`fetch ${ROWS_AT_ONCE} from copied`))
    if (rows.length > 0)
      await take(
        rows.map(({ line }) => line),
        at,
      )
    if (rows.length < ROWS_AT_ONCE) break
  }
  await db.execute(sql`close copied`)
}

async function readSequences(db: Db): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; at: number }>(
    db,
    sql`select sequencename as name, last_value::float8 as at from pg_sequences
        where schemaname = current_schema() and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]))
}
