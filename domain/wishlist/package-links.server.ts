import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { packages } from '#domain/catalogue/tables.ts'

/** A package as a list of somebody's names it. */
export type PackageLink = { id: string; name: string; url: string }

/** The published packages with these addresses or ids, in the order they were asked for, each once; unknown ones are left out. */
export async function findPackageLinks(db: Db, refs: readonly string[]): Promise<PackageLink[]> {
  reads('catalogue')
  if (refs.length === 0) return []
  const rows = await db
    .select({ id: packages.id, name: packages.name, url: packages.url })
    .from(packages)
    .where(and(eq(packages.published, true), or(inArray(packages.url, [...refs]), inArray(packages.id, [...refs]))))
  const byRef = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.url, row] as const]))
  return [...new Set(refs.flatMap((ref) => byRef.get(ref) ?? []))]
}

/** How many of these addresses and ids none of the packages has. */
export function countMissing(refs: readonly string[], links: readonly PackageLink[]): number {
  return refs.filter((ref) => links.every(({ id, url }) => id !== ref && url !== ref)).length
}
