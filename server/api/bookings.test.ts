import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { instalments } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { BookingAnswer, DepartureAnswer } from './shapes/booking.ts'
import { BookableQuote } from './shapes/bookable-quote.ts'
import { CancellationAnswer } from './shapes/booking-change.ts'

describe('the whole way', () => {
  test('quote, hold, first part, the rest, a voucher’s worth of messages', async ({ db }) => {
    const bench = await bookingBench(db)
    const quoted = await bench.quote()
    expect(quoted).toMatchObject({
      status: 201,
      body: {
        data: {
          totalPaise: TOTAL,
          perPersonPaise: TOTAL / 2,
          payments: [{ part: 1, amountPaise: 10_500_00, dueOn: null }, { part: 2 }, { part: 3 }],
          refunds: [
            { percent: 10, chargePaise: 4_200_00, refundPaise: 37_800_00 },
            {},
            {},
            {},
            { refundPaise: 0, until: null },
          ],
        },
      },
    })
    const booking = await bench.book({}, { travellers: FAMILY })
    expect(await bench.departure()).toMatchObject({ held: 2, sold: 0, seatsLeft: 4, state: 'AVAILABLE' })
    expect(await booking.look()).toMatchObject({
      state: 'held',
      totalPaise: TOTAL,
      duePaise: TOTAL,
      travellers: [{ room: 1 }, { room: 1 }],
    })
    expect(await booking.pay('success')).toMatchObject({ status: 201, body: { data: { amountPaise: 10_500_00 } } })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: 10_500_00, duePaise: 31_500_00 })
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 2 })
    await booking.pay('success', 'all')
    expect(await booking.look()).toMatchObject({
      paidPaise: TOTAL,
      duePaise: 0,
      payments: [{ state: 'paid' }, { state: 'paid' }, { state: 'paid' }],
    })
    expect((await booking.pay('success', 'all')).body.reason).toBe('part-paid')
    const told = (await listOutbox(db, 5)).map(({ subject }) => subject).toSorted()
    expect(told).toEqual([
      expect.stringContaining('Booked: Tea hills of Munnar'),
      'Your booking',
      expect.stringContaining('₹31,500 received'),
    ])
  })

  test('a date of one’s own needs no departure, and no list shows it', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({ departure: undefined, startsOn: DEPARTURE.startsOn })
    await booking.pay('success')
    expect(await booking.look()).toMatchObject({ state: 'confirmed', startsOn: DEPARTURE.startsOn })
    const [own] = await db.select().from(departures).where(eq(departures.isPrivate, true))
    expect(own).toMatchObject({ capacity: 2, held: 0, sold: 2 })
    expect((await bench.call('GET', `/api/departures/${own!.id}`)).status).toBe(404)
  })

  // Caught: said in the steps alone, which whoever is sent a quote never sees.
  test('a quote says what is to be known of its date, when it is made and when it is looked at', async ({ db }) => {
    const bench = await bookingBench(db)
    await db.update(packages).set({ months: [monthOf(STARTS_ON)] })
    const remarksOf = async (startsOn: string) => {
      const made = (await bench.quote({ departure: undefined, startsOn })).body.data!
      const seen = (await bench.call('GET', `/api/quotes/${made.token}`)).body.data!
      expect(seen.remarks).toEqual(made.remarks)
      return seen.remarks
    }
    expect(await remarksOf(addDays(STARTS_ON, 60))).toEqual([expect.stringContaining('is outside its season')])
    expect(await remarksOf(STARTS_ON)).toEqual([])
  })
})

test('every answer is as the document says', async ({ db }) => {
  const bench = await bookingBench(db)
  expect(BookableQuote.strict().safeParse((await bench.quote({ ages: [9] })).body.data).error).toBeUndefined()
  expect(DepartureAnswer.strict().safeParse(await bench.departure()).error).toBeUndefined()
  const booking = await bench.book({}, { travellers: FAMILY })
  await booking.pay('refund-fails')
  expect(BookingAnswer.strict().safeParse(await booking.look()).error).toBeUndefined()
  const quoted = await booking.at('GET', '/cancellation')
  expect(CancellationAnswer.strict().safeParse(quoted.body.data).error).toBeUndefined()
})

test('a quote names nobody: two keys are two bookings of it, whoever asks', async ({ db }) => {
  const bench = await bookingBench(db)
  const token = String((await bench.quote()).body.data!['token'])
  const [first, second] = [await bench.hold(token), await bench.hold(token)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.data!['reference']).not.toBe(second.body.data!['reference'])
  expect(await bench.departure()).toMatchObject({ held: 4 })
})

describe('whose booking it is', () => {
  test('nobody opens one by its reference, by another’s link, or by a link cut short', async ({ db }) => {
    const bench = await bookingBench(db)
    const [mine, theirs] = [await bench.book(), await bench.book()]
    const paths = ['', '/cancellation']
    for (const path of paths) {
      expect((await bench.call('GET', `/api/bookings/${mine.reference}${path}`)).status).toBe(401)
      for (const token of [theirs.token, mine.token.slice(0, -1), 'a'.repeat(43)])
        expect((await bench.openedBy(mine.reference, token).at('GET', path)).status).toBe(404)
    }
    for (const path of ['/payments', '/cancellation', '/hold'])
      expect(
        (
          await bench
            .openedBy(mine.reference, theirs.token)
            .at('POST', path, { provider: 'simulator' }, { 'Idempotency-Key': 'x' })
        ).status,
      ).toBe(404)
    expect(await mine.look()).toMatchObject({ state: 'held' })
    expect(await db.select().from(instalments)).toHaveLength(6)
  })
})
