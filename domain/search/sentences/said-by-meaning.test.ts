import { expect, test } from 'vitest'
import { names, read } from '#tests/read-golden.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['per head 20000', 'Under ₹20,000 a head'],
  ['प्रति व्यक्ति 20000', 'Under ₹20,000 a head'],
  ['saade teen hazar', 'Under ₹3,500'],
  ['sava lakh', 'Under ₹1,25,000'],
  ['20000 approx', '₹16,000 to ₹24,000'],
  ['20000 se zyada nahi', 'Under ₹20,000'],
  ['20 ஆயிரம்', 'Under ₹20,000'],
  ['5 girls', 'For 5 people'],
  ['hum dono', 'For 2 people'],
  ['4 member family', 'For 4 people'],
  ['நான்கு பேர்', 'For 4 people'],
  ['4 जण', 'For 4 people'],
  ['ముగ్గురు', 'For 3 people'],
  ['மூன்று நாள்', '3 days'],
  ['do teen din', '2 to 3 days'],
  ['कम से कम 4 दिन', '4 days and more'],
  ['4 ದಿನದೊಳಗೆ', 'Up to 4 days'],
  ['10 din baad', 'Leaving Tue 1 Dec to Wed 2 Dec 2026'],
  ['day after tomorrow', 'Leaving Mon 23 Nov 2026'],
  ['2nd week of may', 'Leaving Sat 8 May to Fri 14 May 2027'],
  ['अगले हफ्ते', 'Leaving Mon 23 Nov to Sun 29 Nov 2026'],
  ['garam jagah, thand se bachna', 'Warm'],
  ['bhid bhad se dur', 'Less crowded'],
  ['जहाँ भीड़ न हो', 'Less crowded'],
  ['jahan baarish kam ho', 'Where it does not rain'],
  ['beach but not crowded', 'Less crowded'],
  ['hills not crowded like munnar', 'Less crowded, not Munnar'],
  ['12 family members', 'For 12 people'],
  ['munnar chhodna hai', 'Not Munnar'],
  ['sabse mehenga tour', 'Highest price first'],
  ['max 4 hours a day', 'At most 4 hours on the road a day'],
  ['gang of 5', 'For 5 people'],
  ['subah flight nahi, ulti hoti hai', 'No mountain roads'],
])(
  '“%s” is read by what it means: %s (caught: जण as January, “baad” as Badami, five girls as children)',
  (text, says) => {
    expect(read(text).says).toContain(says)
  },
)

test('what is asked of days, people and money in other words leaves nothing to look for', () => {
  for (const text of ['total 20000', '4 जण', 'बाद में', 'per head 20000', 'kitne din lagenge']) {
    expect({ text, near: read(text).near, month: 'month' in read(text) }).toEqual({
      text,
      near: undefined,
      month: false,
    })
  }
})

test('who only wants to relax is shown what is quiet (caught: nothing at all)', () => {
  expect(['relaxing', 'unwind'].map((text) => readSentence(text, names).suits)).toEqual(['peaceful', 'peaceful'])
})

test('a word of speech is no part of India (caught: “बाघ देखना” in the Deccan)', () => {
  expect(read('बाघ देखना').near).toBeUndefined()
})
