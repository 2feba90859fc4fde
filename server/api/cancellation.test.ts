import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

describe('cancelling', () => {
  test('gives back exactly what was quoted, once', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('success', 'all')
    const quoted = await booking.at('GET', '/cancellation')
    expect(quoted.body.data).toMatchObject({ percent: 10, chargePaise: 4_200_00, refundPaise: 37_800_00 })
    expect((await booking.at('POST', '/cancellation', { refundPaise: 42_000_00 })).body.reason).toBe('price-changed')
    // caught: words that cannot be read, taken for none
    for (const unread of ['{bad', 'refundPaise=0'])
      expect((await booking.at('POST', '/cancellation', unread)).status).toBe(400)
    const cancelled = await booking.at('POST', '/cancellation', { refundPaise: 37_800_00 })
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', refundPaise: 37_800_00 })
    const again = await booking.at('POST', '/cancellation')
    // caught: what is cancelled already cancelled again
    expect(again.body).toEqual(cancelled.body)
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 0 })
    expect(await booking.look()).toMatchObject({ state: 'cancelled', paidPaise: 4_200_00, refundDuePaise: 37_800_00 })
    await bench.refund()
    expect(await booking.look()).toMatchObject({ refundedPaise: 37_800_00, refundDuePaise: 0 })
  })

  test('what was paid in part comes back less the charge, never below nothing', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('refund-fails')
    await db.update(bookings).set({ startsOn: sql`current_date + 12`, endsOn: sql`current_date + 14` })
    expect((await booking.at('GET', '/cancellation')).body.data).toMatchObject({ percent: 50, refundPaise: 0 })
    await db.update(bookings).set({ startsOn: DEPARTURE.startsOn })
    await booking.at('POST', '/cancellation')
    expect(await bench.refund()).toBe(0)
    expect(await booking.look()).toMatchObject({ refundDuePaise: 6_300_00, refunds: [{ state: 'due' }] })
    await db.execute(sql`update refunds set next_attempt_at = now()`)
    expect(await bench.refund()).toBe(1)
    expect(await booking.look()).toMatchObject({ refundDuePaise: 0, refundedPaise: 6_300_00 })
  })

  // (caught: a stranger's address mailed as often as somebody holds seats under it and lets them go)
  test('of what nobody has paid is told only where an address is known to be theirs', async ({ db }) => {
    const bench = await bookingBench(db)
    const mails = async () => (await listOutbox(db, 50)).filter(({ kind }) => kind === 'cancelled').length
    await (await bench.book()).at('POST', '/cancellation')
    expect(await mails()).toBe(0)
    for (const known of [{ contactProvenAt: sql`now()` }, { bookedBy: 'somebody-in-sales' }]) {
      const booking = await bench.book()
      await db.update(bookings).set(known).where(eq(bookings.reference, booking.reference))
      await booking.at('POST', '/cancellation')
    }
    expect(await mails()).toBe(2)
    const paid = await bench.book()
    await paid.pay('success')
    await paid.at('POST', '/cancellation')
    expect(await mails()).toBe(3)
  })

  test('a hold costs nothing to leave, and money that comes after goes back', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    const { body } = await booking.at(
      'POST',
      '/payments',
      { provider: 'simulator', part: 1 },
      { 'Idempotency-Key': 'k' },
    )
    expect((await booking.at('POST', '/cancellation')).body.data).toMatchObject({ refundPaise: 0, chargePaise: 0 })
    await bench.gateway(String(body.data!['orderId']), 'success')
    expect(await booking.look()).toMatchObject({ state: 'cancelled', refundDuePaise: 10_500_00 })
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 0 })
  })
})
