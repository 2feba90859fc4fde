import { sql } from 'drizzle-orm'
import { waitedFor } from '#domain/payments/orders.server.ts'
import { ENTERED_WRONGLY, MORE_THAN_LEFT } from './desk-money.ts'
import type { BookRule } from './book-rule.ts'
import { MONEY, AT_THE_GATEWAY } from './money-rules.ts'
import { SETTLEMENTS } from './settlement-rules.ts'

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
    says: 'The parts a payment has paid are of its booking, and come to what it brought, less what was more than was left of them.',
    broken: () => sql`select i.payment_id, sum(i.amount_paise), max(p.amount_paise - coalesce(back.paise, 0))
      from instalments i left join payments p on p.id = i.payment_id and p.booking_id = i.booking_id
      left join (select payment_id, sum(amount_paise) as paise from refunds where reason = ${MORE_THAN_LEFT} group by 1) back
        on back.payment_id = p.id
      where i.payment_id is not null
      group by i.payment_id having sum(i.amount_paise) is distinct from max(p.amount_paise - coalesce(back.paise, 0))`,
  },
  {
    name: 'shared-parts',
    says: 'Where friends pay, every part that is open is somebody’s who pays; where nobody shares, it is who booked’s.',
    broken: () => sql`select b.reference || ' part ' || i.part, i.share, null::bigint
      from instalments i join bookings b on b.id = i.booking_id
      left join group_shares g on g.booking_id = i.booking_id and g.share = i.share and (g.share = 0 or g.places <> '{}')
      where i.paid_at is null and g.share is null
        and (i.share is not null or exists (select from group_shares s where s.booking_id = i.booking_id and s.places <> '{}'))`,
  },
  {
    name: 'confirmed-for-nothing',
    says: 'A confirmed booking has paid a part; one that was never confirmed has paid some of its first at most.',
    broken: () => sql`select b.reference, count(i.part), case when b.confirmed_at is null then 0 else 1 end
      from bookings b left join instalments i on i.booking_id = b.id and i.paid_at is not null
        and (b.confirmed_at is not null or not exists (select from instalments rest
          where rest.booking_id = b.id and rest.part = i.of_part and rest.paid_at is null))
      group by b.id having (count(i.part) > 0) <> (b.confirmed_at is not null)`,
  },
  {
    name: 'quoted-refund',
    says: 'A cancelled booking gives back what was quoted, but what was entered wrongly and never came.',
    broken: () => sql`select b.reference, coalesce(back.paise, 0), quoted.paise
      from bookings b
      left join (select booking_id, sum((facts->>'refundPaise')::bigint) as paise
        from booking_events where kind = 'cancelled' group by 1) quoted on quoted.booking_id = b.id
      left join (select booking_id, sum(amount_paise) as paise from refunds where reason = 'cancelled' group by 1) back
        on back.booking_id = b.id
      left join (select booking_id, sum(paise) as paise from ledger_entries
        where account = 'taken-back' and reason = ${`${ENTERED_WRONGLY}, cancelled`} group by 1) wrong on wrong.booking_id = b.id
      where b.state = 'cancelled' and coalesce(back.paise, 0) + coalesce(wrong.paise, 0) is distinct from quoted.paise`,
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
  {
    name: 'reverse-charge',
    says: 'What is sold on reverse charge costs its value to the rupee, and its papers bear no tax and name who owes it; no other paper says so.',
    broken: () => sql`select b.reference, (q.priced ->> 'totalPaise')::bigint, (q.priced ->> 'taxablePaise')::bigint
      from bookings b join quotes q on q.token = b.quote_token
      where q.priced ->> 'reverseCharge' = 'true' and (jsonb_array_length(q.priced -> 'taxes') > 0 or q.priced -> 'hirer' ->> 'gstin' is null
        or abs((q.priced ->> 'totalPaise')::bigint - (q.priced ->> 'taxablePaise')::bigint) > 50)
      union all
      select d.number, (d.facts -> 'value' ->> 'totalPaise')::bigint, (d.facts -> 'value' ->> 'taxablePaise')::bigint
      from documents d join bookings b on b.id = d.booking_id join quotes q on q.token = b.quote_token
      where coalesce(d.facts ->> 'reverseCharge', 'false') <> coalesce(q.priced ->> 'reverseCharge', 'false')
        or (d.facts ->> 'reverseCharge' = 'true' and (jsonb_array_length(d.facts -> 'value' -> 'taxes') > 0
          or d.facts -> 'recipient' ->> 'gstin' is distinct from q.priced -> 'hirer' ->> 'gstin'))`,
  },
]

/** What must hold of departures, cars, bookings and their money. */
export const BOOK_RULES: readonly BookRule[] = [
  ...SEATS,
  ...CARS,
  ...PARTS,
  ...MONEY,
  ...AT_THE_GATEWAY,
  ...SETTLEMENTS,
  ...PAPERS,
  ...LATE,
]
