import { expect } from 'vitest'
import { forgetLead } from '#domain/leads/retention.server.ts'
import { leads } from '#domain/leads/tables.ts'
import type { LeadState } from '#domain/leads/lead.ts'
import type { Role } from '#domain/policy/role.ts'
import { openTagMemory } from '#platform/tag-memory.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { test } from '#tests/database.ts'
import { findInOffice } from './find.server.ts'

const search = { search: async () => ({ hits: [], total: 0, suggestions: [] }) }

test('what may be done about an enquiry is found by its reference, as it stands (caught: a deed for an editor, a quote for who is lost, a forgotten one closed)', async ({
  db,
}) => {
  const { receive, clock } = leadBench(db)
  const { reference } = await receive()
  const find = async (typed: string, role: Role = 'sales') => {
    const found = await findInOffice({ db, clock, search, memory: openTagMemory() }, { id: 'somebody', role }, typed)
    return found.map(({ name, path }) => [name.replace(`, ${reference}`, ''), path.split('/').at(-1)])
  }
  const names = async (typed: string) => (await find(typed)).map(([name]) => name)
  const stand = (state: LeadState) => db.update(leads).set({ state })
  const open = ['Send a quote, or hold seats', 'Plan a call', 'Write a call down', 'Keep a note']
  const assign = 'Assign: take it on, or give it to a colleague'
  const [won, lost, spam] = ['Mark as won', 'Close as lost, with a reason', 'Set apart as spam']
  expect(await names(`> ${reference}`)).toEqual([...open, assign, 'Mark as answered', won, lost, spam])
  for (const [word, at] of [
    ['quote', 'quote'],
    ['assign', 'whose'],
    ['plan a call', 'call'],
    ['lost', 'goes-on'],
    ['won', 'goes-on'],
    ['spam', 'goes-on'],
    ['note', 'note'],
  ] as const)
    expect([word, (await find(`${word} ${reference.toLowerCase()}`)).map(([, path]) => path)]).toEqual([
      word,
      [`${reference}#${at}`],
    ])
  await stand('quoted')
  expect(await names(`> ${reference}`)).toEqual([...open, assign, won, lost])
  await stand('lost')
  expect(await names(`> ${reference}`)).toEqual(['Keep a note', assign, 'Open again'])
  await stand('spam')
  expect(await names(`> ${reference}`)).toEqual(['Keep a note', assign, 'Say that it is no spam'])
  expect(await find(`> ${reference}`, 'editor')).toEqual([])
  await forgetLead(db, clock, (await db.select().from(leads))[0]!.id)
  expect(await find(`> ${reference}`)).toEqual([])
})
