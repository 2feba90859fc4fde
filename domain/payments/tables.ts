import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant, paiseColumn } from '#platform/columns.ts'
import { LEDGER_ACCOUNTS, ORDER_STATES, PROVIDERS, REFUND_STATES } from './payment.ts'
import { SETTLED_KINDS } from './settlement.ts'

/** What somebody was asked to pay. Of a booking by its id: bookings stand on a lower storey; of none, the operator tries the gateway with a rupee of their own. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: idColumn(),
    bookingId: text(),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** What the provider calls it; null until it has answered. */
    providerOrderId: text(),
    /** The instalments it pays, by number. */
    parts: integer().array().notNull(),
    /** Who asked to pay, where several people pay one booking; null is who booked. */
    share: integer(),
    amountPaise: paiseColumn().notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('created'),
    payUrl: text(),
    /** Nobody begins to pay it later: before the seats go back. */
    closesAt: instant(),
    /** What the provider or the bank said when it came to nothing. */
    detail: text().notNull().default(''),
    /** What the payer says their own bank calls it: a hint for whoever looks for it in the operator's account. */
    toldUtr: text(),
    createdAt: createdAtColumn(),
    /** When the provider was last asked how it stands. */
    askedAt: instant(),
  },
  (order) => [
    uniqueIndex('payment_orders_provider').on(order.provider, order.providerOrderId),
    index('payment_orders_booking').on(order.bookingId),
    index('payment_orders_told')
      .on(order.toldUtr)
      .where(sql`${order.toldUtr} is not null`),
    index('payment_orders_open')
      .on(order.createdAt)
      .where(sql`${order.state} in ('created', 'pending')`),
    index('payment_orders_waiting')
      .on(order.createdAt)
      .where(sql`${order.provider} = 'upi' and ${order.state} <> 'paid'`),
    check('payment_orders_amount', sql`${order.amountPaise} > 0`),
  ],
)

/** What a provider said, once for each of its event ids; written in the transaction of what it did. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text({ enum: PROVIDERS }).notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    providerOrderId: text(),
    providerPaymentId: text(),
    amountPaise: paiseColumn(),
    effect: text().notNull(),
    receivedAt: createdAtColumn(),
  },
  (event) => [
    primaryKey({ columns: [event.provider, event.eventId] }),
    index('payment_events_order').on(event.provider, event.providerOrderId),
  ],
)

/** Money a provider has taken. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    provider: text({ enum: PROVIDERS }).notNull(),
    providerPaymentId: text().notNull(),
    /** Null for money that names no order of ours. */
    orderId: text().references(() => paymentOrders.id, { onDelete: 'restrict' }),
    bookingId: text(),
    amountPaise: paiseColumn().notNull(),
    currency: text().notNull(),
    /** The day it came, of what staff took at the desk; they may enter it later. */
    cameOn: date({ mode: 'string' }),
    receivedAt: createdAtColumn(),
  },
  (payment) => [
    uniqueIndex('payments_provider').on(payment.provider, payment.providerPaymentId),
    index('payments_booking').on(payment.bookingId),
    index('payments_time').on(payment.receivedAt, payment.amountPaise),
    check('payments_amount', sql`${payment.amountPaise} > 0`),
  ],
)

/**
 * Where each rupee of a payment is: its rows add up to the payment, account by account. Rows are only added; a trigger refuses every other change.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: text()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    bookingId: text(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    /** Below zero where it leaves the account. */
    paise: paiseColumn().notNull(),
    reason: text().notNull(),
    at: createdAtColumn(),
  },
  (entry) => [
    index('ledger_entries_payment').on(entry.paymentId),
    index('ledger_entries_booking').on(entry.bookingId),
    index('ledger_entries_time').on(entry.at, entry.account, entry.paise),
    index('ledger_entries_disputed')
      .on(entry.paymentId)
      .where(sql`${entry.account} = 'dispute'`),
    check('ledger_entries_moves', sql`${entry.paise} <> 0`),
  ],
)

