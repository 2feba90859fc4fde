import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/news.server.ts'
import { inChunks, insertRows, upsertRows } from '#platform/upsert.server.ts'
import { withGstPaise } from '#domain/catalogue/from-price.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import {
  packageAttractions,
  packageCategories,
  packagePictures,
  packages,
  packageStops,
} from '#domain/catalogue/tables.ts'
import { checkAll } from './checks.ts'
import { PublishablePackage } from './package-draft.ts'

export type PackageRating = { packageId: string; average: number | null; count: number; isDemo: boolean }

/**
 * Publishes packages with their stops, categories, sights and pictures; one whose id stands already is replaced and keeps its rating.
 * The owning category is always among its categories. Throws when a draft is wrong or refers to what is not saved yet.
 */
export async function publishPackages(db: Db, drafts: readonly PackageDraft[]): Promise<void> {
  const publishable = checkAll('Package', PublishablePackage, drafts)
  await changing(db, ['catalogue'], async (db) => {
    await upsertRows(db, packages, packages.id, publishable.map(rowOf), {
      keep: ['rating', 'ratingCount', 'ratingIsDemo'],
    })
    await replaceParts(db, publishable)
  })
}

/** Writes what travellers think of packages, as the reviews say: the mean with one decimal, null when nobody rated it. */
export async function recordRatings(db: Db, ratings: readonly PackageRating[]): Promise<void> {
  for (const chunk of inChunks(ratings)) {
    const rows = chunk.map(
      ({ packageId, average, count, isDemo }) =>
        sql`(${packageId}::text, ${average}::numeric, ${count}::integer, ${isDemo}::boolean)`,
    )
    await db.execute(sql`
      update ${packages} set rating = given.average, rating_count = given.count, rating_is_demo = given.is_demo
      from (values ${sql.join(rows, sql`, `)}) as given (package_id, average, count, is_demo)
      where ${packages.id} = given.package_id`)
  }
}

function rowOf(draft: PackageDraft) {
  const {
    categoryIds: _categories,
    stops: _stops,
    attractionIds: _attractions,
    pictureIds: _pictures,
    ...columns
  } = draft
  return {
    ...columns,
    fromPaise: withGstPaise(draft.grid.twin, draft.gstScheme),
    published: true,
    updatedAt: sql`now()`,
  }
}

async function replaceParts(db: Db, drafts: PackageDraft[]): Promise<void> {
  for (const chunk of inChunks(drafts)) {
    const ids = chunk.map(({ id }) => id)
    for (const table of [packageStops, packageCategories, packageAttractions, packagePictures])
      await db.delete(table).where(inArray(table.packageId, ids))
  }
  await insertRows(
    db,
    packageStops,
    drafts.flatMap(({ id, stops }) => stops.map((stop, position) => ({ packageId: id, position, ...stop }))),
  )
  await insertRows(
    db,
    packageCategories,
    drafts.flatMap(({ id, categoryId, categoryIds }) =>
      each([categoryId, ...categoryIds]).map((categoryId) => ({ packageId: id, categoryId })),
    ),
  )
  await insertRows(
    db,
    packageAttractions,
    drafts.flatMap(({ id, attractionIds }) =>
      each(attractionIds).map((attractionId) => ({ packageId: id, attractionId })),
    ),
  )
  await insertRows(
    db,
    packagePictures,
    drafts.flatMap(({ id, pictureIds }) =>
      pictureIds.map((pictureId, position) => ({ packageId: id, position, pictureId })),
    ),
  )
}

function each(ids: string[]): string[] {
  return [...new Set(ids)]
}
