import { desc, inArray, sql } from 'drizzle-orm'
import { KINDS } from '#domain/search/document.ts'
import { betterOf, isConvincing, withSomeMet } from '#domain/search/plan/convincing.ts'
import { correctionOf } from '#domain/search/plan/correction.ts'
import type { QueryWord } from '#domain/search/plan/plan.ts'
import { isUnderstood, neededOf, planQueryWords, planWiderQueryWords, sayNothing } from '#domain/search/plan/plan.ts'
import { SURE_QUALITY } from '#domain/search/plan/readings.ts'
import type { TypedWord } from '#domain/search/plan/understand.ts'
import { understand } from '#domain/search/plan/understand.ts'
import type { SearchAnswer, SearchQuestion } from '#domain/search/port.ts'
import { searchDocuments } from '#domain/search/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { findAllMet, findSomeMet, wordsOfDocument } from './find-documents.server.ts'
import type { SearchRequest, FoundDocuments } from './find-documents.server.ts'
import { suggest } from './suggest.server.ts'
import type { WordRow } from './word-rows.server.ts'
import { listRowsAsTyped, listRowsNear, vocabularyOf } from './word-rows.server.ts'

/** Answers a question from the search tables, in the same steps as the index in memory does. */
export async function searchTables(db: Db, question: SearchQuestion): Promise<SearchAnswer> {
  return db.transaction(async (db) => {
    // With a limit the planner hopes to meet enough documents by chance, and reads them all where few fit.
    await db.execute(sql`select set_config('enable_seqscan', 'off', true)`)
    return answer(db, question)
  })
}

async function answer(db: Db, question: SearchQuestion): Promise<SearchAnswer> {
  const { words, everything } = understand(question.text, question)
  const asked = { limit: question.limit, kinds: question.kinds ?? KINDS }
  if (everything) return bestRated(db, asked)
  if (words.length === 0) return nothing(db, words)
  const rows = await listRowsAsTyped(db, words)
  const unclear = words.filter((word) => !isUnderstood(word, vocabularyOf(rows)))
  rows.push(...(await listRowsNear(db, unclear)))
  const { queryWords, unknown } = planQueryWords(words, vocabularyOf(rows))
  if (neededOf(queryWords).length === 0)
    return { ...(sayNothing(words) ? await bestRated(db, asked) : await nothing(db, words)), unknown }
  const filled = { ...asked, atLeast: question.atLeast ?? 0 }
  const found = await findBest(db, { words, rows, queryWords, unclear }, filled)
  return found ? { ...found, unknown } : nothing(db, words)
}

type SearchPlan = {
  words: readonly TypedWord[]
  rows: WordRow[]
  queryWords: readonly QueryWord[]
  unclear: readonly TypedWord[]
}

type FilledRequest = SearchRequest & { atLeast: number }

async function findBest(db: Db, planned: SearchPlan, asked: FilledRequest): Promise<SearchAnswer | undefined> {
  const { queryWords } = planned
  const { found, words } = await findAll(db, planned, asked)
  const isEnough = neededOf(queryWords).length === 1 || (found && found.hits.length >= asked.atLeast)
  const some = isEnough ? undefined : await findSomeMet(db, queryWords, usesOf(planned), asked)
  if (found) return answerOf(db, words, some ? filledUp(found, some, asked) : found)
  return some && some.hits.length > 0 ? { ...(await answerOf(db, queryWords, some)), isPartly: true } : undefined
}

/** In how many documents the words of each query word stand, as far as its rows tell. */
function usesOf({ queryWords, rows }: SearchPlan): number[] {
  const uses = new Map(rows.map((row) => [row.word, row.uses]))
  return queryWords.map(({ readings }) => readings.reduce((sum, { word }) => sum + (uses.get(word) ?? 0), 0))
}

function filledUp(found: FoundDocuments, some: FoundDocuments, { atLeast, limit }: FilledRequest): FoundDocuments {
  const hits = withSomeMet(found.hits, some.hits, Math.min(atLeast, limit))
  return { hits, total: found.total + hits.length - found.hits.length }
}

/** What meets every word, as typed or else with mistakes allowed, and the words it met. */
async function findAll(
  db: Db,
  { words, rows, queryWords, unclear }: SearchPlan,
  asked: SearchRequest,
): Promise<{ found: FoundDocuments | undefined; words: readonly QueryWord[] }> {
  const asTyped = await findAllMet(db, queryWords, asked)
  if (isConvincing(asTyped, neededOf(queryWords).length)) return { found: asTyped, words: queryWords }
  const clear = words.filter((word) => !unclear.includes(word))
  const wider = planWiderQueryWords(words, vocabularyOf([...rows, ...(await listRowsNear(db, clear))]))
  const found = betterOf(asTyped, await findAllMet(db, wider, asked))
  return { found, words: found === asTyped ? queryWords : wider }
}

async function answerOf(
  db: Db,
  queryWords: readonly QueryWord[],
  { hits, total }: FoundDocuments,
): Promise<SearchAnswer> {
  const guessed = queryWords.some(({ readings }) => readings.some(({ quality }) => quality <= SURE_QUALITY))
  const first = hits[0]
  const corrected = guessed && first ? correctionOf(queryWords, await wordsOfDocument(db, first.id)) : undefined
  return { hits, total, corrected, suggestions: [] }
}

async function bestRated(db: Db, { limit, kinds }: SearchRequest): Promise<SearchAnswer> {
  const { id, kind, name, url, rating, staticRank } = searchDocuments
  const wanted = inArray(kind, [...kinds])
  const best = await db
    .select({ id, kind, name, url, rating, score: sql<number>`1::int` })
    .from(searchDocuments)
    .where(wanted)
    .orderBy(desc(staticRank), id)
    .limit(limit)
  return { hits: best, total: await db.$count(searchDocuments, wanted), suggestions: [] }
}

async function nothing(db: Db, words: readonly TypedWord[]): Promise<SearchAnswer> {
  return { hits: [], total: 0, suggestions: await suggest(db, spellingsOf(words)) }
}

function spellingsOf(words: readonly TypedWord[]): string[] {
  return words
    .filter(({ isByRule }) => !isByRule)
    .flatMap(({ spellings }) => spellings)
    .filter((word) => word.length >= 4)
}
