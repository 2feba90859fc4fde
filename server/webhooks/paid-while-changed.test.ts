import { eq } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { amendBooking } from '#domain/bookings/change/amend.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { payments } from '#domain/payments/tables.ts'
import { FRIENDS, groupBench } from '#tests/benches/group-bench.ts'
import { onBoth as test, somebodyWaits } from '#tests/database.ts'

test.skipIf(!inject('databaseUrl'))(
  'money of a friend that comes while the party is changed waits for that, and nobody for each other',
  async ({ database: { db } }) => {
    const bench = await groupBench(db)
    await bench.form()
    const order = String(await bench.order(2))
    const quoted = await bench.at('POST', '/amendments', { adults: 3 })
    const { token } = quoted.body.data!['quote'] as unknown as { token: string }
    const { paying } = await db.transaction(async (change) => {
      await lockBooking(change, bench.id)
      const paying = bench.gateway(order, 'success')
      await expect.poll(() => somebodyWaits(db)).toBe(true)
      const needs = { ...bench.services, db: change }
      // caught: an order locked before its booking, which the change waits for then, so that the database ends one of the two
      expect(await amendBooking(needs, bench.access, { token, named: FRIENDS.slice(0, 3) })).toMatchObject({ ok: true })
      return { paying }
    })
    expect((await paying).status).toBe(303)
    expect(await bench.look()).toMatchObject({ seats: 3 })
    expect(await db.$count(payments, eq(payments.orderId, order))).toBe(1)
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  },
)
