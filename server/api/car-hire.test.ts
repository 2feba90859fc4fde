import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { assignDriver } from '#domain/bookings/desk/assign-driver.server.ts'
import { findBooking, findWholeBooking } from '#domain/bookings/find-booking.server.ts'
import { tripOf } from '#domain/bookings/trip/booking-trip.server.ts'
import { tripCalendar } from '#domain/documents/calendar.ts'
import { askForReviews } from '#domain/bookings/trip/trip-review.server.ts'
import { tellDrivers } from '#domain/bookings/trip/driver-messages.server.ts'
import { isDriverNamed } from '#domain/bookings/trip/hired-driver.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { shippedSms } from '#domain/messaging/kinds.ts'
import { readSms } from '#domain/messaging/sms.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { cars, vehicleHires } from '#domain/cars/tables.ts'
import { writeTripReview } from '#domain/reviews/trip-review.server.ts'
import { documents } from '#domain/documents/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { endHold, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { BookingAnswer } from './shapes/booking.ts'
import { BookableQuote } from './shapes/bookable-quote.ts'

type Bench = Awaited<ReturnType<typeof carBench>>

const ask = (bench: Bench, asked: object = {}) => bench.call('POST', '/api/quotes', { ...V5, ...asked })
async function hire(bench: Bench, asked: object = {}) {
  const quoted = await ask(bench, asked)
  const held = await bench.hold(String(quoted.body.data?.['token']), { body: { pickup: PICKUP } })
  const { reference, token } = (held.body.data ?? {}) as unknown as { reference: string; token: string }
  return { held, ...bench.openedBy(reference, token) }
}

describe('a car takes the same way', () => {
  test('and has no page for reviews: nobody is asked for one, and none is taken', async ({ db }) => {
    const bench = await carBench(db)
    const booking = await hire(bench)
    await booking.pay('success', 'all')
    await db.update(bookings).set({ startsOn: sql`current_date - 9`, endsOn: sql`current_date - 2` })
    expect(await booking.look()).toMatchObject({ state: 'completed' })
    expect(await askForReviews({ ...bench.services, db })).toBe(0)
    const { services, reference, token } = { ...bench, ...booking }
    const { access } = (await findBooking(db, services.keys, reference, { token }))!
    // caught: a review that names a class of cars as its package
    expect(await writeTripReview(db, access, { rating: 5 })).toEqual({ ok: false, reason: 'not-allowed' })
  })

  test('V5 to the paisa, held, paid in its parts, cancelled at exactly the refund that was quoted', async ({ db }) => {
    const bench = await carBench(db)
    const quoted = await ask(bench)
    expect(quoted).toMatchObject({
      status: 201,
      body: {
        data: {
          package: null,
          departure: null,
          car: { url: 'sedan', trip: 'round-trip', days: 3, km: 612, chargeableKm: 750 },
          lines: [{ paise: 8_250_00 }, { paise: 900_00 }, { paise: 300_00 }],
          taxablePaise: 9_450_00,
          taxes: [
            { tax: 'CGST', paise: 236_25 },
            { tax: 'SGST', paise: 236_25 },
          ],
          roundOffPaise: 50,
          totalPaise: 9_923_00,
          payments: [{ amountPaise: 2_481_00 }, { amountPaise: 7_442_00, dueOn: addDays(STARTS_ON, -2) }],
          refunds: [
            { percent: 10, chargePaise: 992_00, refundPaise: 8_931_00, until: addDays(STARTS_ON, -3) },
            { percent: 50, until: null },
          ],
        },
      },
    })
    expect(BookableQuote.strict().safeParse(quoted.body.data).error).toBeUndefined()
    const booking = await hire(bench)
    expect(booking.held.status).toBe(201)
    await booking.pay('success')
    await booking.pay('success', 'all')
    const booked = await booking.look()
    expect(booked).toMatchObject({
      state: 'confirmed',
      paidPaise: 9_923_00,
      pickup: PICKUP,
      driver: null,
      departure: null,
    })
    expect(BookingAnswer.strict().safeParse(booked).error).toBeUndefined()
    const [paper] = await db.select({ facts: documents.facts }).from(documents)
    expect(paper!.facts).toMatchObject({ sac: '996601', isGrossTour: false, lines: [{ sac: '996601' }] })
    expect((await ask(bench)).body.reason).toBe('sold-out')
    const quote = (await booking.at('GET', '/cancellation')).body.data
    expect(quote).toMatchObject({ chargePaise: 992_00, refundPaise: 8_931_00 })
    expect((await booking.at('POST', '/cancellation', { refundPaise: 8_931_00 })).body.data).toMatchObject({
      ...quote,
      state: 'cancelled',
    })
    await bench.refund()
    expect(await booking.look()).toMatchObject({ state: 'cancelled', refundedPaise: 8_931_00 })
    expect((await checkBooks(db)).findings).toEqual([])
    expect((await ask(bench)).status).toBe(201)
  })

  test('what cannot be driven, carried or told apart is refused with its field', async ({ db }) => {
    const bench = await carBench(db)
    const refused = async (asked: object) => (await ask(bench, asked)).body
    // What typing can mend is 400 as in the call of fares, what a rule refuses 422.
    for (const [field, typed, status, reason] of [
      ['to', 'Atlantis', 422, 'unclear-trip'],
      ['date', '', 400, 'unclear-quote'],
      ['date', '2020-01-01', 400, 'unclear-quote'],
      ['days', 0, 400, 'unclear-quote'],
      ['time', '99:99', 400, 'unclear-quote'],
    ] as const)
      expect([field, await ask(bench, { [field]: typed })]).toEqual([
        field,
        expect.objectContaining({
          status,
          body: expect.objectContaining({ reason, fields: { [field]: expect.any(String) } }),
        }),
      ])
    expect(await refused({ car: 'carpet' })).toMatchObject({ reason: 'unknown-car' })
    expect(await refused({ people: 5 })).toMatchObject({ reason: 'group-too-large' })
    expect(await refused({ coupon: 'nope' })).toMatchObject({ reason: 'unknown-coupon' })
    expect(await refused({ people: 0 })).toMatchObject({ reason: 'unclear-quote' })
  })

  test('a rate that changed is said, and the booking of before keeps its own', async ({ db }) => {
    const bench = await carBench(db, 2)
    const token = String((await ask(bench)).body.data!['token'])
    const booked = await hire(bench)
    await db.update(cars).set({ perKmPaise: 12_00 })
    bench.services.memory.drop('*')
    expect(await bench.hold(token)).toMatchObject({ status: 409, body: { reason: 'price-changed' } })
    expect(await booked.look()).toMatchObject({ totalPaise: 9_923_00 })
  })
})

