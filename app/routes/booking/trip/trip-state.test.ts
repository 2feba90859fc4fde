import { expect, test } from 'vitest'
import { lastOrderOf } from './trip-state.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const order = (state: 'failed' | 'lapsed' | 'pending' | 'paid', time: string) => ({
  state,
  parts: [0],
  createdAt: at(time),
})
const unpaid = [{ part: 0, paidAt: null }]

// Caught: "Your bank said no" over seats that were held anew, and that no bank had been asked for.
test('a bank that said no is no word of the hold that came after it', () => {
  const booking = { orders: [order('failed', '10:05')], instalments: unpaid }
  expect(lastOrderOf(booking)?.state).toBe('failed')
  expect(lastOrderOf(booking, at('10:30'))).toBeUndefined()
  expect(lastOrderOf({ ...booking, orders: [order('lapsed', '10:05')] }, at('10:30'))).toBeUndefined()
  expect(lastOrderOf({ ...booking, orders: [order('failed', '10:40'), ...booking.orders] }, at('10:30'))?.state).toBe(
    'failed',
  )
})

test('a bank that has not answered is waited for, whatever is held', () => {
  const booking = { orders: [order('failed', '10:20'), order('pending', '10:05')], instalments: unpaid }
  expect(lastOrderOf(booking, at('10:30'))?.state).toBe('pending')
})

test('what is paid needs no word', () => {
  expect(lastOrderOf({ orders: [order('paid', '10:05')], instalments: unpaid })).toBeUndefined()
  expect(
    lastOrderOf({ orders: [order('failed', '10:05')], instalments: [{ part: 0, paidAt: at('10:10') }] }),
  ).toBeUndefined()
})
