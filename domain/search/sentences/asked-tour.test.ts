import { expect, test } from 'vitest'
import { asksForTour } from './asked-tour.ts'
import { readSentence } from './read-sentence.ts'
import { tokensOf } from './tokens.ts'
import { names } from '#tests/read-golden.ts'

test.each(['shortest kerala tour', 'himachal packges', 'उत्तराखंड टूर', 'മൂന്നാർ ടൂർ', 'لداخ ٹور', 'sikkim holidays'])(
  '“%s” asks for tours',
  (text) => {
    expect(asksForTour(tokensOf(text))).toBe(true)
  },
)

test.each(['uttarakhand trek package', 'hiking tour', 'himachal trip', 'tura', 'kedarnath yatra', 'ट्रेक पैकेज'])(
  '“%s” does not, or for walks',
  (text) => {
    expect(asksForTour(tokensOf(text))).toBe(false)
  },
)

test('whoever says nothing of walking is shown what is driven first (caught: a pass at 4,000 m for a mother with two)', () => {
  const kindOf = (text: string) => readSentence(text, names).kind
  for (const text of [
    'single mother with two kids, something safe and easy',
    'uttarakhand, nainital and mussoorie done',
    'something green',
  ])
    expect([text, kindOf(text)]).toEqual([text, 'tour'])
  for (const text of ['snow for 4 people', 'camping with friends', 'something for a beginner'])
    expect([text, kindOf(text)]).toEqual([text, undefined])
  expect(kindOf('kashmir trek for 4 people')).toBe('trek')
})
