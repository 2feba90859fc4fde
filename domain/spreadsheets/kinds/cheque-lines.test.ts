import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { SETTLEMENTS } from '#domain/bookings/pay/settlement-rules.ts'
import { takeBackLine } from '#domain/bookings/pay/take-back-line.server.ts'
import { payments, settlementLines } from '#domain/payments/tables.ts'
import { reportLedger } from '#domain/reports/ledger.server.ts'
import { readSettledLines, reportUnsettled } from '#domain/reports/settlements.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { paidBackBench } from '#tests/benches/paid-back-bench.ts'
import { fileOf } from '#tests/benches/settled-bench.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { addStaff, checked, OWNER, takenIn } from '#tests/take-in.ts'

const today = istDate(new Date())
const month = today.slice(0, 7)
const HEADS = 'Provider,Reference,Kind,Amount,Settlement,Settled on'.split(',')
const line = (Provider: string, Reference: string, Amount: string) => ({
  Provider,
  Reference,
  Kind: 'payment',
  Amount,
  Settlement: 'statement',
  'Settled on': today,
})

async function linesIn(db: Db) {
  const lines = (await Array.fromAsync(readSettledLines(db, OWNER, month))).flat()
  return Object.fromEntries(lines.map(({ reference, knownPaise }) => [reference, knownPaise]))
}

test('a cheque is found by its number as a statement has it, with its bank where two have one, and counts once (caught: a line that fits nothing; a second cheque of one number without its zeros)', async ({
  db,
}) => {
  const { book, take, services } = await paidBackBench(db)
  await addStaff(db)
  const [one, other] = [await book({}, {}), await book({}, {})]
  const cheque = (number: string, amountPaise: number) => ({ way: 'cheque' as const, number, amountPaise })
  expect(await take(one, cheque('123 sbi', 1_000_50))).toMatchObject({ ok: true })
  expect(await take(other, cheque('000123 SBI', 1_000_50))).toMatchObject({ reason: 'number-used' })
  expect(await take(other, cheque('000123 HDFC', 2_000_00))).toMatchObject({ ok: true })
  expect(await take(other, cheque('4567', 3_000_00))).toMatchObject({ ok: true })

  const file = fileOf([line('cheque', '123', '1,000.50'), line('cheque', 'CHQ 004567', '3,000')], HEADS)
  await takenIn(db, 'settlements', file)
  expect(await linesIn(db)).toEqual({ 'CHEQUE-000123': 1_000_50, 'CHEQUE-004567': 3_000_00 })
  expect(await checked(db, 'settlements', file, OWNER)).toMatchObject({ state: 'done', fresh: 0, changed: 0 })
  const settled = async () => {
    const { rows } = await got(reportLedger(db, OWNER, { month, provider: 'cheque', account: 'applied' }, 1))
    return rows.flatMap(({ paise, settledOn }) => (settledOn === today ? [paise] : [])).toSorted((a, b) => a - b)
  }
  expect(await settled()).toEqual([1_000_50, 3_000_00])
  await db.update(payments).set({ receivedAt: new Date(Date.now() - 20 * 86_400_000) })
  const missing = async () =>
    (await got(reportUnsettled(db, OWNER, { today, days: 5 }))).rows.map((row) => row.reference)
  expect(await missing()).toEqual(['CHEQUE-000123HDFC'])
  // A bank of its own, where two have the number; the other keeps what bears none.
  await takenIn(db, 'settlements', fileOf([line('cheque', '123 hdfc', '2,000')], HEADS))
  expect(await linesIn(db)).toMatchObject({ 'CHEQUE-000123': 1_000_50, 'CHEQUE-000123HDFC': 2_000_00 })
  expect(await missing()).toEqual([])
  expect((await checkBooks(db, { rules: SETTLEMENTS })).findings).toEqual([])
  await db.update(settlementLines).set({ amountPaise: 999_00 }).where(eq(settlementLines.reference, 'CHEQUE-000123'))
  expect((await checkBooks(db, { rules: SETTLEMENTS })).findings.map(({ rule }) => rule)).toContain('settled-sum')
  await services.printer.close()
})

test('a transfer that was entered wrongly first is found by the bank’s own number, as it is typed off a statement (caught: held against what never came)', async ({
  db,
}) => {
  const { book, take, services } = await paidBackBench(db)
  await addStaff(db)
  const booking = await book({}, {})
  const transfer = (amountPaise: number) => ({ way: 'transfer' as const, number: 'n331123456789012', amountPaise })
  expect(await take(booking, transfer(100_00))).toMatchObject({ ok: true })
  const [wrong] = await db.select().from(payments)
  expect(await takeBackLine(services, SALES, { paymentId: wrong!.id })).toMatchObject({ ok: true })
  expect(await take(booking, transfer(1_000_00))).toMatchObject({ ok: true })
  await takenIn(db, 'settlements', fileOf([line('transfer', 'n331 1234 5678 9012', '1,000')], HEADS))
  expect(await linesIn(db)).toEqual({ N331123456789012: 1_000_00 })
  await db.update(payments).set({ receivedAt: new Date(Date.now() - 20 * 86_400_000) })
  expect((await got(reportUnsettled(db, OWNER, { today, days: 5 }))).total).toBe(0)
  expect((await checkBooks(db, { rules: SETTLEMENTS })).findings).toEqual([])
  await services.printer.close()
})
