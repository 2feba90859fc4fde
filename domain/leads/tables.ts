import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
import { users } from '#domain/accounts/tables.ts'
import { quotes } from '#domain/bookings/tables.ts'
import { LEAD_EVENTS, LEAD_STATES, LOST_REASONS, SPAM_SIGNALS } from './lead.ts'
import type { LeadEventFacts } from './lead.ts'
import { SOURCE_KINDS } from './source.ts'

/** When it was closed, or else begun. */
export const latestAt = ({ closedAt, createdAt }: Record<'closedAt' | 'createdAt', AnyPgColumn>) =>
  sql`coalesce(${closedAt}, ${createdAt})`

export const leads = pgTable(
  'leads',
  {
    id: idColumn(),
    reference: text().notNull().unique(),
    /** SHA-256 in hex of what the visitor's link holds. */
    tokenHash: text().unique(),
    state: text({ enum: LEAD_STATES }).notNull(),
    /** Why it is taken for spam, where no person said so. */
    spamSignals: text('walls', { enum: SPAM_SIGNALS }).array().notNull(),
    sourceKind: text({ enum: SOURCE_KINDS }).notNull(),
    sourceKey: text().notNull(),
    sourceName: text().notNull(),
    pagePath: text().notNull(),
    /** Typed by whoever of the staff answered the telephone. */
    byTelephone: boolean().notNull().default(false),
    name: text().notNull(),
    /** E.164. */
    mobile: text(),
    /** Lower case. */
    email: text(),
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    /** YYYY-MM. */
    month: text(),
    adults: integer(),
    ages: integer().array(),
    budgetPaise: paiseColumn(),
    message: text().notNull(),
    /** Who of the staff answers it. */
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    nextCallAt: instant(),
    /** Whether whoever it is given to was told of that call. */
    callReminded: boolean().notNull().default(false),
    lostReason: text({ enum: LOST_REASONS }),
    /** When it was won or lost. */
    closedAt: instant(),
    mobileVerifiedAt: instant(),
    /** Digests of the person with the source, and of all that was written; by these a form sent twice is known. */
    sameKey: text(),
    contentHash: text(),
    stampNonce: text(),
    /** What was left in the outbox about it. */
    messageIds: text().array().notNull(),
    createdAt: instant().notNull(),
    forgetAfter: instant().notNull(),
    forgottenAt: instant(),
  },
  (lead) => [
    index('leads_time').on(lead.createdAt),
    index('leads_state').on(lead.state, lead.createdAt),
    index('leads_same').on(lead.sameKey, lead.createdAt),
    index('leads_forgetting').on(lead.forgottenAt, lead.forgetAfter),
    index('leads_email').on(lead.email),
    index('leads_mobile').on(lead.mobile),
    index('leads_assignee').on(lead.assigneeId),
    // By what became of them, the latest first; it alone is read to count them.
    index('leads_latest')
      .on(lead.state, latestAt(lead), lead.id)
      .where(sql`${lead.forgottenAt} is null`),
    index('leads_name').using('gin', sql`${lead.name} gin_trgm_ops`),
    index('leads_source').using('gin', sql`${lead.sourceName} gin_trgm_ops`),
    index('leads_calls')
      .on(lead.nextCallAt)
      .where(sql`${lead.nextCallAt} is not null`),
    check('leads_mobile_e164', sql`${lead.mobile} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('leads_party', sql`${lead.adults} between 1 and 30`),
    check('leads_budget', sql`${lead.budgetPaise} > 0`),
    check(
      'leads_forgotten',
      sql`${lead.forgottenAt} is null or (${lead.name} = '' and ${lead.message} = '' and ${lead.mobile} is null and ${lead.email} is null and ${lead.ages} is null)`,
    ),
  ],
)

/** What happened to a lead, in order. Rows are added, and emptied of all but their kind when the lead is forgotten; nothing else. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: LEAD_EVENTS }).notNull(),
    note: text().notNull().default(''),
    facts: jsonb().$type<LeadEventFacts>().notNull().default({}),
    /** The quote that was sent, or that was booked. */
    quoteToken: text().references(() => quotes.token, { onDelete: 'set null' }),
    byUserId: text().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (event) => [
    index('lead_events_lead').on(event.leadId, event.id),
    index('lead_events_quote')
      .on(event.quoteToken)
      .where(sql`${event.quoteToken} is not null`),
  ],
)

/** Quotes that were sent in answer to enquiries that are forgotten since: where a booking came from is counted, and nobody is named by it. */
export const forgottenAnswers = pgTable('forgotten_answers', {
  quoteToken: text()
    .primaryKey()
    .references(() => quotes.token, { onDelete: 'cascade' }),
})

/** Customers an operator has brought along from elsewhere: who they are and what they agreed to, no account and nothing they did here. */
export const broughtCustomers = pgTable(
  'brought_customers',
  {
    id: idColumn(),
    /** What the operator's own list calls them. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    /** E.164. */
    mobile: text(),
    /** Lower case. */
    email: text(),
    note: text(),
    /** Since when news may come by e-mail, and where that was agreed; without a day there is no consent. */
    newsEmailOn: date({ mode: 'string' }),
    newsEmailFrom: text(),
    newsSmsOn: date({ mode: 'string' }),
    newsSmsFrom: text(),
    createdAt: createdAtColumn(),
  },
  (customer) => [
    uniqueIndex('brought_customers_email').on(customer.email),
    // A family has one telephone: with e-mails of their own they are two.
    uniqueIndex('brought_customers_mobile_alone')
      .on(customer.mobile)
      .where(sql`${customer.email} is null`),
    index('brought_customers_mobile').on(customer.mobile),
    index('brought_customers_name').using('gin', sql`${customer.name} gin_trgm_ops`),
    index('brought_customers_made').on(customer.createdAt),
    check('brought_customers_reached', sql`num_nonnulls(${customer.mobile}, ${customer.email}) > 0`),
    check('brought_customers_mobile_e164', sql`${customer.mobile} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('brought_customers_email_lower', sql`${customer.email} = lower(${customer.email})`),
    check(
      'brought_customers_consents',
      sql`num_nonnulls(${customer.newsEmailOn}, ${customer.newsEmailFrom}) in (0, 2) and num_nonnulls(${customer.newsSmsOn}, ${customer.newsSmsFrom}) in (0, 2)`,
    ),
  ],
)
