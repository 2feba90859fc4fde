import { href } from 'react-router'
import { listAddress } from '#app/ui/list-address.ts'
import { State } from '#app/ui/state.tsx'
import type { EnquiryLine } from '#domain/leads/desk/enquiries-desk.server.ts'
import type { LeadState } from '#domain/leads/lead.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { askedText, NextCall } from './enquiry-list.tsx'
import { momentText, REASONS, STANDS } from './words.ts'
import styles from './enquiries.module.css'

type BoardColumn = { state: LeadState; rows: readonly EnquiryLine[]; total: number }
type Props = { columns: readonly BoardColumn[]; now: Date; search: string }

/** Enquiries by state, one beside the other; what is closed, of this week. It scrolls by itself, so it takes the focus. */
export function Board({ columns, now, search }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.board} role="region" aria-label="Board of enquiries" tabIndex={0}>
      {columns.map(({ state, rows, total }) => (
        <section key={state} aria-labelledby={`in-${state}`}>
          <h2 id={`in-${state}`}>
            {state === 'won' || state === 'lost' ? `${STANDS[state].word} this week` : STANDS[state].word}
            <small>{total.toLocaleString('en-IN')}</small>
          </h2>
          {rows.length === 0 ? <p className="small soft">None.</p> : null}
          <ul>
            {rows.map((line) => (
              <Card key={line.reference} line={line} now={now} />
            ))}
          </ul>
          {total > rows.length ? (
            <a href={listAddress(search, { view: 'list', state })}>All {total.toLocaleString('en-IN')}</a>
          ) : null}
        </section>
      ))}
    </div>
  )
}

function Card({ line, now }: { line: EnquiryLine; now: Date }) {
  const { reference, name, sourceName, assignee } = line
  return (
    <li>
      <a href={href('/admin/enquiries/:reference', { reference })}>{name}</a>
      <small>{[sourceName, askedText(line)].filter(Boolean).join(', ')}</small>
      <small>
        <Waits line={line} now={now} />
      </small>
      {assignee ? <small className={styles.whose}>{assignee}</small> : null}
    </li>
  )
}

function Waits({ line, now }: { line: EnquiryLine; now: Date }) {
  const { state, nextCallAt, createdAt, quote, lostReason } = line
  if (nextCallAt) return <NextCall at={nextCallAt} now={now} before="call " />
  if (quote && state !== 'lost')
    return `${formatPaise(quote.totalPaise)}${state === 'won' ? '' : `, until ${formatDate(istDate(new Date(quote.until)), { year: false })}`}`
  if (lostReason) return <State halt="withdrawn">{REASONS[lostReason]}</State>
  return momentText(createdAt, now)
}
