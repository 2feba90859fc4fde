import { data, href } from 'react-router'
import { Bill } from '#app/parts/booking/total.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { CarFields } from './car-fields.tsx'
import { Hold } from './hold.tsx'
import { loadPhoneHire } from './new-car.server.ts'
import { PHONE_DEEDS } from './new.server.ts'
import type { Route } from './+types/new-car'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const found = await loadPhoneHire(context.get(servicesContext), context.get(visitContext).visitor, params)
  if (!found.ok) throw data(null, { status: 403 })
  return found.value
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/new/car'), PHONE_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Hire a car for somebody')
}

/** A hire on the telephone: the trip, what it costs, and a vehicle held while they pay by the link that is sent. */
export default function PhoneHirePage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { car, journey } = found
  return (
    <div className={office.page}>
      <div>
        <h1>Hire a car for somebody</h1>
        <p className={office.say}>
          At the fare everybody gets. Nothing is held before you say so; then they get the link to pay.{' '}
          <a href={href('/admin/bookings/new')}>Book a package instead</a>
        </p>
      </div>
      <Said kept={kept} />
      <div className={`${office.split} ${office.wide}`}>
        <div>
          <CarFields found={found} />
        </div>
        <div>
          <section aria-labelledby="price">
            <h2 id="price">They pay</h2>
            {car && journey ? (
              <>
                <p>
                  {car.name}, {formatDate(journey.startsOn)} to {formatDate(journey.endsOn)}, from{' '}
                  {journey.departureCity}.
                </p>
                <Bill journey={journey} />
              </>
            ) : (
              <p>Comes with the class, the day and the way.</p>
            )}
          </section>
          {journey ? (
            <Hold
              found={found}
              totalPaise={journey.totalPaise}
              what="the car"
              pickupIn={journey.departureCity}
              kept={kept}
            />
          ) : null}
        </div>
      </div>
      <p>
        <a href={href('/admin/bookings')}>All bookings</a>
      </p>
    </div>
  )
}
