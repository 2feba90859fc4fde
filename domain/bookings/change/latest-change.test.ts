import { expect } from 'vitest'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { bookingEvents } from '#domain/bookings/tables.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { findLatestChange } from './latest-change.server.ts'

test('the last change is told with its own money and who left with it (caught: what an earlier one had sent back, and who left a fortnight before)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const { reference } = await bench.book()
  const found = await findBookingForStaff(db, SALES, reference)
  const bookingId = found.ok ? (await findWholeBooking(db, found.value)).id : ''
  expect(await findLatestChange(db, bookingId)).toBeUndefined()
  const amended = (at: Date, facts: Record<string, string | number>) =>
    db.insert(bookingEvents).values({ bookingId, kind: 'amended', facts, at })
  const [before, now] = [new Date('2026-11-15T10:00:00Z'), new Date('2026-11-29T10:00:00Z')]
  await amended(before, { refundPaise: 858_00, wasSeats: 3, isSeats: 2 })
  await db.insert(bookingNotes).values({ bookingId, about: 'left', words: 'Asha Pillai', by: 'who booked', at: before })
  expect(await findLatestChange(db, bookingId)).toEqual({
    refundPaise: 858_00,
    movedTo: undefined,
    left: ['Asha Pillai'],
  })
  await amended(now, { refundPaise: 839_00, wasOn: '2026-12-29', isOn: '2026-12-15' })
  expect(await findLatestChange(db, bookingId)).toEqual({ refundPaise: 839_00, movedTo: '2026-12-15', left: [] })
  await bench.services.printer.close()
})
