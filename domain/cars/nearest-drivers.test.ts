import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cities } from '#domain/catalogue/tables.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { listNearestDrivers } from './nearest-drivers.server.ts'
import { drivers } from './tables.ts'

test('the drivers of a garage and of those near it come first, and none who is out of service (caught: in the order of their names)', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const places = await db.select().from(cities)
  const [here, near, far] = [places[0]!, places[1]!, places[2]!]
  for (const [{ id }, lon] of [
    [here, 76],
    [near, 76.5],
    [far, 80],
  ] as const)
    await db.update(cities).set({ lat: 10, lon }).where(eq(cities.id, id))
  await db.delete(drivers)
  const driver = (id: string, garageCityId: string, at: number, active = true) => ({
    id,
    name: id,
    mobile: `+9198765432${10 + at}`,
    garageCityId,
    active,
  })
  await db
    .insert(drivers)
    .values([driver('a', far.id, 1), driver('b', near.id, 2), driver('c', here.id, 3), driver('d', here.id, 4, false)])
  const found = await listNearestDrivers(db, [here.id, far.id])
  const of = (garage: string) => found.filter(({ garageCityId }) => garageCityId === garage).map(({ id }) => id)
  expect([of(here.id), of(far.id), await listNearestDrivers(db, [])]).toEqual([['c', 'b', 'a'], ['a', 'b', 'c'], []])
  // Enough of them near by: nobody looks further, and of equals the name decides.
  const crowd = Array.from({ length: 130 }, (_, at) => ({
    ...driver(`n${at}`, near.id, 5),
    name: `a ${2000 - at}`,
    mobile: `+9197000${10_000 + at}`,
  }))
  await db.insert(drivers).values(crowd)
  const many = (await listNearestDrivers(db, [here.id])).map(({ id }) => id)
  expect(many).toEqual([
    'c',
    ...crowd
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 99),
  ])
})
