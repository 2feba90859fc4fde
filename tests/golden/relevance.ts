import { askForOthers, askForPackages } from './ask-golden.ts'
import type { GoldenBench } from './ask-golden.ts'
import { meets } from './check-golden.ts'
import { GOLDEN_QUERIES } from './golden-queries.ts'
import type { Expected } from './golden-query.ts'
import { MISTYPED } from './mistakes.ts'
import { slippedNames } from './slips.ts'

/**
 * How good answers are: the mean of one over the place of the first right thing (1 is best), the share of right ones among the first five (of as many as
 * there are), and the share of answers with one among them.
 */
export type Relevance = { questions: number; mrr: number; p5: number; successAt5: number }

type Marks = { place: number; p5: number }

const DEEPEST = 50
const FIVE = 5

/** Measures the golden questions, of them those typed with mistakes, and names with a slip in every longer word. */
export async function measureRelevance(
  bench: GoldenBench,
): Promise<{ golden: Relevance; mistyped: Relevance; slips: Relevance }> {
  const marks: (Marks & { query: string })[] = []
  for (const { query, first, destination } of GOLDEN_QUERIES) {
    if (first)
      marks.push({ query, ...markOf((await askForPackages(bench, query)).found, right(bench, 'package', first)) })
    if (destination)
      marks.push({ query, ...markOf((await askForOthers(bench, query)).found, right(bench, 'others', destination)) })
  }
  const mistyped = new Set(MISTYPED.map(({ query }) => query))
  return {
    golden: relevanceOf(marks),
    mistyped: relevanceOf(marks.filter(({ query }) => mistyped.has(query))),
    slips: relevanceOf(await marksOfSlips(bench)),
  }
}

/** The ids of what meets an expectation, among packages or everything else. */
function right({ documents }: GoldenBench, kind: 'package' | 'others', expected: Expected): ReadonlySet<string> {
  const ofKind = documents.filter((document) => (document.kind === 'package') === (kind === 'package'))
  return new Set(ofKind.filter((document) => meets(document, expected)).map(({ id }) => id))
}

async function marksOfSlips({ port, documents, byId }: GoldenBench): Promise<Marks[]> {
  const marks: Marks[] = []
  for (const { query, id } of slippedNames(documents)) {
    const meant = byId.get(id)!
    const { hits } = await port.search({ text: query, limit: DEEPEST, kinds: [meant.kind] })
    const same = documents.filter((document) => document.kind === meant.kind && document.name === meant.name)
    marks.push(markOf(hits, new Set(same.map((document) => document.id))))
  }
  return marks
}

/** The place of the first right thing, counted from 1, Infinity when it is not there; and how much of the first five is right. */
function markOf(things: readonly { id: string }[], right: ReadonlySet<string>): Marks {
  const at = things.slice(0, DEEPEST).findIndex(({ id }) => right.has(id))
  const most = Math.min(FIVE, right.size)
  const good = things.slice(0, most).filter(({ id }) => right.has(id)).length
  return { place: at < 0 ? Infinity : at + 1, p5: most > 0 ? good / most : 0 }
}

function relevanceOf(marks: readonly Marks[]): Relevance {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    questions: marks.length,
    mrr: mean(marks.map(({ place }) => 1 / place)),
    p5: mean(marks.map(({ p5 }) => p5)),
    successAt5: mean(marks.map(({ place }) => Number(place <= FIVE))),
  }
}
