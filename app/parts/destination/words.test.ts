import { expect, test } from 'vitest'
import { airportText, asSentence, hoursText, kilometresText, toursText } from './words.ts'

test('a sentence ends once', () => {
  expect(asSentence('Tea-estate hills')).toBe('Tea-estate hills.')
  expect(asSentence('Tea-estate hills. ')).toBe('Tea-estate hills.')
  expect(asSentence('')).toBe('')
})

test('hours are said as one would', () => {
  expect([0.5, 1, 1.5, 2, 2.5, 3, 8, 10].map(hoursText)).toEqual([
    'half an hour',
    'an hour',
    '1½ hours',
    '2 hours',
    '2½ hours',
    '3 hours',
    'a whole day',
    'a whole day',
  ])
})

test('distances are whole kilometres', () => {
  expect([0, 0.4, 1.2, 27.6].map(kilometresText)).toEqual([
    'less than 1 km away',
    'less than 1 km away',
    '1 km away',
    '28 km away',
  ])
})

test('one tour is one tour', () => {
  expect([0, 1, 1234].map(toursText)).toEqual(['0 tours', '1 tour', '1,234 tours'])
})

test.each([
  [4, 'Kushok Bakula Rimpochee Airport (IXL), 4\u00a0km by road'],
  [0.4, 'Kushok Bakula Rimpochee Airport (IXL)'],
])('an airport %s km off', (km, text) => {
  expect(airportText({ name: 'Kushok Bakula Rimpochee Airport', iata: 'IXL', km })).toBe(text)
})
