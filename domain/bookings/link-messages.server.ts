import type { MailFacts } from '#domain/messaging/kind.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { SentMessage } from '#domain/messaging/send.server.ts'
import { mail, text } from './booking-messages.server.ts'
import type { MessageNeeds } from './booking-messages.server.ts'
import { listInstalments } from './find-booking.server.ts'
import type { OpenedBooking } from './find-booking.server.ts'

/** Mails who booked the link of their booking, with how it stands: of what is held, until when and what makes it theirs, of which an SMS tells too. Gives what was left in the outbox. */
export async function tellLink(needs: MessageNeeds, booking: OpenedBooking): Promise<SentMessage[]> {
  const { journey, reference, totalPaise } = booking
  const parts = await listInstalments(needs.db, booking.id)
  const isCancelled = booking.shown === 'cancelled'
  const next = isCancelled ? undefined : parts.find(({ paidAt }) => paidAt === null)
  const facts: MailFacts = [
    ['Booking', reference],
    ['Who', partyWithAgesText(journey.party)],
    [journey.package.kind === 'car' ? 'Car' : 'Rooms', journey.roomsText],
    ['Price with GST', formatPaise(totalPaise)],
    ...(next ? [['Next to pay', formatPaise(next.amountPaise)] as const] : []),
  ]
  const isHeld = booking.shown === 'held'
  const stands = isHeld ? heldText(booking, next?.amountPaise ?? totalPaise) : STANDS
  const sent = await mail(needs, booking, 'link', { stands, facts })
  const sms = isHeld
    ? await text(needs, booking, 'link', { reference, held: whatIsHeld(booking), until: untilText(booking) })
    : undefined
  return [sent, sms].filter((one) => one !== undefined)
}

const STANDS =
  'Here is the link to your booking: how it stands, what is paid and due, your documents, and all you may change.'

function heldText(booking: OpenedBooking, paise: number): string {
  const areMany = booking.seats > 1 && booking.journey.package.kind !== 'car'
  return `${whatIsHeld(booking)} ${areMany ? 'are' : 'is'} held for you until ${untilText(booking)}. To book, open your booking and pay ${formatPaise(paise)}; nothing is charged before that.`
}

function whatIsHeld({ journey, seats }: OpenedBooking): string {
  return journey.package.kind === 'car' ? 'A car' : seats === 1 ? '1 seat' : `${seats} seats`
}

function untilText({ holdExpiresAt }: OpenedBooking): string {
  return `${formatDate(istDate(holdExpiresAt))}, ${formatTime(holdExpiresAt)}`
}
