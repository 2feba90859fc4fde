import { expect } from 'vitest'
import { refunds } from '#domain/payments/tables.ts'
import type { Services } from '#domain/services.server.ts'
import { twoOwed } from '#tests/benches/paid-back-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { bookingDeeds } from './booking.server.ts'
import { happenedText } from './timeline-words.ts'

const [WRONG, RIGHT] = ['712812345678', '712812345687']

test('a wrong UTR is put right on the page of its booking, asked first where the right one has paid back some of it, and what went back by none is owed again', async ({
  db,
}) => {
  const { ids, back, all, note, services, booking } = await twoOwed(db)
  const [one, other] = ids as [string, string]
  await note([one], WRONG)
  await note([other], RIGHT)
  const press = (intent: string, typed: Record<string, string>) =>
    bookingDeeds(booking.reference)[intent]!(
      services as unknown as Services,
      SALES,
      (name) => typed[name] ?? '',
      () => undefined,
    )
  const form = { utr: WRONG, refund: one }
  expect(await press('paid-back-wrongly', { ...form, right: '12' })).toMatchObject({
    reason: 'invalid-bank-line',
    faults: [{ path: 'right' }],
  })
  const typed = { ...form, right: RIGHT }
  const seen = { went: String(back[1]!.paise), seen: String(all) }
  expect(await press('paid-back-wrongly', typed)).toMatchObject({ reason: 'one-transfer', typed: seen })
  expect(await press('paid-back-wrongly', { ...typed, ...seen })).toEqual({ ok: true, done: 'paid-back-right' })
  expect(await press('not-paid-back', { utr: RIGHT })).toEqual({ ok: true, done: 'not-paid-back' })
  expect((await db.select().from(refunds)).map(({ state }) => state)).toEqual(['due', 'due'])
  await services.printer.close()
})

test('the history says which number stood, and which it went by', () => {
  const facts = { utr: WRONG, right: RIGHT, paise: 100_00 }
  const said = (right: string | null) =>
    happenedText({ what: 'deed', at: new Date(), by: undefined, deed: 'paid-back-wrongly', facts: { ...facts, right } })
  expect(said(RIGHT)).toBe(`₹100 stood as gone back by ${WRONG}: it went by ${RIGHT}`)
  expect(said(null)).toBe(`₹100 stood as gone back by ${WRONG}: nothing went by it`)
})
