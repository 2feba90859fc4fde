import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import { INTEGRATION_NAMES } from './integrations.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})

export const siteScripts = pgTable('site_scripts', {
  id: idColumn(),
  place: text({ enum: ['header', 'footer'] }).notNull(),
  /** What the office calls it; of an integration, which one, and the account it was made for. */
  name: text().notNull().default(''),
  integration: text({ enum: INTEGRATION_NAMES }),
  account: text(),
  code: text().notNull(),
  approved: boolean().notNull().default(false),
  signature: text(),
  createdAt: createdAtColumn(),
})
