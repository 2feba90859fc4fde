import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import type { Fleet } from '#domain/cars/fleet-desk.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import styles from '#app/routes/admin/office.module.css'

type One = { id: string; garageCityId: string; garage: string; active: boolean; hires: number }
/** What the page hands on to either list. */
export type ListProps = {
  fleet: Fleet
  kept: Kept
  /** Whose form lies open. */
  open: string
  /** Where the same page of the list is with the form of one open. */
  openAt: (id: string) => string
  isNarrowed: boolean
}
type Props<Row extends One> = Omit<ListProps, 'fleet'> & {
  kind: 'vehicle' | 'driver'
  heading: string
  rows: readonly Row[]
  titleOf: (row: Row) => string
  /** What it is, without where it stands. */
  wordsOf: (row: Row) => string
  garages: Fleet['garages']
  /** Its own fields, of a row or of a new one. */
  fields: (row: Row | undefined, mine: ReturnType<typeof keptOf>) => React.ReactNode
}

/** The vehicles, or the drivers: each with a form of its own when asked for, and one for another. */
export function FleetList<Row extends One>(props: Props<Row>) {
  const { kind, heading, rows, open, isNarrowed } = props
  return (
    <section aria-labelledby={`${kind}s`}>
      <h2 id={`${kind}s`} className="vh">
        {heading}
      </h2>
      {rows.length === 0 ? <Empty says={isNarrowed ? `No ${kind} fits.` : `There is no ${kind} yet.`} /> : null}
      {rows.length > 0 ? (
        <ListTable
          namedBy={`${kind}s`}
          columns={columnsOf(props)}
          rows={rows}
          keyOf={({ id }) => id}
          isOn={({ id }) => id === open}
          below={(row) => (row.id === open ? <OneForm {...props} row={row} /> : null)}
        />
      ) : null}
      <h3 className={styles.another}>Another {kind}</h3>
      <OneForm {...props} row={undefined} />
    </section>
  )
}

function columnsOf<Row extends One>({ kind, titleOf, wordsOf, open, openAt }: Props<Row>): Column<Row>[] {
  return [
    { name: kind === 'vehicle' ? 'Plate' : 'Name', isHead: true, cell: titleOf },
    { name: kind === 'vehicle' ? 'Class' : 'Mobile', cell: wordsOf },
    { name: 'Stands in', cell: ({ garage }) => garage },
    {
      name: 'State',
      cell: ({ active }) => (
        <State halt={active ? 'published' : 'withdrawn'}>{active ? 'In service' : 'Out of service'}</State>
      ),
    },
    { name: 'Trips ahead', isFigure: true, cell: ({ hires }) => hires },
    {
      name: 'Change',
      isUnnamed: true,
      isFigure: true,
      cell: (row) =>
        row.id === open ? null : (
          <a href={`${openAt(row.id)}#row-${row.id}`}>
            Change<span className="vh"> {titleOf(row)}</span>
          </a>
        ),
    },
  ]
}

function OneForm<Row extends One>({
  kind,
  row,
  titleOf,
  garages,
  kept,
  fields,
}: Props<Row> & { row: Row | undefined }) {
  const id = row?.id ?? ''
  const mine = keptOf(kept, kind, { [kind]: id })
  const isActive = mine ? mine.typed['active'] === 'yes' : (row?.active ?? true)
  return (
    <DeedForm intent={kind} of={{ [kind]: id }}>
      {fields(row, mine)}
      <Select
        id={`${kind}-garage-${id}`}
        name="garage"
        label="Stands in"
        none="Choose"
        options={garages.map((city) => ({ value: city.id, name: city.name }))}
        defaultValue={mine?.typed['garage'] ?? row?.garageCityId ?? ''}
        fault={mine?.faults['garageCityId']}
      />
      <Choice type="checkbox" name="active" value="yes" defaultChecked={isActive}>
        In service
      </Choice>
      <Button look="ink">
        {row ? 'Save' : 'Add'}
        <span className="vh"> {row ? titleOf(row) : `the ${kind}`}</span>
      </Button>
    </DeedForm>
  )
}
