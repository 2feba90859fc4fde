import { askForOthers, askForPackages } from './ask-golden.ts'
import type { GoldenDocument } from '#tests/golden-documents.ts'
import type { GoldenBench } from './ask-golden.ts'
import { meets } from './check-golden.ts'
import { GOLDEN_QUERIES } from './golden-queries.ts'
import type { Expected } from './golden-query.ts'
import { MISTYPED } from './mistakes.ts'
import { slippedNames } from './slips.ts'

/** How good answers are: the mean of one over the place of the first right thing (1 is best), and the share with one among the first five. */
export type Relevance = { questions: number; mrr: number; successAt5: number }

const DEEPEST = 50
const FIVE = 5

/** Measures the golden questions, of them those typed with mistakes, and names with a slip in every longer word. */
export async function measureRelevance(
  bench: GoldenBench,
): Promise<{ golden: Relevance; mistyped: Relevance; slips: Relevance }> {
  const places: { query: string; place: number }[] = []
  for (const { query, first, destination } of GOLDEN_QUERIES) {
    if (first) places.push({ query, place: placeOf((await askForPackages(bench, query)).found, isWhat(first)) })
    if (destination)
      places.push({ query, place: placeOf((await askForOthers(bench, query)).found, isWhat(destination)) })
  }
  const mistyped = new Set(MISTYPED.map(({ query }) => query))
  return {
    golden: relevanceOf(places.map(({ place }) => place)),
    mistyped: relevanceOf(places.filter(({ query }) => mistyped.has(query)).map(({ place }) => place)),
    slips: relevanceOf(await placesOfSlips(bench)),
  }
}

function isWhat(expected: Expected): (document: GoldenDocument) => boolean {
  return (document) => meets(document, expected)
}

async function placesOfSlips({ port, documents, byId }: GoldenBench): Promise<number[]> {
  const places: number[] = []
  for (const { query, id } of slippedNames(documents)) {
    const meant = byId.get(id)!
    const { hits } = await port.search({ text: query, limit: DEEPEST, kinds: [meant.kind] })
    places.push(placeOf(hits, (hit) => hit.id === id || hit.name === meant.name))
  }
  return places
}

/** The place of the first right thing, counted from 1; Infinity when it is not there. */
function placeOf<Thing>(things: readonly Thing[], isRight: (thing: Thing) => boolean): number {
  const at = things.slice(0, DEEPEST).findIndex(isRight)
  return at < 0 ? Infinity : at + 1
}

function relevanceOf(places: readonly number[]): Relevance {
  const sum = places.reduce((all, place) => all + 1 / place, 0)
  const found = places.filter((place) => place <= FIVE).length
  return { questions: places.length, mrr: sum / places.length, successAt5: found / places.length }
}
