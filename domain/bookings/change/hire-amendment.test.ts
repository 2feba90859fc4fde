import { expect } from 'vitest'
import { saveCars } from '#domain/cars/cars-writing.server.ts'
import { saveVehicles } from '#domain/cars/fleet-writing.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { addDays } from '#platform/dates.ts'
import { rupees } from '#platform/money.ts'
import { STARTS_ON } from '#tests/benches/booking-bench.ts'
import { carBench, PICKUP, SEDAN, V5 } from '#tests/car-fixture.ts'
import { kochi } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'

const SMALLER = { ...SEDAN, id: 'car-small', name: 'Hatchback', url: 'small', perKmPaise: rupees(8) }
const LATER = addDays(STARTS_ON, 7)

test('a hire is charged for what falls away of it on whatever day it goes, and for other days alone nothing (caught: a cheaper class on another date was free)', async ({
  db,
}) => {
  const { book, refund, services } = await carBench(db)
  await write(db, saveCars, [SMALLER])
  await write(db, saveVehicles, [
    { id: 'small', carId: SMALLER.id, registration: 'KL 00 PD 9999', garageCityId: kochi.id, active: true },
  ])
  const sold = await book({ package: undefined, departure: undefined, adults: undefined, ...V5 }, { pickup: PICKUP })
  await sold.pay('success', 'all')
  const chargeOf = async (change: object) =>
    Number((await sold.at('POST', '/amendments', change)).body.data?.['chargePaise'])
  // 750 km at ₹3 less, ten per cent of it charged, with 5 % GST and to the rupee.
  const charge = rupees(236)
  expect(await chargeOf({ car: 'small' })).toBe(charge)
  expect(await chargeOf({ car: 'small', date: LATER })).toBe(charge)
  expect(await chargeOf({ date: LATER })).toBe(0)
  expect(await chargeOf({ date: LATER, time: '06:00' })).toBe(0)
  expect(await chargeOf({ date: LATER, days: 2 })).toBe(await chargeOf({ days: 2 }))
  // Caught: "a hired car has nothing of the kind", of where it comes.
  expect((await sold.at('POST', '/amendments', { pickup: 'House 9', adults: 2 })).body).toMatchObject({
    fields: { pickup: expect.stringContaining('page of the booking'), adults: 'A hired car has nothing of the kind.' },
  })
  const quoted = await sold.at('POST', '/amendments', { car: 'small', date: LATER })
  const { token } = (quoted.body.data as unknown as { quote: { token: string } }).quote
  expect((await sold.at('POST', '/amendments', { quote: token })).status).toBe(200)
  const { totalPaise, paidPaise, startsOn } = await sold.look()
  expect([totalPaise, startsOn]).toEqual([paidPaise, LATER])
  await refund()
  expect((await checkBooks(db)).findings).toEqual([])
  await services.printer.close()
})
