import { expect } from 'vitest'
import { loadJoining } from '#app/routes/waitlist/waiting.server.ts'
import { waitlist } from '#domain/departures/tables.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { createWaitlist } from './waitlist.ts'

test('one waits for rooms that are sold alone, and is told so at once (caught: a quad kept for a tour without one)', async ({
  db,
}) => {
  const { services, book } = await bookingBench(db, { capacity: 4 })
  const app = createWaitlist(openRequestServices(services), async (_path, { status = 200 } = {}) => {
    return new Response('<html>', { status })
  })
  const ask = async (rooms: Record<string, string>) => {
    const four = { departure: DEPARTURE.id, email: 'four@x.test', adults: '4', rooms: 'own', ...rooms }
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(four).toString()
    return (await app.request('/waitlist', { method: 'POST', headers, body })).status
  }
  await book()
  await book()
  expect([await ask({ quad: '1' }), await db.$count(waitlist)]).toEqual([422, 0])
  expect([await ask({ twin: '2' }), await db.$count(waitlist)]).toEqual([303, 1])
  const page = await loadJoining(services as never, new URLSearchParams({ departure: DEPARTURE.id }))
  expect(page?.sold).toEqual(['single', 'twin', 'triple'])
  await services.printer.close()
})
