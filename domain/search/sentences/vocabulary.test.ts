import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { FEAST_PHRASES } from './feasts.ts'
import type { Phrases } from './phrases.ts'
import { UNSOLD_PHRASES } from './unsold.ts'
import { WISH_PHRASES } from './wishes.ts'

const names = goldenSentenceNames()
const written = (tables: readonly Phrases[]) =>
  tables.flatMap(({ begunBy }) => [...begunBy.values()].flat().map((words) => words.join(' ')))

test.each([
  ['wishes', written(WISH_PHRASES)],
  ['feasts', written(FEAST_PHRASES)],
  ['what is not sold', UNSOLD_PHRASES],
])('of %s each word stands once, and none is the name of a place here', (_, words) => {
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(words.filter((word) => names.isPlace(word))).toEqual([])
})
