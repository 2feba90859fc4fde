import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { hasFreeVehicle, takeVehicle } from '#domain/cars/hires.server.ts'
import { vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { findDepartureCars, recallCar, sendCar } from '#domain/departures/departure-cars.server.ts'
import { driversReached, tellDepartureDrivers } from '#domain/departures/departure-drivers.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { messageTemplates, outbox } from '#domain/messaging/tables.ts'
import { addDays } from '#platform/dates.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { saveFleet, SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { munnar, teaHills } from '#tests/sample-catalogue.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { findSlip } from './driver-slip.server.ts'
import { callOffDeparture } from '#domain/bookings/cancel/operator-cancellation.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const HERE = { departureId: DEPARTURE.id }
const ONE = { ...HERE, vehicleId: 'vehicle-1', driverId: 'driver-1' }

test('a vehicle and a driver are with a departure or with a hire, never with both, and free once it is called off', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const needs = { ...services, db }
  await saveFleet(db, 2)
  const wanted = { carId: SEDAN.id, cityId: munnar.id, startsOn: STARTS_ON, endsBefore: addDays(STARTS_ON, 1) }
  expect(await sendCar(needs, EDITOR, ONE)).toMatchObject({ reason: 'forbidden' })
  expect(await sendCar(needs, SALES, ONE)).toMatchObject({ ok: true })
  expect(await sendCar(needs, SALES, { ...ONE, driverId: 'driver-2' })).toMatchObject({ reason: 'vehicle-taken' })
  expect(await sendCar(needs, SALES, { ...ONE, vehicleId: 'vehicle-2' })).toMatchObject({ reason: 'driver-taken' })
  const found = await findDepartureCars(db, SALES, DEPARTURE.id)
  expect(found.ok && [found.value.cars.length, found.value.free]).toMatchObject([
    1,
    { vehicles: [{ id: 'vehicle-2' }], drivers: [{ id: 'driver-2' }] },
  ])
  // caught: a hire that counts what goes with a departure as free
  expect(await takeVehicle(db, 'one', wanted)).toMatchObject({ ok: true })
  expect(await takeVehicle(db, 'two', wanted)).toMatchObject({ reason: 'sold-out' })
  expect(await hasFreeVehicle(db, { ...wanted, besides: 'three' })).toBe(false)
  expect(
    await hasFreeVehicle(db, {
      ...wanted,
      startsOn: addDays(STARTS_ON, teaHills.days),
      endsBefore: addDays(STARTS_ON, 20),
    }),
  ).toBe(true)
  await db.delete(vehicleHires).where(eq(vehicleHires.bookingId, 'one'))
  // caught: books that take what goes with a departure for a hire without a booking
  expect((await checkBooks(db)).findings).toEqual([])
  await db.update(vehicles).set({ active: false }).where(eq(vehicles.id, 'vehicle-2'))
  const other = { ...HERE, vehicleId: 'vehicle-2', driverId: 'driver-2' }
  expect(await sendCar(needs, SALES, other)).toMatchObject({ reason: 'out-of-service' })

  expect(await callOffDeparture(needs, SALES, { ...HERE, because: 'The road is shut.' })).toMatchObject({ ok: true })
  expect(await db.$count(vehicleHires)).toBe(0)
  expect(await sendCar(needs, SALES, ONE)).toMatchObject({ reason: 'called-off-before' })
  await services.printer.close()
})

test('a driver has a slip with names and numbers and no sum, and is told once, on the evening before', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const needs = {
    ...services,
    db,
    config: { ...services.config, codesBy: 'sms' as const, otpCountries: ['IN' as const] },
  }
  await saveFleet(db, 1)
  const paid = await book({}, { travellers: FAMILY })
  await paid.pay('success', 'all')
  await sendCar(needs, SALES, ONE)
  const slip = await findSlip(db, SALES, DEPARTURE.id)
  expect(slip).toMatchObject({
    value: {
      cars: [{ plate: 'KL 00 PD 0001', driver: 'Driver 1' }],
      parties: [{ name: 'Meera Kulkarni', mobile: '+919812345678', people: 2 }],
    },
  })
  expect(JSON.stringify(slip)).not.toMatch(/paise|20000|₹/i)
  // Whose seats were sold elsewhere ride along: the slip counts them, and names nobody it does not know.
  const { id, sold } = departures
  await db
    .update(departures)
    .set({ sold: sql`${sold} + 3`, soldElsewhere: 3 })
    .where(eq(id, DEPARTURE.id))
  expect(await findSlip(db, SALES, DEPARTURE.id)).toMatchObject({
    value: { departure: { soldElsewhere: 3 }, parties: [{ people: 2 }] },
  })
  await db
    .update(departures)
    .set({ sold: sql`${sold} - 3`, soldElsewhere: 0 })
    .where(eq(id, DEPARTURE.id))
  expect(await findSlip(db, EDITOR, DEPARTURE.id)).toMatchObject({ reason: 'forbidden' })

  const texts = () => db.select().from(outbox).where(eq(outbox.kind, 'driver-trip'))
  expect(await tellDepartureDrivers(needs)).toBe(0)
  const evening = sql`((now() at time zone 'Asia/Kolkata') + interval '6 hours')::date`
  // caught: one who is told a day before the evening
  await db.update(vehicleHires).set({ startsOn: sql`${evening} + 1`, endsBefore: sql`${evening} + 4` })
  expect(await tellDepartureDrivers(needs)).toBe(0)
  await db.update(vehicleHires).set({ startsOn: evening })
  // caught: told, on a site that sends no SMS, or to a country none goes to
  const told = async (config: Partial<Parameters<typeof driversReached>[0]['config']>) => {
    const there = { ...needs, config: { ...needs.config, ...config } }
    const reaches = (await driversReached(there))?.('+919000000011') ?? false
    const count = await tellDepartureDrivers(there)
    const [hire] = await db.select().from(vehicleHires)
    return [reaches, count, hire!.toldAt !== null]
  }
  expect(await told({ codesBy: 'email' })).toEqual([false, 0, false])
  expect(await told({ otpCountries: ['NP'] })).toEqual([false, 0, false])
  await db.insert(messageTemplates).values({ kind: 'driver-trip', channel: 'sms', isOn: false, version: 1 })
  expect(await told({})).toEqual([false, 0, false])
  await db.delete(messageTemplates)
  expect(await told({})).toEqual([true, 1, true])
  expect(await tellDepartureDrivers(needs)).toBe(0)
  const [text] = await texts()
  expect(text).toMatchObject({ recipient: '+919000000011' })
  expect(text!.body).toContain('KL 00 PD 0001')
  expect(text!.body).toContain('2 travellers')
  const [car] = await db.select().from(vehicleHires)
  expect(await recallCar(needs, SALES, { ...HERE, id: car!.bookingId })).toMatchObject({ ok: true })
  expect(await recallCar(needs, SALES, { ...HERE, id: car!.bookingId })).toMatchObject({ reason: 'unknown-hire' })
  await services.printer.close()
})
