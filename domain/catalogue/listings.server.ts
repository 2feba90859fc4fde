import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { placedColumns } from '#domain/media/picture-columns.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { pictures } from '#domain/media/tables.ts'
import { packageFilter } from './reading/filter.server.ts'
import { categoryLinkColumns } from './reading/parts.server.ts'
import type { Package } from './package.ts'
import { categories, cities, packagePictures, packages, packageStops } from './tables.ts'

/** What search results and the footer show of a package: little, but every picture; and what it is priced by. */
export type PackageListing = Pick<
  Package,
  | 'id'
  | 'name'
  | 'url'
  | 'days'
  | 'grid'
  | 'ownDates'
  | 'groupMax'
  | 'rates'
  | 'rating'
  | 'ratingCount'
  | 'ratingIsDemo'
  | 'gstScheme'
  | 'category'
> & { pictures: ListedPicture[] }

/** Enough of a picture to show it, without what covers the wait for it. */
export type ListedPicture = Pick<Picture, 'id' | 'width' | 'height' | 'alt'>

/** Published packages, all or of a category or with the given ids, by name; two queries however many there are. */
export async function listPackageListings(
  db: Db,
  query: { categoryId?: string; ids?: readonly string[] } = {},
): Promise<PackageListing[]> {
  reads('catalogue')
  if (query.ids?.length === 0) return []
  const rows = await db
    .select({
      id: packages.id,
      name: packages.name,
      url: packages.url,
      days: packages.days,
      grid: packages.grid,
      ownDates: packages.ownDates,
      groupMax: packages.groupMax,
      rates: packages.rates,
      rating: packages.rating,
      ratingCount: packages.ratingCount,
      ratingIsDemo: packages.ratingIsDemo,
      gstScheme: packages.gstScheme,
      category: categoryLinkColumns,
    })
    .from(packages)
    .innerJoin(categories, eq(categories.id, packages.categoryId))
    .where(packageFilter(db, query))
    .orderBy(asc(packages.name), asc(packages.id))
  const shown = await picturesByPackage(db, query)
  return rows.map((row) => ({ ...row, pictures: shown.get(row.id) ?? [] }))
}

/** The names of the places packages stay at, in order. */
export async function listHalts(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  reads('catalogue')
  const rows = await db
    .select({ id: packageStops.packageId, name: cities.name })
    .from(packageStops)
    .innerJoin(cities, eq(cities.id, packageStops.cityId))
    .where(inArray(packageStops.packageId, [...ids]))
    .orderBy(asc(packageStops.packageId), asc(packageStops.position))
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, halts]) => [id, halts.map(({ name }) => name)]))
}

async function picturesByPackage(
  db: Db,
  query: { categoryId?: string; ids?: readonly string[] },
): Promise<Map<string, ListedPicture[]>> {
  const listed = db.select({ id: packages.id }).from(packages).where(packageFilter(db, query))
  const rows = await db
    .select({
      packageId: packagePictures.packageId,
      id: pictures.id,
      width: pictures.width,
      height: pictures.height,
      alt: placedColumns(packagePictures.pictureAlt).alt,
    })
    .from(packagePictures)
    .innerJoin(pictures, eq(pictures.id, packagePictures.pictureId))
    .where(inArray(packagePictures.packageId, listed))
    .orderBy(asc(packagePictures.packageId), asc(packagePictures.position))
  const byPackage = Map.groupBy(rows, ({ packageId }) => packageId)
  return new Map([...byPackage].map(([id, shown]) => [id, shown.map(({ packageId: _id, ...picture }) => picture)]))
}
