import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Fleet } from '#domain/cars/fleet-desk.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { Kept } from '#app/routes/admin/deed-form.tsx'
import styles from '#app/routes/admin/office.module.css'

type One = { id: string; garageCityId: string; active: boolean; hires: number }
type Props<Row extends One> = {
  kind: 'vehicle' | 'driver'
  heading: string
  rows: readonly Row[]
  titleOf: (row: Row) => string
  /** What it is, without where it stands. */
  wordsOf: (row: Row) => string
  garages: Fleet['garages']
  kept: Kept
  /** Whose form lies open. */
  open: string
  /** Its own fields, of a row or of a new one. */
  fields: (row: Row | undefined, mine: ReturnType<typeof keptOf>) => React.ReactNode
}

/** The vehicles, or the drivers: each with a form of its own when asked for, and one for another. */
export function FleetList<Row extends One>(props: Props<Row>) {
  const { kind, heading, rows, titleOf, wordsOf, garages, open } = props
  const cityOf = ({ garageCityId }: Row) => garages.find(({ id }) => id === garageCityId)?.name ?? 'nowhere'
  return (
    <section aria-labelledby={`${kind}s`}>
      <h2 id={`${kind}s`}>{heading}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} id={`${kind}-${row.id}`} className={open === row.id ? styles.wide : undefined}>
            <div>
              <h3>{titleOf(row)}</h3>
              <p className="small soft">
                {wordsOf(row)}, {cityOf(row)}. {row.active ? 'In service' : 'Out of service'}, {hiresText(row.hires)}.
              </p>
            </div>
            {open === row.id ? (
              <OneForm {...props} row={row} />
            ) : (
              <a href={`?${kind}=${row.id}#${kind}-${row.id}`}>
                Change<span className="vh"> {titleOf(row)}</span>
              </a>
            )}
          </li>
        ))}
        <li className={styles.wide}>
          <h3>Another {kind}</h3>
          <OneForm {...props} row={undefined} />
        </li>
      </ul>
    </section>
  )
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

function hiresText(hires: number): string {
  if (hires === 0) return 'no hire ahead'
  return hires === 1 ? '1 hire ahead' : `${hires} hires ahead`
}
