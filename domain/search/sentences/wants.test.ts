import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['not more than two hours in the car in a day', [['longestDrive', 2]]],
  ['max 4 hours a day', [['longestDrive', 4]]],
  ['roz 4 ghante se zyada gaadi nahi', [['longestDrive', 4]]],
  ['daily driving stays below 4 hrs', [['longestDrive', 4]]],
  [
    'ek hi hotel, roz naye hotel nahi',
    [
      ['beds', 1],
      ['beds', undefined],
    ],
  ],
  ['two hotels at most', [['beds', 2]]],
  ['no sleeping in tents', [['tentNights', 0]]],
  ['sleep below 2200 metres', [['highestNight', 2200]]],
  ['without going above 12000 feet', [['highest', 3658]]],
  ['attached toilet every night', [['roughNights', undefined]]],
  ['hospital nearby', [['airportAway', undefined]]],
])('“%s” is measured by the facts', (need, wanted) => {
  const { wants, rest, filters } = readSentence(`kerala ${need}`, names)
  expect(wants.map(({ fact, limit }) => [fact, limit])).toEqual(expect.arrayContaining(wanted))
  expect([rest.replace(/ every night$/, ''), filters.days]).toEqual(['kerala', undefined])
})

test('what a reach, a length or a car is said by wants nothing of the roads (caught: three hours from Pune as short days)', () => {
  for (const text of [
    'not more than 3 hours from pune',
    'road trip 6 days',
    'car from delhi to agra',
    '2 hotels in goa',
  ])
    expect([text, readSentence(text, names).wants]).toEqual([text, []])
  expect(readSentence('not more than 3 hours from pune', names).near?.name).toBe('Pune')
})

test.each([
  ['single mother with two kids', 1, 2],
  ['alone with my 7 year old daughter', 1, 1],
  ['couple with two kids', 2, 2],
])('“%s” are %i adults and %i children', (text, adults, children) => {
  expect(readSentence(text, names).party).toMatchObject({ adults, children })
})

test('a rite leads to where it is done, and who denies a part of India goes elsewhere', () => {
  expect(readSentence('where can pind daan be done', names)).toMatchObject({
    near: { cityIds: expect.arrayContaining(['gaya', 'haridwar']) },
    unsold: [],
  })
  expect(readSentence('पूर्वोत्तर नहीं', names)).toMatchObject({
    near: undefined,
    exceptRegions: [{ name: 'North East India' }],
  })
})

test.each([
  ['paddle a kayak', ['kayak']],
  ['spend a night on a boat', ['houseboat']],
  ['kashmir, houseboat me nahi rukna', []],
  ['cycling tour', []],
])('“%s” asks for what one does: %j', (text, acts) => {
  expect(readSentence(text, names).acts).toEqual(acts)
})
