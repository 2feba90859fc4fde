import { expect, test } from 'vitest'
import { bookedText } from './words.ts'

test('tells of others only where some stand (caught: "1 booking, of which 1 was cancelled; the others come to ₹0")', () => {
  const told = (bookings: number, cancelled: number, soldPaise: number) =>
    bookedText({ bookings, cancelled, soldPaise })
  expect(told(1, 1, 0)).toBe('1 booking, which was cancelled')
  expect(told(3, 3, 0)).toBe('3 bookings, all of them cancelled')
  expect(told(1, 0, 20_000_00)).toBe('1 booking, none cancelled; it comes to ₹20,000')
  expect(told(2, 1, 20_000_00)).toBe('2 bookings, of which 1 was cancelled; the other comes to ₹20,000')
  expect(told(1_200, 3, 1_20_000_00)).toBe('1,200 bookings, of which 3 were cancelled; the others come to ₹1,20,000')
})
