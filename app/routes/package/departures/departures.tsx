import { kept } from '#app/ui/kept.tsx'
import { Table } from '#app/ui/table.tsx'
import { isGuaranteed, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { priceLines } from '#app/parts/price/shown-price.ts'
import { departureHref } from '#app/routes/package/price/book-href.ts'
import { dateHref } from '#app/routes/package/price/date-href.ts'
import { priceFor } from '#app/routes/package/price/prices.ts'
import type { PricedDeparture, PackageSale } from '#app/routes/package/price/sale.ts'
import { waitHref } from '#app/parts/booking/wait-link.tsx'
import { addDays, formatDate, monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { NoDates } from '#domain/bookings/quote/no-dates.ts'
import type { PartyView } from '#domain/party/party.ts'
import { formatPaise } from '#platform/money.ts'
import styles from './departures.module.css'

const SHOWN = 8
const MARKS = 10

type Props = {
  pkg: Package
  departures: Departure[]
  sale: PackageSale
  holdsSeats: boolean
  noDates: NoDates | undefined
  /** The festival each date is there for, with its days. */
  festivals: Readonly<Record<CalendarDate, string>>
}

/** Every date the package leaves on, as a board: the seats are those of the register, the price is the whole price of whoever looks. */
export const Departures = kept(function Departures({ pkg, departures, sale, holdsSeats, noDates, festivals }: Props) {
  const first = sale.board.slice(0, SHOWN)
  const rest = sale.board.slice(SHOWN)
  const whose = 'refused' in sale.price ? priceFor(pkg) : priceLines(sale.price, pkg.kind)[1]
  const board = { pkg, departures, festivals, whose, view: sale.view, books: holdsSeats && sale.quoted?.ok !== false }
  return (
    <section data-far="" id="dates" aria-labelledby="dates-title" data-live="" data-region="dates">
      <h2 id="dates-title">Departures</h2>
      {first.length === 0 ? <p>{noDatesText(noDates)}</p> : null}
      {first.length > 0 ? (
        <div className={styles.board}>
          <p className={styles.whose}>Prices {whose}</p>
          <Board
            {...board}
            lines={first}
            caption={`The next ${first.length === 1 ? 'departure' : `${first.length} departures`} of ${pkg.name}`}
          />
          {rest.length > 0 ? (
            <details open={rest.some(({ isShown }) => isShown) || undefined}>
              <summary>
                {rest.length} more {rest.length === 1 ? 'date' : 'dates'}, to{' '}
                {monthAndYear(rest.at(-1)!.departure.startsOn)}
              </summary>
              <Board {...board} lines={rest} caption={`Later departures of ${pkg.name}`} />
            </details>
          ) : null}
        </div>
      ) : null}
      {first.length > 0 ? <Notes departures={departures} /> : null}
    </section>
  )
})

function noDatesText(found: NoDates | undefined): string {
  if (!found) return 'No fixed dates are open at present. This journey is arranged on dates you choose.'
  const why = found.why === 'festival-unknown' ? found.words : 'No date is open at present.'
  return `${why} Ask us, and we write to you once it can be had.`
}

type BoardProps = Pick<Props, 'pkg' | 'departures' | 'festivals'> & {
  lines: PricedDeparture[]
  whose: string
  view: PartyView
  books: boolean
}

function Board({ lines, caption, whose, ...board }: BoardProps & { caption: string }) {
  return (
    <Table look="own">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Starts</th>
          <th scope="col">Back on</th>
          <th scope="col">Seats</th>
          <th scope="col" className={styles.fare}>
            {whose}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.departure.id} {...board} line={line} />
        ))}
      </tbody>
    </Table>
  )
}

type LineProps = Omit<BoardProps, 'lines' | 'whose'> & { line: PricedDeparture }

function Line({ pkg, departures, festivals, view, books, line }: LineProps) {
  const { departure, paise, isOpen, hasSeats, isShown } = line
  const { startsOn, departureCity } = departure
  const day = <time dateTime={startsOn}>{formatDate(startsOn)}</time>
  return (
    <tr className={isOpen ? undefined : styles.gone}>
      <th scope="row">
        {isOpen ? (
          <a href={dateHref(pkg.url, departure, departures, view)} aria-current={isShown ? 'true' : undefined}>
            {day}
          </a>
        ) : (
          day
        )}
        {departureCity === pkg.startCity ? null : <small>from {departureCity}</small>}
        {festivals[startsOn] ? <small>{festivals[startsOn]}</small> : null}
      </th>
      <td className={styles.back}>
        <span className={styles.to}>to </span>
        {formatDate(addDays(startsOn, pkg.days - 1), { year: false })}
      </td>
      <td className={styles.seats}>
        <Seats line={line} />
        {view.party && isOpen && !hasSeats ? <small>too few for all of you</small> : null}
      </td>
      <td className={styles.fare}>
        {paise === undefined ? null : formatPaise(paise)}
        {books && hasSeats ? (
          <a className={styles.book} href={departureHref(pkg.url, view, departure)}>
            Book<span className="vh"> {formatDate(startsOn)}</span>
          </a>
        ) : null}
        {canBeWaitedFor(line) ? (
          <a className={styles.book} href={waitHref(departure.id, view.party)} rel="nofollow">
            Tell me<span className="vh"> when seats come free on {formatDate(startsOn)}</span>
          </a>
        ) : null}
      </td>
    </tr>
  )
}

function canBeWaitedFor({ departure, isClosed }: PricedDeparture): boolean {
  return !isClosed && seatsLeft(departure) === 0
}

function Seats({ line: { departure, isClosed } }: { line: PricedDeparture }) {
  const left = seatsLeft(departure)
  if (isClosed) return <span>Booking closed</span>
  if (left === 0) return <span>Full, all {departure.capacity} seats taken</span>
  return (
    <span className={styles.open}>
      <SeatMarks left={left} capacity={departure.capacity} />
      <span>
        {left} {left === 1 ? 'seat' : 'seats'} left of {departure.capacity}
      </span>
      {isGuaranteed(departure) ? <b className={styles.sure}>Guaranteed</b> : null}
    </span>
  )
}

/** Ten marks for the whole pool, at least one free while a seat is free; drawn by one gradient, read as the number beside it. */
function SeatMarks({ left, capacity }: { left: number; capacity: number }) {
  const free = Math.max(1, Math.round((left / capacity) * MARKS))
  return <i className={styles.marks} style={{ '--free': free } as React.CSSProperties} aria-hidden="true" />
}

function Notes({ departures }: { departures: Departure[] }) {
  const isSome = departures.some(isGuaranteed)
  const unsure = departures.filter((one) => one.status === 'scheduled' && !isGuaranteed(one))
  const numbers = unsure.map(({ minToRun }) => minToRun)
  const smallest = Math.min(...numbers)
  const largest = Math.max(...numbers)
  return (
    <p className={`soft small ${styles.notes}`}>
      {isSome ? 'A guaranteed date has the travellers it needs, or our word: it runs whoever else comes. ' : ''}
      {numbers.length > 0
        ? `${isSome ? 'The others run' : 'A date runs'} from ${smallest === largest ? smallest : `${smallest} to ${largest}`} travellers; where we call one off, you move to another date free of charge or have everything back. `
        : ''}
      Seats are counted from our register each time this page is made.
    </p>
  )
}

function monthAndYear(date: string): string {
  return `${monthName(monthOf(date))} ${date.slice(0, 4)}`
}
