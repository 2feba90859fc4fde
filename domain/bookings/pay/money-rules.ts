import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { BANKED_WAYS, RETURNED_BY_HAND } from '#domain/payments/payment.ts'
import { sqlList } from '#platform/sql-list.ts'
import type { BookRule } from './book-rule.ts'

/** Of a select from the payment events `e` and the payments `p` they name: what of one that went back past the site has been entered; its refunds bear the number that its event goes by. */
export const ENTERED_GONE = sql`(select coalesce(sum(r.amount_paise), 0) from refunds r where r.payment_id = p.id and 'gone ' || r.provider_refund_id = e.event_id)`

const [BANKED, BY_HAND] = [sqlList(BANKED_WAYS), sqlList(RETURNED_BY_HAND)]

/** The bank's own number of an entry of it. */
const numberOf = (entry: SQL) => sql`split_part(split_part(${entry}, '/', 1), '+', 1)`

/** Of a line: nobody has found that it was noted wrongly. */
const STANDS = sql`not exists (select from bank_lines_taken_back t where t.utr = l.utr)`

export const MONEY: BookRule[] = [
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
      left join (select booking_id, sum((facts->>'paise')::bigint * case kind when 'paid' then 1 else -1 end) as paise
        from booking_events where kind in ('paid', 'unpaid') group by 1) told
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

export const AT_THE_GATEWAY: BookRule[] = [
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
    says: 'Every bank line is a payment, or refunds of one booking that are done; no payment that came to the bank and no refund paid from it is without its line. What was noted wrongly counts no more.',
    broken: () => sql`select l.utr, l.amount_paise, coalesce(p.amount_paise, r.amount_paise)
      from bank_lines l
      left join payments p on p.provider in ${BANKED} and p.provider_payment_id = l.utr and l.order_id = p.order_id
      left join refunds r on r.id = l.refund_id and r.state = 'done'
      where ${STANDS} and l.amount_paise is distinct from coalesce(p.amount_paise, r.amount_paise)
      union all
      select p.provider_payment_id, p.amount_paise, null from payments p
      where p.provider in ${BANKED} and not exists (select from bank_lines l where l.utr = p.provider_payment_id)
      union all
      select r.id, r.amount_paise, null from refunds r join payments p on p.id = r.payment_id
      where p.provider in ${BY_HAND} and r.state = 'done' and not exists (select from bank_lines l
        where l.refund_id = r.id and ${STANDS} and ${numberOf(sql`l.utr`)} = ${numberOf(sql`r.provider_refund_id`)})
      union all
      select ${numberOf(sql`l.utr`)}, count(distinct coalesce(r.booking_id, r.id)), 1
      from bank_lines l join refunds r on r.id = l.refund_id where ${STANDS} group by 1 having count(distinct coalesce(r.booking_id, r.id)) > 1`,
  },
]
