import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { NoneOf } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import type { Fleet } from '#domain/cars/fleet-desk.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { History } from '#app/routes/admin/history.tsx'
import type { UndoneEntry } from '#app/routes/admin/history.server.ts'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { FLEET_LIST_DEEDS } from './deeds.ts'
import { Service } from './service.tsx'
import styles from '#app/routes/admin/office.module.css'

type One = { id: string; garageCityId: string; garage: string; active: boolean; hires: number; stood: string }
/** What the page hands on to either list. */
export type ListProps = {
  fleet: Fleet
  kept: KeptForm
  /** Whose form lies open, and what happened to it. */
  open: string
  history: readonly UndoneEntry[]
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
  /** What its form holds of it beside where it stands. */
  typedOf: (row: Row) => Record<string, string>
  /** How what a field holds reads, where that is an id. */
  say?: (name: string, value: string) => string
  /** Its own fields. */
  fields: (of: ReturnType<typeof fieldsOf>) => React.ReactNode
}

/** The vehicles, or the drivers: each with a form of its own when asked for, and one for another. */
export function FleetList<Row extends One>(props: Props<Row>) {
  const { kind, heading, rows, open, isNarrowed, garages } = props
  return (
    <section aria-labelledby={`${kind}s`}>
      <h2 id={`${kind}s`} className="vh">
        {heading}
      </h2>
      <datalist id="garages">
        {garages.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      {rows.length === 0 ? (
        <NoneOf one={kind} all={`?list=${kind}s`} isNarrowed={isNarrowed}>
          <p className="soft">Add the first below.</p>
        </NoneOf>
      ) : null}
      {rows.length > 0 ? (
        <ListTable
          namedBy={`${kind}s`}
          columns={columnsOf(props)}
          rows={rows}
          keyOf={({ id }) => id}
          chosenIn="chosen"
          isOn={({ id }) => id === open}
          below={(row) =>
            row.id === open ? (
              <>
                <OneForm {...props} row={row} />
                <History of={props.titleOf(row)} entries={props.history} names={NAMES} say={props.say} />
              </>
            ) : null
          }
        />
      ) : null}
      {rows.length > 0 ? (
        <ChosenEach action={href('/admin/fleet/several')} deeds={FLEET_LIST_DEEDS[`${kind}s`]} />
      ) : null}
      <h3 id={kind} className={styles.another}>
        {rows.length === 0 && !isNarrowed ? `The first ${kind}` : `Another ${kind}`}
      </h3>
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
      cell: ({ active }) => <Service active={active} />,
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

const NAMES = {
  registration: 'Plate',
  carId: 'Class',
  name: 'Name',
  mobile: 'Mobile',
  garageCityId: 'Stands in',
  active: 'In service',
}

function OneForm<Row extends One>({
  kind,
  row,
  titleOf,
  garages,
  kept,
  typedOf,
  say,
  fields,
}: Props<Row> & { row: Row | undefined }) {
  const id = row?.id ?? ''
  const show = (one: Row) => ({
    ...typedOf(one),
    garageCityId: garages.find((city) => city.id === one.garageCityId)?.name ?? one.garageCityId,
    active: one.active ? 'yes' : '',
  })
  const { typed, faults, stood } = standing({
    stands: row ? show(row) : { active: 'yes' },
    stood: row?.stood ?? '',
    kept: keptOf(kept, kind, { [kind]: id }),
    show: (was) => show(was as Row),
    ...(say ? { say } : {}),
  })
  const of = fieldsOf({ typed, faults }, `${id}-`)
  return (
    <DeedForm intent={kind} of={{ [kind]: id, stood }}>
      {fields(of)}
      <Field {...of('garageCityId')} label="Stands in" list="garages" maxLength={80} />
      <Choice type="checkbox" name="active" value="yes" defaultChecked={typed['active'] === 'yes'}>
        In service
      </Choice>
      <Button look="ink">
        {row ? 'Save' : 'Add'}
        <span className="vh"> {row ? titleOf(row) : `the ${kind}`}</span>
      </Button>
    </DeedForm>
  )
}
