import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from '#domain/search/sentences/read-sentence.ts'
import { PLACES_OF_REGIONS } from './more-regions.ts'
import { REGIONS } from './regions.ts'

const PLACES = new Set(
  (JSON.parse(readFileSync('demo/facts/places.json', 'utf8')) as { name: string }[]).map(({ name }) => name),
)

test('every part of India is called by names of its own and lies at places there are', () => {
  const called = REGIONS.flatMap((region) => region.names)
  expect(called.filter((name, at) => called.indexOf(name) !== at)).toEqual([])
  expect(PLACES_OF_REGIONS.flatMap(([, , of]) => of.split(', ')).filter((place) => !PLACES.has(place))).toEqual([])
})

test.each([
  ['marathwada', 'Marathwada'],
  ['panch prayag yatra', 'the five Prayags'],
  ['konkan and goa 6 days', 'the Konkan and Goa'],
  ['goa and konkan', 'Goa and the Konkan'],
  ['kumaon and garhwal', 'Kumaon and Garhwal'],
])('“%s” is read as a part of India (caught: words nothing has)', (text, near) => {
  const read = readSentence(text, names)
  expect([read.near?.name, read.rest.replace('yatra', '')]).toEqual([near, ''])
})

test.each(['goa and hampi', 'himachal and kashmir', '60+ parents kashi'])(
  'and “%s” is not: a state alone is found by its name, and Kashi is not Khasi',
  (text) => expect(readSentence(text, names).near).toBeUndefined(),
)

test.each([
  ['south temples', 'South India'],
  ['south ke mandir', 'South India'],
  ['north mein barf', 'North India'],
])(
  'a side of the compass is half of India where no place stands behind it: %s (caught: words to look for)',
  (text, region) => {
    expect(readSentence(text, names).near?.name).toBe(region)
  },
)

test.each(['south goa', 'north sikkim', 'south korea', 'south delhi food', 'south 5 days', 'north'])(
  'and a part of a place, or of the world, where one does: %s',
  (text) => {
    expect(readSentence(text, names).near?.name ?? '').not.toContain('India')
  },
)
