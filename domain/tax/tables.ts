import { sql } from 'drizzle-orm'
import { boolean, char, check, date, doublePrecision, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, stateCodeColumn } from '#platform/columns.ts'
import { SUPPLY_SCHEMES } from './gst-rates.ts'
import type { RegisteredAddress, SupplySchemes } from './registration.ts'

export const gstRegistrations = pgTable(
  'gst_registrations',
  {
    id: idColumn(),
    legalName: text().notNull(),
    gstin: char({ length: 15 }).notNull(),
    stateCode: stateCodeColumn().notNull(),
    schemes: jsonb().$type<SupplySchemes>().notNull(),
    address: jsonb().$type<RegisteredAddress>().notNull(),
    isBodyCorporate: boolean().notNull().default(true),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    createdAt: createdAtColumn(),
  },
  (row) => [check('gst_registrations_days', sql`${row.validTo} is null or ${row.validTo} >= ${row.validFrom}`)],
)

/** Rates a law or a court has set since the program was made: each holds from its day until the next of its scheme. */
export const gstRates = pgTable(
  'gst_rates',
  {
    id: idColumn(),
    scheme: text({ enum: SUPPLY_SCHEMES }).notNull(),
    percent: doublePrecision().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
    createdAt: createdAtColumn(),
  },
  (row) => [
    uniqueIndex('gst_rates_scheme_day').on(row.scheme, row.validFrom),
    check('gst_rates_percent', sql`${row.percent} between 0 and 40`),
  ],
)
