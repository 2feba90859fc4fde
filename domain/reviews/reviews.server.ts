import { and, asc, avg, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { ReviewSort } from './review-sort.ts'
import type { RatingSummary, Review } from './review.ts'
import { reviews } from './tables.ts'

/** A rating summary with the package it is about. */
export type PackageRatingSummary = RatingSummary & { packageName: string; packageUrl: string }

const {
  createdAt: _createdAt,
  bookingId: _bookingId,
  state: _state,
  declinedBecause: _because,
  ...reviewColumns
} = getTableColumns(reviews)

/** What staff have let everybody read. */
const isPublished = eq(reviews.state, 'published')

type ReviewQuery = {
  packageId?: string | undefined
  /** Only those that gave so many stars. */
  rating?: number | undefined
  sort?: ReviewSort
  page?: number
  pageSize?: number
}

/** One page of reviews of a published package or of all, last travelled first unless sorted by stars, and how many there are; `page` counts from 1. */
export async function listReviews(
  db: Db,
  { packageId, rating, sort = 'latest', page = 1, pageSize = 20 }: ReviewQuery = {},
): Promise<{ items: Review[]; total: number }> {
  reads('reviews', 'catalogue')
  const where = and(shown(packageId), rating === undefined ? undefined : eq(reviews.rating, rating))
  const rows = await db
    .select({ ...reviewColumns, packageName: packages.name, packageUrl: packages.url, total: totalOfAll })
    .from(reviews)
    .innerJoin(packages, eq(packages.id, reviews.packageId))
    .where(where)
    .orderBy(...ORDERS[sort], desc(reviews.travelledOn), asc(reviews.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = rows[0]?.total ?? (page > 1 ? await countReviews(db, where) : 0)
  return { items: rows.map(({ total: _total, ...review }) => review), total }
}

/** How each of the packages is rated, by package id; packages nobody has rated are absent. */
export async function summariseRatings(db: Db, packageIds: readonly string[]): Promise<Map<string, RatingSummary>> {
  reads('reviews')
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .select(summaryColumns)
    .from(reviews)
    .where(and(inArray(reviews.packageId, [...packageIds]), isPublished))
    .groupBy(reviews.packageId)
  return new Map(rows.map((row) => [row.packageId, toSummary(row)]))
}

/** One page of the rating summaries of published packages that are rated, by package name; `page` counts from 1. */
export async function listRatings(
  db: Db,
  { packageId, page = 1, pageSize = 20 }: { packageId?: string; page?: number; pageSize?: number } = {},
): Promise<{ items: PackageRatingSummary[]; total: number }> {
  reads('reviews', 'catalogue')
  const where = shown(packageId)
  const rows = await db
    .select({ ...summaryColumns, packageName: packages.name, packageUrl: packages.url, total: totalOfAll })
    .from(reviews)
    .innerJoin(packages, eq(packages.id, reviews.packageId))
    .where(where)
    .groupBy(reviews.packageId, packages.id)
    .orderBy(asc(packages.name), asc(packages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = rows[0]?.total ?? (page > 1 ? await countRated(db, where) : 0)
  const items = rows.map((row) => ({ ...toSummary(row), packageName: row.packageName, packageUrl: row.packageUrl }))
  return { items, total }
}

const ORDERS: Record<ReviewSort, SQL[]> = {
  latest: [],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
}

const totalOfAll = sql<number>`count(*) over ()`.mapWith(Number)

const summaryColumns = {
  packageId: reviews.packageId,
  average: sql<number>`round(${avg(reviews.rating)}, 1)`.mapWith(Number),
  count: count(),
  one: starsGiven(1),
  two: starsGiven(2),
  three: starsGiven(3),
  four: starsGiven(4),
  five: starsGiven(5),
  isDemo: sql<boolean>`bool_or(${reviews.isDemo})`,
}

type SummaryRow = Pick<RatingSummary, 'packageId' | 'average' | 'count' | 'isDemo'> &
  Record<'one' | 'two' | 'three' | 'four' | 'five', number>

function starsGiven(stars: number): SQL<number> {
  return sql<number>`count(*) filter (where ${eq(reviews.rating, stars)})`.mapWith(Number)
}

function toSummary({ packageId, average, count, isDemo, one, two, three, four, five }: SummaryRow): RatingSummary {
  return { packageId, average, count, isDemo, stars: [one, two, three, four, five] }
}

function shown(packageId: string | undefined): SQL | undefined {
  return and(
    eq(packages.published, true),
    isPublished,
    packageId === undefined ? undefined : eq(reviews.packageId, packageId),
  )
}

async function countReviews(db: Db, where: SQL | undefined): Promise<number> {
  const of = db.select({ total: count() }).from(reviews).innerJoin(packages, eq(packages.id, reviews.packageId))
  return (await of.where(where))[0]?.total ?? 0
}

async function countRated(db: Db, where: SQL | undefined): Promise<number> {
  const rated = sql<number>`count(distinct ${reviews.packageId})`.mapWith(Number)
  const of = db.select({ total: rated }).from(reviews).innerJoin(packages, eq(packages.id, reviews.packageId))
  return (await of.where(where))[0]?.total ?? 0
}
