import { expect, test } from 'vitest'
import { openMemorySearch } from '#domain/search/memory/member.ts'
import { goldenDocuments } from '#tests/golden-documents.ts'
import { checkGolden } from './check-golden.ts'
import { GOLDEN_QUERIES } from './golden-queries.ts'

const documents = goldenDocuments()
const byId = new Map(documents.map((document) => [document.id, document]))

test('there are enough golden questions, each asked once', () => {
  expect(new Set(GOLDEN_QUERIES.map(({ query }) => query)).size).toBe(GOLDEN_QUERIES.length)
  expect(GOLDEN_QUERIES.length).toBeGreaterThanOrEqual(240)
})

test('the memory member finds what each golden question means', async () => {
  const search = await openMemorySearch(() => documents)
  const complaints = []
  for (const golden of GOLDEN_QUERIES) complaints.push(...(await checkGolden(search, golden, (id) => byId.get(id))))
  expect(complaints).toEqual([])
})
