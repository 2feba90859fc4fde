import { WrittenLink } from '#app/parts/written/written-link.tsx'
import { PAYMENT_MILESTONES } from '#domain/pricing/payment-plan.ts'
import styles from './how-we-price.module.css'

type Props = { journeys: number; states: number; holdsSeats: boolean }

/** How a price comes about, in three halts, and what stands behind it. */
export function HowWePrice({ journeys, states, holdsSeats }: Props) {
  return (
    <section data-far="" className="section" aria-labelledby="pricing">
      <div className="wrap">
        <h2 id="pricing">How we price, halt by halt</h2>
        <ol className={styles.plain}>
          <li>
            <h3>You see the whole total</h3>
            <p>Rooms, meals, transport, permits and GST are in the first figure you read, and in the last.</p>
          </li>
          {holdsSeats ? <Instalments /> : null}
          <li>
            <h3>You can change your mind</h3>
            <p>
              The charge grows only as the date comes near, and the same terms bind us.{' '}
              <WrittenLink slug="refund-cancellation">Read the slabs</WrittenLink>
            </p>
          </li>
        </ol>
        <dl className={styles.facts}>
          <div>
            <dt>journeys, each with its whole price</dt>
            <dd>{journeys.toLocaleString('en-IN')}</dd>
          </div>
          <div>
            <dt>states and union territories they stop in</dt>
            <dd>{states}</dd>
          </div>
          <div>
            <dt>register of seats, the same for you and for us</dt>
            <dd>1</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

function Instalments() {
  const [first, ...later] = PAYMENT_MILESTONES
  const parts = later.map(({ percent, daysBefore }) => `${percent} % ${daysBefore} days before you leave`)
  return (
    <li>
      <h3>You hold seats with {first.percent} %</h3>
      <p>The rest is due later: {new Intl.ListFormat('en-IN').format(parts)}.</p>
    </li>
  )
}
