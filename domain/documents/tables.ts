import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '#platform/columns.ts'
import { DOCUMENT_KINDS } from './document.ts'
import type { DocumentFacts } from './document.ts'

/** The next number of each kind of document in each financial year; a row of its own gives a kind another prefix. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** `26-27`, April to March. */
    financialYear: text().notNull(),
    prefix: text().notNull(),
    next: integer().notNull().default(1),
  },
  (series) => [
    primaryKey({ columns: [series.kind, series.financialYear] }),
    unique('invoice_series_prefix').on(series.prefix, series.financialYear),
    check('invoice_series_next', sql`${series.next} between 1 and 9999999`),
    check(
      'invoice_series_short',
      sql`${series.prefix} ~ '^[A-Z]{1,2}$' and ${series.financialYear} ~ '^\\d\\d-\\d\\d$'`,
    ),
  ],
)

/** Numbered papers and all they say. Rows are only added; a trigger refuses every other change. */
export const documents = pgTable(
  'documents',
  {
    id: idColumn(),
    /** A booking by its id: bookings stand on a lower storey. */
    bookingId: text().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    number: text().notNull().unique(),
    /** In India. */
    issuedOn: date({ mode: 'string' }).notNull(),
    /** Of two made in one transaction the first is earlier too. */
    issuedAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** What it is made for, once a kind: a payment's id, a refund's, the journey. */
    subject: text().notNull(),
    facts: jsonb().$type<DocumentFacts>().notNull(),
  },
  (document) => [
    unique('documents_subject').on(document.bookingId, document.kind, document.subject),
    index('documents_issued').on(document.kind, document.issuedOn),
    check('documents_number', sql`${document.number} ~ '^[A-Z0-9/-]{1,16}$'`),
  ],
)
