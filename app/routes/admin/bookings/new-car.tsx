import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { CarFields } from './car-fields.tsx'
import { loadPhoneHire } from './new-car.server.ts'
import { PHONE_DEEDS } from './new.server.ts'
import { PhoneBooking } from './phone-booking.tsx'
import type { Route } from './+types/new-car'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const found = await loadPhoneHire(context.get(servicesContext), context.get(visitContext).visitor, params)
  if (!found.ok) throw refusedPage(found.reason)
  return found.value
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/new/car'), PHONE_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Hire a car for somebody')
}

/** A car hired out on the telephone. */
export default function NewHirePage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { car, journey } = found
  return (
    <PhoneBooking
      title="Hire a car for somebody"
      lead={
        <>
          At the fare everybody gets. Nothing is held before you say so; then they get the link to pay.{' '}
          <a href={href('/admin/bookings/new')}>Book a package instead</a>
        </>
      }
      fields={<CarFields found={found} />}
      priced={car && journey && { name: car.name, journey }}
      needs="Comes with the class, the day and the way."
      found={found}
      what="the car"
      pickupIn={journey?.departureCity}
      kept={kept}
    />
  )
}
