import { sql } from 'drizzle-orm'
import { char, check, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, stateCodeColumn } from '#platform/columns.ts'
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
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    createdAt: createdAtColumn(),
  },
  (row) => [check('gst_registrations_days', sql`${row.validTo} is null or ${row.validTo} >= ${row.validFrom}`)],
)
