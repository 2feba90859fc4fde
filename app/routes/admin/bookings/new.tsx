import { href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { choiceIn } from '#app/routes/admin/packages/package-choice.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { AskFields } from './ask-fields.tsx'
import { loadPhoneBooking, PHONE_DEEDS } from './new.server.ts'
import { momentText } from './moment.ts'
import { PhoneBooking } from './phone-booking.tsx'
import type { Route } from './+types/new'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

const BY_ADDRESS = { name: 'package', by: 'url', action: 'bookings.work', isPublic: true } as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const choice = await choiceIn(context, request, BY_ADDRESS)
  const params = new URL(request.url).searchParams
  return loadPhoneBooking(context.get(servicesContext), context.get(visitContext).visitor, { choice, params })
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/new'), PHONE_DEEDS)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Book for somebody')
}

/** A package sold on the telephone. */
export default function NewBookingPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { asking } = found
  const journey = asking?.journey
  return (
    <PhoneBooking
      title="Book for somebody"
      lead={
        <>
          At the price everybody gets. Nothing is held before you say so; then they get the link to pay, and prove their
          address by opening it.{' '}
          {found.offered ? (
            `The seats kept for them count as free here, until ${momentText(found.offered.until)}.`
          ) : (
            <a href={href('/admin/bookings/new/car')}>Hire a car instead</a>
          )}
        </>
      }
      fields={<AskFields found={found} />}
      priced={asking && journey && { name: asking.pkg.name, journey, more: `${journey.roomsText}.` }}
      needs="Comes with the package, the date and who travels."
      found={found}
      what={journey ? seatsText(journey.seats) : ''}
      kept={kept}
    />
  )
}
