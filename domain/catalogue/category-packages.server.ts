import { asc, eq, and } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import type { CategoryKind } from './category.ts'
import { categories, packageCategories, packages } from './tables.ts'

export type CategoryPackages = {
  id: string
  name: string
  url: string
  packages: { name: string; url: string; rating: number | null }[]
}

/** Categories of a kind that gather published packages, by name, each with the little a link to its packages needs; packages by name. */
export async function listCategoryPackages(db: Db, kind: CategoryKind): Promise<CategoryPackages[]> {
  reads('catalogue')
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      url: categories.url,
      packageName: packages.name,
      packageUrl: packages.url,
      rating: packages.rating,
    })
    .from(packageCategories)
    .innerJoin(categories, eq(categories.id, packageCategories.categoryId))
    .innerJoin(packages, eq(packages.id, packageCategories.packageId))
    .where(and(eq(categories.kind, kind), eq(packages.published, true)))
    .orderBy(asc(categories.name), asc(categories.id), asc(packages.name), asc(packages.id))
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId.values()].map((group) => ({
    id: group[0]!.id,
    name: group[0]!.name,
    url: group[0]!.url,
    packages: group.map(({ packageName, packageUrl, rating }) => ({ name: packageName, url: packageUrl, rating })),
  }))
}
