import { expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { notePaidBack } from '#domain/bookings/pay/paid-back.server.ts'
import { SETTLEMENTS } from '#domain/bookings/pay/settlement-rules.ts'
import { refunds } from '#domain/payments/tables.ts'
import { istDate } from '#platform/dates.ts'
import { CASH, CHEQUE, paidBackBench } from '#tests/benches/paid-back-bench.ts'
import { fileOf } from '#tests/benches/settled-bench.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { addStaff, checked, faultsIn, OWNER, takenIn } from '#tests/take-in.ts'
import { providerTotals } from './ledger.ts'
import { readLedger, reportLedger } from './ledger.server.ts'
import { reportSettlements, reportUnsettled } from './settlements.server.ts'

const today = istDate(new Date())
const month = today.slice(0, 7)
const HEADS = 'Provider,Reference,Kind,Amount,Settlement,Settled on'.split(',')

test('what went back of cash and of a cheque stands as a transfer: in the ledger, its sums and filters, and beside the bank’s line (caught: as cash that left the box, and a line that fits nothing)', async ({
  db,
}) => {
  const { cancelled, owed, broken, services } = await paidBackBench(db)
  await addStaff(db)
  await cancelled(
    { way: 'cash', number: '', amountPaise: CASH },
    { way: 'cheque', number: '000123', amountPaise: CHEQUE },
  )
  const numbers = { cash: '712812345678', cheque: '712812345680' } as Record<string, string>
  const back = await owed()
  expect(back.map(({ way }) => way).toSorted()).toEqual(['cash', 'cheque'])
  for (const { id, way } of back)
    expect(await notePaidBack(services, SALES, { refundIds: [id], utr: numbers[way]! })).toMatchObject({ ok: true })
  const [wentBack, came] = [back.reduce((sum, { paise }) => sum + paise, 0), { cash: CASH, cheque: CHEQUE }]

  const { rows, groups } = await got(reportLedger(db, OWNER, { month }, 1))
  const refunded = rows.filter(({ account }) => account === 'refunded')
  expect(refunded.map(({ provider, reference }) => `${provider} ${reference}`).toSorted()).toEqual(
    Object.values(numbers).map((number) => `transfer ${number}`),
  )
  expect(providerTotals(groups)).toEqual([
    { provider: 'cash', tookPaise: came.cash, gaveBackPaise: 0 },
    { provider: 'cheque', tookPaise: came.cheque, gaveBackPaise: 0 },
    { provider: 'transfer', tookPaise: 0, gaveBackPaise: wentBack },
  ])
  const narrowed = (await Array.fromAsync(readLedger(db, OWNER, { month, provider: 'transfer' }, 1))).flat()
  expect(narrowed.map(({ id }) => id)).toEqual(refunded.map(({ id }) => id))
  const ofCash = await got(reportLedger(db, OWNER, { month, provider: 'cash' }, 1))
  expect(ofCash.rows.some(({ account }) => account === 'refunded')).toBe(false)

  const line = (way: string, Provider: string) => ({
    Provider,
    Reference: numbers[way]!,
    Kind: 'refund',
    Amount: (back.find((one) => one.way === way)!.paise / 100).toFixed(2),
    Settlement: 'statement',
    'Settled on': today,
  })
  const wrong = await checked(db, 'settlements', fileOf([line('cheque', 'cheque')], HEADS), OWNER)
  expect(faultsIn(wrong)).toEqual(['2 Provider: What goes back from the bank stands as transfer, however it had come.'])
  await takenIn(db, 'settlements', fileOf([line('cash', 'transfer')], HEADS))
  const { batches, odd } = await got(reportSettlements(db, OWNER, month))
  expect([batches.map((batch) => batch.odd), odd]).toEqual([[0], []])
  const [settled] = (await got(reportLedger(db, OWNER, { month, provider: 'transfer' }, 1))).rows.filter(
    ({ settledOn }) => settledOn !== null,
  )
  expect(settled).toMatchObject({ reference: numbers['cash'], settledOn: today })
  // The bank's own lines are taken in by now, and the cheque's is not among them.
  await db.update(refunds).set({ doneAt: new Date(Date.now() - 20 * 86_400_000) })
  const missing = await got(reportUnsettled(db, OWNER, { today, days: 5 }))
  expect(missing.rows).toMatchObject([{ kind: 'refund', provider: 'transfer', reference: numbers['cheque'] }])
  expect(missing.rows).toHaveLength(1)
  const rules = (await checkBooks(db, { rules: SETTLEMENTS })).findings.map(({ rule, count }) => [rule, count])
  expect(rules).toEqual([['not-settled', 1]])
  expect((await broken()).filter((rule) => rule !== 'not-settled')).toEqual([])
  await services.printer.close()
})
