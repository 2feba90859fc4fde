import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readSentence } from './read-sentence.ts'

const names = goldenSentenceNames()
const sides = (text: string) => readSentence(text, names).compared.map(({ rest, near }) => near?.name ?? rest)

test.each([
  ['coorg vs wayanad', ['coorg', 'wayanad']],
  ['munnar or ooty', ['munnar', 'ooty']],
  ['manali ya shimla konsa accha hai', ['manali', 'shimla']],
  ['difference between kuari pass and kedarkantha', ['kuari pass', 'kedarkantha']],
  ['is ooty better than kodaikanal', ['ooty', 'kodaikanal']],
  ['which is better leh or spiti', ['leh', 'Spiti']],
  ['compare darjeeling and gangtok', ['darjeeling', 'gangtok']],
  ['beach or hills in december', ['beach', 'hills']],
])('“%s” compares %j', (text, expected) => {
  // What else is said is said of each.
  expect(sides(text).map((side, at) => side.startsWith(expected[at]!))).toEqual(expected.map(() => true))
})

test('what is said of both is looked for on either side', () => {
  expect(sides('kerala or goa for honeymoon')).toEqual(['kerala for honeymoon', 'goa for honeymoon'])
})

test('a place that ends what is compared is one of all of it (caught: turtles of Goa)', () => {
  expect(sides('turtles or dolphins kerala')).toEqual(['turtles kerala', 'dolphins kerala'])
})

test.each([
  'beach and temple tour',
  'from delhi or mumbai',
  '2 or 3 days',
  'kerala in december or january',
  'or',
  'goa or',
])('“%s” compares nothing', (text) => expect(sides(text)).toEqual([]))

test('places that are examples are met by either of them (caught: both in one tour)', () => {
  expect(sides('jaipur udaipur type safe trip').map((side) => side.split(' ')[0])).toEqual(['jaipur', 'udaipur'])
  expect(sides('jaipur udaipur trip')).toEqual([])
})
