import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { CHEQUE_ALONE } from './cheque.ts'
import { BANKED_WAYS, PROVIDERS } from './payment.ts'
import { isTakenOff, SETTLED_KINDS } from './settlement.ts'
import { wentBackBy } from './went-back-by.server.ts'
import { sqlList } from '#platform/sql-list.ts'

const BACK_BY = wentBackBy(sql`p.provider`)
const [TAKEN_OFF, BANKED] = [sqlList(SETTLED_KINDS.filter(isTakenOff)), sqlList(BANKED_WAYS)]

/** Of a payment `p`: the bank's own number of it, and of a cheque the number without its bank. */
const [NUMBER, CHEQUE] = [
  sql`split_part(p.provider_payment_id, '/', 1)`,
  sql`left(p.provider_payment_id, ${CHEQUE_ALONE}::int)`,
]
const IS_TAKEN_BACK = sql`exists (select from ledger_entries e where e.payment_id = p.id and e.account = 'taken-back')`

/**
 * Of a line `l` of the bank: the payment a hand entered for it. It stands under the line's number, or under the next where it was entered wrongly first; a cheque also with its bank, which a statement does not say: then the one of the line's sum
 * comes first, and none that has a line of its own.
 */
const ENTERED = sql`(
  select * from (
    select p.amount_paise, p.booking_id, 1 as place from payments p
    where l.kind = 'payment' and l.provider in ${BANKED} and p.provider = l.provider
      and p.provider_payment_id = any(array[l.reference, l.reference || '/2', l.reference || '/3', l.reference || '/4']) and not ${IS_TAKEN_BACK}
    union all
    select p.amount_paise, p.booking_id, case when p.amount_paise = l.amount_paise then 2 else 3 end from payments p
    where l.kind = 'payment' and l.provider = 'cheque' and p.provider = 'cheque' and ${CHEQUE} = l.reference and ${NUMBER} <> l.reference
      and not ${IS_TAKEN_BACK} and not exists (select from settlement_lines o where o.provider = 'cheque' and o.reference = ${NUMBER})
  ) entered order by place limit 1
)`

/**
 * The lines of settlements, each beside the payment or refund of ours it is about: `known_paise` is what that comes to, null where none bears its number, and
 * `net` what the line adds to what is paid out. A refund at the gateway's own page may stand in several rows of ours. Each line looks up its own: the planner would read all payments there ever were.
 */
export function settledLines(): SQL {
  return sql`(
    select l.*, (case when l.kind in ${TAKEN_OFF} then -l.amount_paise else l.amount_paise end) - l.fee_paise - l.tax_paise as net,
      coalesce(p.amount_paise, h.amount_paise, r.amount_paise) as known_paise, coalesce(p.booking_id, h.booking_id, r.booking_id) as booking_id
    from settlement_lines l
      left join lateral (
        select p.amount_paise, p.booking_id from payments p
        where l.kind = 'payment' and l.provider not in ${BANKED} and p.provider = l.provider and p.provider_payment_id = l.reference limit 1
      ) p on true
      left join lateral ${ENTERED} h on true
      left join lateral (
        select sum(r.amount_paise)::bigint as amount_paise, min(r.booking_id) as booking_id from refunds r join payments p on p.id = r.payment_id
        where l.kind = 'refund' and r.provider_refund_id = l.reference and r.provider_refund_id <> '' and r.state = 'done' and ${BACK_BY} = l.provider
      ) r on true
  )`
}

/** Of what is in no settlement, that which is older is not looked for any more. */
const LOOKED_FOR_SINCE = sql`(now() - interval '180 days')`

/** When the first payment came that a file of a provider tells of; none but those that are looked for are gone through, where a file from before them tells of one. */
const FIRST_TOLD = sql`(
  select told.provider, case when exists (
      select from settlement_lines l join payments p on p.provider = l.provider and p.provider_payment_id = l.reference
      where l.provider = told.provider and l.kind = 'payment' and l.settled_on < ${LOOKED_FOR_SINCE}::date and p.received_at < ${LOOKED_FOR_SINCE}
    ) then ${LOOKED_FOR_SINCE} else (
      select p.received_at from payments p
      where p.provider = told.provider and p.received_at >= ${LOOKED_FOR_SINCE}
        and (select true from settlement_lines l where l.provider = p.provider and l.reference = p.provider_payment_id and l.kind = 'payment')
      order by p.received_at limit 1
    ) end as told_at
  from (values ${sql.join(
    PROVIDERS.map((provider) => sql`(${provider}::text)`),
    sql`, `,
  )}) as told (provider)
  where exists (select from settlement_lines l where l.provider = told.provider and l.kind = 'payment')
  offset 0
)`

/**
 * Payments that came and refunds that are done and stand in no settlement by now, of providers whose settlements are taken in: from the first payment on that one of their files
 * tells of, or of the bank the first refund, since what came before is in files nobody has. What the provider itself told of as gone (a dispute that was lost) bears another number in its settlement. Only what was in the books before `by`.
 */
export function unsettledMoney(by: SQL): SQL {
  return sql`(
    with covered as (
      select provider, min(told_at) as since from (
        select provider, told_at from ${FIRST_TOLD} first_told where told_at is not null
        union all
        select l.provider, p.received_at from settlement_lines l join payments p on p.provider = l.provider and ${CHEQUE} = l.reference
        where l.kind = 'payment' and l.provider = 'cheque'
        union all
        select l.provider, r.done_at from settlement_lines l join refunds r on r.provider_refund_id = l.reference
        where l.kind = 'refund' and l.provider = 'transfer'
      ) told group by 1
    )
    select 'payment' as kind, p.provider, p.provider_payment_id as reference, p.amount_paise, p.received_at as at, p.booking_id
    from covered c join payments p on p.provider = c.provider and p.received_at >= c.since
    where p.received_at >= ${LOOKED_FOR_SINCE} and p.received_at < ${by}
      and not exists (select from settlement_lines l where l.provider = p.provider and l.reference = p.provider_payment_id)
      and not (p.provider in ${BANKED} and exists (select from settlement_lines l
        where l.provider = p.provider and l.reference in (${NUMBER}, case p.provider when 'cheque' then ${CHEQUE} end) and (l.reference = ${NUMBER} or l.amount_paise = p.amount_paise)))
      and not ${IS_TAKEN_BACK}
    union all
    select 'refund', c.provider, r.provider_refund_id, sum(r.amount_paise)::bigint, max(r.done_at), min(r.booking_id)
    from refunds r join payments p on p.id = r.payment_id join covered c on c.provider = ${BACK_BY}
    where r.state = 'done' and r.done_at >= ${LOOKED_FOR_SINCE} and r.done_at >= c.since and r.done_at < ${by}
      and not exists (select from settlement_lines l where l.provider = c.provider and l.reference = r.provider_refund_id)
      and not exists (select from payment_events e where e.provider = p.provider and e.event_id = 'gone ' || r.provider_refund_id)
    group by c.provider, r.provider_refund_id
  )`
}
