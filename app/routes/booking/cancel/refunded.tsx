import { CancellationTable, chargeText, paidWords } from '#app/parts/booking/cancellation-table.tsx'
import page from '#app/parts/booking/booking-page.module.css'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { BackTo, isShared } from './back-to.tsx'
import type { Trip } from '#app/routes/booking/trip/trip.server.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

/** What was charged for cancelling, and how far the money is on its way back. */
export function Refunded({ trip }: { trip: Trip }) {
  const { cancellation, refunds, standing, backTo } = trip
  if (!cancellation) return null
  const { taxablePaise, terms } = standing.journey
  return (
    <section className={page.section} aria-labelledby="back">
      <h2 id="back">What comes back</h2>
      <div className={styles.narrow}>
        <CancellationTable
          quote={cancellation}
          taxablePaise={taxablePaise}
          caption="What was charged, and what comes back"
          words={paidWords(isShared(backTo))}
        />
        <BackTo to={backTo} />
      </div>
      {chargeText(cancellation) ? <p>{chargeText(cancellation)}</p> : null}
      <ul className={styles.rows}>
        {refunds.map(({ amountPaise, state, doneOn, reason, to }, at) => (
          <li key={at}>
            <b className="num">
              {formatPaise(amountPaise)}
              {to ? <small>to {to}</small> : null}
              {reason === 'cancelled meanwhile' ? <small> paid after it was cancelled</small> : null}
            </b>
            <span className={`state ${state === 'done' ? 'good' : 'few'}`}>
              {state === 'done' ? `back${doneOn ? ` on ${formatDate(doneOn)}` : ''}` : 'on its way'}
            </span>
          </li>
        ))}
      </ul>
      {refunds.some(({ state }) => state !== 'done') ? (
        <p className="small soft">
          To where {isShared(backTo) ? 'each of you paid from' : 'it came from'}, within {terms.cancellation.refundDays}{' '}
          working days. You need do nothing.
        </p>
      ) : null}
    </section>
  )
}
