import { Table } from '#app/ui/table.tsx'
import { weekdayOf } from '#platform/dates.ts'
import { monthText } from './words.ts'
import styles from './departures.module.css'

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

type Props = {
  /** `YYYY-MM`. */
  month: string
  /** A size for the page's whole width. */
  isLarge?: boolean
  /** What stands on a day of it. */
  children: (day: number) => React.ReactNode
}

/** A month by its weeks, Monday first. */
export function Calendar({ month, isLarge = false, children }: Props) {
  const [length, before] = [lengthOf(month), weekdayOf(`${month}-01`) - 1]
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at) => at - before + 1)
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return (
    <Table look="own" className={`${styles.cal} ${isLarge ? styles.large : ''}`}>
      <caption>{monthText(month)}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>{day >= 1 && day <= length ? children(day) : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function lengthOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
}
