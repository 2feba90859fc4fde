import { eq } from 'drizzle-orm'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { notePaidBack } from '#domain/bookings/pay/paid-back.server.ts'
import { takeAtDesk } from '#domain/bookings/pay/take-at-desk.server.ts'
import type { DeskMoney } from '#domain/bookings/pay/take-at-desk.server.ts'
import { payments, refunds } from '#domain/payments/tables.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY } from './booking-bench.ts'
import { SALES } from './ways-to-pay-bench.ts'

export const CASH = 15_000_00
export const CHEQUE = 9_000_50

/** Bookings that are paid at the desk, and cancelled: what goes back of them is a person's to pay. */
export async function paidBackBench(db: Db) {
  const bench = await bookingBench(db)
  type Booking = Awaited<ReturnType<typeof bench.book>>
  const take = async ({ look, reference }: Booking, asked: Pick<DeskMoney, 'way' | 'number' | 'amountPaise'>) => {
    const seenDuePaise = Number((await look())['duePaise'])
    const cameOn = istDate(new Date())
    return takeAtDesk(bench.services, SALES, { reference, share: null, cameOn, seenDuePaise, ...asked })
  }
  const cancelled = async (...paid: Pick<DeskMoney, 'way' | 'number' | 'amountPaise'>[]) => {
    const booking = await bench.book({}, { travellers: FAMILY })
    for (const one of paid) {
      const taken = await take(booking, one)
      if (!taken.ok) throw new Error(JSON.stringify(taken))
    }
    await booking.at('POST', '/cancellation', {})
    await bench.refund()
    return booking
  }
  /** What is to go back of all bookings, by the way it came, the oldest first. */
  const owed = () =>
    db
      .select({ id: refunds.id, paise: refunds.amountPaise, way: payments.provider, bookingId: refunds.bookingId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .orderBy(payments.receivedAt, refunds.id)
  const broken = async () => (await checkBooks(db, { waiting: '0 seconds' })).findings.map(({ rule }) => rule)
  return { ...bench, take, cancelled, owed, broken }
}

/** Two refunds of one booking that a person has to pay, and how they are noted as gone back. */
export async function twoOwed(db: Db) {
  const bench = await paidBackBench(db)
  const booking = await bench.cancelled(
    { way: 'cash', number: '', amountPaise: CASH },
    { way: 'cheque', number: '000123', amountPaise: CHEQUE },
  )
  const back = await bench.owed()
  const all = back.reduce((sum, { paise }) => sum + paise, 0)
  const note = (refundIds: string[], utr: string, seenPaise?: number) =>
    notePaidBack(bench.services, SALES, { refundIds, utr, seenPaise })
  return { ...bench, booking, back, all, ids: back.map(({ id }) => id), note }
}
