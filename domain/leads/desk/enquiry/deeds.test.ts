import { describe, expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { ROLES } from '#domain/policy/role.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { boardEnquiries, listEnquiries } from '#domain/leads/desk/enquiries-desk.server.ts'
import { assignEnquiry, logCall, moveEnquiry, noteEnquiry, planCall } from './deeds.server.ts'
import { findEnquiry } from '#domain/leads/find-enquiry.server.ts'
import { LEAD_STATES, MOVES, seenOf } from '#domain/leads/lead.ts'
import { findOwnEnquiry } from '#domain/leads/own-enquiry.server.ts'

/** An enquiry that came in, one of the staff, and how it stands for whoever looks now. */
async function opened(db: Db) {
  const bench = leadBench(db)
  const accounts = accountBench(db)
  const staff = await accounts.visitor({ role: 'sales' })
  const { reference, token } = await bench.receive()
  const row = async () => (await bench.leads()).find((lead) => lead.reference === reference)!
  const asked = async () => ({ reference, seen: seenOf(await row()) })
  const read = async () => {
    const found = await findEnquiry(bench.needs, staff, reference)
    if (!found.ok) throw new Error(found.reason)
    return found.value
  }
  return { bench, accounts, staff, reference, token, row, asked, read, needs: bench.needs }
}

describe('working on enquiries', () => {
  // Caught: each list without its demand, each command for the whole office.
  test('is for sales and owners', async ({ db }) => {
    const { needs, reference, bench } = await opened(db)
    const asked = { reference, seen: '' }
    const people = [undefined, ...ROLES.map((role) => ({ id: 'nobody', role }))]
    for (const who of people.filter((person) => person?.role !== 'sales' && person?.role !== 'owner')) {
      const answers = [
        await listEnquiries(needs, who, {}),
        await boardEnquiries(needs, who, {}),
        await findEnquiry(needs, who, reference),
        await noteEnquiry(needs, who, { reference, note: 'hello' }),
        await assignEnquiry(needs, who, { ...asked, to: '' }),
        await planCall(needs, who, asked),
        await logCall(needs, who, { ...asked, outcome: 'reached' }),
        await moveEnquiry(needs, who, { ...asked, to: 'won' }),
      ]
      for (const answer of answers) expect(answer).toEqual({ ok: false, reason: 'forbidden' })
    }
    expect(await bench.events()).toEqual(['new'])
    for (const role of ['sales', 'owner'] as const)
      expect(await listEnquiries(needs, { id: 'somebody', role }, {})).toMatchObject({ ok: true, value: { total: 1 } })
  })

  test('follows the steps; each is in its history with its hand and in the audit without its words', async ({ db }) => {
    const { needs, staff, reference, token, asked, read } = await opened(db)
    const called = { outcome: 'reached', note: 'Wants a houseboat' } as const
    expect(await logCall(needs, staff, { ...(await asked()), ...called })).toMatchObject({ ok: true })
    expect(await moveEnquiry(needs, staff, { ...(await asked()), to: 'new' })).toMatchObject({
      reason: 'not-from-here',
    })
    const lost = { ...(await asked()), to: 'lost' } as const
    expect(await moveEnquiry(needs, staff, lost)).toMatchObject({ faults: [{ path: 'reason' }] })
    expect(await moveEnquiry(needs, staff, { ...lost, reason: 'too-dear', note: 'Houseboat' })).toMatchObject({
      ok: true,
    })
    expect(await read()).toMatchObject({ state: 'lost', lostReason: 'too-dear' })
    expect(await moveEnquiry(needs, staff, { ...(await asked()), to: 'contacted' })).toMatchObject({ ok: true })
    expect(await moveEnquiry(needs, staff, { ...(await asked()), to: 'won' })).toMatchObject({ ok: true })
    const { events, lostReason } = await read()
    expect(lostReason).toBeNull()
    expect(events.toReversed().map(({ kind, note, by }) => [kind, note, by === null])).toEqual([
      ['new', '', true],
      ['called', 'Wants a houseboat', false],
      ['contacted', '', false],
      ['lost', 'Houseboat', false],
      ['contacted', '', false],
      ['won', '', false],
    ])
    const history = JSON.stringify(await listHistory(db, `enquiry:${reference}`))
    // Caught: notes in the audit, which is never forgotten.
    expect([history.includes(staff.id), /houseboat|meera|98123/i.test(history)]).toEqual([true, false])
    const own = await findOwnEnquiry(db, token)
    expect([own?.status, JSON.stringify(own).includes('ouseboat')]).toEqual(['won', false])
  })

  test('of two at once loses no note, and whoever was slower is told (caught: each of the four steps that does not ask how it stood)', async ({
    db,
  }) => {
    const { needs, staff, accounts, reference, asked, read } = await opened(db)
    const colleague = await accounts.visitor({ role: 'owner' })
    const both = await asked()
    expect(await assignEnquiry(needs, colleague, { ...both, to: colleague.id })).toMatchObject({ ok: true })
    for (const slower of [
      await assignEnquiry(needs, staff, { ...both, to: staff.id }),
      await planCall(needs, staff, { ...both, day: '2026-12-05', time: '10:00' }),
      await logCall(needs, staff, { ...both, outcome: 'no-answer' }),
      await moveEnquiry(needs, staff, { ...both, to: 'won' }),
    ])
      expect(slower).toMatchObject({ ok: false, reason: 'changed-meanwhile' })
    await noteEnquiry(needs, colleague, { reference, note: 'She called' })
    await noteEnquiry(needs, staff, { reference, note: 'He called' })
    const found = await read()
    expect([found.assigneeId, found.events.slice(0, 2).map(({ note }) => note)]).toEqual([
      colleague.id,
      ['He called', 'She called'],
    ])
  })

  test('plans a call in India’s time, ahead of now, and makes nobody’s enquiry one’s own', async ({ db }) => {
    const { needs, staff, asked, row } = await opened(db)
    for (const [day, time, path] of [
      ['', '10:00', 'day'],
      ['2026-12-05', '25:00', 'time'],
      ['2026-11-19', '10:00', 'time'],
      ['2028-12-05', '10:00', 'day'],
    ] as const)
      expect(await planCall(needs, staff, { ...(await asked()), day, time })).toMatchObject({ faults: [{ path }] })
    await planCall(needs, staff, { ...(await asked()), day: '2026-12-05', time: '16:30' })
    expect(await row()).toMatchObject({ nextCallAt: new Date('2026-12-05T11:00:00Z'), assigneeId: staff.id })
    await moveEnquiry(needs, staff, { ...(await asked()), to: 'won' })
    expect(await row()).toMatchObject({ nextCallAt: null, state: 'won' })
  })

  test('is given to those alone who may do it (caught: to anybody with an account)', async ({ db }) => {
    const { needs, staff, accounts, asked } = await opened(db)
    for (const role of ['traveller', 'editor'] as const) {
      const { id: to } = await accounts.visitor({ role })
      expect(await assignEnquiry(needs, staff, { ...(await asked()), to })).toMatchObject({ faults: [{ path: 'to' }] })
    }
  })

  test('keeps spam apart for 30 days, and what is none for as long as all', async ({ db }) => {
    const { needs, staff, asked, row } = await opened(db)
    const kept = async () => {
      const { createdAt, forgetAfter } = await row()
      return Math.round((forgetAfter.getTime() - createdAt.getTime()) / DAY)
    }
    await moveEnquiry(needs, staff, { ...(await asked()), to: 'spam' })
    expect([await kept(), (await listEnquiries(needs, staff, {})).ok]).toEqual([30, true])
    expect(await listEnquiries(needs, staff, {})).toMatchObject({ value: { total: 0, counts: { spam: 1 } } })
    expect(await listEnquiries(needs, staff, { state: 'spam' })).toMatchObject({ value: { total: 1 } })
    await moveEnquiry(needs, staff, { ...(await asked()), to: 'new' })
    expect([await kept(), (await row()).state]).toEqual([730, 'new'])
  })

  test('has a way out of every state, but of what a visitor alone may take', () => {
    for (const state of LEAD_STATES) expect(MOVES[state]).not.toContain('withdrawn')
    expect(LEAD_STATES.filter((state) => MOVES[state].length === 0)).toEqual(['withdrawn'])
  })
})

describe('the lists of enquiries', () => {
  test('begin with who waits longest for a first answer, then with whom to call, a page at a time', async ({ db }) => {
    const { needs, bench, staff, reference: first, asked } = await opened(db)
    const others: string[] = []
    for (let n = 0; n < 3; n++) {
      bench.pass(HOUR)
      others.push((await bench.receive({ email: `a${n}@example.org`, mobile: `981234000${n}` })).reference)
    }
    await bench.receive({ email: 'bot@example.org', message: 'a.com b.com c.com' })
    await logCall(needs, staff, { ...(await asked()), outcome: 'reached', day: '2026-12-05', time: '10:00' })
    const listed = async (filters: Parameters<typeof listEnquiries>[2], page = {}) => {
      const found = await listEnquiries(needs, staff, filters, page)
      return found.ok ? found.value.rows.map(({ reference }) => reference) : []
    }
    expect(await listed({})).toEqual([...others, first])
    expect(await listed({}, { page: 2, pageSize: 3 })).toEqual([first])
    expect(await listed({ whose: 'mine' })).toEqual([first])
    expect(await listed({ whose: 'nobody' })).toEqual(others)
    expect(await listed({ whose: 'mine-or-nobody', words: 'meera' })).toEqual([...others, first])
    expect(await listed({ words: '98123 40001' })).toEqual([others[1]])
    expect(await listed({ words: others[2]!.toLowerCase() })).toEqual([others[2]])
    expect([await listed({ words: '%' }), await listed({ source: 'package' })]).toEqual([[], []])
    expect([await listed({ due: 'today' }), await listed({ due: 'none' })]).toEqual([[], others])
    bench.pass(20 * DAY)
    expect(await listed({ due: 'late' })).toEqual([first])
    expect(JSON.stringify(await listEnquiries(needs, staff, {}))).not.toMatch(/hash|nonce/i)
  })

  test('of a board hold what is open, and what was closed within a week', async ({ db }) => {
    const { needs, bench, staff, asked } = await opened(db)
    await moveEnquiry(needs, staff, { ...(await asked()), to: 'won' })
    const counted = async () => {
      const found = await boardEnquiries(needs, staff, {})
      return found.ok ? found.value.columns.map(({ state, total, rows }) => [state, total, rows.length]) : []
    }
    expect((await counted()).filter(([, total]) => total !== 0)).toEqual([['won', 1, 1]])
    bench.pass(8 * DAY)
    expect((await counted()).filter(([, total]) => total !== 0)).toEqual([])
  })
})
