import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { addDeparture } from './departures-planning.server.ts'
import { hintsKey, readPlanHints } from './plan-hints.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const YEAR = Number(istDate(new Date()).slice(0, 4)) + 1
/** Snow lies at the shrine, and it is open. */
const [SHUT, OPEN] = [`${YEAR}-01-10`, `${YEAR}-06-12`]
const TYPED = {
  packageId: teaHills.id,
  departureCity: 'Kochi',
  capacity: '6',
  minToRun: '4',
  cutoffDays: '1',
  twinRupees: '20,000',
}

/** A yatra that is at Yamunotri on its second day; it need not be public. */
async function setUp(db: Db) {
  await saveSampleCatalogue(db)
  const itinerary = teaHills.itinerary.map((one) =>
    one.day === 2 ? { ...one, sights: [{ name: 'Yamunotri Temple', url: 'yamunotri-temple' }] } : one,
  )
  await db.update(packages).set({ itinerary, published: false }).where(eq(packages.id, teaHills.id))
}

describe('one departure', () => {
  const add = (db: Db, typed: object) => addDeparture({ db, clock }, EDITOR, { ...TYPED, startsOn: SHUT, ...typed })

  test('on a day the almanac has something against is added by whoever has read that alone (caught: on sale without a word)', async ({
    db,
  }) => {
    await setUp(db)
    const asked = await add(db, {})
    if (asked.ok) throw new Error('it was added without a word')
    expect(asked).toMatchObject({ reason: 'plan-hints', faults: [{ path: 'startsOn' }, { path: 'startsOn' }] })
    const [why, nearest] = asked.faults!.map(({ message }) => message)
    expect([why!.includes('Yamunotri'), /^It can leave on .+\.$/.test(nearest!)]).toEqual([true, true])
    expect(await db.$count(departures)).toBe(0)
    // What was read of another day is not this one's.
    const seenHints = hintsKey(asked.faults!)
    expect(await add(db, { startsOn: `${YEAR}-01-11`, seenHints })).toMatchObject({ reason: 'plan-hints' })
    expect(await add(db, { seenHints })).toMatchObject({ ok: true })
    expect(await add(db, { startsOn: OPEN })).toMatchObject({ ok: true })
    const hintsOf = await readPlanHints(db, [teaHills.id])
    const standing = await db.select().from(departures).orderBy(departures.startsOn)
    expect(standing.map((row) => hintsOf(row).length)).toEqual([2, 0])
  })
})
