import { execFileSync } from 'node:child_process'
import { expect } from 'vitest'
import { openPadav, opens } from '@padav/client'
import { createApi } from './api.ts'
import { apiServices } from '#tests/api-services.ts'
import { bookingBench, CONTACT, DEPARTURE, TOTAL } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'

test('the types are those of the document (caught: a field the document has and they have not)', async ({ db }) => {
  const document = await (await createApi(apiServices(db)).request('/api/openapi.json')).text()
  const made = execFileSync(process.execPath, ['client/types-of.ts'], { input: document, encoding: 'utf8' })
  await expect(made).toMatchFileSnapshot('../../client/calls.d.ts')
})

test('a program books by it from the quote to what comes back, and refusals are named', async ({ db }) => {
  const bench = await bookingBench(db)
  const padav = openPadav({ site: 'https://padav.test', fetch: async (request) => bench.app.fetch(request) })
  const header = { 'Idempotency-Key': crypto.randomUUID() }
  const quoted = await padav.POST('/api/quotes', {
    body: { package: teaHills.url, departure: DEPARTURE.id, adults: 2 },
  })
  expect(quoted.data?.data.totalPaise).toBe(TOTAL)
  const body = { quote: quoted.data!.data.token, contact: CONTACT }
  const { reference, token } = (await padav.POST('/api/bookings', { params: { header }, body })).data!.data
  const [path, headers] = [{ reference }, opens(token!)]

  const stranger = await padav.GET('/api/bookings/{reference}', { params: { path }, headers: opens('x'.repeat(43)) })
  expect([stranger.response.status, stranger.error?.reason]).toEqual([404, 'unknown-booking'])
  const again = await padav.POST('/api/bookings', { params: { header }, body })
  expect(again.data?.data.reference).toBe(reference)

  const asked = { params: { path, header: { 'Idempotency-Key': 'first part' } }, headers }
  const order = await padav.POST('/api/bookings/{reference}/payments', { ...asked, body: { provider: 'simulator' } })
  await bench.gateway(order.data!.data.orderId, 'success')
  const paid = await padav.GET('/api/bookings/{reference}', { params: { path }, headers })
  expect(paid.data?.data).toMatchObject({ state: 'confirmed', paidPaise: order.data!.data.amountPaise })
  const shown = await padav.GET('/api/bookings/{reference}/cancellation', { params: { path }, headers })
  expect(shown.data?.data.refundPaise).toBeGreaterThan(0)
})
