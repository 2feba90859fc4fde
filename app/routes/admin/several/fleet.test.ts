import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { cars, drivers, vehicles } from '#domain/cars/tables.ts'
import type { Role } from '#domain/policy/role.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import * as page from '#app/routes/admin/fleet/several.tsx'
import { linesOf, severalBench } from '#tests/benches/several-bench.ts'
import { saveFleet } from '#tests/car-fixture.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'

async function officeOf(db: Db) {
  await saveCatalogueFixture(db)
  await saveFleet(db, 3)
  const ids = (await db.select({ id: vehicles.id }).from(vehicles).orderBy(vehicles.id)).map(({ id }) => id)
  const as = (role: Role) => severalBench(page, '/admin/fleet/several', { db, clock }, role)
  const all = async () => db.select().from(vehicles).orderBy(vehicles.id)
  return { ids, as, all }
}

test('vehicles go out of service and come back with all else they have, each told in the log; what a colleague changed meanwhile stays (caught: written over; a plate lost)', async ({
  db,
}) => {
  const { ids, as, all } = await officeOf(db)
  const [office, before] = [as('editor'), await all()]
  const shown = linesOf(await office.ask('vehicle-out', ids))
  await db.update(vehicles).set({ registration: 'KL 01 ZZ 0001' }).where(eq(vehicles.id, ids[0]!))
  const sent = await office.send({ deed: 'vehicle-out', of: [...shown, 'none-of-ours x'] })
  expect(sent).toMatchObject({ count: ids.length - 1, stays: { [ids[0]!]: expect.stringContaining('meanwhile') } })
  expect((await all()).map(({ active }) => active)).toEqual(ids.map((_, at) => at === 0))
  expect(await listHistory(db, `vehicle:${ids[1]!}`)).toMatchObject([{ actor: 'editor', after: { active: false } }])
  const out = await office.ask('vehicle-out', ids)
  expect(out.rows.filter(({ stays }) => stays === 'Out of service already.')).toHaveLength(ids.length - 1)
  expect(await office.send({ deed: 'vehicle-in', of: linesOf(await office.ask('vehicle-in', ids.slice(1))) })).toEqual({
    count: ids.length - 1,
    stays: {},
  })
  expect((await all()).slice(1)).toEqual(before.slice(1))
})

test('vehicles become another class together, and of none nothing happens, said at its field (caught: a class nobody chose)', async ({
  db,
}) => {
  const { ids, as, all } = await officeOf(db)
  const office = as('owner')
  const of = linesOf(await office.ask('vehicle-class', ids))
  expect((await office.send({ deed: 'vehicle-class', of, carId: '' })).kept?.faults).toHaveProperty('carId')
  expect((await office.send({ deed: 'vehicle-class', of, carId: 'no-such-class' })).kept?.faults).toHaveProperty(
    'carId',
  )
  const classes = (await db.select({ id: cars.id }).from(cars)).map(({ id }) => id)
  const carId = classes.find((one) => one !== of[0])!
  expect(await office.send({ deed: 'vehicle-class', of, carId })).toMatchObject({ count: ids.length })
  expect(new Set((await all()).map((one) => one.carId))).toEqual(new Set([carId]))
})

test('drivers go out of service; sales does none of it', async ({ db }) => {
  const { as } = await officeOf(db)
  const ids = (await db.select({ id: drivers.id }).from(drivers)).map(({ id }) => id)
  const of = linesOf(await as('editor').ask('driver-out', ids))
  for (const role of ['sales', 'traveller'] as const) {
    expect(await as(role).keptOut()).toBe(403)
    await expect(as(role).send({ deed: 'driver-out', of })).rejects.toMatchObject({ init: { status: 403 } })
  }
  expect(await as('editor').send({ deed: 'driver-out', of })).toEqual({ count: ids.length, stays: {} })
  expect((await db.select().from(drivers)).some(({ active }) => active)).toBe(false)
})
