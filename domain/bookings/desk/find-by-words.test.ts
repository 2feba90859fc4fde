import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { documentFile } from '#domain/documents/document.ts'
import { documents } from '#domain/documents/tables.ts'
import { paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, CONTACT } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { findMoneyByNumber } from '#domain/bookings/pay/find-money.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listBookingsDesk } from './bookings-desk.server.ts'
import { findBookingsByWords } from './find-by-words.server.ts'

const [SALES, EDITOR] = [
  { id: 'somebody-in-sales', role: 'sales' },
  { id: 'somebody-who-edits', role: 'editor' },
] as const

test('a booking is found by reference, mobile and name, by who works on bookings alone', async ({ db }) => {
  const { book, services } = await bookingBench(db)
  const booking = await book()
  await booking.pay('success', 1)
  for (const words of [booking.reference.toLowerCase(), '98123 45678', 'kulk']) {
    const found = await findBookingsByWords(db, SALES, words)
    expect([words, found.ok && found.value.map(({ reference }) => reference)]).toEqual([words, [booking.reference]])
    expect(await findBookingsByWords(db, EDITOR, words)).toEqual({ ok: false, reason: 'forbidden' })
  }
  expect(await findBookingsByWords(db, SALES, '%')).toMatchObject({ value: [] })
  await services.printer.close()
})

test('a booking is found by the number of each of its papers, as it stands there, as its file is called and as it is read out (caught: found by none)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const [booking, other] = [await book(), await book()]
  for (const one of [booking, other]) await one.pay('success', 'all')
  await booking.at('POST', '/cancellation')
  const papers = await db.select({ number: documents.number, facts: documents.facts }).from(documents)
  const theirs = papers.filter(({ facts }) => facts.reference === booking.reference).map(({ number }) => number)
  expect(theirs.map((number) => number.slice(0, 2)).toSorted()).toEqual(['RF', 'RV', 'TI'])
  for (const number of theirs)
    for (const words of [number, documentFile(number), number.toLowerCase().replaceAll('/', ' ').replace(/ 0+/, ' ')]) {
      const found = await findBookingsByWords(db, SALES, words)
      expect([words, found.ok && found.value.map(({ reference }) => reference)]).toEqual([words, [booking.reference]])
      const listed = await listBookingsDesk(db, SALES, { view: 'all', sort: 'booked', isDown: true, words }, 1)
      expect([words, listed.ok && listed.value.rows.map(({ reference }) => reference)]).toEqual([
        words,
        [booking.reference],
      ])
      expect(await findBookingsByWords(db, EDITOR, words)).toEqual({ ok: false, reason: 'forbidden' })
    }
  expect(await findBookingsByWords(db, SALES, 'TI/26-27/999999')).toMatchObject({ value: [] })
  await services.printer.close()
})

test('a booking is found by what the gateway calls its order, its payment and its refund, in the list and the palette (caught: found by none)', async ({
  db,
}) => {
  const { book, refund, services } = await bookingBench(db)
  const [booking, other] = [await book(), await book()]
  const started = await booking.pay('success', 'all')
  await other.pay('success', 'all')
  await booking.at('POST', '/cancellation')
  await refund()
  const paid = await db.select().from(payments).innerJoin(bookings, eq(bookings.id, payments.bookingId))
  const of = paid.find(({ bookings: { reference } }) => reference === booking.reference)!
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, of.payments.orderId!))
  const [back] = await db.select().from(refunds)
  const numbers = [of.payments.providerPaymentId, back!.providerRefundId!, order!.providerOrderId!, order!.id]
  expect(started.body.data).toMatchObject({ orderId: order!.providerOrderId })
  for (const words of numbers)
    expect([words, await seenBy(db, words)]).toEqual([words, [[booking.reference], [booking.reference]]])
  const money = async (words: string, actor: Actor = SALES) => {
    const found = await findMoneyByNumber(db, actor, words)
    return found.ok ? found.value.map(({ what, amountPaise, booking }) => [what, amountPaise, booking]) : found.reason
  }
  expect(await money(numbers[0]!)).toEqual([['came', of.payments.amountPaise, booking.reference]])
  expect(await money(numbers[1]!)).toEqual([['went-back', back!.amountPaise, booking.reference]])
  expect(await money(numbers[2]!)).toEqual([['asked', of.payments.amountPaise, booking.reference]])
  expect([await money('pay_of_nobody'), await money('Meera'), await money('pay_%')]).toEqual([[], [], []])
  expect(await money(numbers[0]!, EDITOR)).toBe('forbidden')
  expect(await findBookingsByWords(db, EDITOR, numbers[0]!)).toEqual({ ok: false, reason: 'forbidden' })
  await services.printer.close()
})

test('a booking is found by a part of its reference and by the last six digits of a mobile, also long after its journey (caught: found by none)', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const [booking, other] = [await book(), await book({}, { contact: { ...CONTACT, mobile: '9899900011' } })]
  await db.update(bookings).set({ reference: '7HWDG6R5' }).where(eq(bookings.reference, booking.reference))
  await db
    .update(bookings)
    .set({ reference: 'GGQRH7ZN', startsOn: '2024-01-05', endsOn: '2024-01-09' })
    .where(eq(bookings.reference, other.reference))
  const found: Record<string, string[]> = {
    '7HWD': ['7HWDG6R5'],
    g6r5: ['7HWDG6R5'],
    hwdg6: ['7HWDG6R5'],
    rh7zn: ['GGQRH7ZN'],
    '345678': ['7HWDG6R5'],
    '345 678': ['7HWDG6R5'],
    '2345678': ['7HWDG6R5'],
    '९००011': ['GGQRH7ZN'],
    '45678': [],
    '445678': [],
    '7345678': [],
    '7HW%': [],
  }
  for (const [words, references] of Object.entries(found))
    expect([words, await seenBy(db, words)]).toEqual([words, [references, references]])
  await services.printer.close()
})

/** Which bookings the palette and the list show. */
async function seenBy(db: Db, words: string): Promise<string[][]> {
  const found = await findBookingsByWords(db, SALES, words)
  const listed = await listBookingsDesk(db, SALES, { view: 'all', sort: 'booked', isDown: true, words }, 1)
  if (!found.ok || !listed.ok) throw new Error('Sales may look for bookings')
  return [found.value, listed.value.rows].map((rows) => rows.map(({ reference }) => reference))
}
