import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { drivers, roads, vehicles } from '#domain/cars/tables.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { alappuzha, kochi } from '#tests/catalogue-fixture.ts'
import { saveFleet } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { munnar } from '#tests/sample-catalogue.ts'
import { checked, exported, faultsIn, OWNER, setUp, takenIn } from '#tests/take-in.ts'

speakPlainly()

test('a road is one, from whichever end it is told (caught: a file with both ends ended as a fault of ours)', async ({
  db,
}) => {
  await setUp(db)
  const head = 'Between,And,Km,Hours,Way'
  await takenIn(db, 'roads', `${head}\nmunnar,kochi,130,4.333,road\nalappuzha,kochi,53,1.5,boat`)
  const [one, other] = [munnar.id, kochi.id].toSorted()
  expect(await db.select().from(roads).where(eq(roads.km, 130))).toMatchObject([
    { oneCityId: one, otherCityId: other, hours: 4.33, way: 'road' },
  ])
  const again = `${head}\nkochi,munnar,130,4.333,road`
  expect(await checked(db, 'roads', again)).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
  await takenIn(db, 'roads', 'Between,And,Km\nkochi,munnar,128')
  const history = await listHistory(db, `road:${one}/${other}`)
  expect(history.find(({ before }) => before !== null)).toMatchObject({
    actor: OWNER.id,
    before: { km: 130 },
    after: { km: 128, hours: 4.33 },
  })
  expect(history).toHaveLength(2)
  const wrong = await checked(
    db,
    'roads',
    `${head}\nkochi,munnar,130,4,road\nmunnar,kochi,131,4,road\nkochi,kochi,5,1,road\nkochi,pune,0,200,rail`,
  )
  expect(faultsIn(wrong)).toEqual([
    '3 Between: A row further up is about the same.',
    '4 And: A road lies between two places.',
    '5 And: There is no city pune.',
    '5 Km: Whole kilometres, 1 to 3,000.',
    '5 Hours: Hours as a number, such as 3.5, up to 100.',
    '5 Way: One of these belongs here: road, walk, boat.',
  ])
})

test('vehicles and drivers are known by plate and mobile, however those are written (caught: one mobile of two rows stopped the file half way)', async ({
  db,
}) => {
  await setUp(db)
  await saveFleet(db, 1, 1, kochi.id)
  const out = `Plate,In service\nkl 00 pd 0001,no`
  expect(await takenIn(db, 'vehicles', out)).toMatchObject({ fresh: 0, changed: 1 })
  expect(await db.select().from(vehicles)).toMatchObject([{ id: 'vehicle-1', carId: 'car-sedan', active: false }])
  await takenIn(db, 'drivers', `Mobile,Name,Stands in\n90000 00011,Anil,munnar\n+91 98765 43210,Biju,alappuzha`)
  expect(await db.select().from(drivers).orderBy(drivers.mobile)).toMatchObject([
    { id: 'driver-1', mobile: '+919000000011', name: 'Anil', garageCityId: munnar.id, active: true },
    { mobile: '+919876543210', name: 'Biju', garageCityId: alappuzha.id, active: true },
  ])
  expect(await exported(db, 'drivers')).toContain(`'+919876543210,Biju,alappuzha,yes`)
  const wrong = `Mobile,Name,Stands in\n98765 43210,Biju,munnar\n+919876543210,Biju,munnar\n12345,,pune`
  expect(faultsIn(await checked(db, 'drivers', wrong))).toEqual([
    '3 Mobile: A row further up is about the same.',
    '4 Stands in: There is no city pune.',
    '4 Name: A name belongs here.',
    '4 Mobile: A mobile belongs here, as +91 98765 43210.',
  ])
  expect(faultsIn(await checked(db, 'vehicles', 'Plate,Class,Stands in\nKL seven,tank,kochi'))).toEqual([
    '2 Class: There is no class of car tank.',
    '2 Plate: A plate is written DL 01 AB 1234.',
  ])
})
