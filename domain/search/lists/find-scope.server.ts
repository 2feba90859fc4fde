import { eq, or } from 'drizzle-orm'
import { findNewUrl } from '#domain/catalogue/old-addresses.server.ts'
import { attractions, categories, cities, states } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { slugify } from '#platform/slug.ts'
import type { ListScope } from './port.ts'

export type ScopeKind = 'state' | 'city' | 'attraction' | 'category'

const SUFFIX = /-tour-packages?$/

const FINDERS: Record<ScopeKind, (db: Db, ref: string, url: string) => Promise<ListScope | undefined>> = {
  state: async (db, ref, url) => {
    const found = await db
      .select({ stateCode: states.code })
      .from(states)
      .where(or(eq(states.id, ref), eq(states.url, url)))
    return found[0]
  },
  city: async (db, ref, url) => {
    const found = await db
      .select({ cityId: cities.id })
      .from(cities)
      .where(or(eq(cities.id, ref), eq(cities.url, url)))
    return found[0]
  },
  attraction: async (db, ref, url) => {
    const found = await db
      .select({ attractionId: attractions.id })
      .from(attractions)
      .where(or(eq(attractions.id, ref), eq(attractions.url, url)))
    return found[0]
  },
  category: async (db, ref, url) => {
    const found = await db
      .select({ categoryId: categories.id })
      .from(categories)
      .where(or(eq(categories.id, ref), eq(categories.url, url)))
    return found[0]
  },
}

/**
 * What a list is about, by an id, an address with or without "-tour-packages" behind it, a name ("Himachal Pradesh"), or an
 * address it had before; looked for among `kinds` in that order.
 */
export async function findScope(db: Db, ref: string, kinds: readonly ScopeKind[]): Promise<ListScope | undefined> {
  reads('catalogue')
  const url = slugify(ref).replace(SUFFIX, '')
  for (const kind of kinds) {
    const found = await FINDERS[kind](db, ref, url)
    if (found) return found
  }
  for (const kind of kinds) {
    const now = await findNewUrl(db, kind, url)
    if (now !== undefined) return FINDERS[kind](db, now, now)
  }
  return undefined
}
