import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { refuseDetails } from '#domain/bookings/trip/later-details.server.ts'
import { FORGET_DETAILS_AFTER_DAYS } from '#domain/bookings/trip/later-details.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import styles from './details.module.css'
import { DetailsFields } from './details-fields.tsx'
import { loadDetails } from './details.server.ts'
import { leanTask } from '#app/routes/booking/lean.ts'
import { TripPanel } from '#app/routes/booking/trip-panel.tsx'
import { openBooking, refusedWords, toTrip } from '#app/routes/booking/opened.server.ts'
import type { Route } from './+types/details'

export const handle = leanTask

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  // Who hires a car names a pick-up, and nobody who travels.
  if (booking.shown !== 'confirmed' || booking.journey.package.kind === 'car') throw toTrip(booking)
  const answer = context.get(formAnswerContext)
  const draft = answer?.form === 'details' ? answer.draft : undefined
  return {
    reference: booking.reference,
    journey: booking.journey,
    ...(await loadDetails(db, booking, draft?.typed)),
    faults: draft?.faults ?? {},
    message: draft?.message ?? refusedWords(request.url),
    isOpen: (await refuseDetails(db, booking)) === undefined,
  }
}

export function meta({ params, matches }: Route.MetaArgs) {
  return bookingMeta(matches, `For the journey, trip ${params.reference}`)
}

/** What the days of travel need of those who travel: asked later, by the booking's link, and never shown whole again. */
export default function DetailsPage({ loaderData }: Route.ComponentProps) {
  const { reference, journey, people, hasFriends, emergency, faults, message, isOpen } = loaderData
  return (
    <div className={`wrap ${page.page}`}>
      <h1>For the journey</h1>
      <p className={page.lead}>
        Hotels and permits ask for a document, kitchens for what you eat: that is printed on your voucher. All of it is
        optional here, is read only by those who run your journey, and is forgotten {FORGET_DETAILS_AFTER_DAYS} days
        after it.
      </p>
      <div className={page.two}>
        <div>
          <Notice tone="bad" said={Boolean(message)}>
            {message}
          </Notice>
          {hasFriends ? (
            <p className={page.note}>Friends with a link of their own give theirs there, and only there.</p>
          ) : null}
          {isOpen ? (
            <Form action={`/booking/${reference}/details`} className={styles.form}>
              <DetailsFields people={people} emergency={emergency} faults={faults} />
              <p className={page.ways}>
                <Button look="go">Save</Button>
                <a className={page.link} href={`/booking/${reference}`}>
                  Back to the trip
                </a>
              </p>
            </Form>
          ) : (
            <p>The time for changes is over. Please call us if something is not right.</p>
          )}
        </div>
        <TripPanel reference={reference} journey={journey} />
      </div>
    </div>
  )
}
