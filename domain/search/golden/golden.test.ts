import { expect } from 'vitest'
import type { SearchPort } from '#domain/search/port.ts'
import { openSearch } from '#domain/search/search.server.ts'
import { test } from '#tests/database.ts'
import { goldenDocuments } from '#tests/golden-documents.ts'
import { checkGolden } from './check-golden.ts'
import { GOLDEN_QUERIES } from './golden-queries.ts'

const documents = goldenDocuments()
const byId = new Map(documents.map((document) => [document.id, document]))

test('there are enough golden questions, each asked once', () => {
  expect(new Set(GOLDEN_QUERIES.map(({ query }) => query)).size).toBe(GOLDEN_QUERIES.length)
  expect(GOLDEN_QUERIES.length).toBeGreaterThanOrEqual(240)
})

test('the memory member finds what each golden question means', async ({ db }) => {
  expect(await complaintsAbout(await openSearch({ db, kind: 'memory', documents: () => documents }))).toEqual([])
})

test('the PostgreSQL member finds what each golden question means', async ({ db }) => {
  expect(await complaintsAbout(await openSearch({ db, kind: 'postgres', documents: () => documents }))).toEqual([])
})

async function complaintsAbout(search: SearchPort): Promise<string[]> {
  const complaints = []
  for (const golden of GOLDEN_QUERIES) complaints.push(...(await checkGolden(search, golden, (id) => byId.get(id))))
  return complaints
}
