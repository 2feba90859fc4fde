import { eq, ne, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { SETTLEMENTS } from '#domain/bookings/pay/settlement-rules.ts'
import { ledgerEntries, paymentOrders, payments, refunds, settlementLines } from '#domain/payments/tables.ts'
import { batchesInAll, isOdd } from '#domain/reports/settlements.ts'
import { readSettledLines, reportSettlements, reportUnsettled } from '#domain/reports/settlements.server.ts'
import { listImports } from '#domain/spreadsheets/imports.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { begin, checked, EDITOR, exported, faultsIn, OWNER, takenIn } from '#tests/take-in.ts'

import { fileOf, traded } from '#tests/benches/settled-bench.ts'
import type { Cells } from '#tests/benches/settled-bench.ts'

const today = istDate(new Date())
const month = today.slice(0, 7)
const SALES = { id: 'meera', role: 'sales' } as const

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
    expect((await got(listImports(db, OWNER))).rows.map(({ kind }) => kind)).toEqual(['razorpay-settlements'])
    expect(await listImports(db, EDITOR)).toEqual({ ok: true, value: { rows: [], pages: 1 } })
    for (const actor of [EDITOR, undefined]) {
      expect(await reportSettlements(db, actor, month)).toMatchObject({ reason: 'forbidden' })
      expect(await reportUnsettled(db, actor, { today, days: 5 })).toMatchObject({ reason: 'forbidden' })
      for await (const some of readSettledLines(db, actor, month)) expect(some).toEqual([])
    }
  })
})
