import { expect } from 'vitest'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'

test('where a car comes may be said with its quote, and again with the booking, which counts (caught: taken for a field nobody knows, and asked for anew)', async ({
  db,
}) => {
  const bench = await carBench(db, 2)
  const quoted = async (more: object) => (await bench.call('POST', '/api/quotes', { ...V5, ...more })).body
  const pickupOf = async (token: unknown, body: object = {}) => {
    const held = (await bench.hold(String(token), { body })).body.data as unknown as {
      reference: string
      token: string
    }
    return (await bench.openedBy(held.reference, held.token).look())['pickup']
  }
  expect(await pickupOf((await quoted({ pickup: PICKUP })).data!['token'])).toBe(PICKUP)
  const other = 'The Grand Hotel, Willingdon Island, Kochi'
  expect(await pickupOf((await quoted({ pickup: PICKUP })).data!['token'], { pickup: other })).toBe(other)
  expect(await quoted({ pickup: 'here' })).toMatchObject({
    reason: 'unclear-quote',
    fields: { pickup: expect.anything() },
  })
  await bench.services.printer.close()
})
