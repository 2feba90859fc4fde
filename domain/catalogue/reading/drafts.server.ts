import { asc, gt, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { inChunks } from '#platform/upsert.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import {
  packageAttractions,
  packageCategories,
  packagePictures,
  packages,
  packageStops,
} from '#domain/catalogue/tables.ts'

type Row = typeof packages.$inferSelect

/** A package as it would be written again, and whether it is public. */
type StandingDraft = PackageDraft & { published: boolean }

/** Packages with these addresses as they would be written again, in no order. */
export async function findPackageDrafts(db: Db, urls: readonly string[]): Promise<StandingDraft[]> {
  const found: StandingDraft[] = []
  for (const some of inChunks(urls))
    found.push(...(await standing(db, await db.select().from(packages).where(inArray(packages.url, some)))))
  return found
}

/** Packages as they would be written again, `most` of them after an id, in the order of their ids. */
export async function listPackageDrafts(db: Db, after: string, most: number): Promise<StandingDraft[]> {
  const rows = db.select().from(packages).where(gt(packages.id, after)).orderBy(asc(packages.id)).limit(most)
  return standing(db, await rows)
}

async function standing(db: Db, rows: readonly Row[]): Promise<StandingDraft[]> {
  const drafts = await asDrafts(db, rows)
  return drafts.map((draft, at) => ({ ...draft, published: rows[at]!.published }))
}

/** Packages as their rows say, as drafts would be written that publish them again; in the same order. */
export async function asDrafts(db: Db, rows: readonly Row[]): Promise<PackageDraft[]> {
  const ids = rows.map(({ id }) => id)
  const [s, c, a, p] = [packageStops, packageCategories, packageAttractions, packagePictures]
  const stops = await db.select().from(s).where(inArray(s.packageId, ids)).orderBy(asc(s.position))
  const categories = await db.select().from(c).where(inArray(c.packageId, ids)).orderBy(asc(c.categoryId))
  const attractions = await db.select().from(a).where(inArray(a.packageId, ids)).orderBy(asc(a.attractionId))
  const pictures = await db.select().from(p).where(inArray(p.packageId, ids)).orderBy(asc(p.position))
  const of = <Part extends { packageId: string }>(parts: Part[]) => Map.groupBy(parts, ({ packageId }) => packageId)
  const parts = { stops: of(stops), categories: of(categories), attractions: of(attractions), pictures: of(pictures) }
  return rows.map((row) => ({
    ...writtenOf(row),
    stops: (parts.stops.get(row.id) ?? []).map(({ cityId, nights }) => ({ cityId, nights })),
    categoryIds: (parts.categories.get(row.id) ?? [])
      .map(({ categoryId }) => categoryId)
      .filter((id) => id !== row.categoryId),
    attractionIds: (parts.attractions.get(row.id) ?? []).map(({ attractionId }) => attractionId),
    pictureIds: (parts.pictures.get(row.id) ?? []).map(({ pictureId }) => pictureId),
    ...altsOf(parts.pictures.get(row.id) ?? []),
  }))
}

function altsOf(album: readonly { pictureId: string; pictureAlt: string | null }[]): Pick<PackageDraft, 'pictureAlts'> {
  const said = album.flatMap(({ pictureId, pictureAlt }) => (pictureAlt ? [[pictureId, pictureAlt]] : []))
  return said.length > 0 ? { pictureAlts: Object.fromEntries(said) as Record<string, string> } : {}
}

/** What somebody writes of a package; its rating and its days are the site's own. */
function writtenOf(row: Row) {
  const { rating: _rating, ratingCount: _count, ratingIsDemo: _demo, published: _published, ...dated } = row
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...written } = dated
  return written
}
