import { expect } from 'vitest'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { findBookingsByWords } from './find-by-words.server.ts'

const [SALES, EDITOR] = [
  { id: 'somebody-in-sales', role: 'sales' },
  { id: 'somebody-who-edits', role: 'editor' },
] as const

test('a booking is found by reference, mobile and name, by who works on bookings alone', async ({ db }) => {
  const { book, services } = await bookingBench(db)
  const booking = await book()
  await booking.pay('success', 1)
  for (const words of [booking.reference.toLowerCase(), '98123 45678', 'kulk']) {
    const found = await findBookingsByWords(db, SALES, words)
    expect([words, found.ok && found.value.map(({ reference }) => reference)]).toEqual([words, [booking.reference]])
    expect(await findBookingsByWords(db, EDITOR, words)).toEqual({ ok: false, reason: 'forbidden' })
  }
  expect(await findBookingsByWords(db, SALES, '%')).toMatchObject({ value: [] })
  await services.printer.close()
})
