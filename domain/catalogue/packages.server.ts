import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { nightsOf } from './package.ts'
import type { Package, PackageCard } from './package.ts'
import { besideEachOther, countPackages, readAlbums, selectCards, toCards } from './reading/cards.server.ts'
import { packageFilter } from './reading/filter.server.ts'
import type { PackageCardQuery } from './reading/filter.server.ts'
import { BY_NAME, likenessOrder } from './reading/order.server.ts'
import { readMonths } from './reading/months.server.ts'
import type { InItsMonths } from './months.ts'
import type { LikenedPackage } from './reading/order.server.ts'
import { categoryLinkColumns, listCategoriesOf, listPicturesOf, listStops } from './reading/parts.server.ts'
import { findNewUrl } from './old-addresses.server.ts'
import { categories, packages } from './tables.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'

/** Beside a page's worth of 50. */
const WEIGHT_OF_CARD = 5

const {
  published: _published,
  createdAt: _createdAt,
  categoryId: _categoryId,
  months: ownMonths,
  ...packageColumns
} = getTableColumns(packages)

/** The published package whose address is `url`, whole. */
export async function findPackageByUrl(db: Db, url: string): Promise<Package | undefined> {
  return findPackage(db, eq(packages.url, url))
}

/** The published package with an id, whole. */
export async function findPackageById(db: Db, id: string): Promise<Package | undefined> {
  return findPackage(db, eq(packages.id, id))
}

/** The published package that an address, an id, or an address it had before means, whole. */
export async function findPackageByRef(db: Db, ref: string): Promise<Package | undefined> {
  const found = (await findPackageByUrl(db, ref)) ?? (await findPackageById(db, ref))
  if (found) return found
  const url = await findNewUrl(db, 'package', ref)
  return url === undefined ? undefined : findPackageByUrl(db, url)
}

/**
 * One page of published packages as cards, and how many there are in all, by name; `page` counts from 1. Lists in any other order
 * are the search room's.
 */
export async function listPackageCards(
  db: Db,
  query: PackageCardQuery = {},
): Promise<{ items: PackageCard[]; total: number }> {
  const { page = 1, pageSize = 24, ids } = query
  if (ids?.length === 0) return { items: [], total: 0 }
  const where = packageFilter(db, query)
  const rows = await selectCards(db, {
    where,
    order: BY_NAME,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const total = rows[0]?.total ?? (page > 1 ? await countPackages(db, where) : 0)
  return { items: await toCards(db, rows), total }
}

/** The published packages with the given ids as cards with their months, in the order of the ids and set beside each other, from memory; ids of none are left out. */
export async function rememberedCardsInOrder(
  { db, memory }: { db: Db; memory: TagMemory },
  ids: readonly string[],
  today: CalendarDate,
): Promise<InItsMonths<PackageCard>[]> {
  const read = async (missing: string[]) => {
    const where = packageFilter(db, { ids: missing })
    const rows = await selectCards(db, { where, order: [asc(packages.id)], limit: missing.length })
    const albums = await readAlbums(db, rows)
    const months = await readMonths(db, today, missing)
    return new Map(
      albums.map(({ card, looks }) => [card.id, { card: { ...card, months: months.get(card.id) ?? [] }, looks }]),
    )
  }
  const albums = await memory.rememberEach(`card ${today}`, ids, read, { weight: WEIGHT_OF_CARD })
  return besideEachOther([...new Set(ids)].flatMap((id) => albums.get(id) ?? []))
}

/** Published packages a reader of `pkg` may like, most alike first, never itself. */
export async function listSimilarPackages(db: Db, pkg: LikenedPackage, limit: number): Promise<PackageCard[]> {
  const where = and(packageFilter(db, {}), ne(packages.id, pkg.id))
  const rows = await selectCards(db, { where, order: likenessOrder(db, pkg), limit })
  return toCards(db, rows)
}

/** The name and address of the published package with an id. */
export async function findPackageLink(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; url: string } | undefined> {
  reads('catalogue')
  const [row] = await db
    .select({ id: packages.id, name: packages.name, url: packages.url })
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.published, true)))
  return row
}

/** The address of every published package and when it last changed, by address. */
export async function listPackageUrls(db: Db): Promise<{ url: string; updatedAt: Date }[]> {
  reads('catalogue')
  return db
    .select({ url: packages.url, updatedAt: packages.updatedAt })
    .from(packages)
    .where(eq(packages.published, true))
    .orderBy(asc(packages.url))
}

async function findPackage(db: Db, where: SQL): Promise<Package | undefined> {
  reads('catalogue')
  const [row] = await db
    .select({ ...packageColumns, ownMonths, category: categoryLinkColumns })
    .from(packages)
    .innerJoin(categories, eq(categories.id, packages.categoryId))
    .where(and(where, eq(packages.published, true)))
  if (!row) return undefined
  // One after the other: inside a transaction there is one connection, and it takes one question at a time.
  const stops = await listStops(db, row.id)
  const gathering = await listCategoriesOf(db, row.id)
  const shown = await listPicturesOf(db, row.id)
  return { ...row, nights: nightsOf(row.days), stops, categories: gathering, pictures: shown }
}

/** The published package at an address, whole, from memory. */
export const rememberedPackage = remembered('package', ({ db }: { db: Db }, url: string) => findPackageByUrl(db, url))
