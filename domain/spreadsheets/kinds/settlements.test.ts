import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { SETTLEMENTS } from '#domain/bookings/pay/settlement-rules.ts'
import { ledgerEntries, paymentOrders, payments, refunds, settlementLines } from '#domain/payments/tables.ts'
import { batchesInAll, isOdd } from '#domain/reports/settlements.ts'
import { readSettledLines, reportSettlements, reportUnsettled } from '#domain/reports/settlements.server.ts'
import { takeOffImport } from '#domain/spreadsheets/take-off-import.server.ts'
import { listImports } from '#domain/spreadsheets/imports.server.ts'
import { csvLine } from '#platform/csv.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { got, trade } from '#tests/benches/trade-bench.ts'
import { addStaff, begin, checked, clock, EDITOR, exported, faultsIn, look, OWNER, takenIn } from '#tests/take-in.ts'

const today = istDate(new Date())
const month = today.slice(0, 7)
const SALES = { id: 'meera', role: 'sales' } as const
/** The heads of Razorpay's report, those nobody here needs among them. */
const HEADS =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,card_type,issuer_name,entity_created_at,payment_captured_at,payment_notes,refund_notes,arn,entity_description,order_id,order_receipt,order_notes,dispute_id,dispute_created_at,dispute_reason,settlement_id,settled_at,settlement_utr,settled_by'.split(
    ',',
  )

type Cells = Record<string, string | number>
const fileOf = (rows: Cells[], heads = HEADS) =>
  [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))].map(csvLine).join('')
const inBatch = { currency: 'INR', settlement_id: 'setl_1', settled_at: today, settlement_utr: '1568176960vxp0rj' }

/** Trade whose payments came by Razorpay, and the report it would give of them: two per cent, and GST on it. */
async function traded(db: Db) {
  await trade(db)
  await addStaff(db)
  await db.update(paymentOrders).set({ provider: 'razorpay' })
  await db.update(payments).set({ provider: 'razorpay' })
  const came = (await db.select().from(payments)).map(({ providerPaymentId, amountPaise }): Cells => {
    const [fee, tax] = [Math.round(amountPaise * 0.02), Math.round(amountPaise * 0.0036)]
    const sums = { amount: amountPaise, 'fee (exclusive tax)': fee, tax, debit: 0, credit: amountPaise - fee - tax }
    return { ...inBatch, transaction_entity: 'payment', entity_id: providerPaymentId, ...rupees(sums) }
  })
  const back = (await db.select().from(refunds).where(eq(refunds.state, 'done'))).map((one): Cells => {
    const sums = { amount: one.amountPaise, debit: one.amountPaise }
    return { ...inBatch, transaction_entity: 'refund', entity_id: one.providerRefundId!, ...rupees(sums) }
  })
  return { came, back, rows: [...came, ...back] }
}

const rupees = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).map(([head, paise]) => [head, (paise / 100).toFixed(2)]))

async function linesIn(db: Db) {
  return (await Array.fromAsync(readSettledLines(db, OWNER, month, 2))).flat()
}

