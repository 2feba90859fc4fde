import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

/** Wishes and needs that are told before a refusal. */
const WISHES = [
  'relaxed pace | slow pace | easy pace | unhurried trip | gentle days | not rushed | no rush | less driving | short drives | no long drives',
  'not more than 4 hours driving a day | one hotel | no hotel changes | nights below 2500 m | not crowded | away from tourists | few tourists',
  'attached bathroom | meals included | breakfast and dinner included | hospital nearby | veg food | jain food | ac room | western toilet',
  'knee pain | english speaking guide | flight booked | early morning | candle light dinner | privacy | wheelchair | aaram se | kam bheed | with my dog',
].flatMap((line) => line.split(' | '))
const REFUSALS: readonly [refusal: string, except: string][] = [
  ['no trekking', 'trekking'],
  ['without trekking', 'trekking'],
  ['not trekking', 'trekking'],
  ['no temples', 'temples'],
  ['avoid temples', 'temples'],
  ['bina mandir', 'mandir'],
  ['no desert', 'desert'],
  ['mandir nahi', 'mandir'],
]

test.each(WISHES)('“%s” leaves the refusal behind it to be read (caught: what is refused looked for)', (wish) => {
  for (const [refusal, except] of REFUSALS)
    for (const text of [`${wish} ${refusal}`, `${wish}, ${refusal}`, `kerala ${wish} ${refusal}`])
      expect([text, readSentence(text, names).except]).toEqual([text, [except]])
})

test.each([
  ['long drives no please, kerala', 'kerala'],
  ['bina zyada chale kerala', 'kerala'],
  ['zyada driving ke bina kerala', 'kerala'],
  ['driving no more than 3 hours kerala', 'kerala'],
])('“%s” denies what stands before it, and no place', (text, rest) => {
  const read = readSentence(text, names)
  expect([read.except.filter((word) => word !== 'trek'), read.rest.includes(rest)]).toEqual([[], true])
})
