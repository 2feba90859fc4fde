import { expect, test } from 'vitest'
import { goldenSentenceNames } from '#tests/golden-documents.ts'
import { helpAsked, questionAsked } from './asked-help.ts'
import { readSentence } from './read-sentence.ts'

test.each([
  ['refund', 'refund-cancellation', true],
  ['how do i cancel my booking', 'refund-cancellation', true],
  ['passport', 'terms-and-conditions', true],
  ['contact', 'contact-us', true],
  ['phone number', 'contact-us', true],
  ['gst invoice', 'payment-policy', true],
  ['kerala tour refund policy', 'refund-cancellation', false],
])('“%s” is answered by %s', (text, slug, isAll) => {
  const { pages, ...asked } = helpAsked(text)
  expect(pages.map((page) => page.slug)).toEqual([slug])
  expect(asked).toEqual({ isAll })
})

test.each(['kerala', 'free trip', 'no', 'wild safari tour'])('“%s” asks for no help', (text) => {
  expect(helpAsked(text)).toEqual({ pages: [], isAll: false })
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
