import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cities } from '#domain/catalogue/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { saveFleet, SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { munnar, saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import type { FleetAsked, FleetListName } from './fleet-asked.ts'
import { readFleet } from './fleet-desk.server.ts'
import { editDriver, editVehicle } from './fleet-writing.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const OTHER = { id: 'somebody-else-who-edits', role: 'editor' } as const

test('a fleet is found by plate, class, mobile, name or city, and says where it stands (caught: of two cities of one name, the name)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  await saveFleet(db, 2)
  const kochi = { ...munnar, id: 'kochi', url: 'kochi', name: 'Kochi' }
  await write(db, saveCities, [kochi])
  const read = async (asked: FleetAsked, named: string[] = []) => {
    const found = await readFleet(db, EDITOR, asked, 1, named)
    return (found.ok ? found.value : undefined)!
  }
  const totals = async (list: FleetListName, words: string[]) => {
    const found = []
    for (const one of words) found.push((await read({ list, words: one })).total)
    return found
  }
  expect(await totals('vehicles', ['kl 00 pd 0002', SEDAN.name.toLowerCase(), 'MUNN', 'nothing'])).toEqual([1, 2, 2, 0])
  const [{ name, mobile } = { name: '', mobile: '' }] = (await read({ list: 'drivers' })).drivers
  expect(await totals('drivers', [name.toUpperCase(), mobile.slice(3), 'munnar', 'nothing'])).toEqual([1, 1, 2, 0])
  const said = async (named: string[] = []) =>
    (await read({ list: 'vehicles' }, named)).garages.map((city) => city.name)
  expect([await said(), await said([kochi.id])]).toEqual([['Munnar'], ['Kochi', 'Munnar']])
  await db.update(cities).set({ name: 'Munnar' }).where(eq(cities.id, kochi.id))
  expect(await said()).toEqual([munnar.url])
})

test('a vehicle is changed over nobody, and what is amiss with it stands at its field (caught: the second one wrote over the first; a class that is gone ended as a fault of ours)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  await saveFleet(db, 2)
  const found = await readFleet(db, EDITOR, { list: 'vehicles' }, 1)
  const [{ stood, id, registration } = { stood: '', id: '', registration: '' }] = found.ok ? found.value.vehicles : []
  const draft = { id, registration, carId: SEDAN.id, garageCityId: munnar.id, active: true }
  const edit = (change: Partial<typeof draft>, actor: typeof EDITOR | typeof OTHER = EDITOR) =>
    editVehicle({ db, clock }, actor, { ...draft, ...change, stood })
  const amiss = [
    [{ carId: 'gone' }, 'carId'],
    [{ carId: '' }, 'carId'],
    [{ garageCityId: 'gone' }, 'garageCityId'],
    [{ registration: 'KL 00 PD 0002' }, 'registration'],
    [{ registration: 'KL seven' }, 'registration'],
  ] as const
  for (const [change, path] of amiss)
    expect(await edit(change)).toMatchObject({ reason: 'invalid', faults: [{ path }] })
  expect(await edit({ active: false }, OTHER)).toMatchObject({ ok: true })
  expect(await edit({ registration: 'KL 00 PD 0009' })).toMatchObject({
    reason: 'changed-meanwhile',
    meanwhile: { now: { active: false }, was: { active: true }, by: [{ actor: OTHER.id }] },
  })
  const driver = { id: 'new', stood: '', name: '', mobile: '+919000000011', garageCityId: munnar.id, active: true }
  expect(await editDriver({ db, clock }, EDITOR, driver)).toMatchObject({
    faults: [{ path: 'name', message: 'A name belongs here.' }],
  })
  expect(await editDriver({ db, clock }, EDITOR, { ...driver, name: 'Anil' })).toMatchObject({
    faults: [{ path: 'mobile', message: 'Another driver has that mobile.' }],
  })
})
