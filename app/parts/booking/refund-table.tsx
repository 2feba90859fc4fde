import { Table } from '#app/ui/table.tsx'
import { slabCharge } from '#domain/pricing/cancellation-terms.ts'
import { refundRowOn } from '#domain/pricing/refund-table.ts'
import type { RefundRow } from '#domain/pricing/refund-table.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { spanText } from './words.ts'
import styles from './money-table.module.css'

type Props = {
  rows: readonly RefundRow[]
  startsOn: CalendarDate
  /** In India: its row is the one that holds. */
  today: CalendarDate
  caption?: string
  /** What stands over the days. */
  when?: string
}

/** What comes back when, in rupees, with all of it paid; from the row that holds today, on marigold wash, to the last. */
export function RefundTable({
  rows,
  startsOn,
  today,
  caption = 'If you cancel, all of it paid. In rupees, GST counted in.',
  when = 'You cancel',
}: Props) {
  const held = refundRowOn(rows, today)
  const still = rows.slice(rows.indexOf(held))
  return (
    <Table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{when}</th>
          <th scope="col">The charge</th>
          <th scope="col">Back to you</th>
        </tr>
      </thead>
      <tbody>
        {still.map((row, at) => (
          <tr key={row.fromDays} className={row === held ? styles.now : undefined}>
            <th scope="row">
              {whenText(row, still[at - 1]?.until ?? null, startsOn)}
              <small>
                {daysText(row)}, {slabCharge(row)}
                {row === held ? <span className="vh">, holds today</span> : null}
              </small>
            </th>
            <td>{formatPaise(row.chargePaise)}</td>
            <td className={styles.back}>{formatPaise(row.refundPaise)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function whenText({ until }: RefundRow, before: CalendarDate | null, startsOn: CalendarDate): string {
  const last = until ?? startsOn
  return before === null ? `until ${formatDate(last)}` : spanText(addDays(before, 1), last)
}

function daysText({ fromDays, toDays }: RefundRow): string {
  if (toDays === null) return fromDays === 0 ? 'always' : `${fromDays} days or more`
  if (fromDays === toDays) return many(fromDays)
  return fromDays === 0 ? `${many(toDays)} or less` : `${toDays} to ${many(fromDays)}`
}

function many(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
