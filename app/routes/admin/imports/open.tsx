import { Choice } from '#app/ui/choice.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { counted } from '#app/routes/admin/counted.ts'
import type { Route } from './+types/import'
import { figure } from './words.ts'
import styles from '#app/routes/admin/office.module.css'

type FoundImport = Route.ComponentProps['loaderData']

const OPEN: Column<FoundImport['open'][number]>[] = [
  { name: 'Row', cell: ({ row }) => row },
  { name: 'Which', isHead: true, cell: ({ key }) => <span className={styles.anywhere}>{key}</span> },
  { name: 'Who has a draft of it', cell: ({ who }) => who },
]

/** Whether what somebody has begun to write is taken in too. */
export function TakesOpen({ found: { openCount, kind } }: { found: FoundImport }) {
  if (openCount === 0) return null
  return (
    <>
      <input type="hidden" name="asksOpen" value="1" />
      <Choice type="checkbox" name="takesOpen">
        Take in the {counted(openCount, kind.one, kind.many)} somebody is writing, too
      </Choice>
    </>
  )
}

/** What somebody has begun to write: never written over unasked. */
export function Open({ found: { open, openCount, state } }: { found: FoundImport }) {
  if (openCount === 0 || state === 'faulty' || state === 'taken-off') return null
  return (
    <section aria-labelledby="open">
      <h2 id="open">{state === 'done' ? 'Left as they stand' : 'Somebody is writing these'}</h2>
      <p>
        {state === 'done'
          ? 'Each has a draft. Publish it or throw it away, then take the file in again.'
          : 'Each has a draft. Without a tick it is left as it stands; with one what is public changes, and the draft stays and says so.'}
      </p>
      {openCount > open.length ? <p>The first {figure(open.length)} of them.</p> : null}
      <ListTable namedBy="open" columns={OPEN} rows={open} keyOf={({ row }) => String(row)} />
    </section>
  )
}
