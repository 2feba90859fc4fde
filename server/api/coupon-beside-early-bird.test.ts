import { expect } from 'vitest'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { COUPON } from '#tests/sample-coupon.ts'
import { write } from '#tests/write.ts'

test('a coupon that an early bird takes the place of is refused with that sentence at its field (caught: swallowed without a word)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const early = {
    ...COUPON,
    id: 'early',
    kind: 'early-bird',
    code: null,
    name: 'Early bird',
    off: { percent: 20 },
  } as const
  await write(db, savePromotions, [
    { ...COUPON, mostUses: null },
    { ...early, daysAhead: 30, mostUses: null },
  ])
  expect((await bench.quote({ coupon: 'TEA' })).body).toMatchObject({
    reason: 'coupon-not-here',
    fields: { coupon: expect.stringMatching(/^Coupon TEA cannot be joined with Early bird, which takes more off/) },
  })
  expect((await bench.quote()).status).toBe(201)
  // The better of the two counts: it is said on the quote.
  await write(db, savePromotions, [{ ...COUPON, mostUses: null, off: { percent: 30 } }])
  const { lines } = (await bench.quote({ coupon: 'TEA' })).body.data as unknown as { lines: { name: string }[] }
  expect(lines.map(({ name }) => name)).toContain('Coupon TEA')
})
