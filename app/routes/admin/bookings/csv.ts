import { data } from 'react-router'
import type { BookingsAsked } from '#domain/bookings/desk/bookings-asked.ts'
import { readBookingsDesk } from '#domain/bookings/desk/bookings-desk.server.ts'
import type { ListedBooking } from '#domain/bookings/desk/bookings-desk.server.ts'
import type { BookingFigures } from '#domain/bookings/desk/booking/figures.server.ts'
import type { SignedIn } from '#domain/policy/actor.ts'
import { csvFile } from '#app/routes/admin/csv-file.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { CSV_BEGIN, csvLine } from '#platform/csv.ts'
import { istDateTime } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { bookingsIn } from './asked.ts'
import type { Route } from './+types/csv'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

/** The bookings an address asks for, all of them, as a spreadsheet reads them. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext)
  if (!visitor) throw data(null, { status: 403 })
  const asked = bookingsIn(new URL(request.url).searchParams)
  return csvFile('bookings', writeLines(context.get(servicesContext).db, visitor, asked))
}

const COLUMNS = ['Reference', 'State', 'Journey', 'Leaves', 'Seats', 'Name', 'Mobile', 'Booked at', 'By telephone']
const SUMS = ['Price in ₹', 'Still due in ₹', 'Goes back in ₹', 'Paid in ₹', 'Kept in ₹', 'Given back in ₹']

async function* writeLines(db: Db, actor: SignedIn, asked: BookingsAsked): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine([...COLUMNS, ...SUMS, 'Papers', 'GSTIN'])
  for await (const rows of readBookingsDesk(db, actor, asked)) yield rows.map(lineOf).join('')
}

function lineOf(row: ListedBooking & BookingFigures): string {
  const { reference, shown, journey, startsOn, seats, contactName, contactMobile, createdAt, isStaffs } = row
  const who = [contactName, contactMobile, istDateTime(createdAt), isStaffs ? 'yes' : 'no'] as const
  const { totalPaise, duePaise, backPaise, paidPaise, keptPaise, givenBackPaise } = row
  const money = [totalPaise, duePaise, backPaise, paidPaise, keptPaise, givenBackPaise]
  const sums = money.map((paise) => (paise / 100).toFixed(2))
  return csvLine([reference, shown, journey, startsOn, seats, ...who, ...sums, row.papers.join('; '), row.gstin ?? ''])
}
