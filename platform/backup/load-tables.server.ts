import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { listTables } from './copy-tables.server.ts'
import type { CopiedTables } from './copy-tables.server.ts'
import { meanToEmpty } from '#platform/mean-to-empty.server.ts'
import { rowsOf } from './rows-of.server.ts'

type ForeignKey = { table: string; name: string; definition: string }
type Index = { name: string; definition: string }

/**
 * Fills the tables of a database that is at the version of the copy, in the caller's transaction: whatever migrations wrote into them goes first, and rules between tables
 * are asked, and indexes that are no rule made, once all rows are there, by `close`. `add` throws on a table the database does not have, and gives back before the rows are in, so that the next
 * are read meanwhile: what is wrong with them the next call throws.
 */
export async function openLoad(db: Db) {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const known = new Set(await listTables(db))
  const keys = await listForeignKeys(db)
  for (const { table, name } of keys)
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  const indexes = await listIndexes(db)
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await meanToEmpty(db)
  for (const table of known) await db.execute(sql`truncate ${sql.identifier(table)}`)
  const columns = new Map<string, SQL>()
  let last: Promise<unknown> = Promise.resolve()

  async function add(table: string, rows: readonly string[]): Promise<void> {
    if (!known.has(table)) throw new Error(`this version knows no table ${table}`)
    if (!columns.has(table)) columns.set(table, await writtenColumns(db, table))
    const written = columns.get(table)!
    const name = sql.identifier(table)
    await last
    const statement = sql`
      insert into ${name} (${written}) overriding system value
      select ${written} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`
    // What is executed is executed for each who waits for it, unless it is a promise of its own.
    last = db.execute(statement).then(() => undefined)
    last.catch(() => undefined)
  }

  async function close(sequences: CopiedTables['sequences']): Promise<void> {
    await last
    for (const { definition } of indexes) await db.execute(sql.raw(definition))
    for (const [name, at] of Object.entries(sequences))
      await db.execute(sql`select setval(quote_ident(${name})::regclass, ${at})`)
    for (const { table, name, definition } of keys)
      await db.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      )
  }

  return { add, close }
}

/** The columns one may write: what the database makes of them by itself is left to it. */
async function writtenColumns(db: Db, table: string): Promise<SQL> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select attname as name from pg_attribute
        where attrelid = quote_ident(${table})::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum`,
  )
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/** Those that only make questions quicker. */
async function listIndexes(db: Db): Promise<Index[]> {
  return rowsOf(
    db,
    sql`select i.relname as name, pg_get_indexdef(indexrelid) as definition
        from pg_index join pg_class i on i.oid = indexrelid
        where not indisunique and not indisexclusion and i.relnamespace = current_schema()::regnamespace order by 1`,
  )
}

async function listForeignKeys(db: Db): Promise<ForeignKey[]> {
  return rowsOf(
    db,
    sql`select relname as table, conname as name, pg_get_constraintdef(c.oid) as definition
        from pg_constraint c join pg_class t on t.oid = c.conrelid
        where contype = 'f' and t.relnamespace = current_schema()::regnamespace order by 1, 2`,
  )
}
