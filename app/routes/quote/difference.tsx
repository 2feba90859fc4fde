import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise, formatPaiseWithPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import layout from '#app/parts/booking/booking-page.module.css'
import table from '#app/parts/booking/money-table.module.css'
import type { Difference } from './difference.ts'

type Props = { difference: Difference & { version: number; on: CalendarDate } }

/** A version beside the one before it: the lines that are not as they were. */
export function DifferenceTable({ difference }: Props) {
  const { version, on, lines, wasTotal, isTotal, facts } = difference
  return (
    <section className={layout.section} aria-labelledby="changed">
      <h2 id="changed">What changed since version {version}</h2>
      <table className={`${table.table} ${table.differs}`}>
        <caption>
          Version {version} of {formatDate(on, { year: false })}: {formatPaise(wasTotal)}.
        </caption>
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
          <tr className={table.total}>
            <th scope="row">Total</th>
            <td>{formatPaise(wasTotal)}</td>
            <td>{formatPaise(isTotal)}</td>
            <td>{changeText(isTotal - wasTotal, formatPaise)}</td>
          </tr>
        </tbody>
      </table>
      <p className="small soft" style={{ marginTop: 'var(--s3)' }}>
        {facts.length === 0 ? 'Dates, halts, rooms and people are as they were.' : facts.join(' ')}
      </p>
    </section>
  )
}

function changeText(paise: Paise, written: (paise: Paise) => string): string {
  if (paise === 0) return 'as it was'
  return `${paise < 0 ? '−' : '+'} ${written(Math.abs(paise))}`
}
