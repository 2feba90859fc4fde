import { inArray } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { inChunks, upsertRows } from '#platform/upsert.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Action } from '#domain/policy/policy.ts'
import type { Change } from './audit.server.ts'
import { command, listOf } from './command.server.ts'
import type { Command } from './command.server.ts'

/** Things of one kind: what one is called in the audit, and what is kept of some of them, by key, locked until the transaction ends. */
export type AuditedKind = {
  subject: string
  read(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, object>>
}

/** Makes the command that writes rows of one kind; one whose key stands already is replaced. */
export function saveRows<Draft, Table extends PgTable>(
  action: Action,
  {
    draft,
    tags,
    subject,
    table,
    key,
  }: {
    draft: z.ZodType<Draft & PgInsertValue<Table>>
    tags: readonly ChangeTag[]
    subject: string
    table: Table
    key: PgColumn
  },
): Command<readonly Draft[], void> {
  return command(action, {
    input: listOf(draft) as z.ZodType<(Draft & PgInsertValue<Table>)[], readonly Draft[]>,
    tags,
    change: async ({ db, actor }, rows) => {
      const keys = rows.map((row) => String((row as Record<string, unknown>)[key.name]))
      const changes = await comparing({ db, actor }, rowsOf(subject, table, key), keys, () =>
        upsertRows(db, table, key, rows),
      )
      return { ok: true, value: undefined, changes }
    },
  })
}

/** Things whose rows are all there is of them. */
export function rowsOf(subject: string, table: PgTable, key: PgColumn): AuditedKind {
  return {
    subject,
    read: async (db, keys) => {
      const found = new Map<string, object>()
      for (const some of inChunks(keys))
        for (const row of await db.select().from(table).where(inArray(key, some)).for('update'))
          found.set(String((row as Record<string, unknown>)[key.name]), row)
      return found
    },
  }
}

/** Does the work and tells what became of the things with those keys. What the program writes by the thousand is told as one count. */
export async function comparing(
  { db, actor }: { db: Db; actor: NonNullable<Actor> },
  { subject, read }: AuditedKind,
  written: readonly string[],
  work: () => Promise<void>,
): Promise<Change[]> {
  const keys = [...new Set(written)]
  if (isProgram(actor)) {
    await work()
    return [{ subject: `${subject}:*`, before: null, after: { written: keys.length } }]
  }
  const before = await read(db, keys)
  await work()
  const after = await read(db, keys)
  return keys.map((id) => ({
    subject: `${subject}:${id}`,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }))
}
