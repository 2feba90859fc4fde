import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { callOffDeparture, giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { payments, refunds } from '#domain/payments/tables.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { groupBench } from '#tests/benches/group-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { notePaidBack } from './paid-back.server.ts'
import { checkBooks } from './books.server.ts'
import { takeAtDesk } from './take-at-desk.server.ts'
import { takeBackLine } from './take-back-line.server.ts'

const TODAY = istDate(new Date())
const UTR = '633112345678'
const TRANSFER = { way: 'transfer', number: UTR, cameOn: TODAY } as const
const faults = async (db: Db) => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)
const deskPayment = async (db: Db) => (await db.select().from(payments).where(eq(payments.provider, 'transfer')))[0]!

/** Two whose journey is paid whole, by a transfer that staff entered. */
async function paidByHand(db: Db) {
  const bench = await bookingBench(db)
  const { reference, ...booking } = await bench.book({}, { travellers: FAMILY })
  const money = { ...TRANSFER, reference, share: null, amountPaise: TOTAL, seenDuePaise: TOTAL }
  expect(await takeAtDesk(bench.services, SALES, money)).toEqual({ ok: true, value: { isConfirmed: true } })
  const takeBack = async () => takeBackLine(bench.services, SALES, { paymentId: (await deskPayment(db)).id })
  return { ...bench, ...booking, takeBack }
}

describe('a friend’s share that came by hand', () => {
  test('pays their parts alone, with their receipt and their mail, and is due of them again where it was entered wrongly', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    const { reference, services } = bench
    const open = async (share: number) =>
      (await bench.parts())
        .filter((one) => one.share === share && one.paidAt === null)
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const [others, duePaise] = [await open(3), await open(2)]
    const take = (more: object) =>
      takeAtDesk(services, SALES, {
        ...TRANSFER,
        reference,
        share: 2,
        amountPaise: duePaise,
        seenDuePaise: duePaise,
        ...more,
      })
    // Caught: a friend's transfer that pays what another friend owes.
    expect(await take({ amountPaise: duePaise + 1 })).toMatchObject({ reason: 'more-than-due' })
    expect(await take({})).toEqual({ ok: true, value: { isConfirmed: false } })
    expect([await open(2), await open(3)]).toEqual([0, others])
    const papers = await listDocuments(db, bench.id)
    expect(papers.map(({ facts }) => facts.recipient.name)).toEqual(['Meera Kulkarni', 'Farah Khan'])
    expect((await bench.sharePage(2)).payments).toMatchObject([{ amountPaise: duePaise }])
    expect(await faults(db)).toEqual([])
    expect(await takeBackLine(services, SALES, { paymentId: (await deskPayment(db)).id })).toMatchObject({ ok: true })
    expect([await open(2), await open(3)]).toEqual([duePaise, others])
    expect(await bench.look()).toMatchObject({ state: 'confirmed' })
    expect(await faults(db)).toEqual([])
  })
})

describe('a booking that money by hand has confirmed', () => {
  test('and that is called off then is given back whole, by a transfer that a person notes', async ({ db }) => {
    const { services, takeBack, look, refund } = await paidByHand(db)
    await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise: TOTAL })
    const because = 'The road to Munnar is closed.'
    expect(await callOffDeparture(services, SALES, { departureId: DEPARTURE.id, because })).toMatchObject({ ok: true })
    expect(await look()).toMatchObject({ state: 'confirmed', paidPaise: TOTAL })
    await db.update(bookings).set({ choiceUntil: addDays(TODAY, -1) })
    await giveBackCalledOff(services)
    await refund()
    const [owed] = await db.select().from(refunds)
    expect(owed).toMatchObject({ amountPaise: TOTAL, state: 'sent', detail: expect.stringContaining('by hand') })
    expect((await listOutbox(db, 5)).some(({ body }) => body.includes('₹42,000'))).toBe(true)
    expect(await faults(db)).toEqual([])
    expect(await notePaidBack(services, SALES, { refundIds: [owed!.id], utr: '633112345679' })).toMatchObject({
      ok: true,
    })
    expect(await look()).toMatchObject({ state: 'cancelled', refundedPaise: TOTAL, refundDuePaise: 0 })
    // Caught: money that has gone back, taken for money that never came.
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('owes nothing back once that money proves not to have come, while its traveller still chooses', async ({
    db,
  }) => {
    const { services, takeBack, look, sweep, departure } = await paidByHand(db)
    await write(db, changeMoney.refunds, { id: 'refunds', stood: '', alonePaise: TOTAL })
    await callOffDeparture(services, SALES, { departureId: DEPARTURE.id, because: 'The road is closed.' })
    expect(await takeBack()).toMatchObject({ ok: true })
    expect(await faults(db)).toEqual([])
    await db.update(bookings).set({ choiceUntil: addDays(TODAY, -1), holdExpiresAt: sql`now() - interval '1 second'` })
    await sweep()
    await giveBackCalledOff(services)
    expect(await look()).toMatchObject({ paidPaise: 0, refundDuePaise: 0 })
    expect(await departure()).toMatchObject({ held: 0, sold: 0 })
    expect(await db.select().from(refunds)).toEqual([])
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })

  test('keeps its money once the invoice of its journey speaks of it', async ({ db }) => {
    const { services, takeBack, look } = await paidByHand(db)
    await db.update(bookings).set({ startsOn: sql`current_date - 5`, endsOn: sql`current_date - 3` })
    await invoiceEndedJourneys(db, TODAY)
    // Caught: an invoice over money that is nowhere.
    expect(await takeBack()).toMatchObject({ ok: false, reason: 'not-taken-back' })
    expect(await look()).toMatchObject({ state: 'completed', paidPaise: TOTAL })
    expect(await faults(db)).toEqual([])
    await services.printer.close()
  })
})
