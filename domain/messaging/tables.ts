import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import type { Enclosure } from './message.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text(),
    replyTo: text(),
    /** Files that go along: their names, and what each is made from. */
    encloses: jsonb().$type<Enclosure[]>().notNull().default([]),
    createdAt: createdAtColumn(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    /** Worth nothing from then on, as a one-time code is: never delivered after. */
    expiresAt: instant(),
  },
  (message) => [index('outbox_due').on(message.sentAt, message.nextAttemptAt)],
)
