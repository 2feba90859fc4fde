import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { pictures } from '#domain/media/tables.ts'
import type { Package, PackageStop } from '#domain/catalogue/package.ts'
import { cityPinColumns } from '#domain/catalogue/cities.server.ts'
import { categories, cities, packageCategories, packagePictures, packageStops } from '#domain/catalogue/tables.ts'

export const categoryLinkColumns = { id: categories.id, name: categories.name, url: categories.url }

/** The stops of a package, in the order of travel. */
export async function listStops(db: Db, packageId: string): Promise<PackageStop[]> {
  return db
    .select({ ...cityPinColumns, nights: packageStops.nights })
    .from(packageStops)
    .innerJoin(cities, eq(cities.id, packageStops.cityId))
    .where(eq(packageStops.packageId, packageId))
    .orderBy(asc(packageStops.position))
}

/** Every category a package belongs to, in the order of the menus. */
export async function listCategoriesOf(db: Db, packageId: string): Promise<Package['categories']> {
  return db
    .select(categoryLinkColumns)
    .from(packageCategories)
    .innerJoin(categories, eq(categories.id, packageCategories.categoryId))
    .where(eq(packageCategories.packageId, packageId))
    .orderBy(asc(categories.position), asc(categories.name))
}

/** The pictures of a package, the most telling first. */
export async function listPicturesOf(db: Db, packageId: string): Promise<Picture[]> {
  const rows = await db
    .select(placedColumns(packagePictures.pictureAlt))
    .from(packagePictures)
    .innerJoin(pictures, eq(pictures.id, packagePictures.pictureId))
    .where(eq(packagePictures.packageId, packageId))
    .orderBy(asc(packagePictures.position))
  return rows.map(toPicture)
}
