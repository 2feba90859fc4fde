import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { findTaken } from '#domain/bookings/find-booking.server.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { bookingBench, endHold, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { findStanding } from './booked-quote.server.ts'

test('a quote is booked by what its booking was changed to, and by nothing somebody asked for anew', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book({}, { travellers: FAMILY })
  const its = eq(bookings.reference, booking.reference)
  const [{ quoteToken: token }] = (await db.select().from(bookings).where(its)) as [typeof bookings.$inferSelect]
  expect(await findStanding(db, token)).toBe('held')
  await booking.pay('success')
  expect(await findStanding(db, token)).toBe('booked')

  const [quote] = await db.select().from(quotes).where(eq(quotes.token, token))
  const { heldTerms: _, hasPromotions: __, ...row } = quote!
  const amendment = { wasPaise: row.totalPaise, chargePaise: 0 }
  const changed = { ...row, token: 'changed', previousToken: token, priced: { ...row.priced, amendment } }
  const another = { ...row, token: 'another', previousToken: token }
  await db.insert(quotes).values([changed, another])
  const known = { links: new Map([[booking.reference, booking.token]]), userId: undefined }
  const seen = async () => [
    await findStanding(db, token),
    (await findTaken(db, bench.services.keys, token, known))?.reference,
  ]
  await db.update(bookings).set({ quoteToken: 'changed' }).where(its)
  expect(await seen()).toEqual(['booked', booking.reference])
  // Caught: a friend's own version, booked, read as the booking of the family that sent the link.
  await db.update(bookings).set({ quoteToken: 'another' }).where(its)
  expect(await seen()).toEqual([undefined, undefined])
})

test('a hold that ended leaves its quote open', async ({ db }) => {
  const bench = await bookingBench(db)
  const { reference } = await bench.book()
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  await endHold(db, reference)
  expect(await findStanding(db, booking!.quoteToken)).toBeUndefined()
})
