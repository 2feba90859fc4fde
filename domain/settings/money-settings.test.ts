import { expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { changeMoney } from './money-settings.server.ts'
import { findSetting } from './settings.server.ts'

const OWNER = { id: 'who-owns-it', role: 'owner', provenAt: new Date() } as const
const OTHER = { ...OWNER, id: 'who-owns-it-too' }
const HALTS = { vpa: 'halts@bank', payeeName: 'Kerala Halts', merchantCode: null }

test('where money goes is changed over nobody: who saves on what is no more is shown theirs (caught: the second one wrote over the first)', async ({
  db,
}) => {
  const save = (vpa: string, stood: string, actor: Parameters<typeof changeMoney.upi>[1] = OWNER) =>
    changeMoney.upi({ db, clock }, actor, { ...HALTS, vpa, id: 'upi', stood })
  expect(await save('halts@bank', '', { id: 'edits', role: 'editor' })).toEqual({ ok: false, reason: 'forbidden' })
  expect(await save('halts@bank', '', { id: 'old', role: 'owner' })).toMatchObject({ reason: 'prove-again' })
  expect(await save('nowhere', '')).toMatchObject({
    faults: [{ path: 'vpa', message: 'A UPI address looks like name@bank.' }],
  })
  expect(await save('halts@bank', '')).toMatchObject({ ok: true })
  const stood = stoodOf(HALTS)
  expect(await save('halts@other', stood, OTHER)).toMatchObject({ ok: true })
  expect(await save('mine@bank', stood)).toMatchObject({
    reason: 'changed-meanwhile',
    meanwhile: { now: { vpa: 'halts@other' }, was: HALTS, by: [{ actor: OTHER.id }] },
  })
  expect(await findSetting(db, 'upi')).toMatchObject({ vpa: 'halts@other' })
  const limit = (alonePaise: number) =>
    changeMoney.refunds({ db, clock }, OWNER, { id: 'refunds', stood: '', alonePaise })
  expect(await limit(Number.NaN)).toMatchObject({
    faults: [{ path: 'alonePaise', message: 'Say how much, as 5,000.' }],
  })
  expect(await limit(2000_00)).toMatchObject({ ok: true })
})
