import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, endHold } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { BOOK_RULES } from './book-rules.ts'
import { checkBooks } from './books.server.ts'

/** Some of everything: a hold, an expired one, parts paid and doubly paid, a dispute, cancellations with refunds done and due. */
async function fillBooks(db: Db) {
  const bench = await bookingBench(db, { capacity: 40, held: 1, sold: 2 })
  const paid = await bench.book()
  await paid.pay('duplicate')
  const order = () =>
    paid.at('POST', '/payments', { provider: 'simulator', part: 2 }, { 'Idempotency-Key': crypto.randomUUID() })
  for (const { body } of [await order(), await order()]) await bench.gateway(String(body.data!['orderId']), 'success')
  const [back, due] = [await bench.book(), await bench.book()]
  for (const { booking, outcome } of [
    { booking: back, outcome: 'success' },
    { booking: due, outcome: 'refund-fails' },
  ]) {
    await booking.pay(outcome, 'all')
    await booking.at('POST', '/cancellation')
  }
  await bench.refund()
  const [disputed, late] = [await bench.book(), await bench.book()]
  await disputed.pay('wrong-amount')
  await late.pay('pending')
  await endHold(db, late.reference)
  await bench.sweep()
  return { paid, due }
}

class TakenBack extends Error {}

/** The names of the rules that are broken once `breaking` was done past every guard; then it is undone. */
async function brokenBy(db: Db, breaking: (db: Db) => Promise<unknown>): Promise<string[]> {
  let broken: string[] = []
  await db
    .transaction(async (db) => {
      await breaking(db)
      broken = (await checkBooks(db)).findings.map(({ rule }) => rule)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return broken
}

const OPEN = ['ledger_entries', 'booking_events'].map((table) => `alter table ${table} disable trigger user`).join(';')
const PAID_LEDGER = `select payment_id, booking_id from ledger_entries where reason = 'parts 1' and booking_id in (select id from bookings where state = 'confirmed')`
const enter = (rows: string) => `insert into ledger_entries (payment_id, booking_id, account, paise, reason)
  select paid.*, entry.*, 'a slip' from (${PAID_LEDGER}) paid, (values ${rows}) entry`

/** A line of a settlement, of the first payment of an order, which says another sum or number of it. */
const settled = (sum: string, reference: string) => `insert into settlement_lines
  select p.provider, ${reference}, 'payment', p.${sum}, 200, 36, 'setl_1', current_date, '', o.provider_order_id
  from payments p join payment_orders o on o.id = p.order_id order by p.id limit 1`

/** What a fault in the program or a hand in the tables could do, and every rule that says so. */
const BREAKS: Record<string, [statements: string, ...rules: string[]]> = {
  'more is sold than there is': [
    `alter table departures drop constraint departures_seats; update departures set capacity = 4`,
    'overbooked',
  ],
  'a seat stays held': [`update departures set held = held + 1`, 'held-seats'],
  'a seat is sold to nobody': [`update departures set sold_elsewhere = 0`, 'sold-seats'],
  'seats of a hold are given back twice': [`update departures set held = held - 2`, 'held-seats'],
  'a car is with nobody': [
    `alter table vehicle_hires drop constraint vehicle_hires_vehicle_id_vehicles_id_fk, drop constraint vehicle_hires_driver_id_drivers_id_fk;
      insert into vehicle_hires (booking_id, vehicle_id, driver_id, starts_on, ends_before) values ('nobody', 'one', 'one', current_date, current_date + 1)`,
    'hired-cars',
  ],
  'a driver is in two cars': [
    `alter table vehicle_hires drop constraint vehicle_hires_vehicle_id_vehicles_id_fk, drop constraint vehicle_hires_driver_id_drivers_id_fk,
        drop constraint vehicle_hires_driver;
      insert into vehicle_hires (booking_id, vehicle_id, driver_id, starts_on, ends_before)
      select n, n, 'one', current_date, current_date + 2 from unnest(array['one', 'other']) n`,
    'hired-twice',
    'hired-cars',
  ],
  'a price is not what its parts say': [
    `update bookings set total_paise = total_paise + 1 where state = 'confirmed'`,
    'parts-of-the-price',
  ],
  'a part is owed by nobody': [`update instalments set share = 7 where paid_at is null`, 'shared-parts'],
  'money leaves a booking': [enter(`('applied', -100), ('dispute', 100)`), 'paid-parts'],
  'a part is paid by somebody else’s money': [
    `update instalments set payment_id = (select id from payments where amount_paise = 1049900) where part = 2 and paid_at is not null and booking_id in (select id from bookings where state = 'confirmed')`,
    'part-by-payment',
  ],
  'seats are given for nothing': [
    `update instalments set paid_at = null, payment_id = null where booking_id in (select id from bookings where state = 'confirmed')`,
    'paid-parts',
    'confirmed-for-nothing',
    'applied-twice',
  ],
  'another refund than was quoted': [
    `update booking_events set facts = jsonb_set(facts, '{refundPaise}', '1') where kind = 'cancelled'`,
    'quoted-refund',
  ],
  'a rupee from nowhere': [enter(`('dispute', 100)`), 'payment-in-ledger'],
  'more goes back than came': [enter(`('dispute', -100), ('refund-due', 100)`), 'below-zero', 'refunds-due'],
  'a refund is forgotten': [`update refunds set state = 'due' where state = 'done'`, 'refunds-done', 'refunds-due'],
  'an event is taken twice': [
    `alter table payment_events drop constraint payment_events_provider_event_id_pk; insert into payment_events select * from payment_events where kind = 'pending'`,
    'applied-twice',
  ],
  'an event that was known does something': [
    `update payment_events set effect = 'paid' where effect = 'known' and kind = 'captured'`,
    'applied-twice',
  ],
  'a part is counted twice': [
    `insert into booking_events (booking_id, kind, facts) select booking_id, kind, facts from booking_events where kind = 'paid'`,
    'applied-twice',
  ],
  'an order is not noted as paid': [`update payment_orders set state = 'created' where state = 'paid'`, 'paid-order'],
  'a payment nobody heard of': [
    `update simulated_payments set created_at = now() - interval '2 hours'; insert into simulated_payments (id, order_id, amount_paise, created_at) select 'pay_unheard', id, amount_paise, now() - interval '2 hours' from simulated_orders limit 1`,
    'unheard-payment',
  ],
  'a payment nobody made': [
    `update payments set provider_payment_id = 'pay_invented' where amount_paise = 1049900`,
    'invented-payment',
  ],
  'a refund that never went': [
    `update simulated_payments set refunds = '{}' where refunds <> '{}'`,
    'refund-at-gateway',
  ],
  'a refund nobody asked for': [
    `update simulated_payments set refunds = '{"other": 100}' where refunds = '{}'`,
    'refund-at-gateway',
  ],
  'a bank line that nobody booked': [
    `insert into bank_lines (utr, order_id, amount_paise) select '432100000000', id, 100 from payment_orders limit 1`,
    'bank-line',
  ],
  'money is told to have gone that is nowhere': [
    `insert into payment_events (provider, event_id, kind, provider_payment_id, amount_paise, effect)
      select provider, 'gone rfnd_nowhere', 'gone', provider_payment_id, 100, 'unmatched' from payments limit 1`,
    'money-gone',
  ],
  'a settlement of another sum': [settled('amount_paise + 100', 'provider_payment_id'), 'settled-sum'],
  'a settlement of a payment nobody heard of': [settled('amount_paise', `'pay_nobody'`), 'settled-unheard'],
  'money that is in no settlement': [
    `${settled('amount_paise', 'provider_payment_id')};
      update payments set received_at = now() - interval '20 days' where id = (select max(id) from payments);
      update payments set received_at = now() - interval '30 days' where provider_payment_id in (select reference from settlement_lines)`,
    'not-settled',
  ],
  'a number no paper bears': [`update invoice_series set next = next + 1 where kind = 'receipt-voucher'`, 'serials'],
  'a paper leaves a tax to somebody that was paid': [
    `alter table documents disable trigger user; update documents set facts = jsonb_set(facts, '{reverseCharge}', 'true')`,
    'reverse-charge',
  ],
  'a bank that is waited for without an end': [
    `update payment_orders set created_at = now() - interval '4 hours' where state = 'pending'`,
    'pending-order',
  ],
  'a hold without an end': [
    `update bookings set hold_expires_at = now() - interval '2 hours' where state = 'held'`,
    'overdue-hold',
  ],
  'a refund that does not get through': [
    `update refunds set created_at = now() - interval '2 days' where state = 'due'`,
    'stuck-refund',
  ],
}

describe('the books', () => {
  test('hold after everything that may happen', async ({ db }) => {
    await fillBooks(db)
    expect(await checkBooks(db)).toMatchObject({
      findings: [],
      counted: { departures: 1, bookings: 5, payments: 6, applied: 39_900_00, dispute: 10_499_00 },
    })
  })

  test('say what is broken, and nothing else', async ({ db }) => {
    await fillBooks(db)
    const found: Record<string, string[]> = {}
    for (const [what, [statements]] of Object.entries(BREAKS))
      found[what] = await brokenBy(db, (db) => db.execute(sql.raw(`${OPEN};${statements}`)))
    expect(found).toEqual(Object.fromEntries(Object.entries(BREAKS).map(([what, [, ...rules]]) => [what, rules])))
    expect(new Set(Object.values(found).flat())).toEqual(new Set(BOOK_RULES.map(({ name }) => name)))
  })

  test('name whose seats and whose rupees they are', async ({ db }) => {
    const { paid } = await fillBooks(db)
    await db.execute(sql`update departures set held = held + 1`)
    await db.execute(sql.raw(enter(`('applied', -100), ('dispute', 100)`)))
    expect((await checkBooks(db)).findings).toMatchObject([
      { rule: 'held-seats', count: 1, faults: [{ about: DEPARTURE.id, found: 3, wanted: 2 }] },
      { rule: 'paid-parts', count: 1, faults: [{ about: paid.reference, found: 31_500_00, wanted: 31_499_00 }] },
    ])
  })
})
