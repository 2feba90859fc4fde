import { expect } from 'vitest'
import { saveFleet, SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { munnar, saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { findDriver, releaseVehicle, takeVehicle } from './hires.server.ts'
import { hiredDays } from './hire.ts'
import { vehicleHires } from './tables.ts'

const wanted = (startsOn: string, endsBefore: string) => ({ carId: SEDAN.id, cityId: munnar.id, startsOn, endsBefore })

test('one vehicle and one driver are on one day once, and free again the day they are back', async ({ db }) => {
  await saveSampleCatalogue(db)
  await saveFleet(db, 2, 1)
  expect((await takeVehicle(db, 'one', wanted('2027-01-10', '2027-01-13'))).ok).toBe(true)
  // There is a second vehicle, and nobody to drive it.
  expect(await takeVehicle(db, 'two', wanted('2027-01-12', '2027-01-14'))).toEqual({ ok: false, reason: 'sold-out' })
  expect((await takeVehicle(db, 'three', wanted('2027-01-13', '2027-01-14'))).ok).toBe(true)
  expect((await takeVehicle(db, 'four', wanted('2027-01-09', '2027-01-10'))).ok).toBe(true)
  expect(await findDriver(db, 'one')).toEqual({
    name: 'Driver 1',
    mobile: '+919000000011',
    registration: 'KL 00 PD 0001',
  })
  await releaseVehicle(db, 'one')
  expect((await takeVehicle(db, 'two', wanted('2027-01-12', '2027-01-13'))).ok).toBe(true)
})

test.for(['vehicleId', 'driverId'] as const)('the database itself refuses the same %s twice', async (twice, { db }) => {
  await saveSampleCatalogue(db)
  await saveFleet(db, 2)
  const hire = { startsOn: '2027-01-10', endsBefore: '2027-01-13' }
  await db.insert(vehicleHires).values({ bookingId: 'one', vehicleId: 'vehicle-1', driverId: 'driver-1', ...hire })
  const other = {
    vehicleId: 'vehicle-2',
    driverId: 'driver-2',
    [twice]: twice === 'vehicleId' ? 'vehicle-1' : 'driver-1',
  }
  const overlapping = { bookingId: 'two', ...other, startsOn: '2027-01-12', endsBefore: '2027-01-20' }
  await expect(db.insert(vehicleHires).values(overlapping)).rejects.toMatchObject({ cause: { code: '23P01' } })
})

test('a car that drives one way has to drive home', () => {
  const way = { km: 560, hours: 10, inHills: false, otherStates: 0 }
  expect(hiredDays({ kind: 'one-way', days: 1, ...way }, '2027-01-10').endsBefore).toBe('2027-01-12')
  expect(hiredDays({ kind: 'round-trip', days: 1, ...way }, '2027-01-10').endsBefore).toBe('2027-01-11')
})

test('a car that is on the road at midnight is not free on the next day (caught: sold again for half past twelve)', () => {
  const way = { km: 75, hours: 2, inHills: false, otherStates: 0 }
  const before = (trip: Parameters<typeof hiredDays>[0]) => hiredDays(trip, '2027-01-10').endsBefore
  expect(before({ kind: 'one-way', days: 1, ...way, leaveAt: 21 * 60 })).toBe('2027-01-12')
  expect(before({ kind: 'one-way', days: 1, ...way, leaveAt: 20 * 60 })).toBe('2027-01-11')
  expect(before({ kind: 'airport', ...way, leaveAt: 23 * 60 })).toBe('2027-01-12')
  expect(before({ kind: 'local', km: 80, hours: 8, leaveAt: 18 * 60 })).toBe('2027-01-12')
  expect(before({ kind: 'local', km: 80, hours: 8, leaveAt: 10 * 60 })).toBe('2027-01-11')
})
