import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each(['moderate trek himachal', 'himachal treks, moderate level', 'medium trek himachal'])(
  '“%s” asks for that grade alone (caught: what is easier and harder in one list with it)',
  (text) => {
    expect(readSentence(text, names).filters.difficulty).toEqual(['moderate'])
  },
)

test.each(['cycle trip ladakh', 'ladakh cycle tour', 'cycle se ladakh', 'ladakh bicycle trip', 'साइकिल ladakh'])(
  '“%s” is on a bicycle (caught: looked for as a word)',
  (text) => {
    const { acts, rest } = readSentence(text, names)
    expect([acts, rest.replace(' se', '')]).toEqual([['bicycle'], 'ladakh'])
  },
)

test('a motor cycle is no bicycle', () => {
  expect(readSentence('motor cycle trip ladakh', names).acts).toEqual([])
})

test.each(['panch kedar', 'panch kedar yatra', 'five kedars', 'panch kedaar'])(
  '“%s” is reached on foot: treks come first (caught: Char Dham)',
  (text) => {
    const { near, kind } = readSentence(text, names)
    expect([near?.name, near?.cityIds[0], kind]).toEqual(['Panch Kedar', 'chopta', 'trek'])
  },
)

test.each(['painted havelis', 'painted mansions rajasthan', 'frescoed havelis'])('“%s” are in Shekhawati', (text) => {
  expect(readSentence(text, names).near?.name).toContain('Shekhawati')
})

test('a place that is named beside what it is known for is one (caught: “In Shekhawati and Shekhawati”)', () => {
  expect(readSentence('shekhawati painted havelis', names).near?.name).toBe('Shekhawati')
})
