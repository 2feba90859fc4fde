import { data, href } from 'react-router'
import { DetailsFields } from '#app/routes/booking/trip/details-fields.tsx'
import { loadDetails } from '#app/routes/booking/trip/details.server.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { datesText } from '#app/parts/booking/words.ts'
import { detailsStood, giveDetailsForSomebody } from '#domain/bookings/desk/fill-in-for-somebody.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { detailsFields, readDetailsTyped } from '#web/details-typed.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/details'
import office from '#app/routes/admin/office.module.css'
import styles from '#app/routes/booking/trip/details.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findBookingForStaff(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const { journey, shown, contactName } = found.value
  const { party } = journey
  return {
    reference,
    journey,
    contactName,
    isOpen: shown === 'confirmed' && journey.package.kind !== 'car',
    count: party.adults + party.ages.length,
    ...(await loadDetails(db, found.value)),
    stood: await detailsStood(db, found.value),
  }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), { give: giveDeed(reference) })
}

function giveDeed(reference: string): Deed {
  return async (services, actor, typed) => {
    const found = await findBookingForStaff(services.db, actor, reference)
    if (!found.ok) throw data(null, { status: 404 })
    const { plain, numbers } = detailsFields(found.value)
    const details = readDetailsTyped(typedIn(typed, [...plain, ...numbers]), found.value)
    const asked = { reference, stood: typed('stood'), typed: details }
    const given = await giveDetailsForSomebody(services, actor, asked)
    const outcome = told(given, () => 'details', { invalid: 'unclear-deed' })
    return outcome.ok ? outcome : { ...outcome, typed: Object.fromEntries(numbers.map((name) => [name, ''])) }
  }
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `For the journey, ${reference}`)
}

/** What the days of travel need of those who travel, said by whoever calls: the fields and rules of their own form. */
export default function DetailsPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, journey, contactName, isOpen } = found
  return (
    <div className={office.page}>
      <div>
        <h1>For the journey, {reference}</h1>
        <p className={office.say}>
          {journey.package.name}, {datesText(journey)}, booked by {contactName ?? 'somebody without a name yet'}. Food
          is printed on the voucher; a number of a document is never shown again but by its last digits.
        </p>
      </div>
      <Said kept={kept} />
      {isOpen ? <Give found={found} kept={kept} /> : <p>That is filled in for a tour or trek once it is confirmed.</p>}
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Leave it as it is</a>
      </p>
    </div>
  )
}

function Give({ found, kept }: { found: Route.ComponentProps['loaderData']; kept: KeptForm }) {
  const { reference, people, count, hasFriends, emergency, stood } = found
  return (
    <>
      {hasFriends ? <p>Friends with a link of their own give theirs there, and only there.</p> : null}
      {people.length === 0 && !hasFriends ? (
        <p>
          {count === 1 ? 'Who travels has no name yet.' : 'Those who travel have no names yet.'}{' '}
          <a href={href('/admin/bookings/:reference/travellers', { reference })}>Name who travels</a> first.
        </p>
      ) : null}
      <DeedForm intent="give" of={{ stood }} className={styles.form}>
        <DetailsFields {...shownIn({ people, emergency }, kept?.typed)} faults={kept?.faults ?? {}} />
        <p className={page.ways}>
          <Button look="go">Save</Button>
        </p>
      </DeedForm>
    </>
  )
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'people' | 'emergency'>

/** What was typed goes before what stands. */
function shownIn({ people, emergency }: Shown, typed: Record<string, string> = {}): Shown {
  return {
    people: people.map((one) => ({
      ...one,
      paper: typed[`${one.place}.paper`] ?? one.paper,
      meals: typed[`${one.place}.meals`] ?? one.meals,
    })),
    emergency: {
      name: typed['emergency.name'] ?? emergency.name,
      mobile: typed['emergency.mobile'] ?? emergency.mobile,
    },
  }
}
