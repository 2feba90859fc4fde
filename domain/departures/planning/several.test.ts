import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { changeSeats } from '#domain/departures/seats.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { listClosedPromised } from './closed-promised.server.ts'
import { markDeparture } from './departures-planning.server.ts'
import { scheduleDepartures } from './departures-writing.server.ts'
import { changeSeveralDepartures, foreseeSeveralDepartures } from './several.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const TODAY = istDate(new Date())
const IDS = ['free', 'taken', 'left', 'off', 'nowhere']

const allAt = (figure: number) => Object.fromEntries(IDS.map((id) => [id, figure]))

async function plan(db: Db) {
  await saveSampleCatalogue(db)
  const at = (id: string, days: number) => ({
    ...DEPARTURE,
    id,
    startsOn: addDays(TODAY, days),
    capacity: 12,
    minToRun: 2,
  })
  await write(db, scheduleDepartures, [at('free', 20), at('taken', 21), at('left', -5), at('off', 22)])
  await changeSeats(db, 'taken', { sold: 7 })
  await db.update(departures).set({ status: 'cancelled' }).where(eq(departures.id, 'off'))
  return async () => {
    const rows = await db.select().from(departures)
    return Object.fromEntries(rows.map(({ id, status, capacity }) => [id, `${status} ${capacity}`]))
  }
}

