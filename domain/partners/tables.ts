import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '#platform/columns.ts'
import type { KeyScope } from './scope.ts'
import type { WebhookTopic } from './webhook.ts'

/** What partners' programs call the site with. */
export const apiKeys = pgTable('api_keys', {
  id: idColumn(),
  name: text().notNull(),
  /** SHA-256 of the key, in hex. */
  keyHash: text().notNull().unique(),
  /** Its last four signs, by which a person knows it again. */
  endsIn: text().notNull(),
  scopes: jsonb().$type<KeyScope[]>().notNull(),
  perMinute: integer().notNull(),
  createdBy: text().notNull(),
  createdAt: instant().notNull(),
  lastUsedAt: instant(),
  revokedAt: instant(),
})

/** How often a key was used on a day of India. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    keyId: text()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    calls: integer().notNull(),
  },
  (used) => [primaryKey({ columns: [used.keyId, used.day] })],
)

/** Where a partner is told what happens here. */
export const webhooks = pgTable('webhooks', {
  id: idColumn(),
  url: text().notNull(),
  topics: jsonb().$type<WebhookTopic[]>().notNull(),
  /** What it signs with, sealed. */
  secret: text().notNull(),
  createdBy: text().notNull(),
  createdAt: instant().notNull(),
  /** Up to when what happened is written down for it. */
  lookedAt: instant().notNull(),
  failingSince: instant(),
  /** Switched off after a day of failures. */
  disabledAt: instant(),
})

/** What a webhook is told, and how that fared. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** What is told, once to each webhook. */
    eventId: text().notNull(),
    event: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    deliveredAt: instant(),
    lastError: text(),
  },
  (delivery) => [
    uniqueIndex('webhook_deliveries_once').on(delivery.webhookId, delivery.eventId),
    index('webhook_deliveries_due').on(delivery.deliveredAt, delivery.nextTryAt),
    index('webhook_deliveries_log').on(delivery.webhookId, delivery.createdAt, delivery.id),
  ],
)
