import { expect } from 'vitest'
import { bookingBench, DEPARTURE, TOTAL } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { loadAsking } from './new.server.ts'

test('a coupon that is none is said at its field, and the price stands without it (caught: the price gone with it)', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const asked = { package: teaHills.url, departure: DEPARTURE.id, adults: '2', coupon: 'NOSUCH', step: 'rooms' }
  const asking = await loadAsking(services as never, new URLSearchParams(asked))
  expect(asking).toMatchObject({ step: 'rooms', fault: { field: 'coupon' }, journey: { totalPaise: TOTAL } })
  await services.printer.close()
})
