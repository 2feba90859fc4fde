import { expect } from 'vitest'
import { wordsOf } from '#domain/search/normalise.ts'
import { openSearch } from '#domain/search/search.server.ts'
import { readSentence } from '#domain/search/sentences/read-sentence.ts'
import { WORDS_WITH_SYNONYMS } from '#domain/search/synonyms.ts'
import { test } from '#tests/database.ts'
import { goldenDocuments } from '#tests/golden-documents.ts'
import { names } from '#tests/read-golden.ts'
import { HINDI_WORDS } from './hindi-words.ts'

test('no everyday word of Hindi is called a place, a sight or a kind of tour here', () => {
  const named = new Set(
    goldenDocuments().flatMap(({ name, otherNames, places, themes }) =>
      [name, ...otherNames, ...places, ...themes].flatMap(wordsOf),
    ),
  )
  expect(HINDI_WORDS.length).toBeGreaterThan(300)
  expect(HINDI_WORDS.filter((word) => named.has(word) || names.isPlace(word))).toEqual([])
  expect(HINDI_WORDS.filter((word) => WORDS_WITH_SYNONYMS.includes(word))).toEqual([])
})

test('an everyday word of Hindi is no slip for a place, alone or beside others, and hides nothing (caught: “gayab” as Gaya, “paani” as Palani)', async ({
  db,
}) => {
  const { search } = await openSearch({ db, kind: 'memory', documents: goldenDocuments })
  const ask = async (text: string) => {
    const { rest } = readSentence(text, names)
    const { hits, corrected } = await search({ text: rest, limit: 5, kinds: ['package'] })
    return { ids: hits.map(({ id }) => id).toSorted(), corrected }
  }
  const plain = await ask('munnar')
  for (const word of HINDI_WORDS) {
    expect([word, (await ask(`${word} wali jagah`)).corrected]).toEqual([word, undefined])
    expect([word, await ask(`${word} munnar`)]).toEqual([word, plain])
  }
})

test('chatter about one’s days and things hides nothing (caught: a tour that has its word alone)', async ({ db }) => {
  const { search } = await openSearch({ db, kind: 'memory', documents: goldenDocuments })
  const found = async (text: string) =>
    (await search({ text: readSentence(text, names).rest, limit: 50, kinds: ['package'] })).total
  const plain = await found('munnar')
  for (const said of [
    'school closed',
    'bringing my camera',
    'big group',
    'wake up late',
    'soft bed',
    'please suggest',
    'boss gave leave',
    'board exams over',
    'office stress',
    'zindagi se pareshan',
    'exam khatam ho gaye',
  ])
    expect([said, await found(`${said}, munnar`)]).toEqual([said, plain])
})
