import { href } from 'react-router'
import { kept } from '#app/ui/kept.tsx'
import { Table } from '#app/ui/table.tsx'
import { forWhom } from '#app/parts/price/shown-price.ts'
import type { SaidPrice } from '#app/parts/price/shown-price.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import type { UpcomingDeparture } from '#domain/departures/departures.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import styles from './departures-board.module.css'

const MARKS = 10

/** A departure, and what it costs whoever is looking. */
export type BoardLine = UpcomingDeparture & { price: SaidPrice }
type BoardProps = { departures: BoardLine[]; caption: string }

/** The next departures as a station board; the seats are what the register says, the prices of all lines for the same people. */
export const DeparturesBoard = kept(function DeparturesBoard({ departures, caption }: BoardProps) {
  const [{ price }] = departures as [BoardLine]
  return (
    <div className={styles.board}>
      <p className={styles.whose}>Prices {forWhom(price, 'tour')}, incl. GST</p>
      <Table look="own">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Tour</th>
            <th scope="col">From</th>
            <th scope="col" className={styles.nights}>
              Nights
            </th>
            <th scope="col">Seats left</th>
            <th scope="col" className={styles.fare}>
              {price.for === 'adult' ? 'Per adult' : forWhom(price, 'tour')}, incl. GST
            </th>
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <Row key={departure.id} departure={departure} />
          ))}
        </tbody>
      </Table>
    </div>
  )
})

function Row({ departure }: { departure: BoardLine }) {
  const left = seatsLeft(departure)
  const lit = Math.max(1, Math.round((left / departure.capacity) * MARKS))
  return (
    <tr>
      <td className={styles.date}>{formatDate(departure.startsOn, { year: false })}</td>
      <td className={styles.name}>
        <a href={href('/package/:url', { url: departure.packageUrl })}>{departure.packageName}</a>
      </td>
      <td className={styles.from}>{departure.departureCity}</td>
      <td className={styles.nights}>{departure.nights}</td>
      <td className={styles.left}>
        <span className={styles.seats} aria-hidden="true">
          {Array.from({ length: MARKS }, (_, at) => (
            <i key={at} className={at < lit ? styles.free : undefined} />
          ))}
        </span>
        {left} of {departure.capacity}
      </td>
      <td className={styles.fare}>{formatPaise(departure.price.paise)}</td>
    </tr>
  )
}
