import { DESTINATION_KINDS } from '#domain/search/document.ts'
import type { GoldenDocument } from '#tests/golden-documents.ts'
import { isUnfiltered } from '#domain/search/filters.ts'
import type { Filters, Span } from '#domain/search/filters.ts'
import { citySlug } from '#domain/search/lists/choices.ts'
import type { SearchPort } from '#domain/search/port.ts'
import { saysNothing } from '#domain/search/sentences/find-by-sentence.server.ts'
import { readSentence } from '#domain/search/sentences/read-sentence.ts'
import type { SentenceNames, SentencePlace } from '#domain/search/sentences/sentence-names.ts'
import { monthOf } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'

/** What golden questions are asked of. */
export type GoldenBench = {
  port: Pick<SearchPort, 'search'>
  documents: readonly GoldenDocument[]
  byId: ReadonlyMap<string, GoldenDocument>
  names: SentenceNames
}

const MOST_SHOWN = 50
const MOST_BEFORE_FILTERS = 400

/** A bench around a member of the port that knows `documents`; cities have their slugs as ids. */
export function openGoldenBench(
  port: Pick<SearchPort, 'search'>,
  documents: readonly GoldenDocument[],
  names: SentenceNames,
): GoldenBench {
  return { port, documents, byId: new Map(documents.map((document) => [document.id, document])), names }
}

/** What the site finds for a question, best first, and what it suggests when that is nothing. */
export type GoldenAnswer = { found: GoldenDocument[]; suggestions: string[] }

/** The packages the site would show for a question. */
export async function askForPackages(bench: GoldenBench, query: string): Promise<GoldenAnswer> {
  const { port, documents, byId, names } = bench
  const { rest, filters, near } = readSentence(query, names)
  const isPlain = isUnfiltered(filters) && !near
  const fitting = (all: readonly GoldenDocument[]) => all.filter((document) => fits(document, filters, near))
  if (saysNothing(rest) && !isPlain) return { found: fitting(bestRated(documents)), suggestions: [] }
  const limit = isPlain ? MOST_SHOWN : MOST_BEFORE_FILTERS
  const { hits, suggestions } = await port.search({ text: rest, limit, kinds: ['package'] })
  return { found: fitting(hits.flatMap(({ id }) => byId.get(id) ?? [])), suggestions }
}

/** The states, cities, categories and sights it would name. */
export async function askForOthers({ port, byId, names }: GoldenBench, query: string): Promise<GoldenAnswer> {
  const { rest } = readSentence(query, names)
  const text = saysNothing(rest) ? query : rest
  const { hits, suggestions } = await port.search({ text, limit: 10, kinds: DESTINATION_KINDS })
  return { found: hits.flatMap(({ id }) => byId.get(id) ?? []), suggestions }
}

function bestRated(documents: readonly GoldenDocument[]): GoldenDocument[] {
  return documents.filter(({ kind }) => kind === 'package').toSorted((one, other) => other.rating - one.rating)
}

/** The lists have tests of their own; here the plain meaning of the filters is enough. */
function fits(document: GoldenDocument, filters: Filters, near: SentencePlace | undefined): boolean {
  const { price, days, month, dates, from, difficulty, rating } = filters
  const places = document.places.map(slugify)
  return (
    within(document.pricePaise / 100, price) &&
    within(document.days, days) &&
    (month === undefined || (document.months ?? []).includes(month)) &&
    (!dates || [dates.from, dates.to].some((date) => (document.months ?? []).includes(monthOf(date)))) &&
    (from.length === 0 || from.includes(citySlug(document.startCity ?? ''))) &&
    (difficulty.length === 0 || difficulty.some((grade) => grade === slugify(document.difficulty ?? ''))) &&
    (rating === undefined || document.rating >= rating * 100) &&
    (near === undefined || near.cityIds.some((slug) => places.includes(slug)))
  )
}

function within(value: number, span: Span | undefined): boolean {
  return span === undefined || (value >= (span.from ?? 0) && value <= (span.to ?? Infinity))
}
