import { expect } from 'vitest'
import { editCar } from '#domain/cars/car-editing.server.ts'
import { findCarDesk, listCarsDesk } from '#domain/cars/cars-desk.server.ts'
import { listCars } from '#domain/cars/cars.server.ts'
import { vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { carBench, PICKUP, SEDAN, V5 } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { removeCar, usesOfCar } from './remove-car.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const

test('a class of car goes with the prices nobody booked, and stays while a vehicle or a booking has it', async ({
  db,
}) => {
  const { services, call, hold } = await carBench(db)
  const standing = async () => {
    const found = await findCarDesk(db, EDITOR, SEDAN.id)
    return found.ok ? found.value.stood : ''
  }
  const remove = async (actor: Parameters<typeof removeCar>[1] = EDITOR) =>
    removeCar(services, actor, { id: SEDAN.id, stood: await standing() })
  const quote = async () => String((await call('POST', '/api/quotes', V5)).body.data?.['token'])
  await quote()
  await hold(await quote(), { body: { pickup: PICKUP } })
  expect(await usesOfCar(db, SEDAN.id)).toEqual({ vehicles: 1, bookings: 1, quotes: 1 })
  expect(await remove()).toMatchObject({ reason: 'in-use' })
  await db.delete(vehicleHires)
  await db.delete(vehicles)
  expect(await remove()).toMatchObject({ reason: 'in-use' })
  await db.delete(bookings)
  expect(await remove({ id: 'somebody-in-sales', role: 'sales' })).toEqual({ ok: false, reason: 'forbidden' })
  expect(await removeCar(services, EDITOR, { id: SEDAN.id, stood: 'older' })).toMatchObject({
    reason: 'changed-meanwhile',
  })
  expect(await remove()).toMatchObject({ ok: true })
  expect([await listCarsDesk(db, EDITOR, {}), await db.$count(quotes)]).toMatchObject([{ value: { total: 0 } }, 0])
  await services.printer.close()
})

test('a class that is not offered stands in the office alone, and a price of it is not booked any more (caught: still booked at the price quoted before)', async ({
  db,
}) => {
  const { services, call, hold } = await carBench(db)
  const quoted = await call('POST', '/api/quotes', V5)
  const found = await findCarDesk(db, EDITOR, SEDAN.id)
  const stood = found.ok ? found.value.stood : ''
  expect(await editCar(services, EDITOR, { ...SEDAN, offered: false, stood })).toMatchObject({ ok: true })
  expect(await listCars(db)).toEqual([])
  expect(await listCarsDesk(db, EDITOR, {})).toMatchObject({ value: { rows: [{ offered: false }] } })
  expect(await hold(String(quoted.body.data?.['token']), { body: { pickup: PICKUP } })).toMatchObject({
    body: { reason: 'price-changed' },
  })
  await services.printer.close()
})
