import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/columns.ts'

/** Addresses that things had. Triggers write it, so that whoever changes an address leaves the old one behind; `url` is what followed the path of the kind. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    kind: text().notNull(),
    url: text().notNull(),
    thingId: text().notNull(),
    since: instant().notNull().defaultNow(),
  },
  (old) => [primaryKey({ columns: [old.kind, old.url] }), index('old_addresses_thing').on(old.thingId)],
)
