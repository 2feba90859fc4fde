import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { confirmBankLine, giveBackDisputed } from '#domain/bookings/pay/bank-lines.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { notePaidBack } from '#domain/bookings/pay/paid-back.server.ts'
import { takeBackLine } from '#domain/bookings/pay/take-back-line.server.ts'
import { findFigures } from '#domain/bookings/desk/booking/figures.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { ledgerEntries, payments, refunds } from '#domain/payments/tables.ts'
import { openUpi } from '#domain/payments/upi.server.ts'
import { providerTotals } from '#domain/reports/ledger.ts'
import { reportLedger } from '#domain/reports/ledger.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { FIRST, line, openBench, SALES, TRAVELLER } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'

const SLIP = 1_050_00

async function slipped(db: Db) {
  const bench = await openBench(db)
  const booking = await bench.book()
  const order = await bench.start(booking, 'upi')
  const utr = line()
  const enter = (amountPaise: number, differs = false) =>
    confirmBankLine(bench.services, SALES, { orderId: order.id, utr, amountPaise, differs })
  const takeBack = async (actor: typeof SALES | typeof TRAVELLER = SALES) => {
    const [payment] = await db.select().from(payments).where(eq(payments.providerPaymentId, utr))
    return takeBackLine(bench.services, actor, { paymentId: payment!.id })
  }
  const giveBack = async () => {
    const [payment] = await db.select().from(payments).where(eq(payments.providerPaymentId, utr))
    return giveBackDisputed(bench.services, SALES, { paymentId: payment!.id })
  }
  return { ...bench, booking, order, utr, enter, takeBack, giveBack }
}

const faults = async (db: Db) => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)

describe('a line of the bank whose sum is not the order’s', () => {
  test('is entered by nobody who has not seen what it does', async ({ db }) => {
    const { enter, booking } = await slipped(db)
    // caught: entered at the first press, as it was
    expect(await enter(SLIP)).toMatchObject({ ok: false, reason: 'amount-differs' })
    expect([await db.select().from(payments), (await listOutbox(db, 1))[0]?.kind === 'wrong-amount']).toEqual([
      [],
      false,
    ])
    expect(await enter(FIRST)).toMatchObject({ value: { effect: 'confirmed' } })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
  })

  test('is taken back where it was a slip, told, and entered as the bank has it', async ({ db }) => {
    const { enter, takeBack, booking, utr, services } = await slipped(db)
    expect(await enter(SLIP, true)).toMatchObject({ value: { effect: 'disputed' } })
    expect(await enter(FIRST)).toMatchObject({ ok: false, reason: 'utr-used' })
    expect(await takeBack(TRAVELLER)).toMatchObject({ ok: false, reason: 'forbidden' })
    expect(await takeBack()).toMatchObject({ ok: true, value: { paise: SLIP } })
    const [mail] = await listOutbox(db, 1)
    expect([mail!.kind, mail!.body]).toEqual([
      'entered-wrongly',
      expect.stringMatching(/₹1,050.00 had come[^]*need not pay again/),
    ])
    // caught: taken back twice, which enters money from nowhere
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await faults(db)).toEqual([])
    expect(await enter(FIRST)).toMatchObject({ value: { effect: 'confirmed' } })
    // caught: a number that was taken back once counts as often as it is entered
    expect(await enter(FIRST)).toMatchObject({ ok: false, reason: 'utr-used' })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
    expect(await faults(db)).toEqual([])
    const numbers = (await db.select().from(payments)).map(({ providerPaymentId }) => providerPaymentId)
    expect(numbers.toSorted()).toEqual([utr, `${utr}/2`])
    const month = istDate(services.clock.now()).slice(0, 7)
    const report = await reportLedger(db, { ...SALES, role: 'owner' }, { month }, 1)
    // caught: the slip counted as money the bank took
    expect(report.ok && providerTotals(report.value.groups)).toEqual([
      { provider: 'upi', tookPaise: FIRST, gaveBackPaise: 0 },
    ])
    const [{ id } = { id: '' }] = await db.select().from(bookings)
    expect((await findFigures(db, [id]))(id)).toMatchObject({ paidPaise: FIRST, keptPaise: FIRST })
  })

  test('leaves every row of the ledger, and is written down', async ({ db }) => {
    const { enter, takeBack } = await slipped(db)
    await enter(SLIP, true)
    await takeBack()
    const rows = await db.select().from(ledgerEntries).orderBy(ledgerEntries.id)
    expect(rows.map(({ account, paise }) => [account, paise])).toEqual([
      ['dispute', SLIP],
      ['dispute', -SLIP],
      ['taken-back', SLIP],
    ])
    const [payment] = await db.select().from(payments)
    const audited = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `payment:${payment!.id}`))
    expect(audited).toMatchObject([{ actor: SALES.id, after: { takenBack: SLIP } }])
  })

  test('is taken back while it only waits to go back, and the refund with it', async ({ db }) => {
    const { enter, takeBack, giveBack, refund } = await slipped(db)
    await enter(SLIP, true)
    await giveBack()
    await refund()
    // caught: a refund left that a person would pay from the bank
    expect(await takeBack()).toMatchObject({ ok: true })
    expect(await db.select().from(refunds)).toEqual([])
    expect(await faults(db)).toEqual([])
  })

  test('stays once it has gone back', async ({ db }) => {
    const { services, enter, giveBack, takeBack } = await slipped(db)
    await enter(SLIP, true)
    await giveBack()
    const [refund] = await db.select().from(refunds)
    await notePaidBack(services, SALES, { refundIds: [refund!.id], utr: line() })
    // caught: money that was sent back, taken back once more
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await faults(db)).toEqual([])
  })

  test('stays while it pays a part', async ({ db }) => {
    const { enter, takeBack } = await slipped(db)
    await enter(FIRST)
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await faults(db)).toEqual([])
  })

  test('is not brought again by whoever asks how the order stands', async ({ db }) => {
    const { enter, takeBack, order, call } = await slipped(db)
    await enter(SLIP, true)
    await takeBack()
    expect(await openUpi({ db }).listEvents(order.providerOrderId!)).toHaveLength(1)
    await call('POST', `/payments/return/${order.id}`)
    expect(await db.select().from(payments)).toHaveLength(1)
    expect(await faults(db)).toEqual([])
  })
})
