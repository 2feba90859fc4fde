import { getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './db.server.ts'

const ROWS_A_STATEMENT = 250

/**
 * Writes rows in statements of a few hundred; a row whose `key` stands already is replaced.
 * What stands in its `createdAt` and in the columns to `keep` stays.
 */
export async function upsertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  key: PgColumn | PgColumn[],
  rows: readonly PgInsertValue<Table>[],
  { keep = [] }: { keep?: (keyof Table['_']['columns'])[] } = {},
): Promise<void> {
  const keys = Array.isArray(key) ? key : [key]
  const set = replacement(table, keys, new Set<PropertyKey>(['createdAt', ...keep]))
  for (const chunk of inChunks(rows)) await db.insert(table).values(chunk).onConflictDoUpdate({ target: keys, set })
}

/** Adds rows in statements of a few hundred. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const chunk of inChunks(rows)) await db.insert(table).values(chunk)
}

/** A list cut into pieces that fit into one statement. */
export function inChunks<T>(rows: readonly T[], size: number = ROWS_A_STATEMENT): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size))
}

function replacement<Table extends PgTable>(
  table: Table,
  keys: PgColumn[],
  kept: Set<PropertyKey>,
): PgUpdateSetSource<Table> {
  const isKey = new Set(keys.map((column) => column.name))
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !isKey.has(column.name) && !kept.has(name),
  )
  return Object.fromEntries(columns.map(([name, column]) => [name, proposed(column)])) as PgUpdateSetSource<Table>
}

// The names are those of our own tables, never a visitor's words.
function proposed(column: PgColumn): SQL {
  return sql`excluded.${sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name)}`
}
