import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})

export const siteScripts = pgTable('site_scripts', {
  id: idColumn(),
  place: text({ enum: ['header', 'footer'] }).notNull(),
  code: text().notNull(),
  approved: boolean().notNull().default(false),
  signature: text(),
  createdAt: createdAtColumn(),
})
