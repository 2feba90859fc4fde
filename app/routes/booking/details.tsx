import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { findDetails, listGivenFor, refuseDetails } from '#domain/bookings/later-details.server.ts'
import { listTravellers } from '#domain/bookings/travellers.server.ts'
import { DOCUMENT_PAPERS, FORGET_DETAILS_AFTER_DAYS, PAPER_NAMES } from '#domain/bookings/later-details.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import { bookingMeta } from './booking-meta.ts'
import styles from './details.module.css'
import { leanTask } from './lean.ts'
import { openBooking, refusedWords, toTrip } from './opened.server.ts'
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
  const { reference, people, hasFriends, emergency, faults, message, isOpen } = loaderData
  return (
    <div className={`wrap ${page.page}`}>
      <h1>For the journey</h1>
      <p className={page.lead}>
        Hotels and permits ask for a document, kitchens for what you eat. All of it is optional here, is read by those
        who run your journey alone, and is forgotten {FORGET_DETAILS_AFTER_DAYS} days after it.
      </p>
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
          <fieldset>
            <legend>Whom we call if something happens</legend>
            <div className={styles.row}>
              <Field
                id="emergency-name"
                label="Name"
                name="emergency.name"
                defaultValue={emergency.name}
                maxLength={200}
                fault={faults['emergency.name']}
              />
              <Field
                id="emergency-mobile"
                label="Mobile"
                name="emergency.mobile"
                type="tel"
                inputMode="tel"
                defaultValue={emergency.mobile}
                maxLength={20}
                fault={faults['emergency.mobile']}
              />
            </div>
          </fieldset>
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
  )
}

type Person = Route.ComponentProps['loaderData']['people'][number]

function Person({ person, faults }: { person: Person; faults: Record<string, string> }) {
  const { name, place, paper, lastDigits, meals } = person
  const id = place.replace('.', '-')
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className={styles.row}>
        <Select
          id={`${id}-paper`}
          label="Document"
          name={`${place}.paper`}
          defaultValue={paper}
          none="None yet"
          options={DOCUMENT_PAPERS.map((value) => ({ value, name: PAPER_NAMES[value] }))}
          fault={faults[`${place}.document.paper`]}
        />
        <Field
          id={`${id}-number`}
          label="Its number"
          name={`${place}.number`}
          autoComplete="off"
          maxLength={30}
          help={lastDigits ? `We have the one that ends in ${lastDigits}. Leave this empty to keep it.` : undefined}
          fault={faults[`${place}.document.number`]}
        />
        <Field
          id={`${id}-meals`}
          label="Meals"
          name={`${place}.meals`}
          maxLength={200}
          help="Vegetarian, Jain, no nuts, anything the kitchen should know."
          defaultValue={meals}
          fault={faults[`${place}.meals`]}
        />
      </div>
    </fieldset>
  )
}
