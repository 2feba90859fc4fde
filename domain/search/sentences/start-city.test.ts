import { expect, test } from 'vitest'
import { SUBURBS } from '#domain/search/language/suburbs.ts'
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

test.each([
  ['land at srinagar and fly home from leh', 'leh'],
  ['in at chandigarh, come back from leh', 'leh'],
])('where a journey ends is gone to: “%s” (caught: the city one starts in)', (text, end) => {
  const read = readSentence(text, names)
  expect(read.words.map(({ key }) => key)).not.toContain('from')
  expect(read.rest).toContain(end)
})

test.each(['kashmir return flight from mumbai', 'kashmir flying out of mumbai'])(
  '“%s” starts in the city (caught: where a journey ends)',
  (text) => {
    expect(readSentence(text, names).rest).not.toMatch(/from|out/)
    expect(readSentence(text, names).words.map(({ says }) => says)).toContain('From Mumbai')
  },
)

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

test.each([
  ['from thane 3 days', 'mumbai'],
  ['navi mumbai se 2 din', 'mumbai'],
  ['dadar se konkan', 'mumbai'],
  ['kalyan to goa', 'mumbai'],
  ['howrah to darjeeling', 'kolkata'],
  ['sealdah theke digha', 'kolkata'],
  ['हावड़ा से पुरी', 'kolkata'],
  ['noida se pahad', 'new-delhi'],
  ['from gurgaon, hills', 'new-delhi'],
  ['ghaziabad to mussoorie', 'new-delhi'],
  ['anand vihar se uttarakhand', 'new-delhi'],
  ['नोएडा से पहाड़', 'new-delhi'],
  ['secunderabad to tirupati', 'hyderabad'],
  ['from whitefield weekend', 'bengaluru'],
  ['yeshwanthpur se coorg', 'bengaluru'],
  ['tambaram to pondicherry', 'chennai'],
  ['egmore station se rameshwaram', 'chennai'],
  ['surat ma thi kerala', 'surat'],
  ['chennai irundhu ooty', 'chennai'],
])('“%s” starts in the city (caught: a suburb nothing leaves from, looked for)', (text, city) => {
  const { filters, rest } = readSentence(text, names)
  expect([filters.from.includes(city), rest.includes('se'), rest.split(' ').includes('to')]).toEqual([
    true,
    false,
    false,
  ])
})

test.each(['dadra nagar haveli', 'salt lake rann', 'majestic himalaya', 'from dwarka to somnath', 'sion fort'])(
  '“%s” starts nowhere: a suburb’s name is another word there',
  (text) => {
    expect(readSentence(text, names).filters.from).toEqual([])
  },
)

test('each suburb stands beside one city, and none bears the name of another place', () => {
  const all = Object.values(SUBURBS).flat()
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  const beside = new Set(['Gurugram', 'Gurgaon', 'Ggn', 'Gandhinagar', 'गुरुग्राम'])
  expect(all.filter((name) => !beside.has(name) && names.isPlace(name.toLowerCase()))).toEqual([])
})

test.each(['mumbai ya pune se trek', 'trek mumbai or pune se'])(
  '“%s” may begin in either (caught: Pune alone)',
  (text) => {
    const { filters, rest } = readSentence(text, names)
    expect([filters.from, rest]).toEqual([['mumbai', 'pune'], 'trek'])
  },
)
