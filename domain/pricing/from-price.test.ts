import { expect, test } from 'vitest'
import { departurePaise, fromPaise } from './from-price.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const tax = { on: '2026-11-21', rates: GST_RATES }

test('the from price is the twin price with the GST of the scheme', () => {
  expect(fromPaise(18_500_00, 'TOUR_5', tax)).toBe(19_425_00)
  expect(fromPaise(18_500_00, 'TOUR_18', tax)).toBe(21_830_00)
})

test('a departure is priced by its own twin price, to the whole rupee', () => {
  expect(departurePaise({ twinPaise: 18_499_00 }, 'TOUR_5', tax)).toBe(19_424_00)
})
