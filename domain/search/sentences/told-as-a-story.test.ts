import { expect, test } from 'vitest'
import { names, read } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['friday evening to sunday night', { dates: '2026-11-27', days: '2-3' }],
  ['leave saturday back monday', { dates: '2026-11-21', days: '2-3' }],
  ['after office on thursday till sunday evening', { dates: '2026-11-26', days: '3-4' }],
  ['from 23rd to 27th january', { dates: '2027-01-23..2027-01-24', days: '4-5' }],
  ['coorg when exams are over', { dates: '2027-04-01..2027-04-30' }],
  ['after board exams himachal', { dates: '2027-04-01..2027-04-30' }],
])('“%s” says when one leaves and how long one stays', (text, when) => {
  expect(read(text)).toMatchObject(when)
})

test.each([
  ['half lakh', 'Under ₹50,000'],
  ['aadha lakh', 'Under ₹50,000'],
  ['one and a half lakh', 'Under ₹1,50,000'],
  ['paune do lakh', 'Under ₹1,75,000'],
  ['dono ka milake 40k', 'For 2 people'],
  ['students budget himachal', 'Cheapest first'],
  ['on a tight budget', 'Cheapest first'],
  ['where it never rains', 'Where it does not rain'],
  ['hardly any rain in july', 'Where it does not rain'],
  ['ghat roads make us sick', 'No mountain roads'],
  ['my aunt uses a walker', 'Not on foot'],
  ['nothing above 2000 metres, uttarakhand', '2,000 m high at most'],
  ['rajasthan, jaipur we saw last diwali', 'Not Jaipur'],
  ['we finished jaipur and udaipur, rest of rajasthan', 'Not Jaipur or Udaipur'],
  ['dinner should be part of the package', 'Most dinners first'],
])('“%s” is read as %s', (text, says) => {
  expect(read(text).says).toContain(says)
})

test.each([
  ['wake up to kanchenjunga', 'kanchenjunga'],
  ['nanda devi from my window', 'nanda devi'],
  ['rajasthan, not in summer', 'rajasthan'],
  ['andaman on emi', 'andaman'],
  ['self drive not needed, meghalaya', 'meghalaya'],
  ['temple with a thousand pillars', 'temple with a thousand pillars'],
])('of “%s” “%s” is looked for (caught: waking up in UP, pillars at a thousand rupees)', (text, rest) => {
  const found: { rest: string; price?: string } = read(text)
  expect([found.rest, found.price]).toEqual([rest, undefined])
})

test.each([
  ['short drives only, south side', 'In South India'],
  ['spiti by car not on foot', 'Not on foot'],
  ['पाँच जनों का परिवार', 'For 5 people'],
])('“%s” says %s and asks for no word more', (text, says) => {
  const { words, rest } = readSentence(text, names)
  expect(words.map((word) => word.says)).toContain(says)
  expect(['', 'spiti', 'का परिवार', 'परिवार']).toContain(rest)
})
