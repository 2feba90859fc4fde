import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { SearchKind } from '#domain/search/document.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { scoreOfMet } from '#domain/search/plan/convincing.ts'
import type { Known } from '#domain/search/plan/convincing.ts'
import { neededOf } from '#domain/search/plan/plan.ts'
import type { QueryWord } from '#domain/search/plan/plan.ts'
import { hasMeaning } from '#domain/search/synonyms.ts'
import { searchDocuments } from '#domain/search/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { allOf, conditionOf, levelsOf, nameLevelsOf } from './conditions.ts'
import type { Level } from './conditions.ts'

/** Documents scored before a question that many fit is answered with the best so far. */
const MOST_CANDIDATES = 500

/** What the whole name having been asked for adds. */
const WHOLE_NAME_BONUS = 300

export type SearchRequest = { limit: number; kinds: readonly SearchKind[] }
export type FoundDocuments = { hits: SearchHit[]; total: number }

/** The best documents that meet every query word. */
export function findAllMet(db: Db, queryWords: readonly QueryWord[], asked: SearchRequest): Promise<FoundDocuments> {
  const where = fits(allOf(queryWords), asked.kinds)
  return rank(db, queryWords, { where, most: MOST_CANDIDATES, limit: asked.limit })
}

/** The best documents that meet some query words: all but one where there are such, else any; `uses` tells in how many documents the words of each stand. */
export async function findSomeMet(
  db: Db,
  queryWords: readonly QueryWord[],
  uses: readonly number[],
  asked: SearchRequest,
): Promise<FoundDocuments> {
  const needed = neededOf(queryWords)
  const allButOne =
    needed.length > 2 ? needed.map((left) => allOf(needed.filter((queryWord) => queryWord !== left))) : []
  const conditions = [...allButOne, ...needed.map(conditionOf)]
  const some = conditions.map((condition) => {
    const { id } = searchDocuments
    return sql`(${db.select({ id }).from(searchDocuments).where(fits(condition, asked.kinds)).limit(MOST_CANDIDATES)})`
  })
  const where = sql`${searchDocuments.id} in (${sql.join(some, sql` union `)})`
  const documents = await countDocuments(db)
  const known = uses.map((used, at) => ({ uses: used, documents, isMeaning: hasMeaning(queryWords[at]!.typed) }))
  return rank(db, queryWords, { where, most: MOST_CANDIDATES * some.length, known, limit: asked.limit })
}

/** About how many there are: as they were counted when the tables were made. */
async function countDocuments(db: Db): Promise<number> {
  const [table] = await db
    .select({ about: sql<number>`reltuples::int` })
    .from(sql`pg_class`)
    .where(sql`oid = 'search_documents'::regclass`)
  return Math.max(1, table?.about ?? 1)
}

/** The words one document has. */
export async function wordsOfDocument(db: Db, id: string): Promise<string[]> {
  const words = sql<string[]>`tsvector_to_array(${searchDocuments.words})`
  const [found] = await db.select({ words }).from(searchDocuments).where(eq(searchDocuments.id, id))
  return found?.words ?? []
}

async function rank(
  db: Db,
  queryWords: readonly QueryWord[],
  { where, most, known, limit }: { where: SQL | undefined; most: number; known?: readonly Known[]; limit: number },
): Promise<FoundDocuments> {
  const candidates = db.select().from(searchDocuments).where(where).limit(most).as('candidates')
  const { id, kind, name, url, rating, staticRank } = candidates
  const score = sql<number>`(${scoreOf(queryWords, known, candidates)})::float`.as('score')
  const total = sql<number>`(count(*) over ())::int`
  const found = await db
    .select({ id, kind, name, url, rating, score, total })
    .from(candidates)
    .orderBy(desc(score), desc(staticRank), id)
    .limit(limit)
  return { hits: found.map(({ total: _total, ...hit }) => hit), total: found[0]?.total ?? 0 }
}

function fits(condition: string, kinds: readonly SearchKind[]): SQL | undefined {
  return and(sql`${searchDocuments.words} @@ ${condition}::tsquery`, inArray(searchDocuments.kind, [...kinds]))
}

type Candidates = { words: AnyColumn; nameWords: AnyColumn }

function scoreOf(
  queryWords: readonly QueryWord[],
  known: readonly Known[] | undefined,
  { words, nameWords }: Candidates,
): SQL {
  const met = queryWords.map((queryWord, at) => {
    const about = queryWord.isManner ? undefined : known?.[at]
    const levels = levelsOf(queryWord)
    return firstLevel(
      about ? levels.map((level) => ({ ...level, score: Math.round(scoreOfMet(level.score, about)) })) : levels,
      words,
    )
  })
  const named = queryWords.map((queryWord) => firstLevel(nameLevelsOf(queryWord), words))
  return sql`${sum(met)} + ${WHOLE_NAME_BONUS} * least(1, (${sum(named)}) / (100.0 * ${nameWords}))`
}

function firstLevel(levels: readonly Level[], words: AnyColumn): SQL {
  const cases = levels.map(({ condition, score }) => sql`when ${words} @@ ${condition}::tsquery then ${score}::int`)
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

function sum(terms: readonly SQL[]): SQL {
  return sql`(${sql.join([...terms], sql` + `)})`
}
