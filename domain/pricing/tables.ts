import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn } from '#platform/columns.ts'
import type { CancellationSlab } from './cancellation-terms.ts'
import type { Milestone } from './payment-plan.ts'

export const cancellationPlans = pgTable(
  'cancellation_plans',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    slabs: jsonb().$type<CancellationSlab[]>().notNull(),
    refundDays: integer().notNull(),
    createdAt: createdAtColumn(),
  },
  (row) => [check('cancellation_plans_refund', sql`${row.refundDays} > 0`)],
)

export const paymentPlans = pgTable(
  'payment_plans',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    milestones: jsonb().$type<Milestone[]>().notNull(),
    quoteHours: integer().notNull(),
    graceDays: integer().notNull(),
    createdAt: createdAtColumn(),
  },
  (row) => [check('payment_plans_times', sql`${row.quoteHours} > 0 and ${row.graceDays} >= 0`)],
)
