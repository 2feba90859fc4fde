import { expect, test } from 'vitest'
import { goldenDocuments, goldenSentenceNames } from '#tests/golden-documents.ts'
import { VERB_FORMS } from '#domain/search/language/verb-forms.ts'
import { wordsOf } from '#domain/search/normalise.ts'
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

test('no form of a verb is a place or a word of a name here (caught: “uthi”, which is Ooty as it sounds; “lake”, of la and ke)', () => {
  const named = new Set(goldenDocuments().flatMap(({ name }) => wordsOf(name)))
  expect(VERB_FORMS.filter((word) => named.has(word) || names.isPlace(word))).toEqual([])
})