describe('a settlement report of Razorpay', () => {
  test('is taken in as it comes, once, and adds up to what was paid out; the ledger stays (caught: the fee taken off twice; a refund added)', async ({
    db,
  }) => {
    const { rows, came, back } = await traded(db)
    const ledger = await db.select().from(ledgerEntries)
    const whole = fileOf(rows)
    expect(await takenIn(db, 'razorpay-settlements', whole)).toMatchObject({ state: 'done', fresh: rows.length })
    const kept = await db.select().from(settlementLines)
    expect(await checked(db, 'razorpay-settlements', whole, OWNER)).toMatchObject({
      state: 'done',
      fresh: 0,
      changed: 0,
    })
    expect(await checked(db, 'settlements', await exported(db, 'settlements', OWNER), OWNER)).toMatchObject({
      state: 'done',
      changed: 0,
    })
    expect(await db.select().from(settlementLines)).toEqual(kept)
    expect(await db.select().from(ledgerEntries)).toEqual(ledger)

    const { batches, odd } = await got(reportSettlements(db, SALES, month))
    const sum = (of: Cells[], head: string) =>
      of.reduce((all, row) => all + Math.round(Number(row[head] ?? 0) * 100), 0)
    expect(batches).toMatchObject([{ provider: 'razorpay', batch: 'setl_1', settledOn: today, odd: 0 }])
    expect(batchesInAll(batches)).toEqual({
      lines: rows.length,
      paymentsPaise: sum(came, 'amount'),
      refundsPaise: sum(back, 'amount'),
      otherPaise: 0,
      feePaise: sum(came, 'fee (exclusive tax)'),
      taxPaise: sum(came, 'tax'),
      netPaise: sum(came, 'credit') - sum(back, 'debit'),
    })
    expect(back.length).toBeGreaterThan(1)
    expect(odd).toEqual([])
    const lines = await linesIn(db)
    expect(lines.map(({ reference }) => reference).toSorted()).toEqual(
      rows.map((row) => String(row['entity_id'])).toSorted(),
    )
    expect(lines.filter((line) => isOdd(line) || line.booking === null)).toEqual([])
    expect((await checkBooks(db, { rules: SETTLEMENTS })).findings).toEqual([])
  })

  test('says what fits nothing, what is of another sum and what is missing, and so do the books (caught: another sum as fitting; what is not covered by any file as missing)', async ({
    db,
  }) => {
    const { rows, came, back } = await traded(db)
    const [first, second, older] = came as [Cells, Cells, Cells]
    await db.update(payments).set({ receivedAt: sql`now() - interval '20 days'` })
    // It came before any that a file tells of.
    await db
      .update(payments)
      .set({ receivedAt: sql`now() - interval '25 days'` })
      .where(eq(payments.providerPaymentId, String(older['entity_id'])))
    await db.update(refunds).set({ doneAt: sql`now() - interval '15 days'` })
    const unsettled = async (days: number) => got(reportUnsettled(db, SALES, { today, days }))
    expect((await unsettled(5)).total).toBe(0)
    const rule = async () =>
      (await checkBooks(db, { rules: SETTLEMENTS })).findings.map(({ rule, count }) => [rule, count])
    expect(await rule()).toEqual([])

    const strange = { ...first, entity_id: 'pay_elsewhere' }
    await takenIn(db, 'razorpay-settlements', fileOf([first, strange]))
    const missing = await unsettled(5)
    expect(missing.total).toBe(rows.length - 2)
    expect(missing.rows.map(({ reference }) => reference)).not.toContain(first['entity_id'])
    expect((await unsettled(30)).total).toBe(0)
    expect(await rule()).toEqual([['not-settled', rows.length - 2]])

    const less = { ...second, amount: '10.00', 'fee (exclusive tax)': '', tax: '', credit: '10.00' }
    await takenIn(db, 'razorpay-settlements', fileOf([less, ...came.slice(2), ...back]))
    expect((await unsettled(5)).total).toBe(0)
    const { odd } = await got(reportSettlements(db, SALES, month))
    expect(new Set(odd.map(({ reference }) => reference))).toEqual(new Set(['pay_elsewhere', second['entity_id']]))
    expect(await rule()).toEqual([['settled-sum', 1]])
    // Right the next day: the line is replaced, and who did so is written down.
    expect(await takenIn(db, 'razorpay-settlements', fileOf([second]))).toMatchObject({ changed: 1, fresh: 0 })
    expect(await rule()).toEqual([])
    // What bears an order of ours and no payment is money nobody told the site of.
    const [order] = await db.select().from(paymentOrders).where(ne(paymentOrders.providerOrderId, '')).limit(1)
    await takenIn(db, 'razorpay-settlements', fileOf([{ ...strange, order_id: order!.providerOrderId! }]))
    expect(await rule()).toEqual([['settled-unheard', 1]])
  })

  test('finds every fault by its row and column, and writes nothing', async ({ db }) => {
    const { came } = await traded(db)
    const [one, two, three] = came as [Cells, Cells, Cells]
    const file = fileOf([
      { ...one, credit: '1.00' },
      { ...two, currency: 'USD', settled_at: '31/02/2026' },
      { ...three, amount: '-5', settlement_id: '' },
      one,
    ])
    const faults = faultsIn(await checked(db, 'razorpay-settlements', file, OWNER)).map((said) => said.split(':')[0]!)
    expect(faults.toSorted()).toEqual([
      '2 credit',
      '3 currency',
      '3 settled_at',
      '4 amount',
      '4 settlement_id',
      '5 entity_id',
    ])
    expect(await db.$count(settlementLines)).toBe(0)
    const read = await checked(
      db,
      'razorpay-settlements',
      fileOf([{ ...one, settled_at: `${today.split('-').toReversed().join('/')} 00:11:12` }]),
      OWNER,
    )
    expect(read.state).toBe('ready')
  })

  test('is taken in by owners alone, and read by who reads reports', async ({ db }) => {
    const { rows } = await traded(db)
    expect(await begin(db, 'razorpay-settlements', fileOf(rows), EDITOR)).toMatchObject({ reason: 'unknown-kind' })
    await begin(db, 'razorpay-settlements', fileOf(rows), OWNER)
    expect((await got(listImports(db, OWNER))).map(({ kind }) => kind)).toEqual(['razorpay-settlements'])
    expect(await listImports(db, EDITOR)).toEqual({ ok: true, value: [] })
    for (const actor of [EDITOR, undefined]) {
      expect(await reportSettlements(db, actor, month)).toMatchObject({ reason: 'forbidden' })
      expect(await reportUnsettled(db, actor, { today, days: 5 })).toMatchObject({ reason: 'forbidden' })
      for await (const some of readSettledLines(db, actor, month)) expect(some).toEqual([])
    }
  })
})

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
