import { expect, test } from 'vitest'
import { planQueryWords, planWiderQueryWords } from './plan.ts'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary(['ride', 'ridge', 'sanchi'], new Uint32Array([3, 2, 4]))
const readings = (typed: string) =>
  planWiderQueryWords([{ spellings: [typed], growing: false }], vocabulary).flatMap((word) =>
    word.readings.map(({ word: known }) => known),
  )

test('a word that documents have is taken for no other (a toy train on no ridge, Jain food for no rain)', () => {
  expect(new Set(readings('ride'))).toEqual(new Set(['ride']))
  expect(readings('rigde')).toContain('ridge')
})

test('among spoken words d and r are one sound in the middle of a name (caught: “satpuda jangal” found any forest)', () => {
  const known = new Vocabulary(['pachmarhi', 'satpura'], new Uint32Array([3, 2]))
  const spoken = (typed: string) =>
    planQueryWords([{ spellings: [typed], growing: false, isAmongSpoken: true }], known).queryWords.flatMap((word) =>
      word.readings.map((reading) => reading.word),
    )
  expect(['satpuda', 'pachmadi', 'satpuga', 'satpula'].map(spoken)).toEqual([['satpura'], ['pachmarhi'], [], []])
})

test('one sound written with an h is no slip for another (caught: sandhi found Sanchi)', () => {
  expect(readings('sandhi')).toEqual([])
  expect([readings('sanchy'), readings('sanchhi')].map(([first]) => first)).toEqual(['sanchi', 'sanchi'])
})

test('what the letters of another script sound like is no word of prose, and is told as it was written (caught: a word for gold as a “tang” of prose)', () => {
  const known = new Vocabulary(['mandla', 'tang'], new Uint32Array([3, 2]), 1)
  const heard = (spelling: string, isByRule: boolean) =>
    planQueryWords([{ spellings: [spelling], growing: false, isByRule, ...(isByRule && { written: 'தங்' }) }], known)
  expect(heard('tang', true)).toEqual({ queryWords: [], unknown: ['தங்'] })
  expect(heard('tang', false)).toMatchObject({ queryWords: [{ typed: 'tang' }], unknown: [] })
  expect(heard('mandla', true)).toMatchObject({ queryWords: [{ typed: 'mandla' }], unknown: [] })
})
