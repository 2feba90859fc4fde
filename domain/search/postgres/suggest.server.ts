import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { SUGGESTED_KINDS, SUGGESTED_PER_KIND } from '#domain/search/popularity.ts'
import { searchDocuments } from '#domain/search/tables.ts'
import type { Db } from '#platform/db.server.ts'

const MOST_LIKELY_NAMES = 2
const LEAST_LIKENESS = 0.25

/** What to try when nothing fits: names that look a little like what was typed, then the most popular ones. */
export async function suggest(db: Db, typed: readonly string[]): Promise<string[]> {
  const likely = []
  for (const word of typed.slice(0, MOST_LIKELY_NAMES)) likely.push(...(await likelyNames(db, word)))
  const popular = []
  for (const kind of SUGGESTED_KINDS) popular.push(...(await popularNames(db, kind)))
  return [...new Set([...likely.slice(0, MOST_LIKELY_NAMES), ...popular])]
}

async function likelyNames(db: Db, word: string): Promise<string[]> {
  const { kind, name } = searchDocuments
  const likeness = sql<number>`similarity(lower(${name}), ${word})`
  const found = await db
    .select({ name })
    .from(searchDocuments)
    .where(and(inArray(kind, ['state', 'city']), sql`${likeness} > ${LEAST_LIKENESS}`))
    .orderBy(desc(likeness))
    .limit(MOST_LIKELY_NAMES)
  return found.map((document) => document.name)
}

async function popularNames(db: Db, kind: (typeof SUGGESTED_KINDS)[number]): Promise<string[]> {
  const found = await db
    .select({ name: searchDocuments.name })
    .from(searchDocuments)
    .where(eq(searchDocuments.kind, kind))
    .orderBy(desc(searchDocuments.staticRank), searchDocuments.name)
    .limit(SUGGESTED_PER_KIND)
  return found.map((document) => document.name)
}
