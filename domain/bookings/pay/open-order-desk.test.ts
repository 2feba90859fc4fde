import { describe, expect } from 'vitest'
import { documents } from '#domain/documents/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { ledgerEntries, payments, refunds } from '#domain/payments/tables.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { checkBooks } from './books.server.ts'
import { takeAtDesk } from './take-at-desk.server.ts'
import { takeBackLine } from './take-back-line.server.ts'

const FIRST = 10_500_00

/** A booking with an order open at the gateway, of which staff then take some by hand. */
async function openOrder(db: Db, part: number | 'all' = 1) {
  const bench = await bookingBench(db)
  const booking = await bench.book({}, { travellers: FAMILY })
  const begin = async () => {
    const asked = { provider: 'simulator', part }
    const begun = await booking.at('POST', '/payments', asked, { 'Idempotency-Key': crypto.randomUUID() })
    return (begun.body.data as unknown as { orderId: string }).orderId
  }
  const orderId = await begin()
  const take = async (amountPaise: number) => {
    const { duePaise: seenDuePaise } = (await booking.look()) as unknown as { duePaise: number }
    const usual = { way: 'cash' as const, number: '', cameOn: istDate(new Date()), share: null }
    const taken = { ...usual, reference: booking.reference, amountPaise, seenDuePaise }
    expect(await takeAtDesk(bench.services, SALES, taken)).toMatchObject({ ok: true })
  }
  const pay = async (id = orderId) => bench.gateway(id, 'success')
  const mail = async (kind: string) =>
    (await listOutbox(db, 20)).find(({ channel, ...one }) => channel === 'email' && one.kind === kind)?.body ?? ''
  const close = async () => {
    expect((await checkBooks(db, { waiting: '0 seconds' })).findings).toEqual([])
    await bench.services.printer.close()
  }
  return { ...bench, booking, begin, take, pay, mail, close }
}

const back = (db: Db) => db.select({ paise: refunds.amountPaise, reason: refunds.reason }).from(refunds)

describe('money of an order that was open when staff took some of its part', () => {
  test('pays what is left of the part and books it; the rest alone goes back (caught: all of it)', async ({ db }) => {
    const { booking, take, pay, departure, mail, refund, close } = await openOrder(db)
    await take(500_00)
    await pay()
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: FIRST, duePaise: TOTAL - FIRST })
    expect(await departure()).toMatchObject({ held: 0, sold: 2 })
    expect(await back(db)).toEqual([{ paise: 500_00, reason: 'more than was left' }])
    // caught: a voucher for what goes back
    const papers = await db.select().from(documents)
    expect(new Set(papers.map(({ facts }) => facts.value.totalPaise))).toEqual(new Set([FIRST - 500_00, 500_00]))
    expect(await mail('money-returned')).toContain('has paid what was left of it. ₹500 goes back')
    expect(await mail('money-returned')).not.toContain('Books it')
    await refund()
    await close()
  })

  test('is of one payment on exactly one account each, to the last rupee', async ({ db }) => {
    const { booking, take, pay, close } = await openOrder(db)
    await take(FIRST - 1_00)
    await pay()
    expect((await booking.look()).state).toBe('confirmed')
    const [{ bookingId }] = (await db.select().from(ledgerEntries)) as unknown as [{ bookingId: string }]
    expect(await findBalances(db, bookingId)).toMatchObject({ applied: FIRST, 'refund-due': FIRST - 1_00, dispute: 0 })
    await close()
  })

  test('for all parts pays those that are left, where one went by hand whole and one in part', async ({ db }) => {
    const { booking, take, pay, close } = await openOrder(db, 'all')
    await take(FIRST + 700_00)
    await pay()
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: TOTAL, duePaise: 0 })
    expect(await back(db)).toEqual([{ paise: FIRST + 700_00, reason: 'more than was left' }])
    await close()
  })

  test('goes back whole where the part was paid by hand to its end, or by a second order', async ({ db }) => {
    const { booking, begin, take, pay, mail, close } = await openOrder(db)
    const other = await begin()
    await take(500_00)
    await pay()
    // caught: a part that is paid twice over
    await pay(other)
    expect(await booking.look()).toMatchObject({ paidPaise: FIRST })
    expect((await back(db)).map(({ reason }) => reason).toSorted()).toEqual(['more than was left', 'paid already'])
    expect(await mail('money-returned')).toMatch(/Still due/)
    await close()
  })

  test('goes back beside what books it and until when, where none of the part can be paid', async ({ db }) => {
    const { services, booking, begin, take, pay, mail, close } = await openOrder(db)
    await take(500_00)
    const small = await begin()
    const [taken] = await db.select({ paymentId: payments.id }).from(payments)
    expect(await takeBackLine(services, SALES, taken!)).toMatchObject({ ok: true })
    await pay(small)
    expect(await booking.look()).toMatchObject({ state: 'held', paidPaise: 0, duePaise: TOTAL })
    // caught: told that there is nothing to do, while the seats wait for a payment
    expect(await mail('money-returned')).toMatch(/do nothing for that\.[^]*Books it.*₹10,500[^]*Held until/)
    await close()
  })
})
