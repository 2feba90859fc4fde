import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { addDeparture, changeDeparture, seenOf } from './departures-planning.server.ts'
import { findOverGroup, hintsKey, readPlanHints } from './plan-hints.server.ts'
import { changeSeveralDepartures } from './several.server.ts'

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

describe('more seats than the group a page states', () => {
  const OVER = `60 seats, and ${teaHills.name} is sold as a group of at most 12.`
  const REFUSED = { ok: false, reason: 'plan-hints', faults: [{ path: 'capacity', message: OVER }] }
  const seenHints = hintsKey([{ message: OVER }])
  const plan = { ...TYPED, startsOn: OPEN }
  const seats = async (db: Db) => (await db.select().from(departures)).map(({ capacity }) => capacity)

  test('are given to a departure by whoever has read so alone (caught: 60 seats on sale for a group of 18)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    expect(await addDeparture({ db, clock }, EDITOR, { ...plan, capacity: '60' })).toEqual(REFUSED)
    expect(await addDeparture({ db, clock }, EDITOR, { ...plan, capacity: '12' })).toMatchObject({ ok: true })
    const [row] = await db.select().from(departures)
    const change = (typed: object) =>
      changeDeparture({ db, clock }, EDITOR, { ...TYPED, id: row!.id, seen: seenOf(row!), capacity: '60', ...typed })
    expect(await change({})).toEqual(REFUSED)
    expect(await seats(db)).toEqual([12])
    expect(await change({ seenHints })).toMatchObject({ ok: true })
    // Once it is meant so, a new price is no new question.
    const [after] = await db.select().from(departures)
    expect(await change({ seen: seenOf(after!), twinRupees: '25,000' })).toMatchObject({ ok: true })
  })

  test('are given to several at once in the same way', async ({ db }) => {
    await saveSampleCatalogue(db)
    const row = { packageId: teaHills.id, twinPaise: 100, capacity: 12, minToRun: 4, cutoffDays: 1 }
    const days = ['a', 'b'].map((id, at) => ({ ...row, id, departureCity: 'Kochi', startsOn: `${YEAR}-06-1${at}` }))
    await db.insert(departures).values(days)
    const several = { deed: 'seats' as const, ids: ['a', 'b'], capacity: '60', seen: { a: 12, b: 12 } }
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, several)).toEqual(REFUSED)
    expect(await seats(db)).toEqual([12, 12])
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, { ...several, seenHints })).toMatchObject({
      value: { changed: 2 },
    })
    expect(await seats(db)).toEqual([60, 60])
  })

  test('are named at the group of the package, whichever of the two was changed last', async ({ db }) => {
    await saveSampleCatalogue(db)
    for (const [at, capacity] of ['12', '8', '10'].entries())
      await addDeparture({ db, clock }, EDITOR, { ...plan, startsOn: `${YEAR}-06-1${at}`, capacity })
    const over = (groupMax: number) => findOverGroup(db, { id: teaHills.id, name: teaHills.name, groupMax })
    expect(await over(12)).toEqual([])
    const day = formatDate(`${YEAR}-06-10`)
    expect([await over(10), await over(6)]).toEqual([
      [{ path: 'groupMax', message: `What leaves on ${day} has 12 seats, more than a group of 10.` }],
      [
        {
          path: 'groupMax',
          message: `What leaves on ${day}, and 2 more departures, have up to 12 seats, more than a group of 6.`,
        },
      ],
    ])
  })
})
