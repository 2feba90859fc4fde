import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { placedColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { looksOf, setBeside, type Look } from '#domain/media/recipes/stand-beside.ts'
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
  tags: packages.tags,
  difficulty: packages.difficulty,
  startCity: packages.startCity,
  groupMax: packages.groupMax,
  grid: packages.grid,
  ownDates: packages.ownDates,
  rates: packages.rates,
  gstScheme: packages.gstScheme,
  rating: packages.rating,
  ratingCount: packages.ratingCount,
  ratingIsDemo: packages.ratingIsDemo,
  stateCodes: packages.stateCodes,
  categoryName: categories.name,
  picture: placedColumns(packagePictures.pictureAlt),
}

type Page = { where: SQL | undefined; order: SQL[]; limit: number; offset?: number }

/**
 * One page of packages as rows of cards, each with the number of all that fit.
 * The page is cut before anything is joined, so a list costs the same however long it is.
 */
export async function selectCards(db: Db, { where, order, limit, offset = 0 }: Page) {
  reads('catalogue')
  const page = db
    .select({
      id: packages.id,
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(packages)
    .where(where)
    .orderBy(sql`place`)
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({ ...cardColumns, total: page.total })
    .from(page)
    .innerJoin(packages, eq(packages.id, page.id))
    .innerJoin(categories, eq(categories.id, packages.categoryId))
    .innerJoin(packagePictures, and(eq(packagePictures.packageId, packages.id), eq(packagePictures.position, 0)))
    .innerJoin(pictures, eq(pictures.id, packagePictures.pictureId))
    .orderBy(asc(page.place))
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** How many published packages fit. */
export async function countPackages(db: Db, where: SQL | undefined): Promise<number> {
  reads('catalogue')
  const [row] = await db.select({ total: count() }).from(packages).where(where)
  return row?.total ?? 0
}

/** Rows of cards with their stops and what each shows beside the others, in two more queries. */
export async function toCards(db: Db, rows: CardRow[]): Promise<PackageCard[]> {
  return besideEachOther(await readAlbums(db, rows))
}

/** A card, and the pictures it may be listed with. */
export type CardAlbum<Card extends PackageCard = PackageCard> = { card: Card; looks: Look<Picture>[] }

/** Cards as they stand in this order: no row shows one composition twice while a journey has another picture. */
export function besideEachOther<Card extends PackageCard>(albums: readonly CardAlbum<Card>[]): Card[] {
  const shown = setBeside(albums.map(({ looks }) => looks))
  return albums.map(({ card }, at) => ({ ...card, picture: shown[at] ?? card.picture }))
}

/** Rows of cards with their stops and pictures, in two more queries. */
export async function readAlbums(db: Db, rows: CardRow[]): Promise<CardAlbum[]> {
  const ids = rows.map(({ id }) => id)
  const stops = await stopsByPackage(db, ids)
  const galleries = await galleriesByPackage(db, ids)
  return rows.map(({ total: _total, picture, ...row }) => ({
    card: { ...row, nights: nightsOf(row.days), stops: stops.get(row.id) ?? [], picture: toPicture(picture) },
    looks: looksOf(row, galleries.get(row.id) ?? []).map(({ shown, ...look }) => ({
      ...look,
      shown: toPicture(shown),
    })),
  }))
}

async function galleriesByPackage(db: Db, packageIds: string[]) {
  if (packageIds.length === 0) return new Map<string, never[]>()
  const rows = await db
    .select({
      packageId: packagePictures.packageId,
      recipe: pictures.recipe,
      ...placedColumns(packagePictures.pictureAlt),
    })
    .from(packagePictures)
    .innerJoin(pictures, eq(pictures.id, packagePictures.pictureId))
    .where(inArray(packagePictures.packageId, packageIds))
    .orderBy(asc(packagePictures.packageId), asc(packagePictures.position))
  return Map.groupBy(rows, ({ packageId }) => packageId)
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
