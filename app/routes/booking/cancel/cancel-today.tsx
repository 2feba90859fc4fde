import { CancellationTable, chargeText, paidWords } from '#app/parts/booking/cancellation-table.tsx'
import page from '#app/parts/booking/booking-page.module.css'
import { BackTo, isShared } from './back-to.tsx'
import { backToWords, cancelWords } from './cancel-words.ts'
import { giveBackText } from '#app/routes/booking/trip/trip-words.ts'
import type { Trip } from '#app/routes/booking/trip/trip.server.ts'
import styles from '#app/routes/booking/trip/trip.module.css'

/** What cancelling would come to today, as plain as any other thing one may do. */
export function CancelToday({ trip }: { trip: Trip }) {
  const { cancellation, standing, backTo } = trip
  if (!cancellation) return null
  const { journey, reference, shown } = standing
  const isCar = journey.package.kind === 'car'
  return (
    <section className={`${page.section} ${page.onScreen}`} aria-labelledby="cancel">
      <h2 id="cancel">Cancel</h2>
      {shown === 'held' ? (
        <p className="soft">{giveBackText(trip)}</p>
      ) : (
        <>
          <p className="soft">If you cancel today:</p>
          <div className={styles.narrow}>
            <CancellationTable
              quote={cancellation}
              taxablePaise={journey.taxablePaise}
              caption="If you cancel today"
              words={paidWords(isShared(backTo))}
            />
            <BackTo to={backTo} />
          </div>
          {chargeText(cancellation) ? <p>{chargeText(cancellation)}</p> : null}
          <p className="small soft">{cancelWords(cancellation, journey, backToWords(isShared(backTo)))}</p>
        </>
      )}
      {shown === 'confirmed' && journey.basis && journey.seats > 1 ? (
        <p>
          <a className={page.link} href={`/booking/${reference}/change#people`}>
            Cancel for one person only
          </a>
        </p>
      ) : null}
      <a className={page.link} href={`/booking/${reference}/cancel`}>
        {shown === 'held' ? `Give ${isCar ? 'the car' : 'the seats'} back` : 'See it step by step, then decide'}
      </a>
    </section>
  )
}
