import { eq } from 'drizzle-orm'
import { categories, packageCategories, packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import type { SearchSentence } from './read-sentence.ts'
import type { SentenceMatches } from './sentence-matches.ts'

/** The tags of every published package, and the addresses of its kinds of tour. */
export const keysOfAll = remembered('tags and kinds of packages', async ({ db }: { db: Db }) => {
  reads('catalogue')
  const tagged = await db
    .select({ id: packages.id, tags: packages.tags })
    .from(packages)
    .where(eq(packages.published, true))
  const kinds = await db
    .select({ id: packageCategories.packageId, url: categories.url })
    .from(packageCategories)
    .innerJoin(categories, eq(categories.id, packageCategories.categoryId))
  const keys = new Map(tagged.map(({ id, tags }) => [id, new Set(tags)]))
  for (const { id, url } of kinds) keys.get(id)?.add(url)
  return keys
})

/** So many places up comes what is for those who travel, where the words ask for more than them. */
const PLACES_UP = 24

/**
 * What was found, with what is for those who travel before others: the more of what is `liked` it has, each by one of its keys, the further up. All of it stands first
 * where nothing else is asked for but places.
 */
export async function likedFirst(
  needs: { db: Db; memory: TagMemory },
  { liked, isOfWhom }: Pick<SearchSentence, 'liked' | 'isOfWhom'>,
  found: SentenceMatches,
): Promise<SentenceMatches> {
  if (liked.length === 0 || !found.among || found.sides) return found
  const all = await keysOfAll(needs)
  const count = (id: string) => liked.filter((keys) => keys.some((key) => all.get(id)?.has(key))).length
  const up = isOfWhom ? found.among.length : PLACES_UP
  const places = new Map(found.among.map((id, at) => [id, at - up * count(id)]))
  return { ...found, among: found.among.toSorted((one, other) => places.get(one)! - places.get(other)!) }
}
