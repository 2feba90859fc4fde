import { href } from 'react-router'
import { Columns } from '#app/ui/columns.tsx'
import type { Pair } from '#app/ui/columns.tsx'
import { Table } from '#app/ui/table.tsx'
import styles from './reports.module.css'

type FiguresProps = {
  /** The id of the heading that names them. */
  name: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  foot?: readonly string[]
}

type Props = FiguresProps & {
  /** What its file is called, and its heading by its id. */
  name: string
  title: string
  says: string
  begins: number
  chart: { says: string; pairs: readonly Pair[]; marks: readonly [string, string] }
  children?: React.ReactNode
}

/** A report: one sentence of figures, a chart, its table, its file. */
export function Report({ name, title, says, begins, chart, heads, rows, foot, children }: Props) {
  return (
    <section aria-labelledby={name}>
      <header className={styles.head}>
        <h2 id={name}>{title}</h2>
        <File name={name} begins={begins} of={title} />
      </header>
      <p className="soft">{says}</p>
      <div className={styles.half}>
        {chart.pairs.some(({ now, was }) => now > 0 || was > 0) ? (
          <Columns {...chart} />
        ) : (
          <p className="soft">Nothing to draw yet.</p>
        )}
        <Figures name={name} heads={heads} rows={rows} {...(foot ? { foot } : {})} />
      </div>
      {children}
    </section>
  )
}

/** A table of figures under their heads. */
export function Figures({ name, heads, rows, foot }: FiguresProps) {
  return (
    <Table scrollsAs={name}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} cells={row} />
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <Row cells={foot} />
        </tfoot>
      ) : null}
    </Table>
  )
}

/** The file of what stands under a heading. */
export function File({ name, begins, of }: { name: string; begins: number; of: string }) {
  const file = `${href('/admin/reports/csv')}?${new URLSearchParams({ report: name, year: String(begins) })}`
  return (
    <a href={file}>
      CSV<span className="vh"> of {of}</span>
    </a>
  )
}

function Row({ cells: [head, ...cells] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}
