import type { SearchPort } from '#domain/search/port.ts'
import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { byTurns } from './by-turns.ts'
import { listPackagesNear } from './near-packages.server.ts'
import type { SentencePlace } from './sentence-names.ts'

type Needs = { db: Db; memory: TagMemory; search: Pick<SearchPort, 'search'> }

/** Ids of packages that halt around a place: of several parts of India those that go to each of them first, by their names and else by their halts; at most `limit` are found by name. */
export async function listInRegion(needs: Needs, near: SentencePlace, limit: number): Promise<string[]> {
  const any = await listPackagesNear(needs, near.cityIds)
  if (!near.parts) return any
  const lists = await Promise.all(near.parts.map(({ cityIds }) => listPackagesNear(needs, cityIds)))
  const text = near.parts.map(({ name }) => name).join(' ')
  const { hits, isPartly, corrected } = await needs.search.search({ text, limit, kinds: ['package'], isWhole: true })
  const named = isPartly || corrected !== undefined ? [] : hits.map(({ id }) => id)
  const all = lists[0]!.filter((id) => lists.every((list) => list.includes(id)))
  return [...new Set([...named, ...all, ...byTurns(lists)])]
}
