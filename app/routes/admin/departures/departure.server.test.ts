import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { markDeparture } from '#domain/departures/planning/departures-planning.server.ts'
import { changeSeveralDepartures } from '#domain/departures/planning/several.server.ts'
import { changeSeats } from '#domain/departures/seats.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import { DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import { changeableOf } from '#domain/departures/planning/departure-plan.ts'
import type { AuditedPlan } from '#domain/departures/planning/departure-plan.ts'
import { standing } from '#app/routes/admin/standing.ts'
import { departureBack } from './departure.server.ts'
import { planTyped } from './plan-fields.tsx'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const thing = departureBack(DEPARTURE.id)
const FIRST = { capacity: 12, minToRun: 2, cutoffDays: 3, twinPaise: 20_000_00, cells: { single: 26_500_00 } }

async function planned(db: Db) {
  await saveSampleCatalogue(db)
  // More seats than the group would be asked about.
  await db.update(packages).set({ groupMax: 20 })
  await write(db, scheduleDepartures, [{ ...DEPARTURE, ...FIRST }])
  const services = { db, clock } as Services
  const ask = (deed: typeof thing.save, sent: Record<string, string>, actor = EDITOR) =>
    deed(
      services,
      actor,
      (name) => sent[name] ?? '',
      () => undefined,
    )
  const row = async () => (await db.select().from(departures).where(eq(departures.id, DEPARTURE.id)))[0]!
  const now = async () => (await thing.kind.read(db, [thing.id])).get(thing.id)!
  return {
    ask,
    now,
    row,
    save: async (more: Record<string, string>) =>
      ask(thing.save, { ...(await thing.typed(await now(), db)), ...more, stood: stoodOf(await now()) }),
    back: (sent: Record<string, string>, actor?: typeof EDITOR) => ask(putBack(thing), sent, actor),
    undone: () => readUndone(db, EDITOR, [thing]),
  }
}

test('a departure is put back as it was, its own prices too, and says first what that changes (caught: written over at one press, no way back)', async ({
  db,
}) => {
  const { save, back, row, undone } = await planned(db)
  const since = { capacity: '9', cutoffDays: '5', twinRupees: '18,000', 'cells.single': '' }
  expect(await save(since)).toMatchObject({ ok: true })
  expect(await row()).toMatchObject({ capacity: 9, cutoffDays: 5, twinPaise: 18_000_00, cells: null })
  const [entry] = await undone()
  expect(entry!.back!.parts.map(({ name }) => name).toSorted()).toEqual(Object.keys(since).toSorted())
  expect(entry!.back!.parts).toContainEqual({ name: 'cells.single', before: '', after: '26,500' })
  const asked = { entry: entry!.id, stood: entry!.back!.stood, why: 'Agreed with the hotel.' }
  expect(await back({ ...asked, stood: 'of another day' })).toMatchObject({ reason: 'changed-meanwhile' })
  expect(await back(asked)).toMatchObject({ ok: true, done: 'put-back' })
  expect(await row()).toMatchObject(FIRST)
  const [latest, first] = await undone()
  expect(latest).toMatchObject({ why: 'Agreed with the hotel.' })
  expect(first!.back).toBeUndefined()
  // There and back: then it had no prices of its own.
  expect(await back({ entry: latest!.id, stood: latest!.back!.stood })).toMatchObject({ ok: true })
  expect(await row()).toMatchObject({ capacity: 9, twinPaise: 18_000_00, cells: null })
})

test('putting back fewer seats than are sold is refused in words at the field, with what was to be (caught: seats taken from whoever has them)', async ({
  db,
}) => {
  const { save, back, row, undone } = await planned(db)
  await save({ capacity: '20' })
  await changeSeats(db, DEPARTURE.id, { sold: 14 })
  const [entry] = await undone()
  expect(await back({ entry: entry!.id, stood: entry!.back!.stood })).toMatchObject({
    ok: false,
    reason: 'seats-taken',
    faults: [{ path: 'capacity', message: '14 sold and 0 held: 14 is the least.' }],
    typed: { intent: 'change', capacity: '12' },
  })
  expect(await row()).toMatchObject({ capacity: 20 })
})

