import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessByKey } from '#domain/bookings/access.server.ts'
import { confirmBankLine, giveBackDisputed } from '#domain/bookings/pay/bank-lines.server.ts'
import { takeBackLine } from '#domain/bookings/pay/take-back-line.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { payments } from '#domain/payments/tables.ts'
import { moderateReview } from '#domain/reviews/moderating.server.ts'
import { reviews } from '#domain/reviews/tables.ts'
import { writeTripReview } from '#domain/reviews/trip-review.server.ts'
import type { Services } from '#domain/services.server.ts'
import { line, openBench, SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import type { Db } from '#platform/db.server.ts'
import { loadBooking } from './booking.server.ts'
import { happenedText } from './timeline-words.ts'

const SLIP = 1_050_00
const SAID = {
  rating: '4',
  title: 'Green and calm',
  text: 'The driver knew every bend.',
  author: 'Meera',
  from: 'Pune',
}
const EDITOR = { id: 'somebody', role: 'editor' } as const

async function bench(db: Db) {
  const all = await openBench(db)
  const booking = await all.book()
  const told = async () => {
    const found = await loadBooking(all.services as unknown as Services, SALES, booking.reference, false)
    return found.ok ? found.value.happened : []
  }
  const slip = async () => {
    const order = await all.start(booking, 'upi')
    const utr = line()
    await confirmBankLine(all.services, SALES, { orderId: order.id, utr, amountPaise: SLIP, differs: true })
    const [payment] = await db.select().from(payments).where(eq(payments.providerPaymentId, utr))
    return { paymentId: payment!.id }
  }
  return { ...all, booking, told, slip }
}

describe('among what happened to a booking stands', () => {
  test('money that nobody had asked for, when it came and what became of it (caught: only its going back, once it had gone; a slip taken back told as money that came)', async ({
    db,
  }) => {
    const { told, slip, services } = await bench(db)
    const ofMoney = async () => (await told()).filter(({ what }) => what === 'dispute').map(happenedText)
    const came = '₹1,050 came that nobody had asked for: it pays nothing, and was put in dispute'
    const first = await slip()
    expect(await ofMoney()).toEqual([came])
    await giveBackDisputed(services, SALES, first)
    expect(await ofMoney()).toEqual(['₹1,050 in dispute goes back', came])
    const never = '₹1,050 had been entered wrongly: it never came'
    await takeBackLine(services, SALES, first)
    const second = await slip()
    await takeBackLine(services, SALES, second)
    expect(await ofMoney()).toEqual([never, came, never, '₹1,050 in dispute goes back', came])
    await services.printer.close()
  })

  test('the review of its journey, with its stars and what became of it (caught: none of it)', async ({ db }) => {
    const { told, booking, services } = await bench(db)
    await booking.pay('success', 'all')
    await db.update(bookings).set({ startsOn: sql`current_date - 9`, endsOn: sql`current_date - 2` })
    const [{ id: bookingId } = { id: '' }] = await db.select().from(bookings)
    const ofReview = async () => (await told()).filter(({ what }) => what === 'review')
    expect(await ofReview()).toEqual([])
    const key = { id: bookingId, linkVersion: 0, userId: 'meera' }
    const access = accessByKey(services.keys, key, { userId: 'meera' })!
    expect(await writeTripReview(db, access, SAID)).toMatchObject({ ok: true })
    const [written] = await ofReview()
    expect([written, written && happenedText(written)]).toEqual([
      expect.objectContaining({ rating: 4, state: 'pending', at: expect.any(Date) }),
      'A review was written: 4 of 5 stars',
    ])
    const [{ id } = { id: '' }] = await db.select().from(reviews)
    await moderateReview(services, EDITOR, { id, state: 'published' })
    expect(await ofReview()).toEqual([expect.objectContaining({ state: 'published' })])
    await services.printer.close()
  })
})
