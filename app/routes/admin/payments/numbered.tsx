import type { NumberedMoney } from '#domain/bookings/pay/find-money.server.ts'
import { formatPaiseWithPaise } from '#platform/money.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import { ForBooking } from './for-booking.tsx'
import { PROVIDER_NAMES } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

/** What bears the number that was looked for, also where nothing of it waits any more. */
export function Numbered({ money }: { money: readonly NumberedMoney[] }) {
  if (money.length === 0) return null
  return (
    <section aria-labelledby="numbered">
      <h2 id="numbered">Under this number</h2>
      <ListTable namedBy="numbered" columns={COLUMNS} rows={money} keyOf={({ what, id }) => `${what} ${id}`} />
    </section>
  )
}

const WHAT: Record<NumberedMoney['what'], string> = {
  asked: 'Asked for',
  came: 'Came',
  'goes-back': 'Is to go back',
  'went-back': 'Went back',
}

const COLUMNS: readonly Column<NumberedMoney>[] = [
  { name: 'For', isHead: true, cell: (money) => <ForBooking {...money} /> },
  { name: 'Sum', isFigure: true, cell: ({ amountPaise }) => formatPaiseWithPaise(amountPaise) },
  {
    name: 'What',
    cell: ({ what, at }) => (
      <span>
        {WHAT[what]}
        <small>{momentText(at)}</small>
      </span>
    ),
  },
  {
    name: 'By',
    cell: ({ provider, number }) => (
      <span>
        {PROVIDER_NAMES[provider]}
        <small className={styles.anywhere}>{number}</small>
      </span>
    ),
  },
]
