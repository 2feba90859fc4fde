import { Table } from '#app/ui/table.tsx'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import layout from './booking-page.module.css'
import table from './money-table.module.css'
import type { Difference } from './difference.ts'

type Props = { difference: Difference; caption: string }

/** A price beside the one before it: the lines that are not as they were, all others in one, and in words what else is another. */
export function DifferenceTable({ difference: { lines, samePaise, wasTotal, isTotal, facts }, caption }: Props) {
  return (
    <>
      <Table className={`${table.table} ${table.differs}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Was</th>
            <th scope="col">Is</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, was, is }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{was === null ? 'not there' : formatPaiseWithPaise(was)}</td>
              <td>{is === null ? 'left out' : formatPaiseWithPaise(is)}</td>
              <td className={table.back}>{changeText((is ?? 0) - (was ?? 0), formatPaiseWithPaise)}</td>
            </tr>
          ))}
          {samePaise === 0 ? null : (
            <tr>
              <th scope="row">All other lines</th>
              <td>{formatPaiseWithPaise(samePaise)}</td>
              <td>{formatPaiseWithPaise(samePaise)}</td>
              <td>as it was</td>
            </tr>
          )}
          <tr className={table.total}>
            <th scope="row">Total</th>
            <td>{formatPaise(wasTotal)}</td>
            <td>{formatPaise(isTotal)}</td>
            <td>{changeText(isTotal - wasTotal, formatPaise)}</td>
          </tr>
        </tbody>
      </Table>
      <p className={`small soft ${layout.note}`}>
        {facts.length === 0 ? 'Dates, halts, rooms and people are as they were.' : facts.join(' ')}
      </p>
    </>
  )
}

function changeText(paise: Paise, written: (paise: Paise) => string): string {
  if (paise === 0) return 'as it was'
  return `${paise < 0 ? '−' : '+'} ${written(Math.abs(paise))}`
}
