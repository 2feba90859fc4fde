import { expect, test } from 'vitest'
import { asksForTour } from './asked-tour.ts'
import { tokensOf } from './tokens.ts'

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
