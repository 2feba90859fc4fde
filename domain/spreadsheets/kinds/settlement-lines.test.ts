import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { settlementLines } from '#domain/payments/tables.ts'
import { reportSettlements } from '#domain/reports/settlements.server.ts'
import { takeOffImport } from '#domain/spreadsheets/take-off-import.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { onBoth as test } from '#tests/database.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { addStaff, checked, clock, EDITOR, faultsIn, look, OWNER, takenIn } from '#tests/take-in.ts'

import { fileOf, traded } from '#tests/benches/settled-bench.ts'

const today = istDate(new Date())
const month = today.slice(0, 7)

const PLAIN = 'Provider,Reference,Kind,Amount,Fee,GST on fee,Settlement,Settled on,UTR'.split(',')
const plain = {
  Provider: 'razorpay',
  Reference: 'pay_1',
  Kind: 'payment',
  Amount: 100,
  Settlement: 'setl_1',
  'Settled on': today,
  UTR: '632812345678',
}

test('a settlement of two days or two UTRs is as many rows, each in its own month (caught: one row, of the later day and the greater UTR)', async ({
  db,
}) => {
  await addStaff(db)
  const before = addDays(`${month}-01`, -1)
  const credit = (Reference: string, Amount: number, on: string, UTR: string) => ({
    ...plain,
    Kind: 'credit',
    Reference,
    Amount,
    'Settled on': on,
    UTR,
  })
  const rows = [
    credit('a', 10, before, 'UQ1'),
    credit('b', 20, `${month}-01`, 'UQ2'),
    credit('c', 40, `${month}-01`, 'UQ3'),
    credit('d', 1, `${month}-01`, 'UQ3'),
  ]
  await takenIn(db, 'settlements', fileOf(rows, PLAIN))
  const sums = async (of: string) =>
    (await got(reportSettlements(db, OWNER, of))).batches.map(({ utr, netPaise }) => [utr, netPaise])
  expect(await sums(before.slice(0, 7))).toEqual([['UQ1', 10_00]])
  expect(await sums(month)).toEqual([
    ['UQ2', 20_00],
    ['UQ3', 41_00],
  ])
})

test('an owner takes a file’s lines off again, and what another file has said since stays (caught: all its lines gone; by an editor)', async ({
  db,
}) => {
  await addStaff(db)
  const other = { ...plain, Reference: 'pay_2' }
  const { id } = await takenIn(db, 'settlements', fileOf([plain, other], PLAIN))
  await takenIn(db, 'settlements', fileOf([{ ...other, Amount: 200 }], PLAIN))
  const needs = { db, clock }
  expect(await takeOffImport(needs, EDITOR, { id })).toMatchObject({ reason: 'unknown-kind' })
  expect(await db.$count(settlementLines)).toBe(2)
  expect(await takeOffImport(needs, OWNER, { id })).toMatchObject({ ok: true })
  expect(await db.select().from(settlementLines)).toMatchObject([{ reference: 'pay_2', amountPaise: 200_00 }])
  expect((await look(db, id, OWNER)).state).toBe('taken-off')
  expect(await takeOffImport(needs, OWNER, { id })).toMatchObject({ reason: 'changed-meanwhile' })
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, 'settlement-line:razorpay/pay_1'), isNull(auditEntries.after)))
  expect(entry).toMatchObject({ actor: OWNER.id, before: { reference: 'pay_1' } })
})

test('a line is refused for a day to come or before its payment, for fees above the amount and for a number Excel has shortened (caught: each taken)', async ({
  db,
}) => {
  const { came } = await traded(db)
  const ours = { ...plain, Reference: String(came[0]!['entity_id']), Amount: came[0]!['amount']! }
  const rows = [
    { ...plain, 'Settled on': addDays(today, 1) },
    { ...ours, 'Settled on': '2020-01-01' },
    { ...plain, Reference: 'pay_3', Fee: 99, 'GST on fee': 2 },
    { ...plain, Reference: 'pay_4', Fee: 1, 'GST on fee': 1.5 },
    { ...plain, Reference: '6.32812E+11' },
    { ...plain, Reference: 'pay_6', UTR: '6.32812e+11' },
    { ...plain, Reference: 'rfnd_7', Kind: 'refund', Amount: 5, Fee: 5.99, 'GST on fee': 1.08 },
    { ...plain, Reference: 'pay_8', 'Settled on': '2020-01-01' },
  ]
  const faults = faultsIn(await checked(db, 'settlements', fileOf(rows, PLAIN), OWNER))
  expect(faults).toEqual([
    '2 Settled on: That day is still to come.',
    expect.stringMatching(/^3 Settled on: The payment is of /),
    '4 Fee: The fee and its GST are more than the amount they were kept from.',
    '5 GST on fee: GST on a fee is less than the fee.',
    expect.stringMatching(/^6 Reference: Excel has shortened/),
    expect.stringMatching(/^7 UTR: Excel has shortened/),
  ])
  const dear = { ...came[0]!, 'fee (exclusive tax)': came[0]!['amount']!, credit: 0, debit: came[0]!['tax']! }
  expect(faultsIn(await checked(db, 'razorpay-settlements', fileOf([dear]), OWNER))).toEqual([
    expect.stringMatching(/^2 fee \(exclusive tax\): The fee and its GST/),
  ])
})

test('lines of a bank and of any provider come in columns of our own, a charge and a credit among them', async ({
  db,
}) => {
  await addStaff(db)
  const heads = ['Provider', 'Reference', 'Kind', 'Amount', 'Fee', 'Settlement', 'Settled on', 'UTR']
  const line = (Reference: string, Kind: string, Amount: string, on: string) => ({
    Provider: 'upi',
    Reference,
    Kind,
    Amount,
    Settlement: 'statement',
    'Settled on': on,
  })
  const before = addDays(`${month}-01`, -1)
  const rows = [
    line('632812345678', 'payment', '19,050', before),
    line('632812345679', 'charge', '118', `${month}-01`),
    line('632812345680', 'credit', '18', `${month}-01`),
  ]
  await takenIn(db, 'settlements', fileOf(rows, heads))
  const { batches } = await got(reportSettlements(db, OWNER, month))
  // Part of it came the day before: another credit on the bank's statement.
  expect(batches).toMatchObject([
    { lines: 2, settledOn: `${month}-01`, otherPaise: -100_00, netPaise: -100_00, odd: 0 },
  ])
  const earlier = await got(reportSettlements(db, OWNER, before.slice(0, 7)))
  expect(earlier.batches).toMatchObject([{ lines: 1, settledOn: before, netPaise: 19_050_00, odd: 1 }])
  expect(earlier.months).toEqual([month, before.slice(0, 7)])
  const faults = faultsIn(await checked(db, 'settlements', fileOf([{ ...rows[0]!, Provider: 'cash' }], heads), OWNER))
  expect(faults).toEqual([expect.stringMatching(/^2 Provider: One of these/)])
})
