import { describe, expect } from 'vitest'
import { readEdited, wholeStood } from '#domain/catalogue/revisions.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { withdrawPackage } from '#domain/catalogue/writing/publishing.server.ts'
import { addDays, istDate, monthName, monthOf } from '#platform/dates.ts'
import { onBoth as test } from '#tests/database.ts'
import { hills, houseboat, pinkCity, ridgeWalk, saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { write } from '#tests/write.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { hintFactsOf, hintsOf } from './package-hints.ts'
import { countPackagesDesk, findLastDates, listPackagesDesk } from './packages-desk.server.ts'
import type { PackagesAsked } from './packages-desk.server.ts'
import type { Departure } from './departure.ts'
import type { Db } from '#platform/db.server.ts'
import { openTagMemory } from '#platform/tag-memory.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const today = istDate(new Date())

function leaving(packageId: string, inDays: number): Departure {
  const startsOn = addDays(today, inDays)
  const plan = { departureCity: 'Kochi', twinPaise: 20_000_00, capacity: 12, minToRun: 2, cutoffDays: 1 }
  return { id: `${packageId}-${inDays}`, packageId, startsOn, ...plan, held: 0, sold: 0, status: 'scheduled' }
}

async function listed(db: Db, asked: Partial<PackagesAsked>, pageSize?: number, mostLookedUp?: number) {
  const found = await listPackagesDesk({ db, memory: openTagMemory() }, EDITOR, asked, {
    today,
    ...(pageSize ? { pageSize } : {}),
    ...(mostLookedUp === undefined ? {} : { mostLookedUp }),
  })
  if (!found.ok) throw new Error(found.reason)
  return found.value
}
const names = async (db: Db, asked: Partial<PackagesAsked>) => (await listed(db, asked)).rows.map(({ name }) => name)

describe('the office’s list of packages', () => {
  test('is for editors and the owner alone', async ({ db }) => {
    const memory = openTagMemory()
    for (const role of ['traveller', 'sales'] as const) {
      const actor = { id: 'somebody', role }
      expect(await listPackagesDesk({ db, memory }, actor, {}, { today })).toEqual({ ok: false, reason: 'forbidden' })
      expect(await countPackagesDesk({ db, memory }, actor, { today })).toEqual({ ok: false, reason: 'forbidden' })
    }
  })

  test('is narrowed by words in names and halts, state, kind and comfort, and goes on by pages (caught: ids not turned round with the rest; a last page filled up from the one before)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    expect(await names(db, { words: 'TEA HILLS' })).toEqual([hills.name])
    expect(await names(db, { words: '100%' })).toEqual([])
    expect(await names(db, { words: 'alappuzha' })).toContain(houseboat.name)
    expect(await names(db, { stateCode: 'IN-RJ', kind: 'break' })).toEqual([pinkCity.name])
    expect(await names(db, { stateCode: 'IN-RJ', comfort: 'premium' })).toEqual([])
    const all = await names(db, {})
    const second = await listed(db, { page: 2 }, 2)
    expect(second.rows.map(({ name }) => name)).toEqual(all.slice(2, 4))
    // All were changed in one moment: only their ids tell them apart, from either end.
    for (const asked of [{}, { isDown: true }, { sort: 'changed' }, { sort: 'changed', isDown: true }] as const) {
      const pages = [1, 2].map((page) => listed(db, { ...asked, page }, 3))
      const paged = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(paged).toEqual((await listed(db, asked)).rows.map(({ id }) => id))
    }
    expect([second.total, second.pages]).toEqual([all.length, Math.ceil(all.length / 2)])
    expect(await names(db, { isDown: true })).toEqual(all.toReversed())
  })

  test('holds under those worth mending exactly the ones a hint is shown for (caught: dates missed out of season)', async ({
    db,
  }) => {
    await saveCatalogueFixture(db)
    const drives = { ...hills.itinerary[1]!, km: 390, hours: 9, travel: 'road' } as const
    await write(db, publishPackages, [{ ...hills, itinerary: [hills.itinerary[0]!, drives, hills.itinerary[2]!] }])
    const inSeason = [2, 3].map((ahead) => monthOf(addDays(today, 30 * ahead)))
    await write(db, publishPackages, [
      { ...pinkCity, months: inSeason },
      {
        ...ridgeWalk,
        months: [monthOf(addDays(today, 30))],
        // Far, and by no road.
        itinerary: ridgeWalk.itinerary.map((day, at) =>
          at === 0 ? { ...day, travel: 'flight' as const, km: 900, hours: 2 } : day,
        ),
      },
    ])
    await write(db, scheduleDepartures, [
      leaving(hills.id, 200),
      leaving(pinkCity.id, 30),
      leaving(ridgeWalk.id, 30),
      leaving(houseboat.id, 300),
    ])
    const { rows } = await listed(db, {})
    const hinted = rows.filter((row) => hintsOf(row, today).length > 0).map(({ id }) => id)
    for (const mostLookedUp of [undefined, 0])
      expect((await listed(db, { view: 'mend' }, 40, mostLookedUp)).rows.map(({ id }) => id)).toEqual(hinted)
    const hintsFor = (id: string) =>
      hintsOf(
        rows.find((row) => row.id === id)!,
        today,
      )
    expect(hintsFor(hills.id)).toEqual(['Day 2 drives 390 km'])
    expect(hintsFor(houseboat.id)).toEqual([])
    expect(hintsFor(pinkCity.id)).toEqual([`No departure after ${monthName(monthOf(addDays(today, 30)))}`])
    expect(hintsFor(ridgeWalk.id)).toEqual([])
    const last = await findLastDates(
      db,
      rows.map(({ id }) => id),
    )
    for (const { id } of rows) {
      const { content } = (await readEdited(db, id))!
      expect([id, hintsOf(hintFactsOf(content, last.get(id) ?? null), today)]).toEqual([id, hintsFor(id)])
    }
    const counts = await countPackagesDesk({ db, memory: openTagMemory() }, EDITOR, { today })
    expect(counts).toMatchObject({
      ok: true,
      value: { all: rows.length, public: rows.length, hidden: 0, mend: hinted.length },
    })
    const stood = wholeStood((await readEdited(db, pinkCity.id))!)
    await write(db, withdrawPackage, { id: pinkCity.id, stood, why: 'The road is closed' })
    const [shown, hidden] = [await listed(db, { view: 'public' }), await listed(db, { view: 'hidden' })]
    expect([shown.total, hidden.total]).toEqual([rows.length - 1, 1])
    expect(shown.rows).toHaveLength(shown.total)
    expect((await listed(db, { view: 'mend' })).total).toBe(hinted.length)
    expect((await listed(db, { view: 'public', words: 'TEA HILLS' })).total).toBe(1)
  })
})
