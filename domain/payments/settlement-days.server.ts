import { sql } from 'drizzle-orm'
import type { Fault } from '#domain/audit/command.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { SettlementLine } from './settlement.ts'

type Dated = Pick<SettlementLine, 'provider' | 'reference' | 'kind' | 'settledOn'>

/**
 * What stands against the days of some lines, one list for each, at `settledOn`: a day in India that is still to come, or one before anybody was asked for the payment. When a gateway's
 * payment was heard of says nothing: that may be days later. A line may have been read in part. What bears no order of ours is not held to any day.
 */
export async function settlementDaysAgainst(db: Db, lines: readonly Partial<Dated>[]): Promise<Fault[][]> {
  const asked = lines.map(({ provider, reference, kind }, at) => ({ provider, reference, kind, at }))
  const days = await db
    .select({
      today: sql<CalendarDate>`(now() at time zone 'Asia/Kolkata')::date::text`,
      since: sql<CalendarDate | null>`coalesce(p.came_on, (o.created_at at time zone 'Asia/Kolkata')::date)::text`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as l(provider text, reference text, kind text, at integer)
      left join payments p on l.kind = 'payment' and p.provider = l.provider and p.provider_payment_id = l.reference
      left join payment_orders o on o.id = p.order_id`,
    )
    .orderBy(sql`l.at`)
  return lines.map(({ settledOn }, at) => (settledOn === undefined ? [] : faultsOf(settledOn, days[at]!)))
}

function faultsOf(settledOn: CalendarDate, { today, since }: { today: CalendarDate; since: CalendarDate | null }) {
  if (settledOn > today) return [{ path: 'settledOn', message: 'That day is still to come.' }]
  if (since === null || settledOn >= since) return []
  return [{ path: 'settledOn', message: `The payment is of ${formatDate(since)}: no settlement tells of it before.` }]
}
