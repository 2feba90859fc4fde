import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '#platform/columns.ts'
import type { Scope } from './scope.ts'

/** What partners' programs call the site with. */
export const apiKeys = pgTable('api_keys', {
  id: idColumn(),
  name: text().notNull(),
  /** SHA-256 of the key, in hex. */
  keyHash: text().notNull().unique(),
  /** Its last four signs, by which a person knows it again. */
  endsIn: text().notNull(),
  scopes: jsonb().$type<Scope[]>().notNull(),
  perMinute: integer().notNull(),
  createdBy: text().notNull(),
  createdAt: instant().notNull(),
  lastUsedAt: instant(),
  revokedAt: instant(),
})
