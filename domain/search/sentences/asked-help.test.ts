import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { helpAsked, questionAsked } from './asked-help.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['refund', 'refund-cancellation', true],
  ['passport', 'terms-and-conditions', true],
  ['contact', 'contact-us', true],
  ['phone number', 'contact-us', true],
  ['gst invoice', 'payment-policy', true],
  ['kerala tour refund policy', 'refund-cancellation', false],
])('“%s” is answered by %s', (text, slug, isAll) => {
  expect(helpAsked(text)).toMatchObject({ slugs: [slug], isAll })
})

test.each([
  ['how do i cancel my booking', ['refund-cancellation', 'users/profile']],
  ['track my booking', ['users/profile']],
  ['where is my booking', ['users/profile']],
  ['booking status', ['users/profile']],
  ['change date of my booking', ['users/profile']],
  ['download voucher', ['users/profile']],
  ['login', ['users/profile']],
  ['is it safe for solo women', ['contact-us']],
])('“%s” of who has booked, or asks before, is answered by %s and by no tour', (text, slugs) => {
  expect(helpAsked(text)).toMatchObject({ slugs, isAll: true })
})

test.each(['free cancellation tours', 'emi tours', 'part payment tours', 'visa free trip'])(
  '“%s” looks for tours, whichever (caught: nothing but the page that helps)',
  (text) => {
    expect(helpAsked(text)).toMatchObject({ isAll: false, isOfTours: true })
    expect(readSentence(text, goldenSentenceNames()).rest).toBe('')
  },
)

test('“cancel my trip” is about one that is booked', () => {
  expect(helpAsked('cancel my trip')).toMatchObject({ isAll: true })
})

test.each(['weather', 'how much'])('“%s” alone is looked for (caught: every package found)', (text) => {
  expect(readSentence(text, goldenSentenceNames()).rest).toBe(text)
})

test('what is asked besides what was read leaves nothing to look for', () => {
  expect(readSentence('how much for 3 days', goldenSentenceNames()).rest).not.toContain('how much')
})

test.each(['kerala', 'free trip', 'no', 'wild safari tour'])('“%s” asks for no help', (text) => {
  expect(helpAsked(text)).toMatchObject({ slugs: [], isAll: false })
})

test.each([
  ['best time to visit kerala', 'when'],
  ['kashmir kab jana chahiye', 'when'],
  ['how to reach munnar', 'how'],
  ['goa kitna kharcha', 'price'],
  ['how much for ladakh', 'price'],
  ['goa kitne din', undefined],
  ['kitna din lagega', undefined],
  ['kerala houseboat', undefined],
])('“%s” asks %s', (text, question) => {
  expect(questionAsked(text)?.question).toBe(question)
})

test('what asks is none of the words that are looked for (caught: “time” taken for “timer”)', () => {
  expect(readSentence('best time to visit munnar', goldenSentenceNames())).toMatchObject({ rest: 'munnar' })
  expect(readSentence('munnar kab jana chahiye 3 days', goldenSentenceNames()).rest).toBe('munnar')
})
