import { gt, sql } from 'drizzle-orm'
import { describe, expect, inject } from 'vitest'
import { amendBooking } from '#domain/bookings/change/amend.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { reconcileOrders } from '#domain/bookings/pay/reconcile.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { claimOrdersToAsk } from '#domain/payments/orders.server.ts'
import { captureSimulated } from '#domain/payments/simulator.server.ts'
import { ledgerEntries, paymentEvents, paymentOrders, simulatedOrders } from '#domain/payments/tables.ts'
import { MINUTE } from '#platform/clock.ts'
import { istDate } from '#platform/dates.ts'
import { bookingBench, endHold } from '#tests/benches/booking-bench.ts'
import { stopDatabaseClock } from '#tests/database-clock.ts'
import { onBoth as test, somebodyWaits } from '#tests/database.ts'

describe('money', () => {
  test('told twice, or in another order, is taken once', async ({ db }) => {
    const bench = await bookingBench(db)
    for (const outcome of ['duplicate', 'out-of-order']) {
      const booking = await bench.book()
      await booking.pay(outcome)
      // caught: a payment counted for each of its events
      expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: 10_500_00, refundDuePaise: 0 })
    }
    const told = await db.select().from(paymentEvents)
    // caught: an event that is not remembered
    expect(told.map(({ effect }) => effect).toSorted()).toEqual(['confirmed', 'confirmed', 'known', 'known'])
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 4 })
  })

  test('a part paid twice at two orders: the second goes back by itself', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    const start = () =>
      booking.at('POST', '/payments', { provider: 'simulator', part: 1 }, { 'Idempotency-Key': crypto.randomUUID() })
    const orders = [await start(), await start()].map(({ body }) => String(body.data!['orderId']))
    for (const order of orders) await bench.gateway(order, 'success')
    expect(await booking.look()).toMatchObject({ state: 'confirmed', paidPaise: 10_500_00, refundDuePaise: 10_500_00 })
    await bench.refund()
    expect(await booking.look()).toMatchObject({ refundDuePaise: 0, refundedPaise: 10_500_00 })
  })

  test('late money finds its seat again, or goes back', async ({ db }) => {
    const bench = await bookingBench(db, { capacity: 2, minToRun: 2 })
    const start = async (booking: Awaited<ReturnType<typeof bench.book>>) => {
      const { body } = await booking.at(
        'POST',
        '/payments',
        { provider: 'simulator', part: 1 },
        { 'Idempotency-Key': crypto.randomUUID() },
      )
      await endHold(db, booking.reference)
      await bench.sweep()
      return String(body.data!['orderId'])
    }
    const [late, later] = [await bench.book(), undefined]
    const lateOrder = await start(late)
    const other = await bench.book()
    const otherOrder = await start(other)
    await bench.gateway(lateOrder, 'success')
    expect(await late.look()).toMatchObject({ state: 'confirmed', paidPaise: 10_500_00 })
    await bench.gateway(otherOrder, 'success')
    // caught: money kept for seats that are gone
    expect(await other.look()).toMatchObject({ state: 'expired', paidPaise: 0, refundDuePaise: 10_500_00 })
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 2 })
    expect(later).toBeUndefined()
  })

  // (caught: seats sold by late money after the guide had the list, or of a date the operator had closed)
  test.for<[string, Partial<typeof departures.$inferInsert>]>([
    ['leaves today', { startsOn: istDate(new Date()) }],
    ['was closed', { status: 'closed' }],
  ])('late money for a date that %s meanwhile goes back; what is held still is sold', async ([, change], { db }) => {
    const bench = await bookingBench(db)
    const [late, held] = [await bench.book(), await bench.book()]
    const order = async (booking: typeof late) => {
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const { body } = await booking.at('POST', '/payments', { provider: 'simulator', part: 1 }, key)
      return String(body.data!['orderId'])
    }
    const orders = [await order(late), await order(held)]
    await endHold(db, late.reference)
    await bench.sweep()
    await db.update(departures).set(change)
    for (const one of orders) await bench.gateway(one, 'success')
    expect(await late.look()).toMatchObject({ state: 'expired', paidPaise: 0, refundDuePaise: 10_500_00 })
    expect(await held.look()).toMatchObject({ state: 'confirmed', paidPaise: 10_500_00 })
    const [mail] = (await listOutbox(db, 50)).filter(({ kind }) => kind === 'money-returned')
    expect(mail!.body).toContain('after this date could be booked')
    expect(await bench.departure()).toMatchObject({ held: 0, sold: 2 })
  })

  test('paid a second time at a paid order, and told of by nobody, is found within the hour and goes back', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('success')
    const [order] = await db.select().from(simulatedOrders)
    await captureSimulated(db, order!)
    await db.update(paymentOrders).set({ createdAt: sql`now() - interval '61 minutes'` })
    // caught: only orders that are not paid are asked for
    await reconcileOrders(bench.services)
    expect(await booking.look()).toMatchObject({ paidPaise: 10_500_00, refundDuePaise: 10_500_00 })
  })

  test('of somebody who waits is asked for before what is looked at once an hour', async ({ db }) => {
    const bench = await bookingBench(db)
    for (const age of ['2 hours', '2 minutes']) {
      await (await bench.book()).pay('pending')
      const ages = {
        createdAt: sql`now() - ${age}::interval`,
        askedAt: age === '2 hours' ? sql`now() - interval '61 minutes'` : null,
      }
      await db
        .update(paymentOrders)
        .set(ages)
        .where(gt(paymentOrders.createdAt, sql`now() - interval '1 minute'`))
    }
    // caught: those never asked for sorted behind every other
    expect(await claimOrdersToAsk(db, 1)).toMatchObject([
      { createdAt: expect.toSatisfy((at: Date) => Date.now() - at.getTime() < 3_600_000) },
    ])
  })

  test('of a wrong amount waits for a person, and buys nothing', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('wrong-amount')
    await booking.pay('pending')
    // Caught: an order whose money nobody can tell from one that was never paid; every order of the booking said to be in dispute.
    expect(await booking.look()).toMatchObject({
      state: 'held',
      paidPaise: 0,
      disputedPaise: 10_499_00,
      orders: expect.toSatisfy((orders: { disputedPaise: number }[]) =>
        [0, 10_499_00].every((paise) => orders.some((order) => order.disputedPaise === paise)),
      ),
    })
    expect(await db.select().from(ledgerEntries)).toMatchObject([{ account: 'dispute', paise: 10_499_00 }])
  })

  test('the bank says no, or nothing: the seats stay held', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('failure')
    expect(await booking.look()).toMatchObject({
      state: 'held',
      orders: [{ state: 'failed', detail: 'declined, as the simulator was told to' }],
    })
    await booking.pay('pending')
    expect(await booking.look()).toMatchObject({
      state: 'held',
      orders: expect.arrayContaining([expect.objectContaining({ state: 'pending' })]),
    })
  })

  test('a bank that never answers is waited for an hour from the booking, and no longer', async ({ db }) => {
    const began = new Date()
    const clock = await stopDatabaseClock(db, began)
    const bench = await bookingBench(db)
    const booking = await bench.book()
    for (const minutes of [14, 43, 59]) {
      await clock.set(new Date(began.getTime() + minutes * MINUTE))
      await booking.pay('pending')
    }
    const { holdExpiresAt } = await booking.look()
    // caught: each order at a silent bank keeps the seats for longer
    expect(Date.parse(String(holdExpiresAt)) - began.getTime()).toBe(60 * MINUTE)
  })

  test('a notice without its signature is nobody’s', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    const { body } = await booking.at(
      'POST',
      '/payments',
      { provider: 'simulator', part: 1 },
      { 'Idempotency-Key': 'k' },
    )
    const event = {
      kind: 'captured',
      eventId: 'e',
      providerOrderId: body.data!['orderId'],
      providerPaymentId: 'p',
      amountPaise: 10_500_00,
      currency: 'INR',
    }
    const forged = await bench.call('POST', '/webhooks/payments/simulator', event, { 'x-simulator-signature': 'AAAA' })
    expect([forged.status, forged.body.reason]).toEqual([401, 'bad-signature'])
    expect(await booking.look()).toMatchObject({ state: 'held' })
    for (const nobody of ['razorpay', '__proto__', 'constructor'])
      expect((await bench.call('POST', `/webhooks/payments/${nobody}`, event)).status).toBe(404)
  })

  test('parts are paid in their order, at their own amount', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    expect((await booking.pay('success', 2)).body.reason).toBe('not-allowed')
    expect((await booking.pay('success', 9)).body.reason).toBe('not-allowed')
    const tampered = await booking.at(
      'POST',
      '/payments',
      { provider: 'simulator', part: 1, amountPaise: 1 },
      { 'Idempotency-Key': 'k' },
    )
    expect(tampered.body.data).toMatchObject({ amountPaise: 10_500_00 })
    expect(await db.select().from(paymentOrders)).toHaveLength(1)
  })

  test.skipIf(!inject('databaseUrl'))(
    'that comes while its booking is changed is taken as any other',
    async ({ database }) => {
      const { db } = database
      const bench = await bookingBench(db, { capacity: 20 })
      const booking = await bench.book()
      await booking.pay('success')
      const asked = { provider: 'simulator', part: 2 }
      const order = await booking.at('POST', '/payments', asked, { 'Idempotency-Key': 'second part' })
      const quoted = await booking.at('POST', '/amendments', { rooms: { single: 2 } })
      const { token } = quoted.body.data!['quote'] as unknown as { token: string }
      const { access } = (await findBooking(db, bench.services.keys, booking.reference, booking))!
      const { paying } = await db.transaction(async (db) => {
        expect(await amendBooking({ ...bench.services, db }, access, { token, named: undefined })).toMatchObject({
          ok: true,
        })
        const paying = bench.gateway(String(order.body.data!['orderId']), 'success')
        await expect.poll(() => somebodyWaits(database.db)).toBe(true)
        return { paying }
      })
      await paying
      // caught: a booking locked and read in one statement, which finds none once its quote has become another, and so disputes the money
      expect(await booking.look()).toMatchObject({ paidPaise: 10_500_00, refundDuePaise: 21_000_00 })
      expect(await checkBooks(db)).toMatchObject({ findings: [] })
    },
  )

  // Caught: a large return answered as one that nobody can read, by a guard of its own.
  test('is told in few words', async ({ db }) => {
    const { call } = await bookingBench(db)
    const paths = ['/webhooks/payments/simulator', '/payments/return/x']
    const answers = await Promise.all(paths.map((path) => call('POST', path, 'x'.repeat(70_000))))
    expect(answers.map(({ status }) => status)).toEqual([413, 413])
  })

  test('in the ledger is only added to', async ({ db }) => {
    const bench = await bookingBench(db)
    await (await bench.book()).pay('success')
    const [entry] = await db.select().from(ledgerEntries)
    await expect(db.transaction((db) => db.update(ledgerEntries).set({ paise: 1 }))).rejects.toThrow('Failed query')
    await expect(db.transaction((db) => db.delete(ledgerEntries))).rejects.toThrow('Failed query')
    // caught: a trigger of rows alone
    for (const table of ['ledger_entries', 'booking_events', 'documents', 'bank_lines', 'bank_lines_taken_back'])
      await expect(
        db.transaction((db) => db.execute(sql`truncate ${sql.identifier(table)} cascade`)),
      ).rejects.toMatchObject({ cause: { message: `rows of ${table} are only added` } })
    expect(await db.select().from(ledgerEntries)).toEqual([entry])
  })
})
