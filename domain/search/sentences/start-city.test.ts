import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { readSentence } from './read-sentence.ts'

const names = goldenSentenceNames()

test('a way whose travellers stand in its middle begins where one lives (caught: both places looked for)', () => {
  expect(readSentence('hyderabad family of 4 to ooty 2 lakh', names)).toMatchObject({
    filters: { from: ['hyderabad'] },
    party: { adults: 4 },
  })
})

test.each([
  ['15 colleagues in bangalore, two nights', 'From Bengaluru'],
  ['we live in mumbai, beach for 3 days', 'From Mumbai'],
])('“%s” is where one starts (caught: tours that go there)', (text, says) => {
  expect(readSentence(text, names).words.map((word) => word.says)).toContain(says)
})

test('where one lands is what lies around it (caught: words to look for)', () => {
  const { near, rest } = readSentence('we land at kochi on 20 december, what can we do?', names)
  expect([near?.name, rest]).toEqual(['Kochi', 'we, ?'])
})

test.each([
  ['surat thi 4 divas', 'From Surat'],
  ['kolkata theke darjeeling 5 din', 'From Kolkata'],
  ['pune varun javal 2 divas', 'From Pune'],
  ['bengaluru inda coorg', 'From Bengaluru'],
  ['amritsar ton himachal', 'From Amritsar'],
])('where one starts is said in other languages than Hindi too: %s (caught: a place to go to)', (text, says) => {
  const read = readSentence(text, names)
  expect(read.words.map((word) => word.says)).toContain(says)
  expect(read.near).toBeUndefined()
})
