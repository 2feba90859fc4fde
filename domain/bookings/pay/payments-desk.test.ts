import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ledgerEntries, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import type { Db } from '#platform/db.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { PaymentsAsked } from './payments-asked.ts'
import { countWaitingPayments, listPaymentsDesk } from './payments-desk.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales' } as const
const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const

/** Money of every kind that waits: more told transfers than stand on a page, one of them a fortnight old. */
async function saveWaiting(db: Db, bookingId: string) {
  const order = { bookingId, provider: 'upi' as const, parts: [1], amountPaise: 9_371_25 }
  const told = Array.from({ length: 42 }, (_, at) => ({
    ...order,
    providerOrderId: `told${at}`,
    state: 'pending' as const,
    toldUtr: String(771234567800 + at),
    createdAt: sql`now() - ${at} * interval '1 hour'`,
  }))
  await db.insert(paymentOrders).values(told)
  const old = { state: 'lapsed' as const, providerOrderId: 'old', createdAt: sql`now() - interval '15 days'` }
  await db.insert(paymentOrders).values({ ...order, ...old })
  await db.insert(paymentOrders).values({ ...order, providerOrderId: 'asked', amountPaise: 100_00 })
  await db.insert(paymentOrders).values({ ...order, providerOrderId: 'paid', state: 'paid' })
  const paid = { currency: 'INR', bookingId, amountPaise: 500_00 }
  const [byUpi, byCard] = await db
    .insert(payments)
    .values([
      { ...paid, provider: 'upi', providerPaymentId: '778899001122' },
      { ...paid, provider: 'simulator', providerPaymentId: 'pay_1', bookingId: null },
    ])
    .returning()
  await db.insert(refunds).values([
    { paymentId: byUpi!.id, bookingId, amountPaise: 200_00, reason: 'cancelled' },
    { paymentId: byCard!.id, amountPaise: 300_00, reason: 'duplicate' },
    { paymentId: byCard!.id, amountPaise: 400_00, reason: 'duplicate', state: 'done' },
  ])
  const entry = { bookingId, account: 'dispute' as const, reason: 'wrong-amount' }
  await db.insert(ledgerEntries).values([
    { ...entry, paymentId: byUpi!.id, paise: 500_00 },
    { ...entry, paymentId: byUpi!.id, paise: -150_00 },
    { ...entry, paymentId: byCard!.id, paise: 500_00 },
    { ...entry, paymentId: byCard!.id, paise: -500_00 },
  ])
}

test('what waits stands in the list of what is done with it, page by page, the one that waits longest first', async ({
  db,
}) => {
  const { book, services } = await bookingBench(db)
  const { reference } = await book()
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  await saveWaiting(db, booking!.id)
  const list = async (asked: PaymentsAsked, page = 1) => {
    const found = await listPaymentsDesk(db, SALES, asked, page)
    if (!found.ok) throw new Error(found.reason)
    return found.value
  }
  const counts = { find: 42, asked: 1, back: 1, gateway: 1, disputes: 1 }
  expect(await countWaitingPayments(db, SALES)).toEqual({ ok: true, value: counts })
  const [first, second] = [await list({ view: 'find' }), await list({ view: 'find' }, 2)]
  expect([first.total, first.pages, first.transfers[0]?.reference]).toEqual([42, 2, 'told41'])
  expect(second.transfers.map((one) => one.reference)).toEqual(['told1', 'told0'])
  const meant = async (view: PaymentsAsked['view'], words: string) => (await list({ view, words })).total
  expect([await meant('find', '771234567805'), await meant('find', '₹9,371.25')]).toEqual([1, 42])
  expect([await meant('find', 'nobody'), await meant('find', '%')]).toEqual([0, 0])
  expect([await meant('asked', reference.toLowerCase()), await meant('asked', '9371.25')]).toEqual([1, 0])
  expect((await list({ view: 'back' })).refunds).toMatchObject([{ booking: reference, amountPaise: 200_00 }])
  expect((await list({ view: 'gateway' })).refunds).toMatchObject([{ booking: null, amountPaise: 300_00 }])
  // caught: payments whose dispute is over counted with those that are in one
  expect((await list({ view: 'disputes' })).disputes).toMatchObject([{ paise: 350_00, booking: reference }])
  expect([await meant('disputes', '350'), await meant('disputes', '778899')]).toEqual([1, 1])
  expect(await listPaymentsDesk(db, EDITOR, { view: 'find' }, 1)).toEqual({ ok: false, reason: 'forbidden' })
  await services.printer.close()
})
