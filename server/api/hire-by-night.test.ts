import { describe, expect } from 'vitest'
import { addDays } from '#platform/dates.ts'
import { STARTS_ON } from '#tests/benches/booking-bench.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'

describe('a hire that is on the road at midnight', () => {
  test('is of two days there and back, and has its car on the next day (caught: sold again for half past twelve)', async ({
    db,
  }) => {
    const bench = await carBench(db)
    const ask = (asked: object) => bench.call('POST', '/api/quotes', { ...V5, km: undefined, ...asked })
    // Six hours each way: 2 days by the driver's hours, 3 from an hour before midnight.
    expect((await ask({ days: 2, time: '23:00' })).body).toMatchObject({
      reason: 'unclear-trip',
      fields: { days: 'Leaving at that hour, you are back after midnight: that is 3 days.' },
    })
    const inTown = { trip: 'local', to: undefined, days: undefined, hours: 8, people: 2 }
    const quoted = await ask({ ...inTown, time: '20:00' })
    const held = await bench.hold(String(quoted.body.data?.['token']), { body: { pickup: PICKUP } })
    expect(held.status).toBe(201)
    const next = (days: number) => ask({ ...inTown, time: '00:30', date: addDays(STARTS_ON, days) })
    expect((await next(1)).body.reason).toBe('sold-out')
    expect((await next(2)).status).toBe(201)
  })
})
