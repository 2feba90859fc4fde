import { href } from 'react-router'
import type { NoDates } from '#domain/bookings/quote/no-dates.ts'
import { ownDates } from '#domain/bookings/quote/own-dates.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatDate } from '#platform/dates.ts'
import { hasTooFew, isShortThroughout } from './action.ts'
import styles from './price-panel.module.css'
import { seasonText } from './season-text.ts'

type Props = Pick<PackageFound, 'pkg' | 'departures' | 'sale' | 'today' | 'noDates'>

/** The day the price is for, and how to have another. */
export function When(props: Props) {
  return (
    <>
      {props.sale.notThen ? (
        <div className={styles.part}>
          <Notice tone="warn">{props.sale.notThen}</Notice>
        </div>
      ) : null}
      <Shown {...props} />
    </>
  )
}

function Shown(props: Props) {
  const { departures, sale, noDates } = props
  if (noDates) return <p className={styles.part}>{noDatesText(noDates)}</p>
  if (departures.length === 0) return <OwnDate {...props} />
  if (sale.day?.departure) return <Departing {...props} departure={sale.day.departure} />
  return <p className={styles.part}>Every date in the register is full or closed. Ask us for another.</p>
}

function noDatesText(found: NoDates): string {
  if (found.why === 'full')
    return `${formatDate(found.departure.startsOn)} is full. On the waiting list we write to you when seats come free; or ask us about another date.`
  const why = found.why === 'festival-unknown' ? found.words : 'No date is open now.'
  return `${why} Ask us when it leaves next.`
}

function Departing({ pkg, sale, departure }: Props & { departure: Departure }) {
  const left = seatsLeft(departure)
  return (
    <div className={styles.part}>
      <p className={styles.next}>
        <small>{nameOf(sale, departure)}</small>
        <b>{formatDate(departure.startsOn)}</b>
        <span>
          {departure.departureCity} to {pkg.endCity}, {left} {left === 1 ? 'seat' : 'seats'} left of{' '}
          {departure.capacity}
        </span>
        {hasTooFew(sale) ? (
          <span>
            <b className={styles.short}>Too few seats for the {sale.seats} of you.</b>{' '}
            {isShortThroughout(sale) ? 'No other date has them either: ask us.' : 'Choose another date, or ask us.'}
          </span>
        ) : null}
      </p>
    </div>
  )
}

/** What the date that is shown is among those one could have: the next with the seats, or the soonest of the lowest price. */
function nameOf({ day, board, seats }: Props['sale'], departure: Departure): string {
  if (day?.isChosen) return 'The date you chose'
  const open = board.filter(({ isOpen }) => isOpen)
  if (open[0]?.departure.id === departure.id) return 'Next departure'
  const roomy = open.filter(({ hasSeats }) => hasSeats)
  if (roomy[0]?.departure.id === departure.id) return `Next date with ${seats} ${seats === 1 ? 'seat' : 'seats'}`
  const among = roomy.length > 0 ? roomy : open
  const paise = among.find((line) => line.departure.id === departure.id)?.paise
  return among.filter((line) => line.paise === paise).length > 1
    ? 'Soonest of the cheapest dates'
    : 'Cheapest departure'
}

/** A package without dates of its own leaves when one likes: the day decides the season. */
function OwnDate({ pkg, sale, today }: Props) {
  const { seasons } = pkg.rates
  const own = ownDates(pkg.ownDates, today)
  if (!own) return null
  return (
    <form className={styles.part} method="get" action={href('/package/:url', { url: pkg.url })}>
      <Field
        id="own-date"
        label="On dates you choose"
        type="date"
        name="date"
        min={own.first}
        max={own.last}
        defaultValue={sale.day?.startsOn}
      />
      <Button look="calm">Show the price of this day</Button>
      {seasons.length > 0 ? <p className={styles.note}>{seasons.map(seasonText).join(' ')}</p> : null}
    </form>
  )
}
