import { and, inArray } from 'drizzle-orm'
import { attractions, packageAttractions } from '#domain/catalogue/tables.ts'
import { wordsOf } from '#domain/search/normalise.ts'
import type { Db } from '#platform/db.server.ts'
import { bears } from '#platform/slug.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'

const FEWEST_WORDS = 2

type Sight = { id: string; name: string }

/** Ids of sights by their names, and by what the names of several end with: "sun temple" is Konark's and Modhera's, a tea estate need not be Happy Valley. */
const sightsByName = remembered('sights by name', async ({ db }: { db: Db }) => {
  reads('catalogue')
  const sights: Sight[] = await db.select({ id: attractions.id, name: attractions.name }).from(attractions)
  const whole = Map.groupBy(sights, ({ name }) => wordsOfName(name).join(' '))
  const ending = Map.groupBy(
    sights.flatMap((sight) => endingsOf(wordsOfName(sight.name)).map((words) => ({ ...sight, words }))),
    ({ words }) => words,
  )
  const shared = [...ending].filter(([, { length }]) => length > 1)
  return new Map([...whole, ...shared].map(([words, named]) => [words, named.map(({ id }) => id)]))
})

/** "Akshardham Temple, Delhi" is called by what stands before the comma. */
function wordsOfName(name: string): string[] {
  return wordsOf(name.split(',')[0]!)
}

function endingsOf(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - FEWEST_WORDS + 1)).map((_, at) => words.slice(at).join(' '))
}

/**
 * What was found, with those first that visit a sight of which the words are the name, or bear it themselves: "tiger hill" is neither tigers nor hills. In their order
 * where the words name no sight.
 */
export async function visitorsFirst<Hit extends { id: string; name: string }>(
  needs: { db: Db; memory: TagMemory },
  hits: readonly Hit[],
  words: string,
): Promise<readonly Hit[]> {
  const said = wordsOf(words)
  if (said.length < FEWEST_WORDS || hits.length < 2) return hits
  const sights = (await sightsByName(needs)).get(said.join(' '))
  if (!sights) return hits
  const going = await goingTo(needs.db, sights, hits)
  const isFirst = ({ id, name }: Hit) => going.has(id) || bears(name, words)
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))]
}

/** Whether words are the name of a sight, of several words: whoever asks for it wants nothing that shares one of them. */
export async function namesASight(needs: { db: Db; memory: TagMemory }, words: string): Promise<boolean> {
  const said = wordsOf(words)
  return said.length >= FEWEST_WORDS && (await sightsByName(needs)).has(said.join(' '))
}

async function goingTo(db: Db, sights: readonly string[], hits: readonly { id: string }[]): Promise<Set<string>> {
  reads('catalogue')
  const { packageId, attractionId } = packageAttractions
  const ids = hits.map(({ id }) => id)
  const rows = await db
    .selectDistinct({ packageId })
    .from(packageAttractions)
    .where(and(inArray(attractionId, [...sights]), inArray(packageId, ids)))
  return new Set(rows.map((row) => row.packageId))
}
