import { expect } from 'vitest'
import { findWritten, listDrafts } from '#domain/drafts/drafts.server.ts'
import { HOUR, stoppedClock, systemClock as clock } from '#platform/clock.ts'
import { rupees } from '#platform/money.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSamplePicture } from '#tests/sample-catalogue.ts'
import { CAR_THINGS, editCar, publishDueCars, writeCar } from './car-editing.server.ts'
import { findCarDesk, listCarsDesk } from './cars-desk.server.ts'
import { listCars } from './cars.server.ts'
import type { CarDraft } from './cars-writing.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const SALES = { id: 'somebody-in-sales', role: 'sales' } as const

test('a class of car is added and changed by hand, at one address, by who edits cars alone', async ({ db }) => {
  await saveSamplePicture(db)
  const save = (draft: Partial<CarDraft>, stood: string, actor: typeof EDITOR | typeof SALES = EDITOR) =>
    editCar({ db, clock }, actor, { ...SEDAN, ...draft, stood })
  expect(await save({}, '', SALES)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await save({}, '')).toMatchObject({ ok: true })
  const found = await findCarDesk(db, EDITOR, SEDAN.id)
  const stood = found.ok ? found.value.stood : ''
  expect(await save({ perKmPaise: rupees(12) }, stood)).toMatchObject({ ok: true })
  // Who saved on what is no more is shown what stands.
  expect(await save({ perKmPaise: rupees(9) }, stood)).toMatchObject({ reason: 'changed-meanwhile' })
  expect(await listCarsDesk(db, EDITOR, { words: 'sed' })).toMatchObject({
    value: { total: 1, rows: [{ perKmPaise: 1200, vehicles: 0 }] },
  })
  expect(await listCarsDesk(db, SALES, {})).toEqual({ ok: false, reason: 'forbidden' })
  const amiss = [
    [{ id: 'another' }, 'url'],
    [{ id: 'another', url: 'another', pictureId: 'gone' }, 'pictureId'],
    [{ id: 'another', url: 'another', nightPictureId: 'gone' }, 'nightPictureId'],
    [{ id: 'another', url: 'another', leastDays: 9, mostDays: 2 }, 'mostDays'],
    [{ id: 'another', url: 'another', perKmPaise: 0 }, 'perKmPaise'],
  ] as const
  for (const [draft, path] of amiss) expect(await save(draft, '')).toMatchObject({ faults: [{ path }] })
})

test('a class of car is written beside what is public, by who edits cars alone, and is public at its hour (caught: written through)', async ({
  db,
}) => {
  await saveSamplePicture(db)
  const now = new Date('2026-11-28T06:30:00Z')
  const needs = { db, clock: stoppedClock(now) }
  const { id, ...content } = SEDAN
  const shown = async () => (await listCars(db)).map(({ name }) => name)
  const stoodNow = async () => {
    const found = await findWritten(db, EDITOR, CAR_THINGS, id)
    return found.ok ? found.value.stood : ''
  }
  const put = async (changes: object, to: 'draft' | 'scheduled', actor: typeof EDITOR | typeof SALES = EDITOR) => {
    const publishAt = to === 'scheduled' ? new Date(now.getTime() + HOUR) : null
    const form = { id, stood: await stoodNow(), content: { ...content, ...changes }, to, publishAt }
    return writeCar(needs, actor, form)
  }
  expect(await put({}, 'draft', SALES)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await put({ seats: undefined }, 'draft')).toMatchObject({ ok: true })
  expect(await put({ seats: undefined }, 'scheduled')).toMatchObject({ faults: [{ path: 'seats' }] })
  expect(await put({ nightPictureId: 'gone' }, 'scheduled')).toMatchObject({ faults: [{ path: 'nightPictureId' }] })
  expect(await put({}, 'scheduled')).toMatchObject({ ok: true })
  expect(await shown()).toEqual([])
  expect(await publishDueCars({ db, clock: stoppedClock(new Date(now.getTime() + HOUR)) })).toBe(1)
  expect(await shown()).toEqual([SEDAN.name])
  expect(await listDrafts(db, SALES, CAR_THINGS, {})).toEqual({ ok: false, reason: 'forbidden' })
})
