import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { departures } from '#domain/departures/tables.ts'
import { listYear } from '#domain/departures/planning/departures-year.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { changeSeats } from '#domain/departures/seats.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { listDeparturesDesk, listMonth } from './departures-desk.server.ts'
import type { DeskFilters } from './departures-desk.server.ts'
import { findDeparturesOf } from './find-by-words.server.ts'
import { countShort, listLeavingSoon } from './leaving.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const TODAY = istDate(new Date())
const at = (id: string, days: number) => ({ ...DEPARTURE, id, startsOn: addDays(TODAY, days) })

/** One that is back for long, one under way, one that leaves today, one ahead. */
async function plan(db: Db) {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, [at('long-back', -70), at('under-way', -1), at('today', 0), at('ahead', 9)])
  await changeSeats(db, 'under-way', { sold: 2 })
  return async (filters: Partial<DeskFilters>) => {
    const found = await listDeparturesDesk(db, SALES, filters)
    return found.ok ? found.value.rows.map(({ id }) => id) : []
  }
}

describe('what has left', () => {
  test('is a state of its own, the latest first, and no part of what is ahead (caught: nothing before today is ever found)', async ({
    db,
  }) => {
    const list = await plan(db)
    expect(await list({})).toEqual(['today', 'ahead'])
    expect(await list({ state: 'left' })).toEqual(['under-way', 'long-back'])
  })

  test('counts apart what was called off, and none of its seats (caught: 0 of 0 seats of one departure, unsaid)', async ({
    db,
  }) => {
    await plan(db)
    await db.update(departures).set({ status: 'cancelled' }).where(eq(departures.id, 'ahead'))
    const found = await listDeparturesDesk(db, SALES, {})
    expect(found).toMatchObject({ value: { total: 2, off: 1, capacity: DEPARTURE.capacity } })
  })

  test('is found by its month, in the list, by its days and in the year (caught: each began today)', async ({ db }) => {
    const list = await plan(db)
    const past = addDays(TODAY, -70)
    const month = past.slice(0, 7)
    expect(await list({ month })).toContain('long-back')
    const days = await listMonth(db, SALES, { month })
    expect(days.ok && days.value.map(({ startsOn }) => startsOn)).toContain(past)
    const year = await listYear(db, SALES, { words: '', month, page: 1 })
    expect(year.ok && year.value.lines[0]!.departures.map(({ id }) => id)).toContain('long-back')
  })

  test('is turned page by page in its order, with the seats of all of it (caught: a page began on the first day it lies on; one of what has left in the order of what is ahead)', async ({
    db,
  }) => {
    await saveSampleCatalogue(db)
    const days = [-3, -2, -1, 1, 2, 5]
    const planned = days.flatMap((day) =>
      Array.from({ length: 15 }, (_, n) => ({ ...at(`${day}-${n}`, day), departureCity: `City ${n}` })),
    )
    await write(db, scheduleDepartures, planned)
    const inOrder = (from: number[]) =>
      from.flatMap((day) => Array.from({ length: 15 }, (_, n) => `${day}-${n}`).toSorted())
    for (const [filters, wanted] of [
      [{}, inOrder([1, 2, 5])],
      [{ words: 'TEA' }, inOrder([1, 2, 5])],
      [{ state: 'left' }, inOrder([-1, -2, -3])],
    ] as const) {
      const pages = [1, 2, 3].map((page) => listDeparturesDesk(db, SALES, { ...filters, page }))
      const found = (await Promise.all(pages)).map((one) => (one.ok ? one.value : undefined)!)
      expect(found.map(({ rows }) => rows.length)).toEqual([40, 5, 0])
      expect(found.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(wanted)
      expect(found[2]).toMatchObject({ total: 45, pages: 2, sold: 0, capacity: 45 * DEPARTURE.capacity })
    }
    expect(await listDeparturesDesk(db, SALES, { words: 'nothing' })).toMatchObject({ value: { rows: [], total: 0 } })
  })

  test('is named by the palette while it is fresh, and counted on Today while it is under way', async ({ db }) => {
    await plan(db)
    const found = await findDeparturesOf(db, SALES, [teaHills.id])
    expect(found.ok && found.value.map(({ id, hasLeft }) => [id, hasLeft])).toEqual([
      ['today', false],
      ['ahead', false],
      ['under-way', true],
    ])
    expect(await listLeavingSoon(db, SALES)).toMatchObject({ value: { underWay: 1 } })
  })
})

describe('what leaves this week', () => {
  test('is whatever has somebody on it or was guaranteed; of the others it says how many there are (caught: guaranteed, and no word of it)', async ({
    db,
  }) => {
    await plan(db)
    await write(
      db,
      scheduleDepartures,
      [at('sure', 2), at('nobody', 3), at('off', 3)].map((one, n) => ({ ...one, departureCity: `City ${n}` })),
    )
    await db.update(departures).set({ status: 'guaranteed' }).where(eq(departures.id, 'sure'))
    await db.update(departures).set({ status: 'cancelled' }).where(eq(departures.id, 'off'))
    const found = await listLeavingSoon(db, SALES)
    expect(found.ok && [found.value.rows.map(({ id }) => id), found.value.empty]).toEqual([['sure'], 2])
  })
})

describe('what is short of its minimum', () => {
  test('leaves within three weeks with somebody on it, and is not told to run (caught: one nobody is on; one that is guaranteed)', async ({
    db,
  }) => {
    const list = await plan(db)
    const short = { minToRun: 4, capacity: 12 }
    await write(db, scheduleDepartures, [
      { ...at('short', 20), ...short },
      { ...at('enough', 19), ...short },
      { ...at('nobody', 18), ...short },
      { ...at('later', 22), ...short },
      { ...at('told', 17), ...short, status: 'guaranteed' },
      { ...at('off', 16), ...short, status: 'cancelled' },
    ])
    for (const id of ['short', 'later', 'told', 'off']) await changeSeats(db, id, { sold: 3 })
    await changeSeats(db, 'enough', { sold: 4 })
    expect(await list({ state: 'short' })).toEqual(['short'])
    expect(await countShort(db, SALES)).toMatchObject({ value: 1 })
    expect(await countShort(db, { id: 'a-traveller', role: 'traveller' })).toMatchObject({ reason: 'forbidden' })
  })
})
