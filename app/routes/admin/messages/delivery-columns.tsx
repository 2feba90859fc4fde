import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import type { DeliveryRow } from '#domain/messaging/delivery-log.server.ts'
import { isKind, kindOf } from '#domain/messaging/kinds.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { STATES, WAYS } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

/** The columns of a list of messages that were left to go out. */
export const DELIVERY_COLUMNS: Column<DeliveryRow>[] = [
  {
    name: 'When',
    isPlain: true,
    cell: ({ createdAt }) => (
      <span className={styles.nowrap}>
        {formatDate(istDate(createdAt), { year: false })}
        <small>{formatTime(createdAt)}</small>
      </span>
    ),
  },
  {
    name: 'Message',
    isHead: true,
    cell: ({ kind, channel }) => (
      <>
        {kind && isKind(kind) ? kindOf(kind).title : 'Of before the log'}
        <small>{WAYS[channel]}</small>
      </>
    ),
  },
  { name: 'To', cell: ({ to }) => <span className={styles.anywhere}>{to}</span> },
  {
    name: 'State',
    cell: ({ state, reason }) => (
      <>
        <State halt={STATES[state][0]}>{STATES[state][1]}</State>
        {reason && state !== 'sent' ? <small className={styles.anywhere}>{reason}</small> : null}
      </>
    ),
  },
  { name: 'Tries', isFigure: true, cell: ({ tries }) => tries },
]
