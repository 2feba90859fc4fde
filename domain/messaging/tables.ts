import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import type { Enclosure } from './message.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    /** The kind of message; null of what was left before kinds were kept. */
    kind: text(),
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
    /** How often a carrier was really asked: what is refused for good uses its attempts up at once. */
    tries: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    /** Worth nothing from then on, as a one-time code is: never delivered after. */
    expiresAt: instant(),
  },
  (message) => [
    index('outbox_due').on(message.sentAt, message.nextAttemptAt),
    index('outbox_log').on(message.createdAt, message.id),
    index('outbox_to').on(message.recipient, message.createdAt, message.id),
    index('outbox_kind').on(message.kind, message.createdAt),
  ],
)

/** What the operator changed of a message; a kind without a row goes out as shipped. Words that are null are the shipped ones. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    kind: text().notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    subject: text(),
    action: text(),
    words: text(),
    /** The text of an SMS as it stands in the DLT register, the ids it has there and at the carrier, and the header it comes from. */
    registered: text(),
    dltTemplateId: text(),
    carrierTemplateId: text(),
    header: text(),
    isOn: boolean().notNull().default(true),
    version: integer().notNull(),
    changedAt: instant().notNull().defaultNow(),
  },
  (template) => [
    primaryKey({ columns: [template.kind, template.channel] }),
    check(
      'message_templates_ids',
      sql`num_nonnulls(${template.registered}, ${template.dltTemplateId}, ${template.carrierTemplateId}) in (0, 3)`,
    ),
  ],
)
