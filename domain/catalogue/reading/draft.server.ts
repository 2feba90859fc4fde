import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { pictureColumns, toPicture } from '#domain/media/picture-columns.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import { pictures } from '#domain/media/tables.ts'
import { nightsOf, USUAL_OWN_DATES, usualPlans } from '#domain/catalogue/package.ts'
import type { Package, PackageDraft } from '#domain/catalogue/package.ts'
import { cityPinColumns } from '#domain/catalogue/cities.server.ts'
import { attractions, categories, cities, packages } from '#domain/catalogue/tables.ts'
import { asDrafts } from './drafts.server.ts'
import { categoryLinkColumns } from './parts.server.ts'

/** A package that has been published, as a draft would be written that publishes it again, and whether it is public now. */
export async function findAsDraft(
  db: Db,
  id: string,
): Promise<{ content: PackageDraft; isPublic: boolean } | undefined> {
  const [row] = await db.select().from(packages).where(eq(packages.id, id))
  if (!row) return undefined
  const [content] = await asDrafts(db, [row])
  return { content: content!, isPublic: row.published }
}

/** A draft as its page will show it, or undefined while something it refers to is missing. Nobody has rated it. */
export async function packageOfDraft(db: Db, content: PackageDraft): Promise<Package | undefined> {
  const { categoryId, categoryIds, stops, attractionIds: _sights, pictureIds, pictureAlts = {}, ...rest } = content
  const { months: ownMonths, ...columns } = rest
  const named = [...new Set([categoryId, ...categoryIds])]
  const gathering = await db
    .select({ ...categoryLinkColumns })
    .from(categories)
    .where(inArray(categories.id, named))
    .orderBy(asc(categories.position), asc(categories.name))
  const category = gathering.find(({ id }) => id === categoryId)
  const pins = await pinsOf(db, stops)
  const found = await listPicturesByIds(db, pictureIds)
  const album = found.map((picture) => ({ ...picture, alt: pictureAlts[picture.id] ?? picture.alt }))
  if (!category || pins.length < stops.length || album.length === 0) return undefined
  return {
    ...usualPlans(content.kind),
    ...columns,
    ownMonths,
    cancellationPlanId: content.cancellationPlanId ?? usualPlans(content.kind).cancellationPlanId,
    paymentPlanId: content.paymentPlanId ?? usualPlans(content.kind).paymentPlanId,
    infantsHaveSeats: content.infantsHaveSeats ?? false,
    ownDates: content.ownDates ?? USUAL_OWN_DATES,
    category,
    categories: gathering,
    nights: nightsOf(content.days),
    rating: null,
    ratingCount: 0,
    ratingIsDemo: false,
    stops: pins,
    pictures: album,
    updatedAt: new Date(0),
  }
}

async function pinsOf(db: Db, stops: PackageDraft['stops']) {
  const ids = [...new Set(stops.map(({ cityId }) => cityId))]
  if (ids.length === 0) return []
  const rows = await db.select(cityPinColumns).from(cities).where(inArray(cities.id, ids))
  return stops.flatMap(({ cityId, nights }) => {
    const pin = rows.find(({ id }) => id === cityId)
    return pin ? [{ ...pin, nights }] : []
  })
}

/** Pictures by their ids, in their order; ids of none are left out. */
async function listPicturesByIds(db: Db, ids: readonly string[]): Promise<Picture[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toPicture))
}

const MOST_OFFERED = 60

/** The pictures of a draft, and those of its halts and sights, which would suit it. */
export async function listPicturesFor(db: Db, { pictureIds, stops, attractionIds }: PackageDraft): Promise<Picture[]> {
  const halts = stops.map(({ cityId }) => cityId)
  const ofPlaces = halts.length
    ? await db.select({ id: cities.pictureId }).from(cities).where(inArray(cities.id, halts))
    : []
  const ofSights = halts.length
    ? await db
        .select({ id: attractions.pictureId })
        .from(attractions)
        .where(or(inArray(attractions.cityId, halts), inArray(attractions.id, ['', ...attractionIds])))
        .orderBy(desc(attractions.fame))
        .limit(MOST_OFFERED)
    : []
  const all = [...pictureIds, ...[...ofPlaces, ...ofSights].map(({ id }) => id)]
  return listPicturesByIds(db, [...new Set(all)])
}
