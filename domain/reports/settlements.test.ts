import { expect } from 'vitest'
import { payments, settlementLines } from '#domain/payments/tables.ts'
import { DAY } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { onBoth as test } from '#tests/database.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { reportSettlements, reportUnsettled } from './settlements.server.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const today = istDate(new Date())

type Paid = [provider: 'razorpay' | 'upi', reference: string, daysAgo: number, isSettled: boolean]

test('what waits is told of a provider whose last file was long ago, and of one whose files began lately only what came since (caught: none of the first, all of the second); months are each named once', async ({
  db,
}) => {
  const paid: Paid[] = [
    ['razorpay', 'pay_old', 300, true],
    ['razorpay', 'pay_older', 400, false],
    ['razorpay', 'pay_new', 20, false],
    ['razorpay', 'pay_fresh', 2, false],
    ['upi', 'UTR1', 40, false],
    ['upi', 'UTR2', 30, true],
    ['upi', 'UTR3', 20, false],
  ]
  await db.insert(payments).values(
    paid.map(([provider, reference, daysAgo], at) => ({
      id: `p${at}`,
      provider,
      providerPaymentId: reference,
      amountPaise: 1000 + at,
      currency: 'INR' as const,
      receivedAt: new Date(Date.now() - daysAgo * DAY),
    })),
  )
  const settled = paid.filter(([, , , isSettled]) => isSettled)
  await db.insert(settlementLines).values(
    settled.flatMap(([provider, reference, daysAgo]) =>
      ['', ' fee'].map((more) => ({
        provider,
        reference: reference + more,
        kind: more ? ('charge' as const) : ('payment' as const),
        amountPaise: 1000 + paid.findIndex((one) => one[1] === reference),
        feePaise: 0,
        taxPaise: 0,
        batch: 'setl_1',
        settledOn: addDays(today, 2 - daysAgo),
        utr: 'U1',
      })),
    ),
  )
  const waiting = await got(reportUnsettled(db, OWNER, { today, days: 5 }))
  expect(waiting.rows.map(({ reference }) => reference).toSorted()).toEqual(['UTR3', 'pay_new'])
  expect(waiting).toMatchObject({ total: 2, paymentsPaise: 1002 + 1006, refundsPaise: 0 })
  const first = await got(reportUnsettled(db, OWNER, { today, days: 5, most: 1 }))
  expect([first.rows.length, first.total]).toEqual([1, 2])
  const months = settled.map(([, , daysAgo]) => addDays(today, 2 - daysAgo).slice(0, 7))
  const report = await got(reportSettlements(db, OWNER, months[0]!))
  expect(report.months).toEqual(months.toSorted().toReversed())
  expect(report.odd).toEqual([])
})
