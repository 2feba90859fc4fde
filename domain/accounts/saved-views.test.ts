import { describe, expect } from 'vitest'
import type { SignedIn } from '#domain/policy/actor.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { viewQuery } from './saved-view.ts'
import { listViews, removeView, saveView } from './saved-views.server.ts'

async function staff(db: Db, role: SignedIn['role'] = 'editor'): Promise<SignedIn> {
  return { id: await accountBench(db).person(), role }
}
const SOUTH = {
  list: 'packages',
  name: 'South, this winter',
  query: '?state=IN-KL&page=3&done=kept&kind=tour&q=',
} as const

describe('a saved view', () => {
  test('keeps what the address asks and not where one was in it; of one name there is one', async ({ db }) => {
    const needs = { db, clock: systemClock }
    const me = await staff(db)
    await saveView(needs, me, SOUTH)
    await saveView(needs, me, { ...SOUTH, query: 'state=IN-KL' })
    expect(await listViews(db, me, 'packages')).toMatchObject({
      value: [{ name: SOUTH.name, list: 'packages', query: 'state=IN-KL' }],
    })
    expect(viewQuery(SOUTH.query)).toBe('kind=tour&state=IN-KL')
  })

  test('may be of enquiries too', async ({ db }) => {
    const [needs, me] = [{ db, clock: systemClock }, await staff(db, 'sales')]
    const late = { list: 'enquiries', name: 'Late calls', query: 'view=list&due=late' } as const
    expect(await saveView(needs, me, late)).toMatchObject({ ok: true })
    expect(await listViews(db, me, 'enquiries')).toMatchObject({ value: [{ name: 'Late calls' }] })
  })

  test('is its owner’s alone (caught: one removed by whoever knew its id)', async ({ db }) => {
    const needs = { db, clock: systemClock }
    const [me, other] = [await staff(db), await staff(db)]
    const saved = await saveView(needs, me, SOUTH)
    const id = saved.ok ? saved.value.id : ''
    expect(await listViews(db, other)).toEqual({ ok: true, value: [] })
    expect(await removeView(needs, other, { id })).toEqual({ ok: false, reason: 'unknown-view' })
    expect(await removeView(needs, me, { id })).toMatchObject({ ok: true, value: { name: SOUTH.name } })
    expect(await removeView(needs, me, { id })).toEqual({ ok: false, reason: 'unknown-view' })
    expect(await saveView(needs, await staff(db, 'traveller'), SOUTH)).toEqual({ ok: false, reason: 'forbidden' })
  })

  test('keeps no search for a person, needs a name, and there are at most twenty of a list', async ({ db }) => {
    const needs = { db, clock: systemClock }
    const me = await staff(db)
    for (const list of [
      'audit',
      'bookings',
      'enquiries',
      'fleet',
      'hires',
      'messages',
      'payments',
      'reviews',
      'waiting',
    ] as const) {
      const searched = { list, name: 'Meera', query: 'q=9812345678&view=due' }
      expect(await saveView(needs, me, searched)).toMatchObject({ reason: 'invalid', faults: [{ path: 'name' }] })
    }
    expect(await saveView(needs, me, { ...SOUTH, name: ' ' })).toMatchObject({ faults: [{ path: 'name' }] })
    for (let at = 0; at < 20; at++) await saveView(needs, me, { ...SOUTH, name: `View ${at}` })
    expect(await saveView(needs, me, SOUTH)).toMatchObject({ reason: 'too-many-views', faults: [{ path: 'name' }] })
    expect((await saveView(needs, me, { ...SOUTH, name: 'View 3' })).ok).toBe(true)
  })
})