describe('one vehicle', () => {
  // caught: who is free looked up first and no exclusion constraint behind it (real PostgreSQL)
  test('wanted by eight at once is one’s', async ({ database: { db } }) => {
    const bench = await carBench(db)
    const quotes = await Promise.all(Array.from({ length: 8 }, () => ask(bench)))
    const answers = await Promise.all(quotes.map(({ body }) => bench.hold(String(body.data!['token']))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ])
    const reasons = answers.filter(({ status }) => status === 409).map(({ body }) => body.reason)
    expect(new Set(reasons)).toEqual(new Set(['sold-out']))
    expect(await db.$count(vehicleHires)).toBe(1)
  })

  test('goes to the next the day it is back, and not the day before', async ({ db }) => {
    const bench = await carBench(db)
    expect((await hire(bench)).held.status).toBe(201)
    expect((await ask(bench, { date: addDays(STARTS_ON, 2) })).body.reason).toBe('sold-out')
    expect((await hire(bench, { date: addDays(STARTS_ON, 3) })).held.status).toBe(201)
    expect((await hire(bench, { date: addDays(STARTS_ON, -3) })).held.status).toBe(201)
  })

  test('comes back from a hold that ended, and late money finds it again or goes back', async ({ db }) => {
    const bench = await carBench(db)
    const late = await hire(bench)
    const started = await late.at(
      'POST',
      '/payments',
      { provider: 'simulator', part: 1 },
      { 'Idempotency-Key': 'late' },
    )
    const spare = await ask(bench)
    expect(spare.body.reason).toBe('sold-out')
    await endHold(db, late.reference)
    expect(await bench.sweep()).toBe(1)
    const other = await hire(bench)
    expect(other.held.status).toBe(201)
    await bench.gateway(String(started.body.data!['orderId']), 'success')
    expect(await late.look()).toMatchObject({ state: 'expired', refundDuePaise: 2_481_00 })
    expect((await late.at('POST', '/hold')).body.reason).toBe('sold-out')
    await other.at('POST', '/cancellation', {})
    expect((await late.at('POST', '/hold')).status).toBe(200)
    expect(await late.look()).toMatchObject({ state: 'held', pickup: PICKUP })
    expect((await checkBooks(db)).findings).toEqual([])
  })

  test('is not held again for a trip that begins today', async ({ db }) => {
    const bench = await carBench(db)
    const late = await hire(bench)
    await endHold(db, late.reference)
    await db
      .update(bookings)
      .set({ startsOn: sql`(now() at time zone 'Asia/Kolkata')::date` })
      .where(eq(bookings.reference, late.reference))
    expect((await late.at('POST', '/hold')).body.reason).toBe('too-late')
  })
})

