import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findBookingsByWords } from '#domain/bookings/desk/find-by-words.server.ts'
import { findRefund } from '#domain/payments/refunds.server.ts'
import { bankLines, ledgerEntries, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { reportLedger } from '#domain/reports/ledger.server.ts'
import { reportSettlements } from '#domain/reports/settlements.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import { CASH, CHEQUE, paidBackBench } from '#tests/benches/paid-back-bench.ts'
import { fileOf } from '#tests/benches/settled-bench.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { SALES, TRAVELLER } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { addStaff, OWNER, takenIn } from '#tests/take-in.ts'
import { notePaidBack } from './paid-back.server.ts'

const UTR = '712812345678'
const today = istDate(new Date())
const month = today.slice(0, 7)

async function twoOwed(db: Db) {
  const bench = await paidBackBench(db)
  const booking = await bench.cancelled(
    { way: 'cash', number: '', amountPaise: CASH },
    { way: 'cheque', number: '000123', amountPaise: CHEQUE },
  )
  const back = await bench.owed()
  const all = back.reduce((sum, { paise }) => sum + paise, 0)
  const note = (refundIds: string[], seenPaise?: number, utr = UTR, actor: typeof SALES | typeof TRAVELLER = SALES) =>
    notePaidBack(bench.services, actor, { refundIds, utr, ...(seenPaise === undefined ? {} : { seenPaise }) })
  return { ...bench, booking, back, all, ids: back.map(({ id }) => id), note }
}

describe('one transfer that pays several refunds back', () => {
  test('is noted in one go, and stands as one sum beside the bank’s line (caught: a refund that no line of the bank tells of)', async ({
    db,
  }) => {
    const { note, ids, all, broken, booking, services } = await twoOwed(db)
    await addStaff(db)
    expect(await note(ids, undefined, UTR, TRAVELLER)).toMatchObject({ reason: 'forbidden' })
    expect(await note([...ids, 'another'])).toMatchObject({ reason: 'unknown-refund' })
    expect(await note(ids)).toMatchObject({ ok: true })
    // caught: pressed twice
    expect(await note(ids)).toMatchObject({ reason: 'unknown-refund' })
    expect(await db.select({ number: refunds.providerRefundId }).from(refunds)).toEqual([
      { number: UTR },
      { number: UTR },
    ])
    expect(await broken()).toEqual([])
    const { rows } = await got(reportLedger(db, OWNER, { month, account: 'refunded' }, 1))
    expect(rows.map(({ provider, reference }) => `${provider} ${reference}`)).toEqual(ids.map(() => `transfer ${UTR}`))
    const line = { Provider: 'transfer', Reference: UTR, Kind: 'refund', Settlement: 's', 'Settled on': today }
    await takenIn(
      db,
      'settlements',
      fileOf([{ ...line, Amount: (all / 100).toFixed(2) }], [...Object.keys(line), 'Amount']),
    )
    expect((await got(reportSettlements(db, OWNER, month))).odd).toEqual([])
    expect(await got(findBookingsByWords(db, SALES, UTR))).toMatchObject([{ reference: booking.reference }])
    await services.printer.close()
  })

  test('is asked about where its number comes a second time, with the sum it would have paid (caught: taken at the first press)', async ({
    db,
  }) => {
    const { note, back, all, ids, broken, services } = await twoOwed(db)
    const [one, other] = back as [(typeof back)[0], (typeof back)[0]]
    expect(await note([one.id])).toMatchObject({ ok: true })
    expect(await note([other.id])).toMatchObject({ reason: 'one-transfer' })
    expect(await note([other.id], other.paise)).toMatchObject({ reason: 'one-transfer' })
    expect(await db.$count(bankLines)).toBe(2)
    expect(await note([other.id], all)).toMatchObject({ ok: true })
    expect((await db.select().from(refunds)).map(({ state, providerRefundId }) => [state, providerRefundId])).toEqual(
      ids.map(() => ['done', UTR]),
    )
    expect(await broken()).toEqual([])
    await services.printer.close()
  })

  test('pays nobody else: another booking, another friend, an order (caught: a number that had paid another booking)', async ({
    db,
  }) => {
    const { note, cancelled, owed, ids, take, book, booking, broken, services } = await twoOwed(db)
    const [one, friends] = ids as [string, string]
    await cancelled({ way: 'cash', number: '', amountPaise: CASH })
    const theirs = (await owed()).find(({ id }) => !ids.includes(id))!
    expect(await note([one, theirs.id])).toMatchObject({ reason: 'unknown-refund' })
    expect(await note([one])).toMatchObject({ ok: true })
    const [{ paise } = { paise: 0 }] = (await owed()).filter(({ id }) => id === one)
    const message = `That number was entered before: ${formatPaise(paise)} went back by it, booking ${booking.reference}.`
    expect(await note([theirs.id], paise + theirs.paise)).toMatchObject({ reason: 'utr-used', faults: [{ message }] })
    const refund = await db.transaction((db) => findRefund(db, friends))
    const [payment] = await db.select().from(payments).where(eq(payments.id, refund!.paymentId))
    await db.update(paymentOrders).set({ share: 2 }).where(eq(paymentOrders.id, payment!.orderId!))
    expect(await note([friends], paise + refund!.amountPaise)).toMatchObject({ reason: 'utr-used' })
    const paid = await book({}, {})
    expect(await take(paid, { way: 'transfer', number: UTR, amountPaise: 100_00 })).toMatchObject({
      reason: 'number-used',
    })
    expect(await take(paid, { way: 'transfer', number: '999912345678', amountPaise: 100_00 })).toMatchObject({
      ok: true,
    })
    expect(await note([theirs.id], undefined, '999912345678')).toMatchObject({ reason: 'utr-used' })
    expect(await db.$count(ledgerEntries, eq(ledgerEntries.account, 'refunded'))).toBe(1)
    expect(await broken()).toEqual([])
    await services.printer.close()
  })
})
