import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/columns.ts'
import { users } from '#domain/accounts/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { WISHLIST_KINDS } from './wishlist.ts'

/** The packages a person saved or looked at. */
export const wishlistPackages = pgTable(
  'kept_packages',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: WISHLIST_KINDS }).notNull(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    keptAt: instant().notNull(),
  },
  (kept) => [
    primaryKey({ columns: [kept.userId, kept.kind, kept.packageId] }),
    index('kept_packages_package').on(kept.packageId),
    check('kept_packages_kind', sql`${kept.kind} in ('wished', 'viewed')`),
  ],
)