/** What goes back of a payment. */
export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    paymentId: text()
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    bookingId: text(),
    amountPaise: paiseColumn().notNull(),
    state: text({ enum: REFUND_STATES }).notNull().default('due'),
    reason: text().notNull(),
    attempts: integer().notNull().default(0),
    /** How often the provider has said that it came to nothing. */
    failures: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    providerRefundId: text(),
    detail: text().notNull().default(''),
    createdAt: createdAtColumn(),
    doneAt: instant(),
  },
  (refund) => [
    index('refunds_booking').on(refund.bookingId),
    index('refunds_due')
      .on(refund.nextAttemptAt)
      .where(sql`${refund.state} <> 'done'`),
    index('refunds_provider')
      .on(refund.providerRefundId)
      .where(sql`${refund.providerRefundId} is not null`),
    check('refunds_amount', sql`${refund.amountPaise} > 0`),
  ],
)

/**
 * Lines of the operator's own bank account as staff have read them there: money that came for an order, or refunds of one payee that were paid by hand. A line is one or
 * the other, and is entered once.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    /** The bank's own number of the transfer; `UTR/2` where it was entered wrongly before, `UTR+2` of the second refund that it paid, `UTR/2+2` of that after such. */
    utr: text().primaryKey(),
    orderId: text().references(() => paymentOrders.id, { onDelete: 'restrict' }),
    refundId: text().references(() => refunds.id, { onDelete: 'restrict' }),
    amountPaise: paiseColumn().notNull(),
    enteredAt: createdAtColumn(),
  },
  (line) => [
    index('bank_lines_order').on(line.orderId),
    index('bank_lines_of_refund').on(line.refundId),
    check('bank_lines_for_one', sql`num_nonnulls(${line.orderId}, ${line.refundId}) = 1`),
    check('bank_lines_amount', sql`${line.amountPaise} > 0`),
  ],
)

/** Lines of what was paid back that were noted wrongly: another transfer paid it, or none. Only added, like the lines, of which at most one of a refund is not among them. */
export const bankLinesTakenBack = pgTable('bank_lines_taken_back', {
  utr: text()
    .primaryKey()
    .references(() => bankLines.utr, { onDelete: 'restrict' }),
  at: createdAtColumn(),
})

/** What providers and the bank say they have paid out, line by line (`settlement.ts`): their word, beside our own books and no part of them. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    provider: text({ enum: PROVIDERS }).notNull(),
    reference: text().notNull(),
    kind: text({ enum: SETTLED_KINDS }).notNull(),
    amountPaise: paiseColumn().notNull(),
    feePaise: paiseColumn().notNull(),
    taxPaise: paiseColumn().notNull(),
    batch: text().notNull(),
    settledOn: date({ mode: 'string' }).notNull(),
    utr: text().notNull(),
    orderReference: text(),
    enteredAt: createdAtColumn(),
  },
  (line) => [
    primaryKey({ columns: [line.provider, line.reference] }),
    index('settlement_lines_settled').on(line.settledOn),
    check('settlement_lines_amount', sql`${line.amountPaise} > 0 and ${line.feePaise} >= 0 and ${line.taxPaise} >= 0`),
  ],
)

/** What the simulated gateway knows: a business of its own, which the site reads through its port alone. */
export const simulatedOrders = pgTable('simulated_orders', {
  id: text().primaryKey(),
  amountPaise: paiseColumn().notNull(),
  description: text().notNull(),
  returnPath: text().notNull(),
  closesAt: instant(),
  state: text({ enum: ['open', 'pending', 'paid', 'failed'] })
    .notNull()
    .default('open'),
  /** What it was told to do with a refund of this order. */
  refundsFail: integer().notNull().default(0),
  createdAt: createdAtColumn(),
})

/** Payments at the simulated gateway, and what it has paid back of them by the key it was asked with. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => simulatedOrders.id, { onDelete: 'restrict' }),
    amountPaise: paiseColumn().notNull(),
    refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAtColumn(),
  },
  (payment) => [index('simulated_payments_order').on(payment.orderId)],
)
