import type { Db } from '#platform/db.server.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { keysOfAll } from './liked-first.server.ts'

const HOLY = new Set(
  'temple temples mandir mandirs mandiron kovil koil devasthanam pilgrimage pilgrimages pilgrim religious religion spiritual devotional teerth tirth darshan shrine shrines dham dharmik puja pooja'.split(
    ' ',
  ),
)
/** What is about temples; others pass one. */
const ABOUT_TEMPLES = ['pilgrimages', 'pilgrimage-tours', 'pilgrimage', 'jyotirlinga']

/** Whether what is not wanted is temples, by any word for them. */
export function isHoly(word: string): boolean {
  return word.split(' ').some((one) => HOLY.has(one))
}

/** Packages whose kind, or a tag of theirs, is the pilgrimage. */
export async function listPilgrimages(needs: { db: Db; memory: TagMemory }): Promise<string[]> {
  const all = await keysOfAll(needs)
  return [...all].filter(([, keys]) => ABOUT_TEMPLES.some((key) => keys.has(key))).map(([id]) => id)
}
