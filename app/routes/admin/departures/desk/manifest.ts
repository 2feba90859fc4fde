import { isForgotten } from '#domain/bookings/booking.ts'
import { findDesk } from '#domain/bookings/desk/departure-desk.server.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/manifest'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

const HEAD = [
  'Booking',
  'Traveller',
  'Age',
  'Room',
  'Food',
  'Gets in',
  'Extras',
  'Papers',
  'In',
  'Contact',
  'Mobile',
  'E-mail',
  'Still due, ₹',
]

/** The manifest of a departure as a spreadsheet reads it, a line a traveller; what is due stands with the first of a booking. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findDesk(context.get(servicesContext).db, context.get(visitContext).visitor, params.id)
  if (!found.ok) throw refusedPage(found.reason)
  const { departure, bookings } = found.value
  const rows = bookings.flatMap(
    ({ reference, contactName, contactMobile, contactEmail, duePaise, people, extras, pickup }) =>
      people.map(({ name, age, room, meals, hasPaper, inAt }, at): (string | number | null)[] => [
        reference,
        name ?? (isForgotten({ contactEmail }) ? 'erased' : 'not named yet'),
        age,
        room,
        meals,
        pickup || null,
        at === 0 ? extras.join('; ') : null,
        hasPaper ? 'there' : 'missing',
        inAt ? 'in' : '',
        ...(at === 0
          ? [contactName, contactMobile, contactEmail, (duePaise / 100).toFixed(2)]
          : [null, null, null, null]),
      ]),
  )
  return new Response(CSV_BEGIN + [HEAD, ...rows].map(csvLine).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="manifest-${departure.startsOn}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
