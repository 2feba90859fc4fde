import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings, instalments } from '#domain/bookings/tables.ts'
import { documents } from '#domain/documents/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { ledgerEntries, payments, refunds } from '#domain/payments/tables.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, endHold, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { SALES, TRAVELLER } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkBooks } from './books.server.ts'
import { notePaidBack } from './paid-back.server.ts'
import { giveBackPartPaid } from './part-paid-holds.server.ts'
import { takeAtDesk } from './take-at-desk.server.ts'
import type { DeskMoney } from './take-at-desk.server.ts'
import { listTakenBackStill, takeBackLine } from './take-back-line.server.ts'

const TODAY = istDate(new Date())
const FIRST = 10_500_00
const UTR = '633112345678'

async function takenBench(db: Db) {
  const bench = await bookingBench(db)
  const booking = await bench.book({}, { travellers: FAMILY })
  const { services } = bench
  const take = async (asked: Partial<DeskMoney> = {}) => {
    const due = Number((await booking.look())['duePaise'])
    const usual = { reference: booking.reference, way: 'transfer' as const, number: UTR, cameOn: TODAY, share: null }
    return takeAtDesk(services, SALES, { ...usual, amountPaise: FIRST, seenDuePaise: due, ...asked })
  }
  const takeBack = async (actor: typeof SALES | typeof TRAVELLER = SALES) => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(sql`provider <> 'simulator'`)
    return takeBackLine(services, actor, { paymentId: payment!.id })
  }
  const offered = async () => {
    const ids = (await db.select({ id: payments.id }).from(payments)).map(({ id }) => id)
    return (await listTakenBackStill(db, ids)).size > 0
  }
  const papers = async () => (await db.select().from(documents).orderBy(documents.issuedAt)).map(({ kind }) => kind)
  return { ...bench, booking, take, takeBack, offered, papers }
}

const faults = async (db: Db) => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)

describe('money at the desk that was entered wrongly', () => {
  test('leaves the day on which its receipt counts for tax (caught: tax of one month for money that never came, and less of the next)', async ({
    db,
  }) => {
    const { take, takeBack, services } = await takenBench(db)
    const yesterday = addDays(TODAY, -1)
    await take({ cameOn: yesterday })
    await takeBack()
    const papers = await db.select().from(documents).orderBy(documents.issuedAt)
    expect(papers.map(({ kind, issuedOn, facts }) => [kind, issuedOn, facts.taxedOn])).toEqual([
      ['receipt-voucher', TODAY, yesterday],
      ['refund-voucher', TODAY, yesterday],
    ])
    await services.printer.close()
  })

  test('is taken back with all it did, told, and entered anew under its number', async ({ db }) => {
    const { take, takeBack, booking, departure, papers, services } = await takenBench(db)
    await take()
    expect(await takeBack(TRAVELLER)).toMatchObject({ ok: false, reason: 'forbidden' })
    expect(await takeBack()).toEqual({ ok: true, value: { paise: FIRST } })
    // caught: a booking that stays confirmed for nothing, and seats sold to nobody
    expect(await booking.look()).toMatchObject({ state: 'held', paidPaise: 0, duePaise: TOTAL })
    expect(await departure()).toMatchObject({ held: 2, sold: 0 })
    expect((await listOutbox(db, 1))[0]).toMatchObject({ kind: 'not-received' })
    // caught: a receipt that goes on counting as an advance
    expect(await papers()).toEqual(['receipt-voucher', 'refund-voucher'])
    expect(await faults(db)).toEqual([])
    // caught: taken back twice
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await take()).toEqual({ ok: true, value: { isConfirmed: true } })
    expect(await take({ amountPaise: 1_00 })).toMatchObject({ reason: 'number-used' })
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
    const rows = await db.select().from(ledgerEntries).orderBy(ledgerEntries.id)
    expect(rows.map(({ account, paise }) => [account, paise])).toEqual([
      ['applied', FIRST],
      ['applied', -FIRST],
      ['taken-back', FIRST],
      ['applied', FIRST],
    ])
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('gives its part back whole, and leaves what others have paid', async ({ db }) => {
    const { take, takeBack, booking, departure, services } = await takenBench(db)
    await booking.pay('success', 1)
    const parts = () => db.select({ part: instalments.part, paise: instalments.amountPaise }).from(instalments)
    const before = await parts()
    await take({ amountPaise: 3_000_00 })
    expect(await takeBack()).toMatchObject({ ok: true })
    expect(await parts()).toEqual(expect.arrayContaining(before))
    expect(await parts()).toHaveLength(before.length)
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST })
    expect(await departure()).toMatchObject({ held: 0, sold: 2 })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('is taken back of a cancelled booking while nothing has gone back, and never after', async ({ db }) => {
    const { take, takeBack, offered, booking, services } = await takenBench(db)
    await take({ amountPaise: 4_000_00 })
    await booking.at('POST', '/cancellation', {})
    expect(await db.select().from(refunds)).toMatchObject([{ amountPaise: 4_000_00, state: 'due' }])
    // caught: a refund of money that never came, left to be paid by hand
    expect(await offered()).toBe(true)
    expect(await takeBack()).toMatchObject({ ok: true })
    expect(await offered()).toBe(false)
    expect(await db.select().from(refunds)).toEqual([])
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('stays once an invoice speaks of it, and is not offered then (caught: offered while nothing had gone back)', async ({
    db,
  }) => {
    const { take, takeBack, offered, services } = await takenBench(db)
    await take({ amountPaise: TOTAL })
    expect(await offered()).toBe(true)
    await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
    await invoiceEndedJourneys(db, TODAY)
    expect(await offered()).toBe(false)
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    await services.printer.close()
  })

  test('stays once it has gone back', async ({ db }) => {
    const { take, takeBack, offered, booking, services } = await takenBench(db)
    await take({ amountPaise: 4_000_00 })
    await booking.at('POST', '/cancellation', {})
    const [owed] = await db.select().from(refunds)
    await notePaidBack(services, SALES, { refundIds: [owed!.id], utr: '633112345679' })
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await offered()).toBe(false)
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })
})

describe('a hold of which some of the first part came', () => {
  test('gives it back where it ends before the rest came, once', async ({ db }) => {
    const { take, booking, sweep, papers, services } = await takenBench(db)
    await take({ amountPaise: 4_000_00 })
    await sweep()
    expect(await booking.look()).toMatchObject({ state: 'held' })
    await endHold(db, booking.reference)
    await sweep()
    expect(await giveBackPartPaid(services)).toBe(1)
    expect(await giveBackPartPaid(services)).toBe(0)
    // caught: money kept for seats that went to others
    expect(await db.select().from(refunds)).toMatchObject([
      { amountPaise: 4_000_00, reason: 'hold ended', state: 'due' },
    ])
    expect(await booking.look()).toMatchObject({ state: 'expired', paidPaise: 0 })
    expect((await listOutbox(db, 1))[0]).toMatchObject({ kind: 'money-returned' })
    expect(await papers()).toEqual(['receipt-voucher', 'refund-voucher'])
    expect(await faults(db)).toEqual([])
    const [row] = await db.select().from(bookings).where(eq(bookings.reference, booking.reference))
    expect(row!.confirmedAt).toBeNull()
    await services.printer.close()
  })
})
