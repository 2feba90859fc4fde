import { expect, test } from 'vitest'
import { departurePaise, fromPaise } from './from-price.ts'

test('the from price is the twin price with the GST of the scheme', () => {
  expect(fromPaise({ twin: 18_500_00 }, 'TOUR_5')).toBe(19_425_00)
  expect(fromPaise({ twin: 18_500_00 }, 'TOUR_18')).toBe(21_830_00)
})

test('a departure is priced by its own twin price, to the whole rupee', () => {
  expect(departurePaise({ twinPaise: 18_499_00 }, 'TOUR_5')).toBe(19_424_00)
})