describe('several departures', () => {
  test('are given seats, never fewer than are taken, and who stays is named (caught: seats that are sold taken away)', async ({
    db,
  }) => {
    const read = await plan(db)
    const asked = { deed: 'seats', ids: IDS, capacity: '6', seen: allAt(12) } as const
    expect(await changeSeveralDepartures({ db, clock }, { id: 't', role: 'traveller' }, asked)).toMatchObject({
      reason: 'forbidden',
    })
    const changed = await changeSeveralDepartures({ db, clock }, EDITOR, asked)
    expect(changed).toEqual({ ok: true, value: { changed: 1, stay: ['taken', 'left', 'off', 'nowhere'] } })
    expect(await read()).toEqual({
      free: 'scheduled 6',
      taken: 'scheduled 12',
      left: 'scheduled 12',
      off: 'cancelled 12',
    })
    const foreseen = await foreseeSeveralDepartures(db, EDITOR, IDS, { deed: 'seats', capacity: 6 })
    expect(foreseen.ok && Object.fromEntries(foreseen.value.map(({ id, stays }) => [id, stays]))).toEqual({
      free: 'is-so',
      taken: 'taken',
      left: 'left',
      off: 'called-off',
    })
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.actor, EDITOR.id))
    expect(entries).toMatchObject([{ subject: 'departure:free', before: { capacity: 12 }, after: { capacity: 6 } }])
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, { ...asked, capacity: '501' })).toMatchObject({
      faults: [{ path: 'capacity' }],
    })
  })

  test('are closed, but for those that have left or were called off', async ({ db }) => {
    const read = await plan(db)
    const closed = await changeSeveralDepartures({ db, clock }, EDITOR, { deed: 'close', ids: IDS })
    expect(closed).toMatchObject({ value: { changed: 2, stay: ['left', 'off', 'nowhere'] } })
    expect(await read()).toMatchObject({ free: 'closed 12', taken: 'closed 12', off: 'cancelled 12' })
  })

  test('are not closed while they are guaranteed by hand, and that is said (caught: closed and opened again, promised to nobody)', async ({
    db,
  }) => {
    const read = await plan(db)
    await db.update(departures).set({ status: 'guaranteed' }).where(eq(departures.id, 'free'))
    const foreseen = await foreseeSeveralDepartures(db, EDITOR, IDS, { deed: 'close' })
    expect(foreseen.ok && foreseen.value.find(({ id }) => id === 'free')).toMatchObject({ stays: 'promised' })
    for (const deed of ['close', 'open'] as const) {
      const done = await changeSeveralDepartures({ db, clock }, EDITOR, { deed, ids: IDS })
      expect(done).toMatchObject({ value: { changed: 1, stay: ['free', 'left', 'off', 'nowhere'] } })
      expect(await read()).toMatchObject({ free: 'guaranteed 12' })
    }
  })

  test('are guaranteed again, if they were when they were closed (caught: opened, and promised to nobody)', async ({
    db,
  }) => {
    const read = await plan(db)
    const later = { now: () => new Date(Date.now() + 60_000) }
    const mark = (was: string, to: string, at = clock) =>
      markDeparture({ db, clock: at }, EDITOR, { id: 'free', was, to } as Parameters<typeof markDeparture>[2])
    const open = { deed: 'open', ids: ['free'] } as const
    await mark('scheduled', 'guaranteed')
    await mark('guaranteed', 'closed')
    expect([...(await listClosedPromised(db, IDS))]).toEqual(['free'])
    const foreseen = await foreseeSeveralDepartures(db, EDITOR, ['free'], { deed: 'open' })
    expect(foreseen).toMatchObject({ value: [{ becomes: { status: 'guaranteed' } }] })
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, open)).toMatchObject({ value: { changed: 1 } })
    expect(await read()).toMatchObject({ free: 'guaranteed 12' })
    // Taken back by hand, it is not given again.
    await mark('guaranteed', 'scheduled')
    await mark('scheduled', 'closed', later)
    expect([...(await listClosedPromised(db, IDS))]).toEqual([])
    await changeSeveralDepartures({ db, clock: later }, EDITOR, open)
    expect(await read()).toMatchObject({ free: 'scheduled 12' })
  })

  test('keep the seats and the last day that somebody changed since they were shown (caught: 40 seats written over with 30)', async ({
    db,
  }) => {
    const read = await plan(db)
    await db.update(packages).set({ groupMax: 40 })
    await db.update(departures).set({ capacity: 40, cutoffDays: 9 }).where(eq(departures.id, 'free'))
    const seats = { deed: 'seats', ids: ['free', 'taken'], capacity: '30', seen: allAt(12) } as const
    const days = { deed: 'cutoff', ids: ['free', 'taken'], cutoffDays: '3', seen: allAt(DEPARTURE.cutoffDays) } as const
    for (const asked of [seats, days])
      expect(await changeSeveralDepartures({ db, clock }, EDITOR, asked)).toMatchObject({
        value: { changed: 1, stay: ['free'] },
      })
    expect(await read()).toMatchObject({ free: 'scheduled 40', taken: 'scheduled 30' })
    const shown = await foreseeSeveralDepartures(db, EDITOR, ['free'], {
      deed: 'cutoff',
      cutoffDays: 3,
      seen: { free: 1 },
    })
    expect(shown).toMatchObject({ value: [{ cutoffDays: 9, stays: 'changed-meanwhile' }] })
  })

  test('are opened again, with another last day to book; a promise that it leaves stands', async ({ db }) => {
    const read = await plan(db)
    await changeSeveralDepartures({ db, clock }, EDITOR, { deed: 'close', ids: ['free'] })
    await db.update(departures).set({ status: 'guaranteed' }).where(eq(departures.id, 'taken'))
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, { deed: 'open', ids: IDS })).toMatchObject({
      value: { changed: 1, stay: ['taken', 'left', 'off', 'nowhere'] },
    })
    expect(await read()).toMatchObject({ free: 'scheduled 12', taken: 'guaranteed 12', off: 'cancelled 12' })
    const later = { deed: 'cutoff', ids: IDS, cutoffDays: '5', seen: allAt(DEPARTURE.cutoffDays) } as const
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, later)).toMatchObject({ value: { changed: 2 } })
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, { ...later, cutoffDays: '400' })).toMatchObject({
      faults: [{ path: 'cutoffDays' }],
    })
  })

  test('go up by a step once, however often it is sent, and their own prices with them (caught: twice the step, and a child’s price left behind)', async ({
    db,
  }) => {
    await plan(db)
    const { twinPaise } = DEPARTURE
    await db
      .update(departures)
      .set({ cells: { single: twinPaise + 500_00, childNoBed: 300_00 } })
      .where(eq(departures.id, 'taken'))
    const seen = { free: twinPaise, taken: twinPaise, left: twinPaise, off: twinPaise }
    const up = { deed: 'price', ids: IDS, step: '+5%', seen } as const
    const by = Math.round(twinPaise / 20 / 100) * 100
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, up)).toMatchObject({ value: { changed: 2 } })
    expect(await changeSeveralDepartures({ db, clock }, EDITOR, up)).toMatchObject({ value: { changed: 0 } })
    const rows = Object.fromEntries((await db.select().from(departures)).map((row) => [row.id, row]))
    expect([rows['free']?.twinPaise, rows['free']?.cells, rows['left']?.twinPaise]).toEqual([
      twinPaise + by,
      null,
      twinPaise,
    ])
    expect(rows['taken']).toMatchObject({
      twinPaise: twinPaise + by,
      cells: { single: twinPaise + 500_00 + by, childNoBed: 300_00 + by },
    })
    // Fewer rupees than a child's own price holds: all of it stays.
    const down = { deed: 'price', step: { paise: -(300_00 + by + 1) } } as const
    const foreseen = await foreseeSeveralDepartures(db, EDITOR, ['taken'], down)
    expect(foreseen).toMatchObject({ value: [{ stays: 'no-price', becomes: {} }] })
  })
})
