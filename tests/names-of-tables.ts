import { Column, getTableColumns, is, SQL, Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What Drizzle builds a query with; the types leave out how columns are spelt. */
type Builder = {
  casing: { getColumnCasing(column: Column): string }
  buildSelection(fields: { field: unknown }[], how?: { isSingleTable?: boolean }): SQL
}

const BUILDERS = ['buildSelectQuery', 'buildInsertQuery', 'buildUpdateQuery', 'buildDeleteQuery'] as const
const GUARDED = Symbol.for('names of tables')

/** The tables of the queries that are being built, the innermost last. */
const asked: unknown[] = []

/**
 * Of what one table is asked for Drizzle writes columns without their table's name. In a sub-select of a table that has one of that name it is then
 * compared with itself, in silence: refunds were hidden so. Such a query throws. Nested in a template of its own the sub-select keeps the names.
 */
function refuseLostNames(builder: Builder, field: unknown, table: unknown): void {
  const query = is(field, SQL.Aliased) ? field.sql : field
  if (!is(query, SQL) || !is(table, Table)) return
  const nameOf = (column: Column) => builder.casing.getColumnCasing(column)
  const columns = query.queryChunks.filter((chunk) => is(chunk, Column))
  const others = new Set([...query.queryChunks.filter((chunk) => is(chunk, Table)), ...columns.map((one) => one.table)])
  others.delete(table)
  const names = new Set([...others].flatMap((other) => Object.values(getTableColumns(other)).map(nameOf)))
  const lost = columns.find((column) => column.table === table && names.has(nameOf(column)))
  if (lost) throw new Error(`"${nameOf(lost)}" of a sub-select loses its table: nest the sub-select in sql\`\${…}\``)
}

function guard(): void {
  const dialect = PgDialect.prototype as unknown as Builder &
    Record<(typeof BUILDERS)[number], (asks: { table: PgTable }) => SQL>
  for (const name of BUILDERS) {
    const build = dialect[name]
    dialect[name] = function (asks, ...rest: []) {
      asked.push(asks.table)
      try {
        return build.call(this, asks, ...rest)
      } finally {
        asked.pop()
      }
    }
  }
  const { buildSelection } = dialect
  dialect.buildSelection = function (fields, how) {
    if (how?.isSingleTable) for (const { field } of fields) refuseLostNames(this, field, asked.at(-1))
    return buildSelection.call(this, fields, how)
  }
}

const house = globalThis as { [GUARDED]?: true }
if (!house[GUARDED]) {
  house[GUARDED] = true
  guard()
}
