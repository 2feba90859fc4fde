import { expect } from 'vitest'
import { systemClock as clock } from '#platform/clock.ts'
import { rupees } from '#platform/money.ts'
import { SEDAN } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { saveSamplePicture } from '#tests/sample-catalogue.ts'
import { editCar } from './car-editing.server.ts'
import { findCarDesk, listCarsDesk } from './cars-desk.server.ts'
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
