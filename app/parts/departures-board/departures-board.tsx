import { href } from 'react-router'
import { kept } from '#app/ui/kept.tsx'
import { Table } from '#app/ui/table.tsx'
import { departurePaise } from '#domain/pricing/from-price.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import type { UpcomingDeparture } from '#domain/departures/departures.server.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import styles from './departures-board.module.css'

const MARKS = 10

type BoardProps = { departures: UpcomingDeparture[]; tax: TaxDay; caption: string }

/** The next departures as a station board; the seats are what the register says. */
export const DeparturesBoard = kept(function DeparturesBoard({ departures, tax, caption }: BoardProps) {
  return (
    <div className={styles.board}>
      <p className={styles.whose}>Prices per adult, twin sharing, incl. GST</p>
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
              Per adult, incl. GST
            </th>
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <Row key={departure.id} departure={departure} tax={tax} />
          ))}
        </tbody>
      </Table>
    </div>
  )
})

function Row({ departure, tax }: { departure: UpcomingDeparture; tax: TaxDay }) {
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
      <td className={styles.fare}>{formatPaise(departurePaise(departure, departure.gstScheme, tax))}</td>
    </tr>
  )
}
