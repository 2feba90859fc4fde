import { expect, test } from 'vitest'
import { gstPercentOf, pickupPriceText, withGstText } from './words.ts'

// (caught: the price before GST beside a band that says every price includes it)
test('what may be added says what it costs, GST included', () => {
  expect(withGstText(220_000, 5)).toBe('₹2,310')
  expect(withGstText(30_050, 5)).toBe('₹315.53')
  expect(pickupPriceText({ pricePaise: 30_000, per: 'person' }, 5)).toBe('₹315 each, incl. GST')
  expect(pickupPriceText({ pricePaise: 30_000, per: 'booking' }, 18)).toBe('₹354, incl. GST')
  expect(pickupPriceText({ pricePaise: 0, per: 'booking' }, 18)).toBe('free')
})

test('what is added to a journey later is taxed as the journey was', () => {
  const half = { percent: 2.5, paise: 100, taxablePaise: 4000 }
  const both = [
    { ...half, tax: 'CGST' as const },
    { ...half, tax: 'SGST' as const },
  ]
  expect(gstPercentOf({ taxes: both })).toBe(5)
})
