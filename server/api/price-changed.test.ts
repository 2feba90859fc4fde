import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { bookingBench, DEPARTURE, endHold, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

describe('of a quote', () => {
  test('a price that changed is said, with the new one', async ({ db }) => {
    const bench = await bookingBench(db)
    const token = String((await bench.quote()).body.data!['token'])
    await db.update(departures).set({ twinPaise: 21_000_00 }).where(eq(departures.id, DEPARTURE.id))
    const refused = await bench.hold(token)
    expect(refused).toMatchObject({ status: 409, body: { reason: 'price-changed', data: { totalPaise: 44_100_00 } } })
    const renewed = String((refused.body.data as Record<string, unknown>)['quote'])
    expect((await bench.hold(renewed)).status).toBe(201)
  })

  test('a price that is the same by other rules is held, and held again (caught: a digest of the rules taken for the price)', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const token = String((await bench.quote()).body.data!['token'])
    await db.update(packages).set({ groupMax: sql`${packages.groupMax} + 1` })
    const held = await bench.hold(token, { key: 'as promised' })
    expect(held).toMatchObject({ status: 201, body: { data: { totalPaise: TOTAL } } })
    expect((await bench.hold(token, { key: 'as promised' })).body).toEqual(held.body)
    const { reference, token: opens } = held.body.data as unknown as { reference: string; token: string }
    await endHold(db, reference)
    await db.update(packages).set({ groupMax: sql`${packages.groupMax} + 1` })
    expect((await bench.openedBy(reference, opens).at('POST', '/hold')).status).toBe(200)
    const elsewhere = String((await bench.quote()).body.data!['token'])
    await db.update(departures).set({ departureCity: 'Madurai' })
    // caught: the sum alone compared, where it leaves from another city
    expect((await bench.hold(elsewhere)).body.reason).toBe('price-changed')
  })
})
