import { RouterContextProvider } from 'react-router'
import { describe, expect } from 'vitest'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import type { Services } from '#domain/services.server.ts'
import { bookingKeyContext, formAnswerContext, servicesContext, shareKeyContext } from '#web/contexts.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { loadTrip } from '#app/routes/booking/trip/trip.server.ts'
import { giveBackText, nextOf } from '#app/routes/booking/trip/trip-words.ts'

type Bench = Awaited<ReturnType<typeof bookingBench>>
type Booked = { adults?: number; part?: number | 'all'; body?: object }

async function tripAfter(bench: Bench, outcome: string, { adults = 2, part = 1, body = {} }: Booked = {}) {
  const travellers = [...FAMILY, { name: 'Asha Kulkarni', age: 60 }].slice(0, adults)
  const { reference, token, pay } = await bench.book({ adults }, { travellers, ...body })
  await pay(outcome, part)
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
    const trip = await tripAfter(await bookingBench(db), 'wrong-amount')
    expect(trip.standing.disputedPaise).toBe(10_499_00)
    expect(nextOf(trip)!.words).toBe('The seats are yours once the first part has reached us.')
    expect(giveBackText(trip)).toBe(
      'The seats go back to the board at once. The ₹10,499 that reached us goes back to you in full.',
    )
  })

  test('says what becomes of a sum on its way where the seats are given back', async ({ db }) => {
    const trip = await tripAfter(await bookingBench(db), 'pending')
    expect(nextOf(trip)).toBeUndefined()
    expect(giveBackText(trip)).toBe(
      'The seats go back to the board at once. The ₹10,500 on its way goes back to you in full when it comes.',
    )
  })
})

test('asks last for the address of an invoice the law wants it on, and for none on others (caught: asked below ₹50,000, before the money, again once it is said)', async ({
  db,
}) => {
  const buyer = { address: '12 Lake Road', city: 'Kochi', pin: '682001', state: 'IN-KL' }
  const bench = await bookingBench(db, { capacity: 20 })
  const nextTitle = async (booked: Booked) => nextOf(await tripAfter(bench, 'success', booked))?.title
  expect(await nextTitle({ adults: 3 })).toMatch(/^Next: ₹/)
  expect(await nextTitle({ adults: 3, part: 'all' })).toBe('Next: your address for the invoice')
  expect(await nextTitle({ adults: 3, part: 'all', body: { buyer } })).toBeUndefined()
  expect(await nextTitle({ part: 'all' })).toBeUndefined()
})

test('the mail of a booking asks for it too, and says until when (caught: asked on pages alone)', async ({ db }) => {
  const buyer = { address: '12 Lake Road', city: 'Kochi', pin: '682001', state: 'IN-KL' }
  const bench = await bookingBench(db, { capacity: 20 })
  const isAsked = async (booked: Booked) => {
    const { standing } = await tripAfter(bench, 'success', booked)
    const mails = (await listOutbox(db, 99)).filter(({ channel }) => channel === 'email')
    const mail = mails.find(({ body }) => body.includes(standing.reference))
    return mail!.body.includes('address and state for the invoice')
  }
  expect(await isAsked({ adults: 3 })).toBe(true)
  expect(await isAsked({ adults: 3, body: { buyer } })).toBe(false)
  expect(await isAsked({})).toBe(false)
})
