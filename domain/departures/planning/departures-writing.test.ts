import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { scheduleDepartures } from './departures-writing.server.ts'
import { departures } from '#domain/departures/tables.ts'

const december: Departure = {
  id: 'departure-december',
  packageId: teaHills.id,
  startsOn: '2026-12-05',
  departureCity: 'Kochi',
  twinPaise: 1_850_000,
  capacity: 12,
  held: 0,
  sold: 9,
  minToRun: 4,
  cutoffDays: 1,
  status: 'guaranteed',
}

test('departures are scheduled', async ({ db }) => {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [december, { ...december, id: 'departure-january', startsOn: '2027-01-09' }])
  expect(await db.select().from(departures)).toMatchObject([
    { startsOn: '2026-12-05', sold: 9 },
    { startsOn: '2027-01-09' },
  ])
})

test('a departure with more seats taken than there are is refused', async ({ db }) => {
  await expect(write(db, scheduleDepartures, [{ ...december, held: 4 }])).rejects.toThrow('More seats are taken')
})

test('a package leaves from a city once a day', async ({ db }) => {
  await saveSampleCatalogue(db)
  await expect(write(db, scheduleDepartures, [december, { ...december, id: 'again' }])).rejects.toThrow('Failed query')
})

test('a journey may cost crores', async ({ db }) => {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [{ ...december, twinPaise: 5_00_00_000_00 }])
  // caught: four bytes, which end at 2.14 crore
  expect(await db.select().from(departures)).toMatchObject([{ twinPaise: 5_00_00_000_00 }])
})

test('a package that leaves is not deleted under those who have its seats', async ({ db }) => {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [december])
  const deleting = db.transaction((db) => db.delete(packages).where(eq(packages.id, teaHills.id)))
  // caught: a departure going with its package, and whatever was sold of it
  await expect(deleting).rejects.toThrow('Failed query')
  expect(await db.select().from(departures)).toHaveLength(1)
})
