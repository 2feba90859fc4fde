import { Halts } from '#app/parts/halts/halts.tsx'
import type { Car } from '#domain/cars/car.ts'
import type { Fare } from '#domain/cars/fare.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { roundOff } from '#domain/tax/gst.ts'
import { bandText } from './band-text.ts'
import { distanceText } from './distance-text.ts'
import { TRIP_NAMES } from './fare-form.tsx'
import styles from './fare.module.css'

type Props = {
  car: Pick<Car, 'name'>
  plan: TripPlan
  fare: Fare
  /** Of the seller: who hires may pay the GST itself where it is none. */
  sellerIsBodyCorporate: boolean
  /** Where the car is booked; nothing where it is being booked already. */
  bookHref?: string
}

/** Where the bill stands on its page. */
export const BILL = 'bill'

/** What one pays and why: the lines, the taxes, what comes on the road, and what is in none of it. */
export function FareBill({ car, plan, fare, sellerIsBodyCorporate, bookHref }: Props) {
  const [from, to] = fare.atActualsBand
  return (
    <div className={styles.bill} id={BILL} data-result="">
      <div className={styles.top}>
        <p>
          {TRIP_NAMES[plan.kind]}, {car.name}
          {plan.date ? `, ${formatDate(plan.date)}` : ''}
        </p>
        <p className={styles.total} role="status">
          You pay <b>{formatPaise(fare.totalPaise)}</b>
        </p>
        <p>
          {fare.gst.reverseCharge ? 'GST is yours to pay, and' : 'with GST, and'} {bandText([from, to])} on the road
          against slips
        </p>
        {bookHref ? (
          <a className="btn go" href={bookHref}>
            Book this car
          </a>
        ) : null}
      </div>
      <div className={styles.part}>
        {plan.legs.length > 0 ? <Halts names={haltsOf(plan)} /> : null}
        <p className="small">{distanceText(plan, fare)}</p>
      </div>
      <dl className={styles.part}>
        {fare.lines.map(({ kind, words, paise }) => (
          <Line key={kind} name={words} paise={paise} />
        ))}
        <Line name="Before GST" paise={fare.taxablePaise} />
        {fare.gst.taxes.map(({ tax, percent, paise }) => (
          <Line key={tax} name={`${tax} ${percent}\u00a0%`} paise={paise} />
        ))}
        {fare.roundOffPaise === 0 ? null : <Line name="Round off" paise={fare.roundOffPaise} />}
        <Line name="You pay" paise={fare.totalPaise} isSum />
      </dl>
      <div className={styles.part}>
        <h3>Paid on the road, against slips</h3>
        <dl>
          {fare.atActuals.map(({ kind, name, why, band }) => (
            <div key={kind}>
              <dt>
                {name}
                <small>{why}</small>
              </dt>
              <dd>{bandText(band)}</dd>
            </div>
          ))}
        </dl>
        <p className="small soft">The bands are estimates. You pay what the slips say, and nothing on top.</p>
      </div>
      <div className={styles.part}>
        <h3>What is not in it</h3>
        <ul>
          {fare.notIncluded.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="small soft">{gstText(fare, sellerIsBodyCorporate)}</p>
      </div>
    </div>
  )
}

function Line({ name, paise, isSum = false }: { name: string; paise: number; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{name}</dt>
      <dd>{formatPaise(paise)}</dd>
    </div>
  )
}

export function haltsOf({ legs }: Pick<TripPlan, 'legs'>): string[] {
  return legs.flatMap(({ from, to }, at) => (at === 0 ? [from, to] : [to]))
}

function gstText({ gst, taxablePaise }: Fare, sellerIsBodyCorporate: boolean): string {
  const rate =
    gst.scheme === 'CAR_5'
      ? `GST is ${gst.percent}\u00a0%, as for a car with its fuel`
      : `GST is ${gst.percent}\u00a0%, of which a business may take credit`
  const company =
    gst.heading === '9966' && gst.scheme === 'CAR_5' && !sellerIsBodyCorporate
      ? ` A company or an LLP that hires this car pays its GST itself (reverse charge), and us ${formatPaise(roundOff(taxablePaise).totalPaise)}: give its GSTIN when you book.`
      : ''
  return `${rate} (heading ${gst.heading}).${company}`
}
