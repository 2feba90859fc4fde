import { expect } from 'vitest'
import { payments } from '#domain/payments/tables.ts'
import { istDate } from '#platform/dates.ts'
import { bookingBench, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkBooks } from './books.server.ts'
import { takeAtDesk } from './take-at-desk.server.ts'

const TODAY = istDate(new Date())
const COLLEAGUE = { ...SALES, id: 'a-colleague', provenAt: new Date() }

const reasons = (all: { ok: boolean; reason?: string }[]) => all.map((one) => one.reason ?? 'taken').toSorted()

test('two who take money at one moment take it once', async ({ database: { db } }) => {
  const { book, services } = await bookingBench(db)
  const [one, other] = [await book({}, { travellers: FAMILY }), await book({}, { travellers: FAMILY })]
  const usual = { cameOn: TODAY, share: null, amountPaise: 10_500_00, seenDuePaise: TOTAL }
  const cash = { ...usual, way: 'cash' as const, number: '', reference: one.reference }
  // caught: cash of one envelope, entered by two
  const both = await Promise.all([takeAtDesk(services, SALES, cash), takeAtDesk(services, COLLEAGUE, cash)])
  expect(reasons(both)).toEqual(['changed-meanwhile', 'taken'])
  const by = { ...usual, number: '633112345678', seenDuePaise: TOTAL - 10_500_00 }
  // caught: one UTR for two bookings
  const twice = await Promise.all([
    takeAtDesk(services, SALES, { ...by, way: 'upi-desk', reference: one.reference }),
    takeAtDesk(services, COLLEAGUE, { ...by, way: 'transfer', reference: other.reference, seenDuePaise: TOTAL }),
  ])
  expect(reasons(twice)).toEqual(['number-used', 'taken'])
  expect(await db.select().from(payments)).toHaveLength(2)
  expect((await checkBooks(db)).findings).toEqual([])
  await services.printer.close()
})
