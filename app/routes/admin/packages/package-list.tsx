import { href } from 'react-router'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Route } from './+types/packages'
import { SEVERAL_DEEDS } from '#domain/catalogue/several.ts'
import { Hints } from '#app/routes/admin/hints.tsx'
import { openText } from './head.tsx'
import { ChosenPackages } from './several/chosen.tsx'
import styles from './packages.module.css'

type Row = Route.ComponentProps['loaderData']['rows'][number]
type Props = { rows: readonly Row[]; search: string; sorted: { by: string; isDown: boolean }; total: number }

/** Packages as a table, and as cards on a phone. */
export function PackageList({ rows, search, sorted, total }: Props) {
  const sortTo = (by: string, isDown: boolean) => listAddress(search, { sort: by, down: isDown ? '1' : undefined })
  return (
    <>
      <ListTable
        namedBy="packages"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
        chosenIn="chosen"
        sorted={sorted}
        sortTo={sortTo}
      />
      <ChosenPackages deeds={SEVERAL_DEEDS} all={{ search: listAddress(search, {}), total }} />
    </>
  )
}

const COLUMNS: Column<Row>[] = [
  { name: 'Package', isHead: true, sort: 'name', cell: (row) => <Name row={row} /> },
  {
    name: 'Status',
    cell: ({ published, open }) => (
      <span>
        {published ? <State halt="published">Public</State> : <State halt="withdrawn">Withdrawn</State>}
        {open ? <small>{openText(open)}</small> : null}
      </span>
    ),
  },
  { name: 'Twin, incl. GST', isFigure: true, cell: ({ fromPaise }) => formatPaise(fromPaise) },
  { name: 'Next departure', cell: ({ next }) => <Next next={next} /> },
  {
    name: 'Worth mending',
    cell: ({ hints }) => (hints.length > 0 ? <Hints hints={hints.map((words) => ({ words }))} /> : null),
  },
  {
    name: 'Changed',
    sort: 'changed',
    cell: ({ updatedAt }) => <span className="small soft">{formatDate(istDate(updatedAt))}</span>,
  },
]

function Name({ row: { id, name, picture, startCity, days } }: { row: Row }) {
  return (
    <span className={styles.name}>
      <Thumb picture={picture} />
      <span>
        <a href={href('/admin/packages/:id', { id })}>{name}</a>
        <small>
          {startCity}, {days === 1 ? '1 day' : `${days} days`}
        </small>
      </span>
    </span>
  )
}

function Next({ next }: { next: Row['next'] }) {
  if (!next) return <span className="soft">None with seats</span>
  return (
    <span>
      {formatDate(next.startsOn)}
      <small>
        {next.seatsLeft} of {next.capacity} seats left
      </small>
    </span>
  )
}
