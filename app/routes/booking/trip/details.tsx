import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { findDetails, listGivenFor, refuseDetails } from '#domain/bookings/trip/later-details.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { FORGET_DETAILS_AFTER_DAYS } from '#domain/bookings/trip/later-details.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import styles from './details.module.css'
import { EmergencyFields, LaterFields } from './later-fields.tsx'
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
  const [named, everybody, given, refusal] = [
    await listGivenFor(db, booking.id),
    await listTravellers(db, booking.id),
    await findDetails(db, booking.id),
    await refuseDetails(db, booking),
  ]
  const typed = draft?.typed ?? {}
  const people = named.map(({ position, name }) => {
    const known = given.travellers.find((one) => one.position === position)
    const place = `travellers.${position}`
    return {
      name,
      place,
      paper: typed[`${place}.paper`] ?? known?.paper ?? '',
      lastDigits: known?.lastDigits ?? null,
      meals: typed[`${place}.meals`] ?? known?.meals ?? '',
    }
  })
  return {
    reference: booking.reference,
    journey: booking.journey,
    people,
    hasFriends: named.length < everybody.length,
    emergency: {
      name: typed['emergency.name'] ?? given.emergency?.name ?? '',
      mobile: typed['emergency.mobile'] ?? given.emergency?.mobile ?? '',
    },
    faults: draft?.faults ?? {},
    message: draft?.message ?? refusedWords(request.url),
    isOpen: refusal === undefined,
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
        optional here, is read by those who run your journey alone, and is forgotten {FORGET_DETAILS_AFTER_DAYS} days
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
              {people.map((person) => (
                <Person key={person.place} person={person} faults={faults} />
              ))}
              <EmergencyFields
                emergency={emergency}
                faults={{ name: faults['emergency.name'], mobile: faults['emergency.mobile'] }}
                row={styles.row}
              />
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

type Person = Route.ComponentProps['loaderData']['people'][number]

function Person({ person, faults }: { person: Person; faults: Record<string, string> }) {
  const { name, place, paper, lastDigits, meals } = person
  const number = lastDigits ? `We have the one that ends in ${lastDigits}. Leave this empty to keep it.` : undefined
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className={styles.row}>
        <LaterFields
          names={{ paper: `${place}.paper`, number: `${place}.number`, meals: `${place}.meals` }}
          place={place}
          paper={paper}
          meals={meals}
          kept={{ number }}
          faults={faults}
        />
      </div>
    </fieldset>
  )
}
