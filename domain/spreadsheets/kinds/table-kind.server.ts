import { and, asc, gt, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { inChunks } from '#platform/upsert.server.ts'
import { keyOf } from '#domain/spreadsheets/kind.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

type ToldKind = Omit<SheetKind, 'find' | 'list' | 'idOf'> & {
  table: PgTable
  id: PgColumn
  /** The column of the last part of the key. */
  by: PgColumn
  /** Where not all of the table are of the kind, which. */
  which?: SQL
}

/** A kind whose rows are all there is of its things. */
export function tableKind({ table, id, by, which, ...kind }: ToldKind): SheetKind {
  return {
    ...kind,
    find: async (db, keys) => {
      const asked = new Set(keys)
      const found = new Map<string, Record<string, unknown>>()
      for (const some of inChunks([...asked].map((key) => key.split('/').at(-1)!))) {
        const rows = db.select().from(table)
        for (const row of await rows.where(and(inArray(by, some), which)))
          if (asked.has(keyOf(kind, row))) found.set(keyOf(kind, row), row)
      }
      return found
    },
    idOf: (thing) => String(thing[id.name]),
    list: (db, after, most) =>
      db
        .select()
        .from(table)
        .where(and(gt(id, after), which))
        .orderBy(asc(id))
        .limit(most),
  }
}
