import { describe, expect, vi } from 'vitest'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { changeSeats } from '#domain/departures/seats.server.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import { openServices } from '#domain/services.server.ts'
import type { Services } from '#domain/services.server.ts'
import { stoppedClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openLog } from '#platform/log.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { collecting, concerns, reads } from '#platform/tags.ts'
import type { ChangeTag, Tag } from '#platform/tags.ts'
import { departuresOfHills, hills, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { MIGRATIONS, test as base } from '#tests/database.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { loadState } from './routes/india/destination.server.ts'
import { loadPackage } from './routes/package/package.server.ts'

const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
const log = openLog('silent')
/** Seven seats are left on it. */
const december = departuresOfHills.find(({ startsOn }) => startsOn === '2026-12-12')!

/** Two processes on one database; with PGlite, which takes one, two that share it. */
const test = base.extend<{ here: Services; there: Services }>({
  here: [
    async ({ database }, use) => {
      const dir = await temporaryDirectory()
      await saveCatalogueFixture(database.db)
      // What is sold on a date of one's own is had in December whatever its departures have left.
      await database.db.update(packages).set({ ownDates: { ...USUAL_OWN_DATES, areSold: false } })
      const open = { ...database, close: async () => undefined }
      const services = await openServices(readConfig({ DATA_DIR: dir.path }), { database: open, clock, log })
      await use(services)
      await services.close()
      await dir.remove()
    },
    { scope: 'file' },
  ],
  there: [
    async ({ database, here }, use) => {
      const own =
        database.choice.kind === 'postgres'
          ? await openDatabase(database.choice, { migrationsDir: MIGRATIONS, log })
          : { ...database, close: async () => undefined }
      const services = await openServices(here.config, { database: own, clock, log })
      await use(services)
      await services.close()
    },
    { scope: 'file' },
  ],
})

/** What a page of this process is made of, and whether it has been dropped since. */
async function keep(services: Services, draw: () => Promise<unknown>): Promise<{ isDropped(): boolean }> {
  const [tags, heard] = [new Set<Tag>(), new Set<ChangeTag>()]
  await collecting(tags, draw)
  services.onChanges((...changes) => changes.forEach((tag) => heard.add(tag)))
  return { isDropped: () => concerns(heard, tags) }
}

async function seatsShown(services: Services): Promise<number | undefined> {
  const page = await loadPackage(services, hills.url)
  const shown = page?.departures.find(({ id }) => id === december.id)
  return shown && shown.capacity - shown.held - shown.sold
}

async function forSixInDecember({ lists }: Services): Promise<string[]> {
  const party = { adults: 6, ages: [], rooms: undefined }
  const filters = { ...NO_FILTERS, month: 12 }
  const asked = { scope: {}, filters, party, sort: 'name', today: '2026-11-20', page: 1, pageSize: 24 } as const
  return (await lists.list(asked)).ids
}

describe('seats that are sold in one process', () => {
  test('show in another on the pages they change, and on no other (caught: dropping every page with cards)', async ({
    here,
    there,
  }) => {
    const state = (url: string, query = '') =>
      loadState(there, url, new Request(`https://padav.test/india/${url}${query}`))
    expect(await seatsShown(there)).toBe(7)
    expect(await forSixInDecember(there)).toContain(hills.id)
    const itsOwn = await keep(there, () => loadPackage(there, hills.url))
    const forSix = await keep(there, () => state('kerala', '?adults=6'))
    const forTwo = await keep(there, () => state('kerala', '?adults=2'))
    const elsewhere = await keep(there, () => state('rajasthan', '?adults=6'))

    expect(await changeSeats(here.db, december.id, { sold: 2 })).toMatchObject({ ok: true, value: { seatsLeft: 5 } })

    await expect.poll(itsOwn.isDropped).toBe(true)
    expect(await seatsShown(there)).toBe(5)
    await expect.poll(() => forSixInDecember(there)).not.toContain(hills.id)
    await expect.poll(forSix.isDropped).toBe(true)
    expect([forTwo.isDropped(), elsewhere.isDropped()]).toEqual([false, false])
  })

  test('are refused when there are not so many, and nobody hears of it', async ({ here, there }) => {
    const itsOwn = await keep(there, () => loadPackage(there, hills.url))
    expect(await changeSeats(here.db, december.id, { held: 6 })).toEqual({ ok: false, reason: 'sold-out' })
    const later = await keep(there, async () => reads('credits'))
    await changing(here.db, ['credits'], async () => undefined)
    await expect.poll(later.isDropped).toBe(true)
    expect(await seatsShown(there)).toBe(5)
    expect(itsOwn.isDropped()).toBe(false)
  })

  test('by the hundred read no list again, and as many changes of the catalogue a few times', async ({
    here,
    there,
  }) => {
    const rebuilds = [vi.spyOn(there.lists, 'refresh'), vi.spyOn(there.search, 'refresh')]
    for (let at = 0; at < 100; at++) {
      await changeSeats(here.db, december.id, { held: 5 })
      await changeSeats(here.db, december.id, { held: -5 })
    }
    await changeSeats(here.db, december.id, { held: 4 })
    await expect.poll(() => seatsShown(there)).toBe(1)
    expect(rebuilds.map((spy) => spy.mock.calls.length)).toEqual([0, 0])
    await Promise.all(Array.from({ length: 200 }, () => changing(here.db, ['catalogue'], async () => undefined)))
    await expect.poll(() => rebuilds[1]!.mock.calls.length).toBeGreaterThan(0)
    for (const spy of rebuilds) expect(spy.mock.calls.length).toBeLessThan(6)
  })
})
