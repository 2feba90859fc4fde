import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { COUPON } from '#tests/sample-coupon.ts'
import { write } from '#tests/write.ts'

test('a coupon that is one a person is not used twice under names given later', async ({ db }) => {
  const bench = await bookingBench(db)
  await write(db, savePromotions, [{ ...COUPON, mostUses: null, mostPerPerson: 1 }])
  await (await bench.book({ coupon: 'TEA' })).pay('success')
  const token = String((await bench.quote({ coupon: 'TEA' })).body.data!['token'])
  expect((await bench.hold(token)).body.reason).toBe('coupon-used')
  const stranger = await bench.book({ coupon: 'TEA' }, { contact: { ...CONTACT, mobile: '9812345679' } })
  await db.update(bookings).set({ contactMobile: '+919812345678' }).where(eq(bookings.reference, stranger.reference))
  expect((await stranger.pay('success')).body.reason).toBe('coupon-used')
  await write(db, savePromotions, [{ ...COUPON, id: 'first', code: 'FIRST', mostUses: null, firstBookingOnly: true }])
  const first = String((await bench.quote({ coupon: 'FIRST' })).body.data!['token'])
  const disguised = { contact: { ...CONTACT, mobile: '9812345670' } }
  // caught: a first booking told by the mobile alone
  expect((await bench.hold(first, { body: disguised })).body.reason).toBe('coupon-used')
})

// (caught: two bookings that wait for their money at a time, each of them the first still)
test('a coupon for the first booking is used by one of two that are held at a time', async ({ db }) => {
  const bench = await bookingBench(db)
  await write(db, savePromotions, [{ ...COUPON, mostUses: null, firstBookingOnly: true }])
  const hold = async (body: object) =>
    bench.hold(String((await bench.quote({ coupon: 'TEA' })).body.data!['token']), { body })
  const one = await hold({})
  expect([one.status, (await hold({})).body.reason]).toEqual([201, 'coupon-used'])
  // Names come later, too.
  const other = await bench.book(
    { coupon: 'TEA' },
    { contact: { ...CONTACT, mobile: '9812345679', email: 'other@example.org' } },
  )
  await db
    .update(bookings)
    .set({ contactMobile: '+919812345678', contactEmail: CONTACT.email })
    .where(eq(bookings.reference, other.reference))
  expect((await other.pay('success')).body.reason).toBe('coupon-used')
})

// (caught: told by a mobile alone, of which nobody asks a proof where codes go by e-mail, and which anybody types anew each time)
test.for([
  ['email', { mobile: '9812345670' }, { email: 'somebody-else@example.org' }],
  ['sms', { email: 'somebody-else@example.org' }, { mobile: '9812345670' }],
] as const)('where codes go by %s, a person is told by where theirs goes', async ([codesBy, same, another], { db }) => {
  const bench = await bookingBench(db)
  Object.assign(bench.services.config, { codesBy })
  await write(db, savePromotions, [{ ...COUPON, mostUses: null, mostPerPerson: 1 }])
  const hold = async (as: object) => {
    const { body } = await bench.quote({ coupon: 'TEA' })
    return (await bench.hold(String(body.data!['token']), { body: { contact: { ...CONTACT, ...as } } })).status
  }
  expect([await hold({}), await hold(same), await hold(another)]).toEqual([201, 409, 201])
})
