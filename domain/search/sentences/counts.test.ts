import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

const asked = (text: string) => {
  const { wants, rest } = readSentence(text, names)
  return [wants, rest]
}
const least = (fact: string, limit: number) => [{ fact, goal: 'most', limit }]

test.each([
  ['two or more jyotirlingas', 'jyotirlingas', 2],
  ['do ya zyada jyotirlinga ek yatra me', 'jyotirlingas', 2],
  ['दो या ज़्यादा ज्योतिर्लिंग', 'jyotirlingas', 2],
  ['બે જ્યોતિર્લિંગ એક સાથે', 'jyotirlingas', 2],
  ['3 beaches', 'beaches', 3],
  ['five forts', 'forts', 5],
  ['மூன்று கோட்டைகள்', 'forts', 3],
  ['more than one wildlife park', 'parks', 2],
  ['several monasteries', 'monasteries', 2],
])('%s are so many of a kind', (text, fact, limit) => {
  expect(asked(text)).toEqual([least(fact, limit as number), ''])
})

test('where they are to be stays', () => {
  expect(asked('teen kile dekhne hain rajasthan')).toEqual([least('forts', 3), 'rajasthan'])
})

test.each(['12 jyotirlingas', 'two beach resorts', 'one lake', 'do dham', 'five star palace', 'seven sisters falls'])(
  '%s is no number of sights',
  (text) => {
    expect(readSentence(text, names).words.map(({ says }) => says)).not.toContainEqual(
      expect.stringMatching(/ or more$/),
    )
  },
)
