import { data, href, redirect } from 'react-router'
import { partyRows } from '#app/routes/booking/party-rows.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { datesText } from '#app/parts/booking/words.ts'
import { nameForSomebody, partyStood } from '#domain/bookings/desk/fill-in-for-somebody.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { partyFields, readParty } from '#web/party-typed.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/travellers'
import { WhoTravels } from './who-travels.tsx'
import office from '#app/routes/admin/office.module.css'
import styles from '#app/routes/booking/party-form.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findBookingForStaff(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const { id, journey, shown, contactName, contactMobile, contactEmail, pickup } = found.value
  if (shown !== 'held' && shown !== 'confirmed') throw redirect(href('/admin/bookings/:reference', { reference }))
  return {
    reference,
    journey,
    named: await listTravellers(db, id),
    contact: { name: contactName ?? '', mobile: contactMobile ?? '', email: contactEmail ?? '' },
    pickup: pickup ?? '',
    stood: await partyStood(db, found.value),
  }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), { name: nameDeed(reference) })
}

function nameDeed(reference: string): Deed {
  return async (services, actor, typed) => {
    const found = await findBookingForStaff(services.db, actor, reference)
    if (!found.ok) throw data(null, { status: 404 })
    const party = readParty(typedIn(typed, partyFields(found.value)), found.value)
    const asked = { reference, stood: typed('stood'), typed: party }
    const isCar = found.value.journey.package.kind === 'car'
    return told(await nameForSomebody(services, actor, asked), () => (isCar ? 'pickup' : 'named'), {
      invalid: 'unclear-deed',
    })
  }
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Who travels, ${reference}`)
}

/** Who travels, or where a car comes, said by whoever calls: the fields and rules of their own form. */
export default function TravellersPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, journey, named, contact, stood } = found
  const isCar = journey.package.kind === 'car'
  return (
    <div className={office.page}>
      <div>
        <h1>
          {isCar ? 'Where the car comes' : 'Who travels'}, {reference}
        </h1>
        <p className={office.say}>
          {journey.package.name}, {datesText(journey)}, for {contact.name || 'who booked'}. It costs nothing.
        </p>
      </div>
      {isCar ? <Said kept={kept} /> : null}
      <DeedForm intent="name" of={{ stood }} className={styles.form}>
        <WhoTravels found={found} rows={partyRows(journey, named, kept?.typed)} kept={kept} />
        <p className={page.ways}>
          <Button look="go">Save</Button>
        </p>
      </DeedForm>
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Leave it as it is</a>
      </p>
    </div>
  )
}
