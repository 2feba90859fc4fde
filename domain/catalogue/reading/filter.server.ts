import { and, arrayContains, eq, exists, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import { packageAttractions, packageCategories, packages, packageStops } from '#domain/catalogue/tables.ts'

export type PackageCardQuery = {
  stateCode?: string
  cityId?: string
  attractionId?: string
  categoryId?: string
  kind?: PackageKind
  ids?: readonly string[]
  page?: number
  pageSize?: number
}

/** Which published packages a question is about. */
export function packageFilter(db: Db, query: PackageCardQuery): SQL | undefined {
  const { stateCode, cityId, attractionId, categoryId, kind, ids } = query
  return and(
    eq(packages.published, true),
    stateCode === undefined ? undefined : arrayContains(packages.stateCodes, [stateCode]),
    cityId === undefined ? undefined : stopsAt(db, cityId),
    attractionId === undefined ? undefined : shows(db, attractionId),
    categoryId === undefined ? undefined : gatheredBy(db, categoryId),
    kind === undefined ? undefined : eq(packages.kind, kind),
    ids === undefined ? undefined : inArray(packages.id, [...ids]),
  )
}

function stopsAt(db: Db, cityId: string): SQL {
  const stop = db.select({ one: sql`1` }).from(packageStops)
  return exists(stop.where(and(eq(packageStops.packageId, packages.id), eq(packageStops.cityId, cityId))))
}

function shows(db: Db, attractionId: string): SQL {
  const sight = db.select({ one: sql`1` }).from(packageAttractions)
  return exists(
    sight.where(and(eq(packageAttractions.packageId, packages.id), eq(packageAttractions.attractionId, attractionId))),
  )
}

// The owning category always stands among a package's categories.
function gatheredBy(db: Db, categoryId: string): SQL {
  const member = db.select({ one: sql`1` }).from(packageCategories)
  return exists(
    member.where(and(eq(packageCategories.packageId, packages.id), eq(packageCategories.categoryId, categoryId))),
  )
}
