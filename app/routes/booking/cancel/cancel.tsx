import { servicesContext } from '#web/contexts.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { CancellationTable, chargeText, paidWords } from '#app/parts/booking/cancellation-table.tsx'
import { RefundTable } from '#app/parts/booking/refund-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listBackTo } from '#domain/bookings/cancel/back-to.server.ts'
import { quoteCancellation } from '#domain/bookings/cancel/cancel.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { BackTo, isShared } from './back-to.tsx'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { backToWords, cancelWords } from './cancel-words.ts'
import { leanStep } from '#app/routes/booking/lean.ts'
import { openBooking, refusedWords, standingOf, toTrip } from '#app/routes/booking/opened.server.ts'
import type { Route } from './+types/cancel'
import styles from '#app/routes/booking/trip/trip.module.css'

export const handle = leanStep

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  const quoted = await quoteCancellation(db, booking)
  if (!quoted.ok) throw toTrip(booking)
  const isOther = new URL(request.url).searchParams.get('error') === 'price-changed'
  return {
    standing: await standingOf(context, booking),
    quote: quoted.value,
    backTo: await listBackTo(db, booking, quoted.value.refundPaise),
    error: isOther
      ? 'The sum is another one than you were shown: a new day has begun in India, or a payment has arrived. This is what holds now. Nothing has been cancelled.'
      : refusedWords(request.url),
  }
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `Cancel trip ${params.reference}`)
}

export default function CancelPage({ loaderData: { standing, quote, backTo, error } }: Route.ComponentProps) {
  const { journey, reference, shown } = standing
  const isHeld = shown === 'held'
  const isCar = journey.package.kind === 'car'
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{isHeld ? `Give ${isCar ? 'the car' : 'the seats'} back?` : 'Cancel this trip?'}</h1>
      <p className={page.lead}>
        {journey.package.name}, {formatDate(journey.startsOn)}, No.&nbsp;{reference}. Nothing is cancelled until you say
        so below.
      </p>
      <Notice tone="warn" said={Boolean(error)}>
        {error}
      </Notice>
      <div className={styles.columns}>
        <section className={page.section} aria-labelledby="today">
          <h2 id="today">If you cancel today, {formatDate(quote.on, { year: false })}</h2>
          <CancellationTable
            quote={quote}
            taxablePaise={journey.taxablePaise}
            caption="If you cancel today"
            words={paidWords(isShared(backTo))}
          />
          <BackTo to={backTo} />
          {chargeText(quote) ? <p>{chargeText(quote)}</p> : null}
          <p className="small soft">{cancelWords(quote, journey, backToWords(isShared(backTo)))}</p>
          <Form action={`/booking/${reference}/cancel`} className={styles.decide}>
            <input type="hidden" name="refundPaise" value={quote.refundPaise} />
            <p className={page.ways}>
              <Button look="bad">
                {isHeld
                  ? `Give ${isCar ? 'the car' : 'the seats'} back`
                  : quote.refundPaise > 0
                    ? `Cancel, ${formatPaise(quote.refundPaise)} back`
                    : 'Cancel, nothing back'}
              </Button>
              <a className={page.link} href={`/booking/${reference}`}>
                Keep the trip
              </a>
            </p>
            {shown === 'confirmed' && journey.basis && journey.seats > 1 && !standing.calledOff ? (
              <p>
                <a className={page.link} href={`/booking/${reference}/change#people`}>
                  Cancel for one person only
                </a>
              </p>
            ) : null}
          </Form>
        </section>
        {isHeld || standing.calledOff ? null : (
          <section className={page.section} aria-labelledby="later">
            <h2 id="later">On other days</h2>
            <RefundTable rows={journey.refunds} startsOn={journey.startsOn} today={standing.today} />
          </section>
        )}
      </div>
    </div>
  )
}
