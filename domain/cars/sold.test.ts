import { expect, test } from 'vitest'
import { regionText, soldText } from './sold.ts'

test('says of what is sold what there is, and where', () => {
  const all = { tours: 20, treks: 3, cars: 4 }
  expect(soldText(all)).toBe('tours, treks and car hire')
  // caught: treks and cars of an operator of tours
  expect(soldText({ ...all, treks: 0, cars: 0 })).toBe('tours')
  expect(soldText({ tours: 0, treks: 0, cars: 0 })).toBe('journeys')
  // caught: India, of an operator of one state
  expect(
    ['Kerala', 'Tamil Nadu', 'Goa'].map((_, at, places) => regionText({ places: places.slice(0, at + 1) })),
  ).toEqual(['Kerala', 'Kerala and Tamil Nadu', 'India'])
})