describe('the driver', () => {
  const soon = async (db: Db, days: number) => {
    const on = sql`(now() at time zone 'Asia/Kolkata')::date + ${days}::int`
    await db.update(vehicleHires).set({ startsOn: on, endsBefore: sql`(${on}) + 3` })
    await db.update(bookings).set({ startsOn: on, endsOn: sql`(${on}) + 2` })
  }

  test('is told once, stands on the trip from then, and is told anew when another one drives', async ({ db }) => {
    const bench = await carBench(db, 2)
    const booking = await hire(bench)
    await booking.pay('success')
    expect(await tellDrivers(bench.services)).toBe(0)
    expect(await booking.look()).toMatchObject({ driver: null })
    // The evening before has passed, whatever the hour of the test.
    await soon(db, 0)
    expect(await tellDrivers(bench.services)).toBe(1)
    expect(await tellDrivers(bench.services)).toBe(0)
    expect(await booking.look()).toMatchObject({ driver: { name: 'Driver 1', registration: 'KL 00 PD 0001' } })
    const [mail, sms] = await listOutbox(db, 2)
    expect(mail!.body).toContain('KL 00 PD 0001')
    expect([sms!.channel, sms!.kind, readSms(shippedSms('driver', 'Padav'), sms!.body)]).toMatchObject([
      'sms',
      'driver',
      { plate: 'KL 00 PD 0001', driver: 'Driver 1' },
    ])
    expect(mail!.body).toContain(PICKUP)
    const opened = await findBooking(db, bench.services.keys, booking.reference, { token: booking.token })
    // caught: papers of a hire that name its city alone
    const trip = await tripOf(db, await findWholeBooking(db, opened!.booking))
    expect(trip).toMatchObject({ pickup: `${PICKUP}, 5 am`, meeting: null })
    expect(tripCalendar(trip, { site: 'https://padav.example' })).toContain('LOCATION:Hotel Sea View')
    const [{ bookingId } = { bookingId: '' }] = await db.select().from(vehicleHires)
    const assign = (driverId: string) =>
      assignDriver(bench.services, { id: 'sales', role: 'sales' }, { bookingId, driverId })
    await db.insert(vehicleHires).values({
      bookingId: 'another',
      vehicleId: 'vehicle-2',
      driverId: 'driver-2',
      startsOn: addDays(STARTS_ON, 30),
      endsBefore: addDays(STARTS_ON, 31),
    })
    expect(await assign('driver-2')).toMatchObject({ ok: true })
    expect(await tellDrivers(bench.services)).toBe(1)
    expect(await booking.look()).toMatchObject({ driver: { name: 'Driver 2' } })
    await db
      .update(vehicleHires)
      .set({ driverId: 'driver-1', startsOn: sql`now()::date`, endsBefore: sql`now()::date + 2` })
      .where(eq(vehicleHires.bookingId, 'another'))
    expect(await assign('driver-1')).toEqual({ ok: false, reason: 'already-taken' })
    expect(await booking.look()).toMatchObject({ driver: { name: 'Driver 2' } })
    expect(
      await assignDriver(bench.services, { id: 'x', role: 'traveller' }, { bookingId, driverId: 'driver-1' }),
    ).toEqual({ ok: false, reason: 'forbidden' })
    // Caught: a driver was named for it, and told.
    await db.update(bookings).set({ calledOffBecause: 'The car is in repair' })
    expect(await assign('driver-2')).toEqual({ ok: false, reason: 'hire-called-off' })
  })

  test.for([
    ['2027-01-09T12:29:00Z', false],
    ['2027-01-09T12:30:00Z', true],
    ['2027-01-11T20:00:00Z', true],
  ] as const)('at %s is named: %s', ([at, isNamed]) => {
    const now = new Date(at)
    const journey = { package: { kind: 'car' } } as PricedJourney
    const hired = { shown: 'confirmed' as const, startsOn: '2027-01-10', today: istDate(now), now, journey }
    expect(isDriverNamed(hired)).toBe(isNamed)
    expect(isDriverNamed({ ...hired, shown: 'held' })).toBe(false)
  })
})
