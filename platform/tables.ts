import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAtColumn } from './columns.ts'

/** What changed, written in the transaction that changed it; processes read on from what they know. */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Ids are given out in another order than they are committed in; of transactions the database tells which are all over. */
    transaction: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    tags: text().array().notNull(),
    createdAt: createdAtColumn(),
  },
  (row) => [index('changes_transaction').on(row.transaction)],
)

/** What was asked once under a key its sender chose, and what was answered. Never forgotten: a key that came back late would be a second booking. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    digest: text().notNull(),
    answer: jsonb(),
    createdAt: createdAtColumn(),
  },
  (row) => [primaryKey({ columns: [row.scope, row.key] })],
)
