import { and, eq, inArray } from 'drizzle-orm'
import { categories, packageCategories, packages } from '#domain/catalogue/tables.ts'
import { stemOf } from '#domain/search/language/stems.ts'
import { wordsOf } from '#domain/search/normalise.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'

const WILDLIFE = ['wildlife', 'wildlife-safaris']
const ANIMALS = new Set(
  'animal bear bison blackbuck cheetah crocodile deer dolphin elephant flamingo gaur gharial hathi hornbill leopard lion monkey panther rhino rhinoceros sher tiger turtle wolf'
    .split(' ')
    .map(stemOf),
)
/** What is called after an animal is asked for by more than its name. */
const CALLED_SO = new Set(
  'beach cave caves camp fall falls festival fort gate hill hills island lake peak point pillar rock temple'.split(' '),
)

const wildlife = remembered('packages of wildlife', async ({ db }: { db: Db }) => {
  reads('catalogue')
  const rows = await db
    .selectDistinct({ id: packages.id })
    .from(packageCategories)
    .innerJoin(categories, eq(categories.id, packageCategories.categoryId))
    .innerJoin(packages, eq(packages.id, packageCategories.packageId))
    .where(and(eq(packages.published, true), inArray(categories.key, WILDLIFE)))
  return new Set(rows.map(({ id }) => id))
})

/** Whether words ask to see an animal: "wild elephants", not "elephant beach". */
export function asksForAnimals(text: string): boolean {
  const words = wordsOf(text)
  return words.some((word) => ANIMALS.has(stemOf(word))) && !words.some((word) => CALLED_SO.has(word))
}

/** What was found, with journeys to wildlife first where an animal is asked for: no beach of its name has one. */
export async function animalsFirst<Hit extends { id: string }>(
  needs: { db: Db; memory: TagMemory },
  hits: readonly Hit[],
  words: string,
): Promise<readonly Hit[]> {
  if (hits.length < 2 || !asksForAnimals(words)) return hits
  const wild = await wildlife(needs)
  return [...hits.filter(({ id }) => wild.has(id)), ...hits.filter(({ id }) => !wild.has(id))]
}
