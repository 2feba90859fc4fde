import { inArray } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** What packages sell at which price, by their ids. */
export async function pricesOf(db: Db, packageIds: readonly string[]) {
  const { id, grid, rates } = packages
  const rows = await db
    .select({ id, grid, rates })
    .from(packages)
    .where(inArray(id, [...new Set(packageIds)]))
  return new Map(rows.map((row) => [row.id, row]))
}

export type PackagePrices = Awaited<ReturnType<typeof pricesOf>>
