import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { inChunks, insertRows, upsertRows } from '#platform/upsert.server.ts'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { findNewJourneyFaults } from '#domain/catalogue/journey/journey-faults.server.ts'
import type { Journey } from '#domain/catalogue/journey/journey-faults.ts'
import { USUAL_OWN_DATES, usualPlans } from '#domain/catalogue/package.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import {
  packageAttractions,
  packageCategories,
  packagePictures,
  packages,
  packageStops,
} from '#domain/catalogue/tables.ts'
import { PublishablePackage } from './package-draft.ts'

export type PackageRating = { packageId: string; average: number | null; count: number; isDemo: boolean }

/**
 * Publishes packages with their stops, categories, sights and pictures; one whose id stands already is replaced and keeps its rating.
 * The owning category is always among its categories. Refuses new journeys nobody can make ('not-publishable'); throws when a draft
 * refers to what is not saved yet.
 */
export const publishPackages = command('catalogue.edit', {
  input: listOf(PublishablePackage),
  tags: ['catalogue'],
  change: async ({ db, actor }, drafts): Promise<WrittenPackage> => {
    const impossible = await impossibleOf(db, drafts)
    if (impossible) return impossible
    const keys = drafts.map(({ id }) => id)
    const changes = await comparing({ db, actor }, PACKAGES, keys, () => writePackages(db, drafts))
    return { ok: true, value: undefined, changes }
  },
})

export type WrittenPackage = CommandSuccess<void> | CommandRefusal<'not-publishable'>

/** The refusal of new days nobody can travel, each fault naming its draft by its place in the list. */
export async function impossibleOf(
  db: Db,
  drafts: readonly PackageDraft[],
): Promise<CommandRefusal<'not-publishable'> | undefined> {
  const { id, itinerary, startCity, endCity } = packages
  const standing = new Map<string, Journey>()
  for (const some of inChunks(drafts.map((draft) => draft.id)))
    for (const row of await db.select({ id, itinerary, startCity, endCity }).from(packages).where(inArray(id, some)))
      standing.set(row.id, row)
  const asked = drafts.map((draft) => ({ draft, stood: standing.get(draft.id) }))
  const found = await findNewJourneyFaults(db, asked)
  const faults = found.flatMap((some, at) => some.map(({ path, message }) => ({ path: `${at}.${path}`, message })))
  return faults.length > 0 ? { ...refused('not-publishable'), faults } : undefined
}

/** Makes packages public as they are written, inside the transaction of a command; their ratings stay. */
export async function writePackages(db: Db, drafts: PackageDraft[]): Promise<void> {
  await upsertRows(db, packages, packages.id, drafts.map(rowOf), { keep: ['rating', 'ratingCount', 'ratingIsDemo'] })
  await replaceParts(db, drafts)
}

const PARTS = {
  stops: packageStops,
  categories: packageCategories,
  attractions: packageAttractions,
  pictures: packagePictures,
} as const

/** A package in the audit is its row and all its parts. */
export const PACKAGES: AuditedKind = {
  subject: 'package',
  read: async (db, keys) => {
    const whole = new Map<string, object>(await rowsOf('package', packages, packages.id).read(db, keys))
    for (const [name, table] of Object.entries(PARTS))
      for (const some of inChunks(keys)) {
        const rows = await db.select().from(table).where(inArray(table.packageId, some))
        for (const [id, parts] of Map.groupBy(rows, ({ packageId }) => packageId))
          whole.set(id, { ...whole.get(id), [name]: parts.map(({ packageId: _package, ...part }) => part) })
      }
    return whole
  },
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
    pictureAlts: _alts,
    ...columns
  } = draft
  const usual = usualPlans(draft.kind)
  return {
    ...columns,
    cancellationPlanId: draft.cancellationPlanId ?? usual.cancellationPlanId,
    paymentPlanId: draft.paymentPlanId ?? usual.paymentPlanId,
    infantsHaveSeats: draft.infantsHaveSeats ?? false,
    ownDates: draft.ownDates ?? USUAL_OWN_DATES,
    published: true,
    updatedAt: sql`now()`,
  }
}

async function replaceParts(db: Db, drafts: PackageDraft[]): Promise<void> {
  for (const chunk of inChunks(drafts)) {
    const ids = chunk.map(({ id }) => id)
    for (const table of Object.values(PARTS)) await db.delete(table).where(inArray(table.packageId, ids))
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
    drafts.flatMap(({ id, pictureIds, pictureAlts = {} }) =>
      pictureIds.map((pictureId, position) => ({
        packageId: id,
        position,
        pictureId,
        pictureAlt: pictureAlts[pictureId] ?? null,
      })),
    ),
  )
}

function each(ids: string[]): string[] {
  return [...new Set(ids)]
}
