import { href } from 'react-router'
import { Chosen } from '#app/ui/chosen.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { Seats } from '#app/ui/seats.tsx'
import { State } from '#app/ui/state.tsx'
import type { listDeparturesDesk } from '#domain/bookings/desk/departures-desk.server.ts'
import { SEVERAL_DEEDS } from '#domain/departures/planning/several.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { DEED_WORDS } from './several/words.ts'
import { haltOf } from './words.ts'

type Row = Extract<Awaited<ReturnType<typeof listDeparturesDesk>>, { ok: true }>['value']['rows'][number]

/** Departures as a table, and as cards on a phone. */
export function DepartureList({ rows, mayWork }: { rows: readonly Row[]; mayWork: boolean }) {
  if (rows.length === 0) return null
  return (
    <>
      <ListTable namedBy="departures" columns={columns(mayWork)} rows={rows} keyOf={({ id }) => id} chosenIn="chosen" />
      <Chosen id="chosen" action={href('/admin/departures/several')}>
        {SEVERAL_DEEDS.map((deed) => (
          <PlainButton key={deed} name="deed" value={deed}>
            {DEED_WORDS[deed].name}
          </PlainButton>
        ))}
      </Chosen>
    </>
  )
}

function columns(mayWork: boolean): Column<Row>[] {
  const all: Column<Row>[] = [
    { name: 'Leaves', isHead: true, cell: (row) => <Leaves row={row} /> },
    { name: 'From', cell: ({ departureCity }) => departureCity },
    {
      name: 'Seats sold',
      cell: ({ sold, capacity, soldElsewhere }) => <Seats sold={sold} capacity={capacity} elsewhere={soldElsewhere} />,
    },
    { name: 'Held', isFigure: true, cell: ({ held }) => (held === 0 ? null : held) },
    { name: 'Twin, before GST', isFigure: true, cell: ({ twinPaise }) => formatPaise(twinPaise) },
    { name: 'State', cell: (row) => <Stands row={row} /> },
  ]
  return mayWork ? [...all, { name: 'Deeds', isUnnamed: true, isPlain: true, cell: (row) => <Deed row={row} /> }] : all
}

function Leaves({ row: { id, startsOn, name, isPrivate } }: { row: Row }) {
  return (
    <>
      {isPrivate ? formatDate(startsOn) : <a href={href('/admin/departures/:id', { id })}>{formatDate(startsOn)}</a>}
      <small>
        {name}
        {isPrivate ? ', a date of one party’s own' : ''}
      </small>
    </>
  )
}

function Stands({ row }: { row: Row }) {
  const { halt, word } = haltOf(row, row.today)
  const { status, bookings, choosing, isAsked } = row
  return (
    <span>
      <State halt={halt}>{word}</State>
      {isAsked && status !== 'cancelled' ? <small>to be called off: waits for a second person</small> : null}
      {status === 'cancelled' && bookings > 0 ? (
        <small>
          {choosing} of {bookings} bookings may choose another date
        </small>
      ) : null}
    </span>
  )
}

function Deed({ row: { id, name, startsOn, status, bookings, isAsked } }: { row: Row }) {
  const about = (
    <span className="vh">
      {' '}
      of {name}, {formatDate(startsOn)}
    </span>
  )
  if (status === 'cancelled')
    return bookings === 0 ? null : <a href={href('/admin/departures/:id/call-off', { id })}>Who chooses{about}</a>
  if (isAsked) return <a href={href('/admin/departures/:id/call-off', { id })}>Decide{about}</a>
  return <a href={href('/admin/departures/:id/desk', { id })}>Desk{about}</a>
}
