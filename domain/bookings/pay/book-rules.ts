import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { waitedFor } from '#domain/payments/orders.server.ts'

/** What must hold of the books. `broken` selects what does not: whose it is, what was found, what it should be; `waiting` is how long a thing may be under way. */
export type BookRule = { name: string; says: string; broken: (waiting: SQL) => SQL }

const KEPT =
  "coalesce((select sum(w.seats) from waitlist w where w.departure_id = d.id and w.state in ('kept', 'offered')), 0)"

const SEATS: BookRule[] = [
  {
    name: 'overbooked',
    says: 'No departure holds and sells more seats than it has.',
    broken: () => sql`select id, held + sold, capacity from departures
      where held + sold > capacity or held < held_elsewhere or sold < sold_elsewhere
        or held_elsewhere < 0 or sold_elsewhere < 0`,
  },
  {
    name: 'held-seats',
    says: 'The seats a departure holds are those of its held bookings, and what is kept for those who wait.',
    broken: seats('held'),
  },
  { name: 'sold-seats', says: 'The seats it has sold are those of its confirmed bookings.', broken: seats('sold') },
]

const CARS: BookRule[] = [
  {
    name: 'hired-twice',
    says: 'No vehicle and no driver is with two at once.',
    broken: () => sql`select h.booking_id, count(*), 0 from vehicle_hires h
      join vehicle_hires o on o.booking_id > h.booking_id and (o.vehicle_id = h.vehicle_id or o.driver_id = h.driver_id)
        and o.starts_on < h.ends_before and h.starts_on < o.ends_before
      group by 1`,
  },
  {
    name: 'hired-cars',
    says: 'A held or booked car has one vehicle on its days, and nothing else has one.',
    broken: () => sql`select coalesce(b.reference, h.booking_id), count(h.booking_id), count(b.id)
      from (select b.id, b.reference, b.starts_on, (q.priced -> 'package' -> 'hire' ->> 'endsBefore')::date as ends_before
        from bookings b join quotes q on q.token = b.quote_token
        where q.car_id is not null and b.state in ('held', 'confirmed')) b
      full join (select * from vehicle_hires where departure_id is null) h on h.booking_id = b.id and h.starts_on = b.starts_on and h.ends_before = b.ends_before
      where b.id is null or h.booking_id is null
      group by 1`,
  },
]

function seats(kind: 'held' | 'sold'): BookRule['broken'] {
  const state = kind === 'held' ? 'held' : 'confirmed'
  const here = sql.raw(`d.${kind} - d.${kind}_elsewhere`)
  const kept = sql.raw(kind === 'held' ? KEPT : '0')
  return () => sql`select d.id, ${here}, coalesce(sum(b.seats), 0) + ${kept}
    from departures d left join bookings b on b.departure_id = d.id and b.state = ${state}
    group by d.id having ${here} <> coalesce(sum(b.seats), 0) + ${kept}`
}

const PARTS: BookRule[] = [
  {
    name: 'parts-of-the-price',
    says: 'The parts of a booking add up to its price, with what went back when it was changed.',
    broken: () => sql`select b.reference, coalesce(parts.paise, 0), b.total_paise + coalesce(back.paise, 0)
      from bookings b
      left join (select booking_id, sum(amount_paise) as paise from instalments group by 1) parts on parts.booking_id = b.id
      left join (select booking_id, sum(amount_paise) as paise from refunds where reason = 'amended' group by 1) back
        on back.booking_id = b.id
      where coalesce(parts.paise, 0) <> b.total_paise + coalesce(back.paise, 0)`,
  },
  {
    name: 'paid-parts',
    says: 'What a booking has paid is applied to it, or went back when it was cancelled or by hand.',
    broken: () => sql`select b.reference, coalesce(paid.paise, 0), coalesce(applied.paise, 0) + coalesce(back.paise, 0)
      from bookings b
      left join (select booking_id, sum(amount_paise) as paise from instalments where paid_at is not null group by 1) paid
        on paid.booking_id = b.id
      left join (select booking_id, sum(paise) as paise from ledger_entries where account = 'applied' group by 1) applied
        on applied.booking_id = b.id
      left join (select booking_id, sum(amount_paise) as paise from refunds where reason in ('cancelled', 'amended', 'given-back') group by 1) back
        on back.booking_id = b.id
      where coalesce(paid.paise, 0) <> coalesce(applied.paise, 0) + coalesce(back.paise, 0)`,
  },
  {
    name: 'part-by-payment',
    says: 'The parts a payment has paid are of its booking, and come to what it brought.',
    broken: () => sql`select i.payment_id, sum(i.amount_paise), max(p.amount_paise)
      from instalments i left join payments p on p.id = i.payment_id and p.booking_id = i.booking_id
      where i.payment_id is not null
      group by i.payment_id having sum(i.amount_paise) is distinct from max(p.amount_paise)`,
  },
  {
    name: 'shared-parts',
    says: 'Where friends pay, every part that is open is somebody’s who pays; where nobody shares, it is who booked’s.',
    broken: () => sql`select b.reference || ' part ' || i.part, i.share, null::bigint
      from instalments i join bookings b on b.id = i.booking_id
      left join group_shares g on g.booking_id = i.booking_id and g.share = i.share
      where i.paid_at is null and g.share is null
        and (i.share is not null or exists (select from group_shares s where s.booking_id = i.booking_id))`,
  },
  {
    name: 'confirmed-for-nothing',
    says: 'A confirmed booking has paid a part; one that was never confirmed has not.',
    broken: () => sql`select b.reference, count(i.part), case when b.confirmed_at is null then 0 else 1 end
      from bookings b left join instalments i on i.booking_id = b.id and i.paid_at is not null
      group by b.id having (count(i.part) > 0) <> (b.confirmed_at is not null)`,
  },
  {
    name: 'quoted-refund',
    says: 'A cancelled booking gives back what was quoted.',
    broken: () => sql`select b.reference, coalesce(back.paise, 0), quoted.paise
      from bookings b
      left join (select booking_id, sum((facts->>'refundPaise')::bigint) as paise
        from booking_events where kind = 'cancelled' group by 1) quoted on quoted.booking_id = b.id
      left join (select booking_id, sum(amount_paise) as paise from refunds where reason = 'cancelled' group by 1) back
        on back.booking_id = b.id
      where b.state = 'cancelled' and coalesce(back.paise, 0) is distinct from quoted.paise`,
  },
]

