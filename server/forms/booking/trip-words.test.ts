import { RouterContextProvider } from 'react-router'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import type { Services } from '#domain/services.server.ts'
import { bookingKeyContext, formAnswerContext, servicesContext, shareKeyContext } from '#web/contexts.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { loadTrip } from '#app/routes/booking/trip/trip.server.ts'
import { giveBackText, nextOf } from '#app/routes/booking/trip/trip-words.ts'

async function tripAfter(db: Db, outcome: string) {
  const bench = await bookingBench(db)
  const { reference, token, pay } = await bench.book({}, { travellers: FAMILY })
  await pay(outcome)
  const context = new RouterContextProvider()
  context.set(servicesContext, bench.services as unknown as Services)
  context.set(bookingKeyContext, { token })
  context.set(shareKeyContext, null)
  context.set(formAnswerContext, null)
  return loadTrip(context, reference, `https://padav.test/booking/${reference}`)
}

describe('the page of a trip whose money is with us or on its way', () => {
  test('speaks with one voice of a sum that was not asked for (caught: nothing charged, beside what reached us)', async ({
    db,
  }) => {
    const trip = await tripAfter(db, 'wrong-amount')
    expect(trip.standing.disputedPaise).toBe(10_499_00)
    expect(nextOf(trip)!.words).toBe('The seats are yours once the first part has reached us.')
    expect(giveBackText(trip)).toBe(
      'The seats go back to the board at once. The ₹10,499 that reached us goes back to you in full.',
    )
  })

  test('says what becomes of a sum on its way where the seats are given back', async ({ db }) => {
    const trip = await tripAfter(db, 'pending')
    expect(nextOf(trip)).toBeUndefined()
    expect(giveBackText(trip)).toBe(
      'The seats go back to the board at once. The ₹10,500 on its way goes back to you in full when it comes.',
    )
  })
})
