import { href } from 'react-router'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import type { ListedBooking } from '#domain/bookings/desk/bookings-desk.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { STATES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './bookings.module.css'

type Props = {
  rows: readonly ListedBooking[]
  sorted?: { by: string; isDown: boolean }
  sortTo?: (by: string, isDown: boolean) => string
}

/** Bookings as a table, and as cards on a phone. */
export function BookingList({ rows, sorted, sortTo }: Props) {
  return (
    <ListTable
      namedBy="bookings"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      {...(sorted ? { sorted } : {})}
      {...(sortTo ? { sortTo } : {})}
    />
  )
}

const COLUMNS: Column<ListedBooking>[] = [
  {
    name: 'Booking',
    isHead: true,
    cell: ({ reference, contactName }) => (
      <>
        <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
        <small className={office.anywhere}>{contactName ?? 'no name yet'}</small>
      </>
    ),
  },
  {
    name: 'Leaves',
    sort: 'leaves',
    cell: ({ startsOn, journey, seats, isCar }) => (
      <span>
        {formatDate(startsOn)}
        <small>
          {journey}, {isCar ? 'a car' : seats === 1 ? '1 seat' : `${seats} seats`}
        </small>
      </span>
    ),
  },
  {
    name: 'Booked',
    sort: 'booked',
    cell: ({ createdAt, isStaffs }) => (
      <span>
        {formatDate(istDate(createdAt))}, {formatTime(createdAt)}
        {isStaffs ? <small>by telephone</small> : null}
      </span>
    ),
  },
  { name: 'Price', isFigure: true, cell: ({ totalPaise }) => formatPaise(totalPaise) },
  { name: 'Still due', isFigure: true, cell: ({ duePaise }) => (duePaise > 0 ? formatPaise(duePaise) : null) },
  { name: 'Goes back', isFigure: true, cell: ({ backPaise }) => (backPaise > 0 ? formatPaise(backPaise) : null) },
  {
    name: 'State',
    isPlain: true,
    cell: ({ shown, invoiceFault }) => (
      <span>
        <State halt={STATES[shown].halt}>{STATES[shown].word}</State>
        {invoiceFault ? <small className={styles.missing}>No tax invoice: {invoiceFault}</small> : null}
      </span>
    ),
  },
]
