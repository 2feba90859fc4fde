import { expect, test } from 'vitest'
import { movedBecause } from '#app/routes/admin/payments/words.ts'
import { bookedText, percentText } from './words.ts'

test('tells of others only where some stand (caught: "1 booking, of which 1 was cancelled; the others come to ₹0")', () => {
  const told = (bookings: number, cancelled: number, soldPaise: number) =>
    bookedText({ bookings, cancelled, soldPaise })
  expect(told(1, 1, 0)).toBe('1 booking, which was cancelled')
  expect(told(3, 3, 0)).toBe('3 bookings, all of them cancelled')
  expect(told(1, 0, 20_000_00)).toBe('1 booking, none cancelled; it comes to ₹20,000')
  expect(told(2, 1, 20_000_00)).toBe('2 bookings, of which 1 was cancelled; the other comes to ₹20,000')
  expect(told(1_200, 3, 1_20_000_00)).toBe('1,200 bookings, of which 3 were cancelled; the others come to ₹1,20,000')
})

test('only none of a whole is 0%, and only all of it 100% (caught: 199 of 200 as 100%, 1 of 300 as 0%)', () => {
  expect([percentText(0, 300), percentText(1, 300), percentText(1, 200)]).toEqual(['0%', 'under 1%', '1%'])
  expect([percentText(199, 200), percentText(200, 200), percentText(201, 200)]).toEqual(['over 99%', '100%', '101%'])
  expect([percentText(1001, 1000), percentText(98, 100), percentText(0, 0)]).toEqual(['over 100%', '98%', '–'])
})

test('why money moved is said in words (caught: “parts 1”, “given-back”)', () => {
  expect(['parts 1', 'parts 2, 3, 4', 'given-back', 'trial of the gateway'].map(movedBecause)).toEqual([
    'pays part 1 of the price',
    'pays parts 2, 3 and 4 of the price',
    'given back by hand',
    'trial of the gateway',
  ])
})
