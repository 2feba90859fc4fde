import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import { pictures } from '#domain/media/tables.ts'
import { nightsOf } from '#domain/catalogue/package.ts'
import type { PackageCard } from '#domain/catalogue/package.ts'
import { categories, cities, packagePictures, packages, packageStops } from '#domain/catalogue/tables.ts'

const cardColumns = {
  id: packages.id,
  name: packages.name,
  url: packages.url,
  kind: packages.kind,
  comfort: packages.comfort,
  days: packages.days,
  summary: packages.summary,
  months: packages.months,
  tags: packages.tags,
  difficulty: packages.difficulty,
  startCity: packages.startCity,
  fromPaise: packages.fromPaise,
  rating: packages.rating,
  ratingCount: packages.ratingCount,
  ratingIsDemo: packages.ratingIsDemo,
  stateCodes: packages.stateCodes,
  categoryName: categories.name,
  picture: pictureColumns,
}

/** Rows of packages as cards show them, each with the number of all rows that fit; to be narrowed and ordered. */
export function selectCards(db: Db) {
  return db
    .select({ ...cardColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(packages)
    .innerJoin(categories, eq(categories.id, packages.categoryId))
    .innerJoin(packagePictures, and(eq(packagePictures.packageId, packages.id), eq(packagePictures.position, 0)))
    .innerJoin(pictures, eq(pictures.id, packagePictures.pictureId))
    .$dynamic()
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** How many published packages fit. */
export async function countPackages(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(packages).where(where)
  return row?.total ?? 0
}

/** Rows of cards with their stops, in one more query. */
export async function toCards(db: Db, rows: CardRow[]): Promise<PackageCard[]> {
  const stops = await stopsByPackage(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ total: _total, picture, ...row }) => ({
    ...row,
    nights: nightsOf(row.days),
    stops: stops.get(row.id) ?? [],
    picture: toPicture(picture),
  }))
}

async function stopsByPackage(db: Db, packageIds: string[]): Promise<Map<string, PackageCard['stops']>> {
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .select({ packageId: packageStops.packageId, name: cities.name, url: cities.url, nights: packageStops.nights })
    .from(packageStops)
    .innerJoin(cities, eq(cities.id, packageStops.cityId))
    .where(inArray(packageStops.packageId, packageIds))
    .orderBy(asc(packageStops.packageId), asc(packageStops.position))
  const byPackage = Map.groupBy(rows, ({ packageId }) => packageId)
  return new Map([...byPackage].map(([id, stops]) => [id, stops.map(({ packageId: _id, ...stop }) => stop)]))
}
