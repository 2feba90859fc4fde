import { expect } from 'vitest'
import { hasIndic } from '#domain/search/language/scripts.ts'
import { openSearch } from '#domain/search/search.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { goldenDocuments, goldenSentenceNames } from '#tests/golden-documents.ts'
import { openGoldenBench } from '#tests/golden/ask-golden.ts'
import type { GoldenBench } from '#tests/golden/ask-golden.ts'
import { SENTENCES } from '#tests/golden/by-sentence.ts'
import { checkGolden } from '#tests/golden/check-golden.ts'
import { GOLDEN_QUERIES } from '#tests/golden/golden-queries.ts'
import { MISTYPED } from '#tests/golden/mistakes.ts'
import { measureRelevance } from '#tests/golden/relevance.ts'

const documents = goldenDocuments()
const names = goldenSentenceNames()

test('there are enough golden questions, each asked once', () => {
  expect(new Set(GOLDEN_QUERIES.map(({ query }) => query)).size).toBe(GOLDEN_QUERIES.length)
  expect(GOLDEN_QUERIES.length).toBeGreaterThanOrEqual(320)
  expect(SENTENCES.length).toBeGreaterThanOrEqual(60)
  expect(MISTYPED.length).toBeGreaterThanOrEqual(30)
  expect(GOLDEN_QUERIES.filter(({ query }) => hasIndic(query)).length).toBeGreaterThanOrEqual(30)
})

test('the memory member finds what each golden question means, and what a slip of the hand meant', async ({ db }) => {
  const { columns } = await openSearch({ db, kind: 'memory', documents: () => documents })
  // As the next process takes it up.
  const bench = benchOf(await openSearch({ db, kind: 'memory', kept: columns!(), documents: () => [] }))
  expect(await complaintsAbout(bench)).toEqual([])
  const { golden, mistyped, slips } = await measureRelevance(bench)
  expect(golden.mrr).toBeGreaterThanOrEqual(0.99)
  expect(mistyped.mrr).toBeGreaterThanOrEqual(0.99)
  expect(slips.mrr).toBeGreaterThanOrEqual(0.98)
  expect(slips.successAt5).toBeGreaterThanOrEqual(0.99)
})

test('the PostgreSQL member finds what each golden question means', async ({ db }) => {
  const bench = benchOf(await openSearch({ db, kind: 'postgres', documents: () => documents }))
  expect(await complaintsAbout(bench)).toEqual([])
})

function benchOf(port: GoldenBench['port']): GoldenBench {
  return openGoldenBench(port, documents, names)
}

async function complaintsAbout(bench: GoldenBench): Promise<string[]> {
  const complaints = []
  for (const golden of GOLDEN_QUERIES) complaints.push(...(await checkGolden(bench, golden)))
  return complaints
}
