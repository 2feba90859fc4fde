import { wordsOf } from '#domain/search/normalise.ts'
import type { SearchPort } from '#domain/search/port.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { listPublished } from './published-packages.server.ts'

const MOST_CALLED_SO = 6

type Needs = { db: Db; memory: TagMemory; search: Pick<SearchPort, 'search'> }

/** What was found with the packages first that are called after the feast that was named, before all else that leaves on its days; nothing where none is. */
export async function feastFirst(
  needs: Needs,
  feast: string | undefined,
  { among }: { among: readonly string[] | undefined },
): Promise<{ among?: string[] }> {
  const words = feast === undefined ? [] : wordsOf(feast)
  if (feast === undefined || words.length === 0) return {}
  const asked = { text: feast, limit: MOST_CALLED_SO, kinds: ['package'] as const, isWhole: true }
  const { hits } = await needs.search.search(asked)
  const called = hits.filter(({ name }) => words.every((word) => wordsOf(name).includes(word))).map(({ id }) => id)
  if (called.length === 0) return {}
  const known = new Set(among ?? (await listPublished(needs)))
  return { among: [...new Set([...called.filter((id) => known.has(id)), ...known])] }
}
