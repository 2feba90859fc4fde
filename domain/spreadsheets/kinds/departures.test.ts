import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { planDepartures } from '#domain/departures/planning/planned-departures.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { writeImport } from '#domain/spreadsheets/imports.server.ts'
import { runImports } from '#domain/spreadsheets/run-imports.server.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { hills } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { DEPARTURES } from './departures.server.ts'
import { AHEAD, checked, clock, EDITOR, exported, look, setUp } from '#tests/take-in.ts'

speakPlainly()

const departureOf = async (db: Db, startsOn: string) =>
  (await db.select().from(departures).where(eq(departures.startsOn, startsOn)))[0]
const DAY = AHEAD.startsOn

describe('a file of departures', () => {
  const head = 'Package,Leaves on,From,Twin,Seats'

  test('adds some and changes others, and what is taken and booked stays', async ({ db }) => {
    await setUp(db)
    const next = addDays(DAY, 7)
    const file = `${head}\n${hills.url},${DAY},Kochi / Ernakulam,"21,000",14\n${hills.url},${next},Kochi,"19,050.50",10`
    const ready = await checked(db, 'departures', file)
    expect(ready).toMatchObject({ state: 'ready', fresh: 1, changed: 1 })
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'done', written: 2 })
    const changed = { twinPaise: 21_000_00, capacity: 14, held: 1, sold: 3, minToRun: 2, cutoffDays: 2 }
    expect(await departureOf(db, DAY)).toMatchObject({ ...AHEAD, ...changed })
    const added = { packageId: hills.id, twinPaise: 19_050_50, capacity: 10, minToRun: 1, status: 'scheduled' }
    expect(await departureOf(db, next)).toMatchObject(added)
    const [entry] = await listHistory(db, `departure:${AHEAD.id}`)
    expect(entry).toMatchObject({ actor: EDITOR.id, before: { capacity: 12 }, after: { capacity: 14 } })
    expect(await checked(db, 'departures', file)).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
    // By day, also where a file is cut (caught: by ids, which are in no order).
    await db.insert(departures).values({ ...AHEAD, id: 'zz', startsOn: addDays(DAY, -1) })
    await db.insert(departures).values({ ...AHEAD, id: 'aa', startsOn: addDays(DAY, 9) })
    const days: string[] = []
    for (let after = ''; ;) {
      const [one] = await DEPARTURES.list(db, after, 1)
      if (!one) break
      days.push(String(one['startsOn']))
      after = DEPARTURES.idOf(one)
    }
    expect(days).toEqual(days.toSorted())
    expect(days.filter((day) => day === addDays(DAY, -1) || day === addDays(DAY, 9))).toHaveLength(2)
    expect(days).toHaveLength((await exported(db, 'departures')).trim().split('\r\n').length - 1)
  })

  test('says all that is amiss in a row at once, whatever of it cannot be read (caught: the price that is no sum alone)', async ({
    db,
  }) => {
    await setUp(db)
    const rows = [
      `${hills.url},2020-01-01,Nowhere,-5,10,50,2`,
      `no-such-tour,2020-01-01,Kochi,free,10,50,900`,
      `${hills.url},${DAY},Kochi / Ernakulam,free,3,2,2`,
      `${hills.url},${addDays(DAY, 3)},Kochi,free,many,50,2`,
    ]
    const { faults } = await checked(db, 'departures', [`${head},Runs from,Closes`, ...rows].join('\n'))
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`).toSorted()).toEqual([
      '2 From: We have no place called Nowhere. Its page comes first, under Cities.',
      '2 Leaves on: That day is over. Choose a later one.',
      '2 Runs from: With 10 seats it could never run.',
      '2 Twin: A sum in rupees belongs here, such as 19,050.',
      '3 Closes: Days are a number from 0 to 365.',
      '3 Leaves on: That day is over. Choose a later one.',
      '3 Package: There is no package no-such-tour.',
      '3 Runs from: With 10 seats it could never run.',
      '3 Twin: A sum in rupees belongs here, such as 19,050.',
      '4 Seats: 3 sold and 1 held: 4 is the least.',
      '4 Twin: A sum in rupees belongs here, such as 19,050.',
      '5 Seats: A whole number belongs here.',
      '5 Twin: A sum in rupees belongs here, such as 19,050.',
    ])
  })

  test('says of each row what cannot be (caught: fewer seats than are taken, not looked at before writing)', async ({
    db,
  }) => {
    await setUp(db)
    await db.insert(departures).values({ ...AHEAD, id: 'off', departureCity: 'Munnar', status: 'cancelled' })
    const rows = [
      `${hills.url},${DAY},Kochi / Ernakulam,"21,000",3`,
      `${hills.url},2020-01-01,Kochi,"21,000",8`,
      `${hills.url},${DAY},Munnar,"21,000",8`,
      `no-such-tour,${DAY},Kochi,"21,000",8`,
      `${hills.url},31 Dec,Kochi,free,8`,
      `${hills.url},${DAY},Munar,"21,000",8`,
    ]
    const { state, faults } = await checked(db, 'departures', [head, ...rows].join('\n'))
    expect(state).toBe('faulty')
    expect(faults.shown.map(({ row, head, message }) => `${row} ${head}: ${message}`)).toEqual([
      '2 Seats: 3 sold and 1 held: 4 is the least.',
      '3 Leaves on: That day is over. Choose a later one.',
      '4 State: It was called off, and that stands.',
      '5 Package: There is no package no-such-tour.',
      '6 Leaves on: A day, as 2026-12-05.',
      '6 Twin: A sum in rupees belongs here, such as 19,050.',
      '7 From: We have no place called Munar. Is it Munnar?',
    ])
  })

  test('says of each row what is worth a second look, and is written all the same (caught: a pilgrimage in the snow, without a word)', async ({
    db,
  }) => {
    await setUp(db)
    const [first, ...days] = hills.itinerary
    const itinerary = [{ ...first!, sights: [{ name: 'Yamunotri Temple', url: 'yamunotri-temple' }] }, ...days]
    await db.update(packages).set({ itinerary }).where(eq(packages.id, hills.id))
    const year = Number(DAY.slice(0, 4)) + 1
    const rows = [`${year}-06-12`, `${year}-01-10`].map((day) => `${hills.url},${day},Kochi,"19,050",10`)
    const ready = await checked(db, 'departures', [head, ...rows].join('\n'))
    expect(ready).toMatchObject({ state: 'ready', fresh: 2, faultCount: 0 })
    expect(ready.changes.map(({ row, hints = [] }) => [row, hints.length])).toEqual([
      [2, 0],
      [3, 2],
    ])
    expect(ready.changes[1]!.hints![0]).toContain('Yamunotri')
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'done', written: 2 })
    // Of what stands so already somebody has decided.
    const dearer = await checked(db, 'departures', `${head}\n${rows[1]!.replace('19,050', '21,000')}`)
    expect(dearer.changes.map(({ hints }) => hints)).toEqual([undefined])
  })

  test('takes no seat that is sold between the check and the writing (caught: the rows not looked at again)', async ({
    db,
  }) => {
    await setUp(db)
    const ready = await checked(db, 'departures', `${head}\n${hills.url},${DAY},Kochi / Ernakulam,"21,000",5`)
    await db.update(departures).set({ sold: 5 }).where(eq(departures.id, AHEAD.id))
    await writeImport({ db, clock }, EDITOR, { id: ready.id })
    await runImports({ db, clock })
    expect(await look(db, ready.id)).toMatchObject({ state: 'stopped' })
    expect(await departureOf(db, DAY)).toMatchObject({ capacity: 12, twinPaise: 19_050_00 })
    const plan = { ...AHEAD, cells: null, capacity: 5, status: 'scheduled' as const }
    expect(await planDepartures({ db, clock }, EDITOR, [plan])).toMatchObject({
      reason: 'not-to-be-planned',
      faults: [{ path: 'capacity' }],
    })
  })
})
