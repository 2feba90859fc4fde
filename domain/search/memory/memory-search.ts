import type { SearchKind } from '#domain/search/document.ts'
import { KINDS } from '#domain/search/document.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { byFit } from '#domain/search/hit.ts'
import { betterOf, isConvincing, withSomeMet } from '#domain/search/plan/convincing.ts'
import { correctionOf } from '#domain/search/plan/correction.ts'
import type { QueryWord } from '#domain/search/plan/plan.ts'
import { neededOf, sayNothing, planWiderQueryWords, planQueryWords } from '#domain/search/plan/plan.ts'
import type { TypedWord } from '#domain/search/plan/understand.ts'
import { understand } from '#domain/search/plan/understand.ts'
import { rememberNear } from '#domain/search/plan/word-list.ts'
import type { SearchAnswer, SearchQuestion } from '#domain/search/port.ts'
import { BestDocuments } from './best-documents.ts'
import { findAllMet, findSomeMet } from './find.ts'
import { lookUp } from './lookup.ts'
import { Matcher } from './matcher.ts'
import type { SearchIndex } from './search-index.ts'
import { documentsOfKind, FoundDocument, wordsOfDocument } from './search-index.ts'
import { suggest } from './suggest.ts'

type SearchRequest = { limit: number; kinds: readonly SearchKind[] }

/** Answers a question from the index: documents that meet every word, else with mistakes allowed, else some words. */
export function searchIndex(index: SearchIndex, question: SearchQuestion): SearchAnswer {
  const { words, everything } = understand(question.text, question)
  const asked = { limit: question.limit, kinds: question.kinds ?? KINDS }
  if (everything) return bestRated(index, asked)
  const list = rememberNear(index.vocabulary)
  const { queryWords, unknown } = planQueryWords(words, list)
  const needed = neededOf(queryWords).length
  if (needed === 0) return { ...(sayNothing(words) ? bestRated(index, asked) : nothing(index, words)), unknown }
  const asTyped = find(index, queryWords, asked, true)
  const wider = () => find(index, planWiderQueryWords(words, list), asked, true)
  const answer = isConvincing(asTyped, needed) ? asTyped : betterOf(asTyped, wider())
  const isEnough = needed === 1 || (answer && answer.hits.length >= (question.atLeast ?? 0))
  const some = isEnough ? undefined : find(index, queryWords, asked, false)
  const found = filledUp(answer, some, question)
  return found ? { ...found, unknown } : nothing(index, words)
}

function filledUp(
  answer: SearchAnswer | undefined,
  some: SearchAnswer | undefined,
  { atLeast = 0, limit }: SearchQuestion,
): SearchAnswer | undefined {
  if (!answer) return some && { ...some, isPartly: true }
  if (!some) return answer
  const hits = withSomeMet(answer.hits, some.hits, Math.min(atLeast, limit))
  return { ...answer, hits, total: answer.total + hits.length - answer.hits.length }
}

function find(
  index: SearchIndex,
  queryWords: readonly QueryWord[],
  asked: SearchRequest,
  all: boolean,
): SearchAnswer | undefined {
  const lookups = queryWords.map((queryWord) => lookUp(index, queryWord))
  const matcher = new Matcher(index, lookups, all)
  let total = 0
  const found = new BestDocuments(asked.limit)
  for (const kind of asked.kinds) {
    const hunt = { index, matcher, documents: documentsOfKind(index, kind), limit: asked.limit }
    const { best, ...counted } = all ? findAllMet(hunt, lookups) : findSomeMet(hunt, lookups)
    total += counted.total
    best.documents.forEach((document, at) => found.offer(document, best.scores[at] ?? 0))
  }
  const [first] = found.documents
  if (first === undefined) return undefined
  const hits = found.documents.map((document, at) => new FoundDocument(index, document, found.scores[at] ?? 0))
  return { hits, total, corrected: correctionOf(queryWords, wordsOfDocument(index, first)), suggestions: [] }
}

function bestRated(index: SearchIndex, { limit, kinds }: SearchRequest): SearchAnswer {
  const stretches = kinds.map((kind) => documentsOfKind(index, kind))
  const hits: SearchHit[] = stretches.flatMap(({ from, to }) =>
    Array.from({ length: Math.min(limit, to - from) }, (_, at) => new FoundDocument(index, from + at, 1)),
  )
  const total = stretches.reduce((sum, { from, to }) => sum + to - from, 0)
  return { hits: byFit(hits).slice(0, limit), total, suggestions: [] }
}

function nothing(index: SearchIndex, words: readonly TypedWord[]): SearchAnswer {
  return { hits: [], total: 0, suggestions: suggest(index, words) }
}
