import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isTakenOff, SETTLED_KINDS } from './settlement.ts'
import { wentBackBy } from './went-back-by.server.ts'

const BACK_BY = wentBackBy(sql`p.provider`)
const TAKEN_OFF = sql`(${sql.join(
  SETTLED_KINDS.filter(isTakenOff).map((kind) => sql`${kind}`),
  sql`, `,
)})`

/**
 * The lines of settlements, each beside the payment or refund of ours it is about: `known_paise` is what that comes to, null where none bears its number, and
 * `net` what the line adds to what is paid out. A refund at the gateway's own page may stand in several rows of ours.
 */
export function settledLines(): SQL {
  return sql`(
    select l.*, (case when l.kind in ${TAKEN_OFF} then -l.amount_paise else l.amount_paise end) - l.fee_paise - l.tax_paise as net,
      coalesce(p.amount_paise, r.amount_paise) as known_paise, coalesce(p.booking_id, r.booking_id) as booking_id
    from settlement_lines l
      left join payments p on l.kind = 'payment' and p.provider = l.provider and p.provider_payment_id = l.reference
      left join (
        select ${BACK_BY} as provider, r.provider_refund_id, sum(r.amount_paise)::bigint as amount_paise, min(r.booking_id) as booking_id
        from refunds r join payments p on p.id = r.payment_id where r.state = 'done' and r.provider_refund_id <> '' group by 1, 2
      ) r on l.kind = 'refund' and r.provider = l.provider and r.provider_refund_id = l.reference
  )`
}

/** Of what is in no settlement, that which is older is not looked for any more. */
const LOOKED_FOR = sql`interval '180 days'`

/**
 * Payments that came and refunds that are done and stand in no settlement by now, of providers whose settlements are taken in: from the first payment on that one of their files
 * tells of, or of the bank the first refund, since what came before is in files nobody has. What the provider itself told of as gone (a dispute that was lost) bears another number in its settlement. Only what was in the books before `by`.
 */
export function unsettledMoney(by: SQL): SQL {
  return sql`(
    with covered as (
      select provider, min(told_at) as since from (
        select l.provider, p.received_at as told_at from settlement_lines l
          join payments p on p.provider = l.provider and p.provider_payment_id = l.reference
        where l.kind = 'payment'
        union all
        select l.provider, r.done_at from settlement_lines l join refunds r on r.provider_refund_id = l.reference
        where l.kind = 'refund' and l.provider = 'transfer'
      ) told group by 1
    )
    select 'payment' as kind, p.provider, p.provider_payment_id as reference, p.amount_paise, p.received_at as at, p.booking_id
    from covered c join payments p on p.provider = c.provider and p.received_at >= c.since
    where p.received_at >= now() - ${LOOKED_FOR} and p.received_at < ${by}
      and not exists (select from settlement_lines l where l.provider = p.provider and l.reference = p.provider_payment_id)
      and not exists (select from ledger_entries e where e.payment_id = p.id and e.account = 'taken-back')
    union all
    select 'refund', c.provider, r.provider_refund_id, sum(r.amount_paise)::bigint, max(r.done_at), min(r.booking_id)
    from refunds r join payments p on p.id = r.payment_id join covered c on c.provider = ${BACK_BY}
    where r.state = 'done' and r.done_at >= greatest(c.since, now() - ${LOOKED_FOR}) and r.done_at < ${by}
      and not exists (select from settlement_lines l where l.provider = c.provider and l.reference = r.provider_refund_id)
      and not exists (select from payment_events e where e.provider = p.provider and e.event_id = 'gone ' || r.provider_refund_id)
    group by c.provider, r.provider_refund_id
  )`
}
