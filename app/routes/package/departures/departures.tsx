import { isOpen, seatsLeft } from '#domain/booking/departure.ts'
import type { Departure } from '#domain/booking/departure.ts'
import { departurePaise } from '#domain/booking/pricing/from-price.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { priceFor } from '#app/routes/package/price/prices.ts'
import { addDays, formatDate, monthName, monthOf } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import styles from './departures.module.css'

const SHOWN = 8
const MARKS = 10

/** Every date the package leaves on, as a board: the seats are those of the register, the price is the whole price. */
export function Departures({ pkg, departures }: { pkg: Package; departures: Departure[] }) {
  const first = departures.slice(0, SHOWN)
  const rest = departures.slice(SHOWN)
  return (
    <section data-far="" id="dates" aria-labelledby="dates-title">
      <h2 id="dates-title">Departures</h2>
      {first.length === 0 ? (
        <p>No fixed dates are open at present. This journey is arranged on dates you choose.</p>
      ) : null}
      {first.length > 0 ? (
        <div className={styles.board}>
          <p className={styles.whose}>Prices {priceFor(pkg)}</p>
          <Board pkg={pkg} departures={first} caption={`The next ${first.length} departures of ${pkg.name}`} />
          {rest.length > 0 ? (
            <details>
              <summary>
                {rest.length} more {rest.length === 1 ? 'date' : 'dates'}, to {monthAndYear(rest.at(-1)!.startsOn)}
              </summary>
              <Board pkg={pkg} departures={rest} caption={`Later departures of ${pkg.name}`} />
            </details>
          ) : null}
        </div>
      ) : null}
      {first.length > 0 ? <Notes departures={departures} /> : null}
    </section>
  )
}

function Board({ pkg, departures, caption }: { pkg: Package; departures: Departure[]; caption: string }) {
  return (
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Starts</th>
          <th scope="col">Back on</th>
          <th scope="col">Seats</th>
          <th scope="col" className={styles.fare}>
            {priceFor(pkg)}
          </th>
        </tr>
      </thead>
      <tbody>
        {departures.map((departure) => (
          <Line key={departure.id} pkg={pkg} departure={departure} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ pkg, departure }: { pkg: Package; departure: Departure }) {
  const { startsOn, departureCity } = departure
  return (
    <tr className={isOpen(departure) ? undefined : styles.gone}>
      <th scope="row">
        <time dateTime={startsOn}>{formatDate(startsOn)}</time>
        {departureCity === pkg.startCity ? null : <small>from {departureCity}</small>}
      </th>
      <td className={styles.back}>
        <span className={styles.to}>to </span>
        {formatDate(addDays(startsOn, pkg.days - 1), { year: false })}
      </td>
      <td className={styles.seats}>
        <Seats departure={departure} />
      </td>
      <td className={styles.fare}>{formatPaise(departurePaise(departure, pkg.gstScheme))}</td>
    </tr>
  )
}

function Seats({ departure }: { departure: Departure }) {
  const left = seatsLeft(departure)
  if (departure.status === 'closed') return <span>Booking closed</span>
  if (left === 0) return <span>Full, all {departure.capacity} seats taken</span>
  return (
    <span className={styles.open}>
      <SeatMarks left={left} capacity={departure.capacity} />
      <span>
        {left} {left === 1 ? 'seat' : 'seats'} left of {departure.capacity}
      </span>
      {departure.status === 'guaranteed' ? <b className={styles.sure}>Guaranteed</b> : null}
    </span>
  )
}

/** Ten marks for the whole pool, at least one free while a seat is free; drawn by one gradient, read as the number beside it. */
function SeatMarks({ left, capacity }: { left: number; capacity: number }) {
  const free = Math.max(1, Math.round((left / capacity) * MARKS))
  return <i className={styles.marks} style={{ '--free': free } as React.CSSProperties} aria-hidden="true" />
}

function Notes({ departures }: { departures: Departure[] }) {
  const isGuaranteed = departures.some(({ status }) => status === 'guaranteed')
  const numbers = departures.filter(({ status }) => status === 'scheduled').map(({ minToRun }) => minToRun)
  const smallest = Math.min(...numbers)
  const largest = Math.max(...numbers)
  return (
    <p className={`soft small ${styles.notes}`}>
      {isGuaranteed ? 'A guaranteed date runs whoever else comes. ' : ''}
      {numbers.length > 0
        ? `${isGuaranteed ? 'The others run' : 'A date runs'} from ${smallest === largest ? smallest : `${smallest} to ${largest}`} travellers; if it does not, you have everything back. `
        : ''}
      Seats are counted from our register each time this page is made.
    </p>
  )
}

function monthAndYear(date: string): string {
  return `${monthName(monthOf(date))} ${date.slice(0, 4)}`
}