const MONEY: BookRule[] = [
  {
    name: 'payment-in-ledger',
    says: 'What the ledger says of a payment adds up to the payment.',
    broken: () => sql`select p.id, coalesce(sum(l.paise), 0), p.amount_paise
      from payments p
      left join ledger_entries l on l.payment_id = p.id and l.booking_id is not distinct from p.booking_id
      group by p.id having coalesce(sum(l.paise), 0) <> p.amount_paise`,
  },
  {
    name: 'below-zero',
    says: 'No account of a payment is below zero.',
    broken: () => sql`select payment_id || ' ' || account, sum(paise), 0
      from ledger_entries group by payment_id, account having sum(paise) < 0`,
  },
  {
    name: 'refunds-done',
    says: 'Refunds that are done are what the ledger has as refunded.',
    broken: back('refunded'),
  },
  { name: 'refunds-due', says: 'Refunds that are not are what it has as due.', broken: back('refund-due') },
  {
    name: 'applied-twice',
    says: 'An event of a provider did something once, and so did a payment.',
    broken:
      () => sql`select provider || ' ' || event_id, count(*), 1 from payment_events group by provider, event_id having count(*) > 1
      union all
      select provider || ' ' || provider_payment_id, count(*), 1 from payments group by provider, provider_payment_id having count(*) > 1
      union all
      select provider || ' ' || provider_payment_id, count(*), 1 from payment_events
      where effect in ('confirmed', 'paid', 'money-returned', 'disputed')
      group by provider, provider_payment_id having count(*) > 1
      union all
      select b.reference || ' paid', coalesce(told.paise, 0), coalesce(paid.paise, 0)
      from bookings b
      left join (select booking_id, sum((facts->>'paise')::bigint) as paise from booking_events where kind = 'paid' group by 1) told
        on told.booking_id = b.id
      left join (select booking_id, sum(amount_paise) as paise from instalments where paid_at is not null group by 1) paid
        on paid.booking_id = b.id
      where coalesce(told.paise, 0) <> coalesce(paid.paise, 0)`,
  },
  {
    name: 'paid-order',
    says: 'An order is paid when a payment of its amount came for it, and not before.',
    broken: () => sql`select o.id, count(p.id), case o.state when 'paid' then 1 else 0 end
      from payment_orders o left join payments p on p.order_id = o.id and p.amount_paise = o.amount_paise
      group by o.id having (count(p.id) > 0) <> (o.state = 'paid')`,
  },
]

function back(account: 'refunded' | 'refund-due'): BookRule['broken'] {
  const isDone = sql.raw(account === 'refunded' ? `state = 'done'` : `state <> 'done'`)
  return () => sql`select p.id, coalesce(asked.paise, 0), coalesce(entered.paise, 0)
    from payments p
    left join (select payment_id, sum(amount_paise) as paise from refunds where ${isDone} group by 1) asked
      on asked.payment_id = p.id
    left join (select payment_id, sum(paise) as paise from ledger_entries where account = ${account} group by 1) entered
      on entered.payment_id = p.id
    where coalesce(asked.paise, 0) <> coalesce(entered.paise, 0)`
}

