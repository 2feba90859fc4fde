import { href } from 'react-router'
import styles from './how-we-price.module.css'

type Props = { journeys: number; states: number }

/** How a price comes about, in three halts, and what stands behind it. */
export function HowWePrice({ journeys, states }: Props) {
  return (
    <section data-far="" className="section" aria-labelledby="pricing">
      <div className="wrap">
        <h2 id="pricing">How we price, in three halts</h2>
        <ol className={styles.plain}>
          <li>
            <h3>You see the whole total</h3>
            <p>Rooms, meals, transport, permits and GST are in the first figure you read, and in the last.</p>
          </li>
          <li>
            <h3>You hold seats with 25 %</h3>
            <p>Half of the rest is due 30 days before you leave, the remainder 15 days before.</p>
          </li>
          <li>
            <h3>You can change your mind</h3>
            <p>
              The charge grows only as the date comes near, and the same terms bind us.{' '}
              <a href={href('/refund-cancellation')}>Read the slabs</a>.
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
