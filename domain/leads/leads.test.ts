import { describe, expect } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { ROLES } from '#domain/policy/role.ts'
import { onBoth as test } from '#tests/database.ts'
import { forgetLeadsOf, forgetOldLeads } from './retention.server.ts'
import { LEAD_STATES, MOVES } from './lead.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { findLead, listLeads, moveLead, noteOnLead } from './leads.server.ts'
import { findOwnEnquiry } from './own-enquiry.server.ts'

const NONE = { email: null, mobile: null }
const MEERA = { email: 'meera@example.org', mobile: null }

describe('working on leads', () => {
  // Caught: each of the four without its demand.
  test('is for sales and owners', async ({ db }) => {
    const bench = leadBench(db)
    await bench.receive()
    const { id } = (await bench.leads())[0]!
    const people = [undefined, ...ROLES.map((role) => ({ id: 'nobody', role }))]
    for (const who of people.filter((person) => person?.role !== 'sales' && person?.role !== 'owner')) {
      const answers = [
        await listLeads(bench.needs, who),
        await findLead(bench.needs, who, id),
        await noteOnLead(bench.needs, who, { id, note: 'hello' }),
        await moveLead(bench.needs, who, { id, to: 'won' }),
      ]
      for (const answer of answers) expect(answer).toEqual({ ok: false, reason: 'forbidden' })
    }
    expect(await bench.events()).toEqual(['new'])
    for (const role of ['sales', 'owner'] as const)
      expect(await listLeads(bench.needs, { id: 'somebody', role })).toMatchObject({ ok: true, value: { total: 1 } })
  })

  test('follows the steps, and every step is written down with its hand', async ({ db }) => {
    const bench = leadBench(db)
    const staff = await accountBench(db).visitor({ role: 'sales' })
    const { token } = await bench.receive()
    const { id } = (await bench.leads())[0]!
    expect(await moveLead(bench.needs, staff, { id, to: 'contacted', note: 'Called' })).toMatchObject({ ok: true })
    expect(await noteOnLead(bench.needs, staff, { id, note: ' Wants a houseboat ' })).toMatchObject({ ok: true })
    expect(await noteOnLead(bench.needs, staff, { id, note: '  ' })).toMatchObject({ reason: 'note-empty' })
    expect(await moveLead(bench.needs, staff, { id, to: 'new' })).toMatchObject({ reason: 'not-from-here' })
    expect(await moveLead(bench.needs, staff, { id, to: 'quoted' })).toMatchObject({ ok: true })
    expect(await moveLead(bench.needs, staff, { id, to: 'won' })).toMatchObject({ ok: true })
    expect(await moveLead(bench.needs, staff, { id, to: 'lost' })).toMatchObject({ reason: 'not-from-here' })
    expect(await moveLead(bench.needs, staff, { id: 'unknown', to: 'won' })).toMatchObject({ reason: 'unknown' })
    const found = await findLead(bench.needs, staff, id)
    expect(found.ok && found.value.events.map(({ kind, note, byUserId }) => [kind, note, byUserId])).toEqual([
      ['new', '', null],
      ['contacted', 'Called', staff.id],
      ['note', 'Wants a houseboat', staff.id],
      ['quoted', '', staff.id],
      ['won', '', staff.id],
    ])
    const own = await findOwnEnquiry(db, token)
    expect([own?.status, JSON.stringify(own).includes('houseboat')]).toEqual(['won', false])
  })

  test('has a way out of every state that is not an end, and none that a visitor alone may take', () => {
    for (const state of LEAD_STATES) expect(MOVES[state]).not.toContain('withdrawn')
    expect(LEAD_STATES.filter((state) => MOVES[state].length === 0)).toEqual(['won', 'withdrawn'])
  })

  test('lists by state, newest first, a page at a time', async ({ db }) => {
    const bench = leadBench(db)
    const staff = { id: 'somebody', role: 'owner' } as const
    for (let n = 0; n < 5; n++) await bench.receive({ email: `a${n}@example.org`, mobile: `981234000${n}` })
    await bench.receive({ email: 'bot@example.org', message: 'a.com b.com c.com' })
    const page = await listLeads(bench.needs, staff, { state: 'new', page: 2, pageSize: 2 })
    expect(page.ok && [page.value.total, page.value.items.map(({ email }) => email)]).toEqual([
      5,
      ['a2@example.org', 'a1@example.org'],
    ])
    expect(JSON.stringify(page)).not.toMatch(/hash|nonce/i)
    expect(await listLeads(bench.needs, staff, { state: 'spam' })).toMatchObject({ value: { total: 1 } })
  })
})

describe('forgetting leads', () => {
  test('empties them after 24 months, spam after 30 days, and closes their links (caught: never, a name left)', async ({
    db,
  }) => {
    const bench = leadBench(db)
    const { token } = await bench.receive()
    await bench.receive({ email: 'bot@example.org', message: 'a.com b.com c.com' })
    bench.pass(29 * DAY)
    expect(await forgetOldLeads(db, bench.clock)).toBe(0)
    bench.pass(2 * DAY)
    expect(await forgetOldLeads(db, bench.clock)).toBe(1)
    expect((await findOwnEnquiry(db, token))?.message).toContain('Tea gardens')
    bench.pass(700 * DAY)
    expect(await forgetOldLeads(db, bench.clock)).toBe(1)
    expect(await forgetOldLeads(db, bench.clock)).toBe(0)
    for (const lead of await bench.leads()) {
      expect(lead).toMatchObject({ name: '', mobile: null, email: null, message: '', ages: null, tokenHash: null })
      expect(lead.forgottenAt).not.toBeNull()
    }
    expect(await findOwnEnquiry(db, token)).toBeUndefined()
    expect(await bench.messages()).toEqual([])
  })

  test('of somebody who leaves takes notes and messages too, and nobody else’s', async ({ db }) => {
    const bench = leadBench(db)
    const staff = { id: (await accountBench(db).visitor({ role: 'sales' })).id, role: 'sales' } as const
    await bench.receive({ email: 'other@example.org', mobile: '9812340000' })
    await bench.receive()
    const { id } = (await bench.leads())[0]!
    await noteOnLead(bench.needs, staff, { id, note: 'Meera prefers mornings' })
    expect(await forgetLeadsOf(db, bench.clock, { ...NONE, verified: NONE })).toBe(0)
    expect(await forgetLeadsOf(db, bench.clock, { ...MEERA, verified: NONE })).toBe(1)
    const found = await findLead(bench.needs, staff, id)
    expect(JSON.stringify(found)).not.toMatch(/meera|98123/i)
    expect((await bench.messages()).map(({ to }) => to)).toEqual(['other@example.org', '+919812340000'])
    expect(await noteOnLead(bench.needs, staff, { id, note: 'Meera again' })).toMatchObject({ reason: 'unknown' })
  })
})
