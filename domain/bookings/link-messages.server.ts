import type { Facts } from '#domain/messaging/kind.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { mail } from './booking-messages.server.ts'
import type { MessageNeeds } from './booking-messages.server.ts'
import { listInstalments } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'

/** Mails who booked the link of their booking, with how it stands: of what is held, until when and what makes it theirs. */
export async function tellLink(needs: MessageNeeds, booking: OpenedBooking): Promise<void> {
  const { journey, reference, totalPaise } = booking
  const parts = await listInstalments(needs.db, booking.id)
  const next = parts.find(({ paidAt }) => paidAt === null)
  const facts: Facts = [
    ['Booking', reference],
    ['Who', partyWithAgesText(journey.party)],
    [journey.package.kind === 'car' ? 'Car' : 'Rooms', journey.roomsText],
    ['Price with GST', formatPaise(totalPaise)],
    ...(next ? [['Next to pay', formatPaise(next.amountPaise)] as const] : []),
  ]
  const stands = booking.shown === 'held' ? heldText(booking, next?.amountPaise ?? totalPaise) : STANDS
  await mail(needs, booking, 'link', { stands, facts })
}

const STANDS =
  'Here is the link to your booking: how it stands, what is paid and due, your documents, and all you may change.'

function heldText({ journey, seats, holdExpiresAt }: OpenedBooking, paise: number): string {
  const isCar = journey.package.kind === 'car'
  const what = isCar ? 'A car is' : seats === 1 ? '1 seat is' : `${seats} seats are`
  const until = `${formatDate(istDate(holdExpiresAt))}, ${formatTime(holdExpiresAt)}`
  return `${what} held for you until ${until}. To book, open your booking and pay ${formatPaise(paise)}; nothing is charged before that.`
}
