import { Button } from '#app/ui/button.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { ApprovedScript } from '#domain/settings/scripts.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { PLACE_NAMES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './scripts.module.css'

/** What runs on public pages. */
export function Running({ running }: { running: readonly ApprovedScript[] }) {
  return (
    <section>
      <h2 id="running">On public pages</h2>
      <ListTable namedBy="running" columns={COLUMNS} rows={running} keyOf={({ id }) => id} below={Code} />
    </section>
  )
}

const COLUMNS: Column<ApprovedScript>[] = [
  { name: 'Script', isHead: true, cell: ({ name }) => name || 'Without a name' },
  { name: 'Stands', cell: ({ place }) => PLACE_NAMES[place] },
  { name: 'Loads from', cell: ({ needs }) => <Hosts of={needs.scripts} /> },
  { name: 'Since', cell: ({ createdAt }) => formatDate(istDate(createdAt)) },
  {
    name: 'Deed',
    isUnnamed: true,
    cell: ({ id, name }) => (
      <DeedForm intent="off" of={{ script: id }}>
        <Button look="line">
          Take off<span className="vh"> {name}</span>
        </Button>
      </DeedForm>
    ),
  },
]

function Hosts({ of }: { of: readonly string[] }) {
  if (of.length === 0) return 'this site alone'
  return <span className={office.anywhere}>{of.map((origin) => origin.replace('https://', '')).join(', ')}</span>
}

function Code({ code, name }: ApprovedScript) {
  return (
    <details>
      <summary>
        Its code<span className="vh">: {name}</span>
      </summary>
      <pre className={styles.code}>{code}</pre>
    </details>
  )
}
