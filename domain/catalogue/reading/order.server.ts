import { and, arrayContains, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { LENT_RATINGS, LENT_STARS } from '#domain/catalogue/lent-ratings.ts'
import { packages, packageStops } from '#domain/catalogue/tables.ts'

/** What of a package decides which others are like it. */
export type LikenedPackage = Pick<Package, 'id' | 'kind' | 'days' | 'stateCodes' | 'category' | 'stops'>

const lent = LENT_STARS * LENT_RATINGS
/** Millionths of a star, so that equals are equal wherever they are compared; null while nobody has rated a package. */
export const weightedStars: SQL = sql`round((${packages.rating} * ${packages.ratingCount} + ${lent}::numeric) / (${packages.ratingCount} + ${LENT_RATINGS}::numeric) * 1000000)::integer`
/** Ratings that are samples put nothing before anything else unless somebody asks for them. */
const realStars = sql`case when ${packages.ratingIsDemo} then null else ${weightedStars} end`
/** The stars of a package as far as they put it before another that fits as well: none where they are samples. */
export const realRating = sql<number>`case when ${packages.ratingIsDemo} then 0 else coalesce(${packages.rating}, 0) end`
const bestRated = [sql`${realStars} desc nulls last`]

/** By name. */
export const BY_NAME: SQL[] = [asc(packages.name), asc(packages.id)]

/** Most alike first: shared places weigh most, then the first state, the category, the kind and a similar length. */
export function likenessOrder(db: Db, pkg: LikenedPackage): SQL[] {
  return [desc(likeness(db, pkg)), ...bestRated, ...BY_NAME]
}

function likeness(db: Db, pkg: LikenedPackage): SQL {
  const cityIds = pkg.stops.map(({ id }) => id)
  const shared = db
    .select({ places: count() })
    .from(packageStops)
    .where(and(eq(packageStops.packageId, packages.id), inArray(packageStops.cityId, cityIds)))
  const sameState = arrayContains(packages.stateCodes, pkg.stateCodes.slice(0, 1))
  return sql`3 * ${shared} + 3 * (${sameState})::integer + 2 * (${eq(packages.categoryId, pkg.category.id)})::integer
    + 2 * (${eq(packages.kind, pkg.kind)})::integer - abs(${packages.days} - ${pkg.days}::integer) * 0.5`
}
