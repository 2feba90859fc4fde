import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import { Hints } from '#app/routes/admin/hints.tsx'
import { MOST_CHANGES_SHOWN } from '#domain/spreadsheets/changed-cells.ts'
import type { ThingChange } from '#domain/spreadsheets/changed-cells.ts'
import type { Route } from './+types/import'
import { figure } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

type FoundImport = Route.ComponentProps['loaderData']

const CHANGES: Column<ThingChange>[] = [
  { name: 'Row', cell: ({ row }) => row },
  { name: 'Which', isHead: true, cell: ({ key }) => <span className={styles.anywhere}>{key}</span> },
  { name: 'What changes', isPlain: true, cell: ({ isNew, cells }) => (isNew ? 'New' : <Cells cells={cells} />) },
]

function Cells({ cells }: Pick<ThingChange, 'cells'>) {
  return (
    <ul className={styles.anywhere}>
      {cells.map(({ head, before, after }) => (
        <li key={head}>
          {head}: <del>{before || 'nothing'}</del>
          <span className="vh"> becomes</span> <ins>{after || 'nothing'}</ins>
        </li>
      ))}
    </ul>
  )
}

/** What each thing was and becomes, the first of them. */
export function Changed({ found }: { found: FoundImport }) {
  const { fresh, changed, kind } = found
  const changes = found.changes.slice(0, MOST_CHANGES_SHOWN)
  if (changes.length === 0) return null
  const all = fresh + changed
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">What changes in {counted(all, kind.one, kind.many)}</h2>
      {all > changes.length ? <p>The first {figure(changes.length)} of them.</p> : null}
      <ListTable namedBy="changes" columns={CHANGES} rows={changes} keyOf={({ row }) => String(row)} />
    </section>
  )
}

const HINTED: Column<ThingChange>[] = [
  ...CHANGES.slice(0, 2),
  { name: 'Why', isPlain: true, cell: ({ hints = [] }) => <Hints hints={hints.map((words) => ({ words }))} /> },
]

/** What of the file is worth a second look before it is written, which it may be all the same. */
export function Hinted({ found: { changes, state } }: { found: FoundImport }) {
  const hinted = changes.filter(({ hints }) => hints !== undefined)
  if (hinted.length === 0 || state !== 'ready') return null
  return (
    <section aria-labelledby="hinted">
      <h2 id="hinted">Worth a second look before they are written</h2>
      <ListTable namedBy="hinted" columns={HINTED} rows={hinted} keyOf={({ row }) => `hinted-${row}`} />
    </section>
  )
}
