import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { hills, houseboat, pinkCity, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { listDepartures, listUpcomingDepartures, nextDepartures } from './departures.server.ts'
import { departures } from './tables.ts'

const today = '2026-11-20'
const days = (rows: { startsOn: string }[]) => rows.map(({ startsOn }) => startsOn)

describe('departures', () => {
  test('of a package from a day on: full and closed ones too, cancelled ones not', async ({ db }) => {
    await saveCatalogueFixture(db)
    const listed = await listDepartures(db, hills.id, { from: today })
    expect(days(listed)).toEqual(['2026-12-05', '2026-12-12', '2026-12-26'])
    expect(listed[1]).toMatchObject({ held: 2, sold: 3, capacity: 12, status: 'guaranteed', departureCity: 'Kochi' })
    expect(days(await listDepartures(db, hills.id, { from: '2026-12-12' }))).toEqual(['2026-12-12', '2026-12-26'])
  })

  test('next: the soonest with a seat, for each package that has one', async ({ db }) => {
    await saveCatalogueFixture(db)
    const next = await nextDepartures(db, [hills.id, pinkCity.id, houseboat.id], { today })
    expect(next.size).toBe(2)
    expect(next.get(pinkCity.id)).toMatchObject({ startsOn: '2026-12-04' })
    expect(next.get(hills.id)).toMatchObject({ startsOn: '2026-12-12' })
    expect((await nextDepartures(db, [hills.id], { today, seats: 7 })).get(hills.id)).toMatchObject({
      startsOn: '2026-12-12',
    })
    expect((await nextDepartures(db, [hills.id], { today, seats: 8 })).get(hills.id)?.startsOn).not.toBe('2026-12-12')
    expect(await nextDepartures(db, [], { today })).toEqual(new Map())
  })

  test('next and soon: until the last day it may be booked (caught: until it leaves)', async ({ db }) => {
    await saveCatalogueFixture(db)
    await db.update(departures).set({ cutoffDays: 7 }).where(eq(departures.packageId, hills.id))
    const shown = async (day: string) => [
      (await nextDepartures(db, [hills.id], { today: day })).get(hills.id)?.startsOn,
      (await listUpcomingDepartures(db, { today: day, limit: 5 })).find(({ packageId }) => packageId === hills.id)
        ?.startsOn,
    ]
    expect(await shown('2026-12-05')).toEqual(['2026-12-12', '2026-12-12'])
    expect(await shown('2026-12-06')).toEqual([undefined, undefined])
  })

  test('leaving soon: one of each package, soonest first, with its package', async ({ db }) => {
    await saveCatalogueFixture(db)
    const soon = await listUpcomingDepartures(db, { today, limit: 5 })
    expect(soon).toMatchObject([
      {
        startsOn: '2026-12-04',
        packageName: pinkCity.name,
        packageUrl: pinkCity.url,
        nights: 1,
        days: 2,
        gstScheme: 'TOUR_5',
      },
      { startsOn: '2026-12-12', packageName: hills.name, categoryName: 'Hill Station Tours', twinPaise: 20_000_00 },
    ])
    expect(await listUpcomingDepartures(db, { today, limit: 1 })).toHaveLength(1)
  })
})
