import type { LeadEventKind } from '#domain/leads/lead.ts'
import type { EnquiryStatus } from '#domain/leads/own-enquiry.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import styles from './status.module.css'

type Halt = { name: string; on: CalendarDate | undefined; stands: 'done' | 'here' | 'ahead' }
type Props = {
  status: EnquiryStatus
  receivedOn: CalendarDate
  reached: { kind: LeadEventKind; on: CalendarDate }[]
}

const NAMES = { received: 'Received', contacted: 'In touch', quoted: 'Quoted', won: 'Booked' } as const
const LINE = ['received', 'contacted', 'quoted', 'won'] as const
const ENDS: Partial<Record<EnquiryStatus, { kind: LeadEventKind; name: string }>> = {
  closed: { kind: 'lost', name: 'Closed' },
  withdrawn: { kind: 'withdrawn', name: 'Withdrawn' },
}

/** Where an enquiry stands, as the line with halts: what is done, where it is, what lies ahead. */
export function StatusLine(props: Props) {
  return (
    <ol className={styles.line} aria-label="Where it stands">
      {haltsOf(props).map(({ name, on, stands }) => (
        <li key={name} data-stands={stands} aria-current={stands === 'here' ? 'step' : undefined}>
          <b>{name}</b>
          {on ? <time dateTime={on}>{formatDate(on, { year: false })}</time> : null}
        </li>
      ))}
    </ol>
  )
}

function haltsOf({ status, receivedOn, reached }: Props): Halt[] {
  const dateOf = (kind: LeadEventKind) => reached.findLast((event) => event.kind === kind)?.on
  const end = ENDS[status]
  if (end)
    return [
      { name: NAMES.received, on: receivedOn, stands: 'done' },
      { name: end.name, on: dateOf(end.kind), stands: 'here' },
    ]
  const here = LINE.findIndex((step) => step === status)
  return LINE.map((step, at) => ({
    name: NAMES[step],
    on: at > here ? undefined : step === 'received' ? receivedOn : dateOf(step),
    stands: at < here ? 'done' : at === here ? 'here' : 'ahead',
  }))
}
