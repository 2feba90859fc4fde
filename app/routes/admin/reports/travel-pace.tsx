import { inAll, yearBefore } from '#domain/reports/book-year.ts'
import { endOfPace, NO_PACE } from '#domain/reports/pace.ts'
import type { PaceMonth } from '#domain/reports/pace.ts'
import { formatDate } from '#platform/dates.ts'
import type { YearReports } from './read.server.ts'
import { Report } from './report.tsx'
import { compared, monthText, shortMonth } from './words.ts'

const count = (figure: number) => figure.toLocaleString('en-IN')

/** How what leaves within a year sells, beside the year before as it stood on the same day. */
export function TravelPace({ found: { travelPace, year } }: { found: YearReports }) {
  const { months, today } = travelPace
  const [day, dayBefore] = [today, yearBefore(today)].map((one) => formatDate(one))
  const all = inAll(
    months.map(({ month: _month, ...sums }) => sums),
    NO_PACE,
  )
  return (
    <Report
      name="pace"
      title="Pace: seats of the next twelve months"
      says={saidOf(all, day!, dayBefore!)}
      begins={year.begins}
      chart={{
        says: `Columns: seats sold by ${day} for each of the next twelve months beside those sold by ${dayBefore} for the same month a year before; the figures are in the table`,
        marks: [`by ${day}`, `by ${dayBefore}, a year before`],
        pairs: months.map(({ month, seats, seatsBefore }) => ({
          name: shortMonth(month),
          now: seats,
          was: seatsBefore,
          label: count(seats),
        })),
      }}
      heads={['Leaving in', 'Sold by now', 'A year before', 'Ahead by', 'It ended at', 'At that pace']}
      rows={months.map((row) => paceCells(monthText(row.month), row))}
      foot={paceCells('Together', all)}
    />
  )
}

function saidOf(all: typeof NO_PACE, day: string, dayBefore: string): string {
  const end = endOfPace(all)
  const pace = end === undefined ? '' : ` At that year’s pace it ends near ${count(end)}.`
  return `${count(all.seats)} seats are sold here by ${day}${compared(all.seats, all.seatsBefore, `by ${dayBefore}`)}.${pace} Seats sold elsewhere, cars, and what was cancelled by then, are left out.`
}

function paceCells(name: string, row: Omit<PaceMonth, 'month'>): string[] {
  const ahead = row.seats - row.seatsBefore
  const end = endOfPace(row)
  return [
    name,
    count(row.seats),
    count(row.seatsBefore),
    aheadText(ahead),
    count(row.seatsInTheEnd),
    end === undefined ? '–' : count(end),
  ]
}

function aheadText(ahead: number): string {
  if (ahead === 0) return '0'
  return `${ahead < 0 ? '− ' : '+ '}${count(Math.abs(ahead))}`
}
