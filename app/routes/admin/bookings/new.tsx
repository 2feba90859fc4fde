import { data, href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { Bill } from '#app/parts/booking/total.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { AskFields } from './ask-fields.tsx'
import { Hold } from './hold.tsx'
import { loadPhoneBooking, PHONE_DEEDS } from './new.server.ts'
import type { Route } from './+types/new'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const found = await loadPhoneBooking(context.get(servicesContext), context.get(visitContext).visitor, params)
  if (!found.ok) throw data(null, { status: 403 })
  return found.value
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/new'), PHONE_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Book for somebody')
}

/** A booking on the telephone: what they want, what it costs, and the seats held while they pay by the link that is sent. */
export default function PhoneBookingPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { asking } = found
  const journey = asking?.journey
  return (
    <div className={office.page}>
      <div>
        <h1>Book for somebody</h1>
        <p className={office.say}>
          At the price everybody gets. Nothing is held before you say so; then they get the link to pay, and prove their
          address by opening it. <a href={href('/admin/bookings/new/car')}>Hire a car instead</a>
        </p>
      </div>
      <Said kept={kept} />
      <div className={`${office.split} ${office.wide}`}>
        <div>
          <AskFields found={found} />
        </div>
        <div>
          <section aria-labelledby="price">
            <h2 id="price">They pay</h2>
            {asking && journey ? (
              <>
                <p>
                  {asking.pkg.name}, {formatDate(journey.startsOn)} to {formatDate(journey.endsOn)}, from{' '}
                  {journey.departureCity}. {journey.roomsText}
                </p>
                <Bill journey={journey} />
              </>
            ) : (
              <p>Comes with the package, the date and who travels.</p>
            )}
          </section>
          {journey ? (
            <Hold found={found} totalPaise={journey.totalPaise} what={seatsText(journey.seats)} kept={kept} />
          ) : null}
        </div>
      </div>
      <p>
        <a href={href('/admin/bookings')}>All bookings</a>
      </p>
    </div>
  )
}