/** Of a select from the payment events `e` and the payments `p` they name: what of one that went back past the site has been entered; its refunds bear the number that its event goes by. */
export const ENTERED_GONE = sql`(select coalesce(sum(r.amount_paise), 0) from refunds r where r.payment_id = p.id and 'gone ' || r.provider_refund_id = e.event_id)`

const AT_THE_GATEWAY: BookRule[] = [
  {
    name: 'unheard-payment',
    says: 'Every payment the simulator took is one of ours.',
    broken: (waiting) => sql`select s.id, p.amount_paise, s.amount_paise
      from simulated_payments s left join payments p on p.provider = 'simulator' and p.provider_payment_id = s.id
      where p.amount_paise is distinct from s.amount_paise and (p.id is not null or s.created_at <= now() - ${waiting})`,
  },
  {
    name: 'invented-payment',
    says: 'No payment of ours is one the simulator never took.',
    broken: () => sql`select p.id, p.amount_paise, null::bigint
      from payments p where p.provider = 'simulator'
        and not exists (select from simulated_payments s where s.id = p.provider_payment_id)`,
  },
  {
    name: 'refund-at-gateway',
    says: 'What is done as a refund went back at the simulator, and nothing else did.',
    broken: () => sql`select coalesce(r.id, s.key), r.amount_paise, s.paise
      from (select r.*, p.provider_payment_id from refunds r join payments p on p.id = r.payment_id and p.provider = 'simulator') r
      full join (select s.id, one.key, one.value::bigint as paise from simulated_payments s, jsonb_each_text(s.refunds) one) s
        on s.key = r.id and s.id = r.provider_payment_id
      where (r.state = 'done' or s.key is not null) and r.amount_paise is distinct from s.paise`,
  },
  {
    name: 'money-gone',
    says: 'Whatever a provider says has gone back of a payment of ours is entered, or was looked at by a person.',
    broken: () => sql`select p.id || ' ' || e.event_id, ${ENTERED_GONE}, e.amount_paise
      from payment_events e join payments p on p.provider = e.provider and p.provider_payment_id = e.provider_payment_id
      where e.kind = 'gone' and e.effect = 'unmatched'`,
  },
  {
    name: 'bank-line',
    says: 'Every bank line is a payment or a refund that is done, and no UPI payment is without its line.',
    broken: () => sql`select l.utr, l.amount_paise, coalesce(p.amount_paise, r.amount_paise)
      from bank_lines l
      left join payments p on p.provider = 'upi' and p.provider_payment_id = l.utr and l.order_id = p.order_id
      left join refunds r on r.id = l.refund_id and r.state = 'done'
      where l.amount_paise is distinct from coalesce(p.amount_paise, r.amount_paise)
      union all
      select p.provider_payment_id, p.amount_paise, null from payments p
      where p.provider = 'upi' and not exists (select from bank_lines l where l.utr = p.provider_payment_id)`,
  },
]

const LATE: BookRule[] = [
  {
    name: 'pending-order',
    says: 'No payer is told to wait for a bank that is not waited for any more.',
    broken: (waiting) => sql`select id, extract(epoch from now() - created_at)::bigint, null::bigint
      from payment_orders where state = 'pending' and created_at <= now() - ${waitedFor(sql`provider`)} - ${waiting}`,
  },
  {
    name: 'overdue-hold',
    says: 'No hold outlives its time by more than a while.',
    broken: (waiting) => sql`select reference, extract(epoch from now() - hold_expires_at)::bigint, 0
      from bookings where state = 'held' and hold_expires_at <= now() - ${waiting}`,
  },
  {
    name: 'stuck-refund',
    says: 'No refund is tried in vain for a day.',
    broken: () => sql`select id, attempts, null::bigint
      from refunds where state <> 'done' and created_at <= now() - interval '1 day'`,
  },
]

const PAPERS: BookRule[] = [
  {
    name: 'serials',
    says: 'The papers of a series are numbered without a hole.',
    broken: () => sql`select s.prefix || '/' || s.financial_year, count(d.id), s.next - 1
      from invoice_series s left join documents d on d.number like s.prefix || '/' || s.financial_year || '/%'
      group by s.kind, s.financial_year having count(d.id) <> s.next - 1`,
  },
]

/** What must hold of departures, cars, bookings and their money. */
export const BOOK_RULES: readonly BookRule[] = [
  ...SEATS,
  ...CARS,
  ...PARTS,
  ...MONEY,
  ...AT_THE_GATEWAY,
  ...PAPERS,
  ...LATE,
]
