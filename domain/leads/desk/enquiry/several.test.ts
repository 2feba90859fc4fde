import { expect } from 'vitest'
import { listHistory } from '#domain/audit/audit.server.ts'
import { seenOf } from '#domain/leads/lead.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { leadBench } from '#tests/benches/lead-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { noteEnquiry, planCall } from './deeds.server.ts'
import { assignSeveralEnquiries, listSeveralEnquiries } from './several.server.ts'

test('several enquiries are given at once, and one that a colleague was quicker with stays and is named (caught: taken from them)', async ({
  db,
}) => {
  const bench = leadBench(db)
  const accounts = accountBench(db)
  const { needs } = bench
  const [staff, colleague] = [await accounts.visitor({ role: 'sales' }), await accounts.visitor({ role: 'owner' })]
  const received = [await bench.receive(), await bench.receive({ name: 'Arjun Kulkarni', mobile: '9812345670' })]
  const references = received.map(({ reference }) => reference)
  const shown = async () => {
    const found = await listSeveralEnquiries(db, staff, references)
    return found.ok ? found.value : []
  }
  const of = (await shown()).map((row) => ({ reference: row.reference, seen: seenOf(row) }))
  const [first, second] = references
  await planCall(needs, colleague, {
    ...of.find(({ reference }) => reference === second)!,
    day: '2026-12-05',
    time: '10:00',
  })
  await noteEnquiry(needs, colleague, { reference: first!, note: 'She called' })
  const traveller = await accounts.visitor({ role: 'traveller' })
  expect(await assignSeveralEnquiries(needs, traveller, { of, to: '' })).toEqual({ ok: false, reason: 'forbidden' })
  expect(await assignSeveralEnquiries(needs, staff, { of, to: traveller.id })).toMatchObject({
    faults: [{ path: 'to' }],
  })
  expect(await assignSeveralEnquiries(needs, staff, { of, to: staff.id })).toEqual({
    ok: true,
    value: { given: 1, stay: [second] },
  })
  const whose = Object.fromEntries((await shown()).map(({ reference, assigneeId }) => [reference, assigneeId]))
  expect(whose).toEqual({ [first!]: staff.id, [second!]: colleague.id })
  const history = await listHistory(db, `enquiry:${first}`)
  expect(history.find(({ actor }) => actor === staff.id)).toMatchObject({
    actor: staff.id,
    before: { assigneeId: null },
    after: { assigneeId: staff.id },
  })
})
