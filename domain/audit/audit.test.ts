import { expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { recordChanges, searchAudit } from './audit.server.ts'
import type { AuditQuery } from './audit.server.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const EDITOR = { id: 'meera', role: 'editor' } as const
const at = new Date('2026-12-05T19:00:00Z')
const change = (subject: string) => ({ subject, before: null, after: { subject } })

async function write(db: Db) {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => change(`package:${name}`))
  await recordChanges(db, { actor: EDITOR, action: 'catalogue.edit', at }, seven)
  await recordChanges(db, { actor: { program: 'demo' }, action: 'cars.edit', at: new Date('2026-12-04T10:00:00Z') }, [
    change('car:100%'),
    change('car:1000'),
  ])
}

test('the audit is searched by its owner alone, and by pages that miss nothing of one moment', async ({ db }) => {
  await write(db)
  for (const actor of [undefined, EDITOR, { id: 'tara', role: 'sales' }, { program: 'demo' }] as const)
    expect(await searchAudit(db, actor, {})).toEqual({ ok: false, reason: 'forbidden' })
  const seen: string[] = []
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const found = await searchAudit(db, OWNER, after ? { after } : {}, 3)
    if (!found.ok) throw new Error(found.reason)
    seen.push(...found.value.rows.map(({ subject }) => subject))
    after = found.value.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([9, 9])
  expect(seen.slice(7).toSorted()).toEqual(['car:100%', 'car:1000'])
})

test('the audit is narrowed by who, what, which thing and the days of India', async ({ db }) => {
  await write(db)
  const count = async (query: AuditQuery) => {
    const found = await searchAudit(db, OWNER, query)
    return found.ok ? found.value.rows.length : found.reason
  }
  expect(await count({ who: 'program' })).toBe(2)
  expect(await count({ who: 'meera', action: 'catalogue.edit' })).toBe(7)
  expect(await count({ subject: 'car:100%' })).toBe(1)
  // Seven in the evening in London is the next day in India.
  expect(await count({ from: '2026-12-06' })).toBe(7)
  expect(await count({ until: '2026-12-05' })).toBe(2)
  expect(await count({ after: 'nonsense' })).toBe(9)
})
