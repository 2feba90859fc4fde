import { expect, test } from 'vitest'
import type { SearchPort } from '#domain/search/port.ts'
import type { SentenceMatches } from '#domain/search/sentences/sentence-matches.ts'
import { withWhatComesNear } from './suggestions.server.ts'

const NOTHING: SentenceMatches = { among: [], fillers: [], total: 0, corrected: undefined, suggestions: [] }
const search: Pick<SearchPort, 'search'> = {
  search: async ({ text }) => ({
    hits: [{ id: `${text} tour`, kind: 'package', name: text, url: text, score: 1, rating: 0 }],
    total: 1,
    suggestions: [],
  }),
}

test('what is not sold shows what comes near it, and says in what (caught: an empty page for “europe”)', async () => {
  const { fillers, differs, total } = await withWhatComesNear({ search }, { unsold: ['europe'] }, NOTHING)
  expect([fillers, differs?.get('Kashmir tour'), total]).toEqual([
    ['Kashmir tour', 'Sikkim tour', 'Auli tour'],
    'Kashmir instead',
    0,
  ])
})

test('what was found stays as it is', async () => {
  const found = { ...NOTHING, among: ['one'], total: 1 }
  expect(await withWhatComesNear({ search }, { unsold: ['europe'] }, found)).toBe(found)
  expect(await withWhatComesNear({ search }, { unsold: [] }, NOTHING)).toMatchObject({ fillers: [] })
})
