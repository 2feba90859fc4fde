import { Phone } from 'lucide-react'
import { telephone } from '#app/parts/header/hours.ts'
import { isOpen, seatsLeft } from '#domain/booking/departure.ts'
import type { Departure } from '#domain/booking/departure.ts'
import { paymentPlan } from '#domain/booking/payment-plan.ts'
import { departurePaise } from '#domain/booking/pricing/from-price.ts'
import type { PackageFound } from '#app/routes/package/package.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { lowestPaise, priceFor } from './prices.ts'
import styles from './price-panel.module.css'

type Props = Pick<PackageFound, 'pkg' | 'departures' | 'phone' | 'isSample' | 'today'>

/** What it costs, when it leaves next, what is due when, and the one thing to do. */
export function PricePanel({ pkg, departures, phone, isSample, today }: Props) {
  const next = departures.find(isOpen)
  return (
    <aside className={styles.panel} aria-label="Price and next departure">
      <div className={styles.top}>
        <p className={styles.from}>
          From <b>{formatPaise(lowestPaise(pkg, departures))}</b>
          <small>{priceFor(pkg)}</small>
        </p>
      </div>
      {next ? <Next pkg={pkg} next={next} today={today} /> : <p className={styles.part}>{withoutDate(departures)}</p>}
      <div className={styles.part}>
        {phone ? (
          <a className={`btn go ${styles.call}`} href={telephone(phone)}>
            <Phone className="icon" aria-hidden="true" />
            Call to book
          </a>
        ) : null}
        {departures.length > 0 ? (
          <a className={`btn ${phone ? 'calm' : 'go'} ${phone ? '' : styles.call}`} href="#dates">
            {next ? 'Choose a date' : 'See the dates'}
          </a>
        ) : null}
        {phone ? (
          <p className={styles.number}>
            {phone}
            {isSample ? ', a sample number of this demonstration' : ', 10am - 6pm'}
          </p>
        ) : null}
      </div>
    </aside>
  )
}

function withoutDate(departures: Departure[]): string {
  if (departures.length === 0) return 'On dates you choose.'
  return 'Every date in the register is full or closed. Ask us for another.'
}

function Next({ pkg, next, today }: { pkg: Props['pkg']; next: Departure; today: string }) {
  const price = departurePaise(next, pkg.gstScheme)
  const left = seatsLeft(next)
  return (
    <div className={styles.part}>
      <p className={styles.next}>
        <small>Next departure</small>
        <b>{formatDate(next.startsOn)}</b>
        <span>
          {next.departureCity} to {pkg.endCity}, {left} {left === 1 ? 'seat' : 'seats'} left of {next.capacity}
        </span>
      </p>
      <dl className={styles.bill}>
        <div className={styles.sum}>
          <dt>One {pkg.kind === 'trek' ? 'person' : 'adult'}, incl. GST</dt>
          <dd>{formatPaise(price)}</dd>
        </div>
        {paymentPlan(price, { startsOn: next.startsOn, today }).map(({ percent, paise, dueOn }) => (
          <div key={dueOn ?? 'now'}>
            <dt>{dueText(dueOn, percent)}</dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function dueText(dueOn: string | null, percent: number): string {
  if (dueOn) return `by ${formatDate(dueOn)}, ${percent} %`
  return percent === 100 ? 'to hold the seat, in full' : `to hold the seat, ${percent} %`
}
