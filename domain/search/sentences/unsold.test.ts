import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readSentence } from './read-sentence.ts'
import { isForUnsold } from './unsold.ts'

const names = goldenSentenceNames()
const read = (text: string, sold = new Set<string>()) => readSentence(text, { ...names, sold })

test.each([
  ['dubai package', ['dubai'], 'package'],
  ['thailand honeymoon', ['thailand'], 'honeymoon'],
  ['ladies only trip', ['ladies only'], 'trip'],
  ['women only ladakh', ['women only'], 'ladakh'],
  ['luxury train rajasthan', ['luxury train'], 'rajasthan'],
  ['ladakh bike trip', ['bike trip'], 'ladakh'],
  ['kumbh mela', ['kumbh mela'], ''],
  // caught: 220 other pilgrimages, and Khandala for Khandoba
  ['ashtavinayak yatra from pune', ['ashtavinayak yatra'], ''],
  ['khandoba jejuri', ['khandoba jejuri'], ''],
  ['akkalkot tuljapur', ['akkalkot', 'tuljapur'], ''],
  ['flight tickets delhi mumbai', ['flight tickets'], 'delhi mumbai'],
  ['hotel in manali', ['hotel'], 'manali'],
  ['wheelchair accessible trips', ['wheelchair accessible'], 'trips'],
  ['everest base camp or nepal', ['everest base camp', 'nepal'], 'or'],
  ['लद्दाख बाइक', ['बाइक'], 'लद्दाख'],
])('of “%s” %j is said to be about nothing here, and “%s” is looked for', (text, unsold, rest) => {
  expect(read(text)).toMatchObject({ unsold, rest })
})

test('what the name of a package bears is looked for like anything else', () => {
  expect(read('dubai package', new Set(['dubai']))).toMatchObject({ unsold: [], rest: 'dubai package' })
})

test.each(['bikaner', 'bali pass trek', 'kumbhalgarh', 'nepali food', 'tura', 'adi kailash', 'heritage hotel'])(
  '“%s” is none of it',
  (text) => expect(read(text).unsold).toEqual([]),
)

test.each(['kashmeer toor pakage', 'kashmir tuor', 'tripp to kashmir'])('in “%s” no filler is a place', (text) => {
  expect(read(text).places).toMatch(/^kash/)
})

test.each(['everest view trek', 'kailash darshan', 'kashmir kathmandu'])(
  'of “%s” what is sold is looked for',
  (text) => {
    const { unsold, unsoldKinds, places } = readSentence(text, names)
    expect(unsold.length === 0 || !isForUnsold({ unsoldKinds, places, isOfTours: false })).toBe(true)
  },
)
