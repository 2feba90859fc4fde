import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Chosen } from '#app/ui/chosen.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { State } from '#app/ui/state.tsx'
import type { EnquiryLine } from '#domain/leads/desk/enquiries-desk.server.ts'
import { timeText } from '#domain/leads/time-text.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { formatPaise } from '#platform/money.ts'
import { momentText, REASONS, STANDS } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import { capitalised } from '#platform/wording.ts'

/** Enquiries as a table, and as cards on a phone. */
export function EnquiryList({ rows, now }: { rows: readonly EnquiryLine[]; now: Date }) {
  const columns = rows.some(({ state }) => state === 'spam') ? [...columnsAt(now), NOT_SPAM] : columnsAt(now)
  return (
    <>
      <ListTable
        namedBy="enquiries"
        columns={columns}
        rows={rows}
        keyOf={({ reference }) => reference}
        chosenIn="chosen"
      />
      <Chosen id="chosen" action={href('/admin/enquiries/several')}>
        <PlainButton>Give to…</PlainButton>
      </Chosen>
    </>
  )
}

function columnsAt(now: Date): Column<EnquiryLine>[] {
  return [
    {
      name: 'Who',
      isHead: true,
      cell: ({ reference, name }) => (
        <>
          <a href={href('/admin/enquiries/:reference', { reference })}>{name}</a>
          <small>{reference}</small>
        </>
      ),
    },
    {
      name: 'About',
      cell: (line) => (
        <span>
          {line.sourceName}
          <small>{askedText(line)}</small>
        </span>
      ),
    },
    {
      name: 'Asked',
      cell: ({ createdAt }) => <span className={office.nowrap}>{capitalised(momentText(createdAt, now))}</span>,
    },
    { name: 'State', cell: (line) => <Stands line={line} /> },
    { name: 'Next call', cell: ({ nextCallAt }) => (nextCallAt ? <NextCall at={nextCallAt} now={now} /> : null) },
    { name: 'Assigned to', cell: ({ assignee }) => assignee ?? <span className="soft">nobody</span> },
  ]
}

/** When and for whom, as far as it was said. */
export function askedText({ time, party }: Pick<EnquiryLine, 'time' | 'party'>): string {
  const who = party ? partyWithAgesText(party) : ''
  return [who, time.kind === 'open' ? '' : timeText(time)].filter(Boolean).join(', ')
}

function Stands({ line: { state, quote, lostReason } }: { line: EnquiryLine }) {
  const { halt, word } = STANDS[state]
  return (
    <span>
      <State halt={halt}>{word}</State>
      {quote ? <small>{formatPaise(quote.totalPaise)}</small> : null}
      {lostReason ? <small>{REASONS[lostReason]}</small> : null}
    </span>
  )
}

/** When to call next, and that it is late; `before` is what stands before it. */
export function NextCall({ at, now, before = '' }: { at: Date; now: Date; before?: string }) {
  if (at >= now) return capitalised(`${before}${momentText(at, now)}`)
  return <State halt="bad">{capitalised(`${before}was due ${momentText(at, now)}`)}</State>
}

const NOT_SPAM: Column<EnquiryLine> = {
  name: 'Not spam',
  isUnnamed: true,
  isPlain: true,
  cell: ({ reference, seen, name }) => (
    <DeedForm intent="move" of={{ reference, seen, to: 'new' }}>
      <Button look="line">
        Not spam<span className="vh">: {name}</span>
      </Button>
    </DeedForm>
  ),
}
