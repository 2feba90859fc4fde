import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { departures } from '#domain/departures/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { bookingBench, DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { proveBooks } from './books.server.ts'
import { callOffDeparture, giveBackCalledOff } from './operator-cancellation.server.ts'

const SALES: Actor = { id: 'somebody-in-sales', role: 'sales' }

describe('a departure the operator calls off', () => {
  test('gives everything back to everybody, charge or not, once, and is sold to nobody', async ({ db }) => {
    // Ten days ahead a cancellation that is asked for keeps most of the price.
    const { book, services, quote, hold, refund } = await bookingBench(db)
    const [paid, part, held] = [
      await book({}, { travellers: FAMILY }),
      await book({}, { travellers: FAMILY }),
      await book(),
    ]
    const before = String((await quote({ adults: 1 })).body.data?.['token'] ?? '')
    await paid.pay('success', 'all')
    await part.pay('success')
    const owed = Number((await part.look())['paidPaise'])
    const needs = { ...services, db }
    expect((await callOffDeparture(needs, { id: 'x', role: 'editor' }, { departureId: DEPARTURE.id })).ok).toBe(false)
    expect(await callOffDeparture(needs, SALES, { departureId: DEPARTURE.id })).toEqual({
      ok: true,
      value: { bookings: 3 },
    })
    expect((await callOffDeparture(needs, SALES, { departureId: DEPARTURE.id })).ok).toBe(false)
    expect([await giveBackCalledOff(needs), await giveBackCalledOff(needs)]).toEqual([3, 0])
    const states = await Promise.all([paid, part, held].map(async ({ look }) => (await look()).state))
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled'])
    const back = (await db.select().from(refunds)).map(({ amountPaise }) => amountPaise)
    expect(back.toSorted((one, other) => one - other)).toEqual([owed, TOTAL])
    await refund()
    expect((await proveBooks(db)).findings).toEqual([])
    const [departure] = await db.select().from(departures).where(eq(departures.id, DEPARTURE.id))
    expect(departure).toMatchObject({ status: 'cancelled', held: 0, sold: 0 })
    expect((await listOutbox(db, 20)).filter(({ body }) => body.includes('call this departure off'))).toHaveLength(3)
    if (before) expect((await hold(before)).status).not.toBe(201)
    await services.printer.close()
  })
})
