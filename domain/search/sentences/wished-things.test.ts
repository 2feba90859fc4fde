import { expect, test } from 'vitest'
import { readAsTyped } from '#domain/search/plan/readings.ts'
import { understand } from '#domain/search/plan/understand.ts'
import { Vocabulary } from '#domain/search/plan/vocabulary.ts'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

const wordsOf = (text: string) => understand(text, { isWhole: true }).words.map(({ spellings }) => spellings[0])

test.each([
  ['চা বাগানের বাংলো', 'tea'],
  ['കേരളത്തിനുള്ളിൽ', 'kerala'],
  ['step wells', 'stepwell'],
  ['aakhri gaon', 'mana'],
])('“%s” is looked for as “%s” (caught: as it sounds, or by halves)', (text, first) => {
  expect(wordsOf(text)).toContain(first)
})

test('what a text tells by the word itself goes before a theme of like meaning (caught: any craft before the weavers)', () => {
  const list = new Vocabulary(['craft', 'weaver'], new Uint32Array([30, 3]))
  const [typed] = understand('weavers', { isWhole: true }).words
  const qualities = new Map(readAsTyped(typed!, list).map(({ word, quality }) => [word, quality]))
  expect(qualities.get('weaver')).toBeGreaterThan(10 * qualities.get('craft')!)
})

test.each([
  ['bagdogra flight booked, rhino', 'bagdogra, rhino'],
  ['bacche ne kabhi snow nahi dekhi', 'bacche snow'],
])('of “%s” only “%s” is looked for', (text, rest) => {
  const read = readSentence(text, names)
  expect([read.rest, read.unsold]).toEqual([rest, []])
})

test('the last word of a sentence that goes on is no beginning (caught: a gang goes to Gangtok)', () => {
  expect(readSentence('friends gang 6 days', names).isFinished).toBe(true)
  expect(readSentence('6 days gang', names).isFinished).toBe(false)
})

test.each([
  ['unesco sites in rajasthan', ['world-heritage'], 'in rajasthan'],
  ['world heritage tour', ['world-heritage'], ''],
  ['trout fishing in himachal', ['trout'], 'in himachal'],
  // caught: rods and trout streams for the nets of Kochi
  ['chinese fishing nets', [], 'chinese fishing nets'],
])('“%s” asks for %j', (text, acts, rest) => {
  const read = readSentence(text, names)
  expect([read.acts, read.rest]).toEqual([acts, rest])
})
