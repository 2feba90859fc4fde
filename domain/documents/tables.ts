import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idColumn, instant, paiseColumn } from '#platform/columns.ts'
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

/** Of the facts, whole paise by their place: what is added up of a month’s papers is kept beside them, since reading a year of them takes seconds. */
const PAISE_OF = {
  taxable: sql`coalesce(("facts" #>> '{value,taxablePaise}')::bigint, 0)`,
  roundOff: sql`coalesce(("facts" #>> '{value,roundOffPaise}')::bigint, 0)`,
  total: sql`coalesce(("facts" #>> '{value,totalPaise}')::bigint, 0)`,
  cgst: taxOf('CGST'),
  sgst: taxOf('SGST'),
  igst: taxOf('IGST'),
}

/** A paper names each tax once. */
function taxOf(tax: string) {
  return sql.raw(`coalesce(jsonb_path_query_first("facts", '$.value.taxes[*] ? (@.tax == "${tax}").paise')::bigint, 0)`)
}

/** A generated column reads a day in one way, whatever a session’s way with dates. */
const TAXED_ON = sql`coalesce(make_date(substr("facts" ->> 'taxedOn', 1, 4)::integer, substr("facts" ->> 'taxedOn', 6, 2)::integer, substr("facts" ->> 'taxedOn', 9, 2)::integer), "issued_on")`

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
    /** The day on which what it says of tax counts: of the advance it speaks of the day that came, at most `RETURN_DUE` days of the next month before its own. */
    taxedOn: date({ mode: 'string' }).notNull().generatedAlwaysAs(TAXED_ON),
    taxablePaise: paiseColumn().notNull().generatedAlwaysAs(PAISE_OF.taxable),
    roundOffPaise: paiseColumn().notNull().generatedAlwaysAs(PAISE_OF.roundOff),
    totalPaise: paiseColumn().notNull().generatedAlwaysAs(PAISE_OF.total),
    cgstPaise: paiseColumn().notNull().generatedAlwaysAs(PAISE_OF.cgst),
    sgstPaise: paiseColumn().notNull().generatedAlwaysAs(PAISE_OF.sgst),
    igstPaise: paiseColumn().notNull().generatedAlwaysAs(PAISE_OF.igst),
    placeOfSupply: text().generatedAlwaysAs(sql`"facts" ->> 'placeOfSupply'`),
    gstPercent: numeric({ mode: 'number' }).generatedAlwaysAs(sql`("facts" ->> 'gstPercent')::numeric`),
    /** Whether its recipient pays the tax. */
    isReverse: boolean()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(("facts" ->> 'reverseCharge')::boolean, false)`),
  },
  (document) => [
    unique('documents_subject').on(document.bookingId, document.kind, document.subject),
    index('documents_issued').on(document.kind, document.issuedOn),
    // Each holds what is added up, so that no paper is looked up for it.
    index('documents_taxed').on(
      document.taxedOn,
      document.kind,
      document.isReverse,
      document.taxablePaise,
      document.totalPaise,
      document.cgstPaise,
      document.sgstPaise,
      document.igstPaise,
    ),
    index('documents_of_booking').on(
      document.bookingId,
      document.kind,
      document.issuedOn,
      document.taxedOn,
      document.isReverse,
      document.placeOfSupply,
      document.gstPercent,
      document.taxablePaise,
      document.roundOffPaise,
      document.totalPaise,
      document.cgstPaise,
      document.sgstPaise,
      document.igstPaise,
    ),
    check('documents_number', sql`${document.number} ~ '^[A-Z0-9/-]{1,16}$'`),
  ],
)