test('a change made of many at once is put back of one alone, and what is none of its plan is not told here', async ({
  db,
}) => {
  const { save, back, row, undone } = await planned(db)
  const several = {
    deed: 'price',
    ids: [DEPARTURE.id],
    step: '+500',
    seen: { [DEPARTURE.id]: FIRST.twinPaise },
  } as const
  expect(await changeSeveralDepartures({ db, clock }, EDITOR, several)).toMatchObject({ value: { changed: 1 } })
  const sent = { subject: `departure:${DEPARTURE.id}`, before: null, after: { vehicleId: 'kl-01', driverId: 'joseph' } }
  await recordChanges(db, { actor: EDITOR, action: 'bookings.work', at: clock.now() }, [sent])
  await save({ capacity: '15' })
  const entries = await undone()
  expect(entries.map(({ parts }) => parts.toSorted())).toEqual([['capacity'], ['cells', 'twinPaise']])
  expect(await back({ entry: entries[1]!.id, stood: entries[1]!.back!.stood })).toMatchObject({ ok: true })
  // The seats that were changed since by another deed stay.
  expect(await row()).toMatchObject({ ...FIRST, capacity: 15 })
})

test('what changes nothing is no change', async ({ db }) => {
  const { save, undone } = await planned(db)
  expect(await save({})).toMatchObject({ ok: true })
  expect(await undone()).toEqual([])
})

test('what was done to how it stands is told, and why (caught: “changed how it stands, because, bookings, choosing”)', async ({
  db,
}) => {
  const { undone, save } = await planned(db)
  // A minute apart: what is written down in one moment has no order.
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE)
  const needs = (minutes: number) => ({ db, clock: stoppedClock(at(minutes)) })
  await markDeparture(needs(-2), EDITOR, { id: DEPARTURE.id, was: 'scheduled', to: 'closed' })
  await markDeparture(needs(-1), EDITOR, { id: DEPARTURE.id, was: 'closed', to: 'guaranteed' })
  await save({ capacity: '9' })
  const subject = `departure:${DEPARTURE.id}`
  const slide = 'The road is shut by a landslide.'
  const off = (minutes: number) => ({ actor: EDITOR, action: 'departures.call-off', at: at(minutes) }) as const
  await recordChanges(db, off(1), [
    { subject, before: null, after: { deed: 'call-off-asked', because: slide, paise: 1 } },
  ])
  const after = { status: 'cancelled', because: slide, bookings: 2, choosing: 1 }
  await recordChanges(db, off(2), [{ subject, before: { status: 'guaranteed' }, after }])
  const told = (await undone()).map(({ did, why }) => [did, why])
  expect(told.slice(0, 5)).toEqual([
    ['called it off', slide],
    ['asked for it to be called off, which a second person decides', slide],
    [undefined, null],
    ['guaranteed it', null],
    ['closed it to booking', null],
  ])
})

test('only a change of its prices says that quotes are told of one', async ({ db }) => {
  const { save } = await planned(db)
  expect(await save({ cutoffDays: '1' })).toMatchObject({ ok: true, done: 'changed' })
  expect(await save({ twinRupees: '19,000' })).toMatchObject({ ok: true, done: 'repriced' })
  expect(await save({ 'cells.single': '' })).toMatchObject({ ok: true, done: 'repriced' })
})

test('who saves second takes over what they left alone, and sees beside what both wrote (caught: a price a colleague had just changed, written back from a page that was older)', async ({
  db,
}) => {
  const { ask, now, row, save } = await planned(db)
  const older = await now()
  const stood = stoodOf(older)
  const typed = { ...planTyped(changeableOf(older as AuditedPlan)), capacity: '8', cutoffDays: '2', stood }
  expect(await save({ twinRupees: '18,000', cutoffDays: '5' })).toMatchObject({ ok: true })
  const refused = await ask(thing.save, typed)
  expect(refused).toMatchObject({
    reason: 'changed-meanwhile',
    meanwhile: { was: { twinPaise: FIRST.twinPaise }, by: [{ actor: EDITOR.id }] },
  })
  const { was } = (refused as { meanwhile: { was: object } }).meanwhile
  const shown = standing({
    stands: planTyped(changeableOf((await now()) as AuditedPlan)),
    stood: stoodOf(await now()),
    kept: { message: '', typed, faults: {}, meanwhile: { was, who: 'Meera' } },
    show: (before) => planTyped(changeableOf(before as AuditedPlan)),
  })
  expect(shown.typed).toMatchObject({ capacity: '8', twinRupees: '18,000', cutoffDays: '2' })
  expect(Object.keys(shown.faults)).toEqual(['cutoffDays'])
  expect(await ask(thing.save, { ...shown.typed, stood: shown.stood })).toMatchObject({ ok: true })
  expect(await row()).toMatchObject({ capacity: 8, twinPaise: 18_000_00, cutoffDays: 2 })
})
