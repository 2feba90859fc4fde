import { describe, expect } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { forgetLeadsOf, forgetOldLeads } from './retention.server.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { findEnquiry } from './find-enquiry.server.ts'
import { noteEnquiry } from '#domain/leads/desk/enquiry/deeds.server.ts'
import { findOwnEnquiry } from './own-enquiry.server.ts'

const NONE = { email: null, mobile: null }
const MEERA = { email: 'meera@example.org', mobile: null }

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
    const staff = { id: (await accountBench(db).visitor({ role: 'sales', name: 'Anil' })).id, role: 'sales' } as const
    await bench.receive({ email: 'other@example.org', mobile: '9812340000' })
    await bench.receive()
    const { reference } = (await bench.leads())[0]!
    await noteEnquiry(bench.needs, staff, { reference, note: 'Meera prefers mornings' })
    expect(await forgetLeadsOf(db, bench.clock, { ...NONE, verified: NONE })).toBe(0)
    expect(await forgetLeadsOf(db, bench.clock, { ...MEERA, verified: NONE })).toBe(1)
    const found = await findEnquiry(bench.needs, staff, reference)
    expect(JSON.stringify(found)).not.toMatch(/meera|98123/i)
    expect((await bench.messages()).map(({ to }) => to)).toEqual(['other@example.org', '+919812340000'])
    expect(await noteEnquiry(bench.needs, staff, { reference, note: 'Meera again' })).toMatchObject({
      reason: 'enquiry-forgotten',
    })
  })
})
