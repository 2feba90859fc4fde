import { expect, test } from 'vitest'
import { names } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['thand bardasht nahi hoti', 'warm'],
  ['ठंड बर्दाश्त नहीं', 'warm'],
  ['cannot stand the cold', 'warm'],
  ['குளிர் தாங்க முடியாது', 'warm'],
  ['garmi bardasht nahi hoti', 'cool'],
  ['गर्मी सहन नहीं होती', 'cool'],
  ['cannot stand the heat', 'cool'],
  ['ulti aati hai', 'smooth'],
  ['उल्टी आती है', 'smooth'],
  ['hill station no hairpin bends', 'short'],
])('what somebody cannot bear is known by what they say: %s', (text, wish) => {
  expect(readSentence(text, names).wishes).toEqual([wish])
})

test.each(['few stairs', 'kam seedhiyan', 'படிகள் ஏற முடியாது', 'सीढ़ियाँ नहीं चढ़ सकते'])('%s spares the stairs', (text) => {
  const { words, wants } = readSentence(text, names)
  expect(words.map(({ says }) => says)).toContain('Not on foot')
  expect(wants.map(({ fact }) => fact)).toContain('stairs')
})

test.each([
  ['haveli me rehna hai', 'haveli-stay'],
  ['महल में ठहरना', 'palace-stay'],
  ['royal stay', 'mansion'],
  ['scuba diving', 'scuba'],
  ['snorkelling', 'reef'],
  ['oont safari', 'camel'],
  ['ஒட்டக சவாரி', 'camel'],
])('%s is asked of what tells it', (text, act) => {
  expect(readSentence(text, names).acts).toEqual([act])
})

test.each([
  ['we are two, total budget 30000 rajasthan', 2],
  ['we are 2, total budget 30000', 2],
  ['hum 4 hain goa', 4],
  ['we are two couples goa', 4],
])('%s are so many', (text, adults) => {
  expect(readSentence(text, names).party).toMatchObject({ adults, children: 0 })
})

test.each(['we are 60 plus kerala', 'there are two beaches in gokarna'])('%s are no people', (text) => {
  expect(readSentence(text, names).party).toBeUndefined()
})

test.each(['दो साल का बच्चा साथ में', 'chhota bachcha hai do saal ka', 'two year old'])('%s is a child of two', (text) => {
  const { party, rest } = readSentence(text, names)
  expect([party?.ages, rest.replace(/साथ में/, '').trim()]).toEqual([[2], ''])
})

test('what is refused with “or any” is refused too (caught: treks first)', () => {
  const { except, exceptRegions, kind } = readSentence(
    'uttarakhand hills only, we dont want char dham or any trek',
    names,
  )
  expect([except, exceptRegions.length, kind]).toEqual([['trek'], 1, 'tour'])
})
