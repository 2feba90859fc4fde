import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readSentence } from './read-sentence.ts'

const names = goldenSentenceNames()

test.for([
  ['all girls trip', 'all girls', 'trip', undefined],
  ['solo woman himachal', 'solo woman', 'himachal', undefined],
  ['office outing 25 people near mumbai', 'office outing', '', undefined],
  ['wheelchair friendly tour', 'wheelchair friendly', 'tour', 'senior'],
  ['pet friendly coorg', 'pet friendly', 'coorg', undefined],
  ['vegan food rajasthan', 'vegan food', 'rajasthan', undefined],
  ['ladies only group coorg', 'ladies only group', 'coorg', undefined],
] as const)('of “%s” %s is let go and the rest looked for (caught: nothing found)', ([text, aside, rest, suits]) => {
  expect(readSentence(text, names)).toMatchObject({ asides: [aside], unsold: [aside], rest, suits, kind: 'tour' })
})

test.for([
  ['birthday trip for wife', 'couple'],
  ['dosto ke saath trip', 'student'],
  ['आई बाबा सहल', 'senior'],
  ['goa with friends', undefined],
  ['kerala for parents', undefined],
] as const)('who “%s” is for asks for a %s tour, or for nothing where more is asked', ([text, suits]) => {
  expect(readSentence(text, names).suits).toBe(suits)
})

test.for(['baby 1 year old trip', '1 year old', 'baby trip'])('“%s” has a child of one', (text) => {
  expect(readSentence(text, names).party).toEqual({ adults: 2, children: 1, ages: [1] })
})

test('what is ten years old is no child where it is a temple', () => {
  expect(readSentence('10 year old temple', names).party).toBeUndefined()
})

test.each([
  ['adventure with kids', 'tour'],
  ['teenagers want adventure, parents want comfort', 'tour'],
  ['trek with kids', 'trek'],
  ['adventure with friends', undefined],
])('of “%s” %s comes first (caught: walks of a week for who is rather driven)', (text, kind) => {
  expect(readSentence(text, names).kind).toBe(kind)
})
