import { expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { editFact, putBackFact, readAlmanac } from './almanac.server.ts'
import { closingOf } from './closings.ts'
import { typedFact } from './fact-typed.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const TRAVELLER = { id: 'somebody-who-travels', role: 'traveller' } as const

async function factIn(db: Db, key: string) {
  return (await readAlmanac(db)).facts.find((fact) => fact.key === key)
}

test('a fact is corrected for everybody, by who plans alone, and put back (caught: a traveller corrects one)', async ({
  db,
}) => {
  const kedarnath = (await factIn(db, 'kedarnath'))!
  const typed = { ...typedFact(kedarnath), days: '2027-05-06 to 2027-10-31' }
  const input = { id: 'kedarnath', stood: stoodOf(kedarnath), ...typed }
  expect(await editFact({ db, clock }, TRAVELLER, input)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await editFact({ db, clock }, EDITOR, input)).toMatchObject({ ok: true })
  expect(closingOf(await readAlmanac(db), 'kedarnath', '2027-05-07')).toBeUndefined()
  expect(await editFact({ db, clock }, EDITOR, input)).toMatchObject({ reason: 'changed-meanwhile' })
  const stood = stoodOf(await factIn(db, 'kedarnath'))
  expect(await putBackFact({ db, clock }, EDITOR, { id: 'kedarnath', stood })).toMatchObject({ ok: true })
  expect(await factIn(db, 'kedarnath')).toEqual(kedarnath)
  expect(await putBackFact({ db, clock }, EDITOR, { id: 'kedarnath', stood: stoodOf(kedarnath) })).toMatchObject({
    reason: 'as-shipped',
  })
})

test('a fact is added, and what is typed amiss is said at its field', async ({ db }) => {
  const empty = { ...typedFact((await factIn(db, 'diwali'))!), otherNames: '', at: 'thrissur', isDayOff: '' }
  const pooram = {
    ...empty,
    id: 'thrissur-pooram-2027',
    stood: '',
    name: 'Thrissur Pooram',
    kind: 'festival',
    source: 'The temples',
  }
  const amiss = { ...pooram, days: '16 April 2027', yearly: 'spring', source: '', at: 'Thrissur town' }
  const refused = await editFact({ db, clock }, EDITOR, amiss)
  expect(!refused.ok && [...new Set(refused.faults?.map(({ path }) => path))].toSorted()).toEqual([
    'at',
    'days',
    'source',
    'yearly',
  ])
  const open = await editFact({ db, clock }, EDITOR, { ...pooram, kind: 'open', months: '4', days: '', yearly: '' })
  expect(!open.ok && open.faults?.map(({ path }) => path)).toEqual(['days'])
  const good = { ...pooram, days: '2027-04-16 to 2027-04-17, main 2027-04-16, expected' }
  expect(await editFact({ db, clock }, EDITOR, good)).toMatchObject({ ok: true })
  expect(await factIn(db, 'thrissur-pooram-2027')).toMatchObject({
    days: [{ from: '2027-04-16', to: '2027-04-17', main: '2027-04-16', isExpected: true }],
  })
})
