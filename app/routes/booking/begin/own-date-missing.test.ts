import { expect } from 'vitest'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { loadAsking } from './new.server.ts'

test('a date of one’s own without a day stays chosen and is asked for the day (caught: the choice forgotten, a departure asked for)', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const asked = { package: teaHills.url, departure: 'own', date: '', adults: '2', step: 'rooms' }
  const asking = await loadAsking(services as never, new URLSearchParams(asked))
  expect(asking).toMatchObject({
    step: 'date',
    fault: { field: 'date', words: 'Please choose the day you leave on.' },
    typed: { isOwnDate: true, departure: '' },
  })
  const unasked = await loadAsking(services as never, new URLSearchParams({ ...asked, departure: '' }))
  expect(unasked).toMatchObject({
    typed: { isOwnDate: false },
    fault: { words: expect.stringContaining('departure, or a date') },
  })
  await services.printer.close()
})
