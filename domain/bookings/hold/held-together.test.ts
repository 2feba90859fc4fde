import { expect } from 'vitest'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { countQueries } from '#tests/count-queries.ts'
import { test } from '#tests/database.ts'
import { holdSeats } from './hold.server.ts'

const CROWD = 24

test('a crowd for one departure is read for together, not each by themselves (caught: whether the site is open, asked for each)', async ({
  db,
}) => {
  const { quote, services } = await bookingBench(db, { capacity: 4 * CROWD })
  const token = String((await quote()).body.data!['token'])
  const hold = (at: number) =>
    holdSeats(services, { quote: token, contact: CONTACT }, { key: `one of a crowd ${at}`, userId: undefined })
  const asked = await countQueries(db, async () => {
    const held = await Promise.all(Array.from({ length: CROWD }, (_, at) => hold(at)))
    expect(held.filter(({ ok }) => !ok)).toEqual([])
  })
  expect(asked).toBeLessThan(CROWD)
})
