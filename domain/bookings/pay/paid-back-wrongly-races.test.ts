import { and, eq, lt } from 'drizzle-orm'
import { expect } from 'vitest'
import { bankLinesTakenBack, ledgerEntries, refunds } from '#domain/payments/tables.ts'
import { twoOwed } from '#tests/benches/paid-back-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { putPaidBackRight } from './paid-back-wrongly.server.ts'

const [WRONG, ...RIGHT] = ['712812345678', '712812345687', '712812345699'] as const

test('of two who put one note right at one moment one does, and nothing is taken back twice (caught: less than nothing gone)', async ({
  database: { db },
}) => {
  const { ids, note, broken, services } = await twoOwed(db)
  await note(ids, WRONG)
  const both = await Promise.all(RIGHT.map((right) => putPaidBackRight(services, SALES, { utr: WRONG, right })))
  const said = both.map((one) => ('reason' in one ? one.reason : 'put right'))
  expect(said.toSorted()).toEqual(['put right', 'unknown-refund'])
  const won = RIGHT[said.indexOf('put right')]
  expect((await db.select().from(refunds)).map(({ providerRefundId }) => providerRefundId)).toEqual([won, won])
  expect(await db.$count(bankLinesTakenBack)).toBe(ids.length)
  const left = and(eq(ledgerEntries.account, 'refunded'), lt(ledgerEntries.paise, 0))
  expect(await db.$count(ledgerEntries, left)).toBe(ids.length)
  expect(await broken()).toEqual([])
  await services.printer.close()
})
