import { expect } from 'vitest'
import { saveAttractions } from '#domain/catalogue/writing/attractions.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { eravikulam, saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { findDayHours } from './journey-faults.server.ts'

test('a day is planned by the hours entered for its sights, else by those of their kind (caught: the column not read)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const [day] = teaHills.itinerary
  const visit = {
    ...day!,
    travel: null,
    km: null,
    hours: null,
    legs: [],
    sights: [{ name: 'Park', url: eravikulam.url }],
  }
  const journey = { ...teaHills, itinerary: [visit] }
  const seen = async () => (await findDayHours(db, journey)).flat().filter(({ on }) => on === 'sight')
  await write(db, saveAttractions, [{ ...eravikulam, openings: [] }])
  expect(await seen()).toMatchObject([{ isShut: false, from: 8 }])
  await write(db, saveAttractions, [{ ...eravikulam, openings: ['14:00-18:30'] }])
  expect(await seen()).toMatchObject([{ isShut: false, isAwaited: true, from: 14 }])
  await write(db, saveAttractions, [{ ...eravikulam, openings: ['04:00-05:00'] }])
  expect(await seen()).toMatchObject([{ isShut: true }])
})
