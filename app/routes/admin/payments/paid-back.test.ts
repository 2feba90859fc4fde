import { expect } from 'vitest'
import { listPaymentsDesk } from '#domain/bookings/pay/payments-desk.server.ts'
import { refunds } from '#domain/payments/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { CASH, CHEQUE, paidBackBench } from '#tests/benches/paid-back-bench.ts'
import { got } from '#tests/benches/trade-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { PAYMENT_DEEDS } from './act.server.ts'
import { listTogether } from './paid-back.tsx'

const UTR = '712812345678'

test('refunds of one booking are offered in one go, and a number that comes again is asked about first', async ({
  db,
}) => {
  const { cancelled, owed, services } = await paidBackBench(db)
  await cancelled(
    { way: 'cash', number: '', amountPaise: CASH },
    { way: 'cheque', number: '000123', amountPaise: CHEQUE },
  )
  const back = await owed()
  const [one, other] = [back[0]!, back[1]!]
  await cancelled({ way: 'cash', number: '', amountPaise: CASH })
  const together = async () =>
    listTogether((await got(listPaymentsDesk(db, SALES, { view: 'back' }, 1))).refunds).map((some) =>
      some.map(({ id }) => id).toSorted(),
    )
  expect(await together()).toEqual([[one.id, other.id].toSorted()])

  const press = (typed: Record<string, string>) =>
    PAYMENT_DEEDS['paid-back']!(
      services as unknown as Services,
      SALES,
      (name) => typed[name] ?? '',
      () => undefined,
    )
  const backOf = async () => (await db.select().from(refunds)).filter(({ state }) => state === 'done').length
  expect(await press({ refund: one.id, utr: UTR })).toMatchObject({ ok: true })
  expect(await together()).toEqual([])
  const typed = { refund: other.id, utr: '7128 1234 5678' }
  const asked = await press(typed)
  const seen = { went: String(one.paise), seen: String(one.paise + other.paise) }
  expect([asked, await backOf()]).toEqual([{ ok: false, reason: 'one-transfer', typed: seen }, 1])
  expect([await press({ ...typed, ...seen }), await backOf()]).toEqual([{ ok: true, done: 'paid-back' }, 2])
  await services.printer.close()
})
