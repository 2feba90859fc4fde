import { desc, eq, sql } from 'drizzle-orm'
import type { Message } from '#domain/messaging/message.ts'
import { enqueue } from '#domain/messaging/outbox.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { bookingMail } from '#domain/messaging/templates/booking-mails.ts'
import type { BookingMail } from '#domain/messaging/templates/booking-mails.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { bookingToken } from './booking-link.ts'
import { bookingMessages } from './tables.ts'
import type { OpenedBooking } from './find-booking.server.ts'

/** What telling somebody needs besides the transaction it is told in. */
export type TellNeeds = { keys: KeyRing; config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'> }
export type MessageNeeds = TellNeeds & { db: Db }
type Said = Pick<BookingMail, 'subject' | 'paragraphs' | 'facts' | 'action'> & Pick<Message, 'encloses'>

/** Mails who booked, with a link that opens the booking or a `page` of it. */
export async function mail(
  { db, keys, config }: MessageNeeds,
  booking: OpenedBooking,
  said: Said,
  page = '',
): Promise<void> {
  if (booking.contactEmail === null) return
  const site = await findSetting(db, 'site')
  const url = bookingUrl({ keys, config }, booking, page)
  const { encloses = [], ...words } = said
  const message = bookingMail({ siteName: site?.operatorName ?? 'Padav', url, ...words })
  await send(db, booking, { channel: 'email', to: booking.contactEmail, ...message, encloses })
}

/** Leaves a message with the caller's transaction. Every one about a booking goes this way: into the outbox, and on the list of its page. */
export async function send(db: Db, { id: bookingId }: Pick<OpenedBooking, 'id'>, message: Message): Promise<void> {
  const id = await enqueue(db, message)
  const { channel, subject } = message
  await db.insert(bookingMessages).values({ id, bookingId, channel, subject })
}

/** What was sent about a booking, the newest first; `isSent` once a carrier has it. */
export async function listBookingMessages(db: Db, bookingId: string) {
  const { id, channel, subject, at } = bookingMessages
  const rows = await db
    .select({ channel, subject, at, waits: sql<boolean>`${outbox.id} is not null and ${outbox.sentAt} is null` })
    .from(bookingMessages)
    .leftJoin(outbox, eq(outbox.id, id))
    .where(eq(bookingMessages.bookingId, bookingId))
    .orderBy(desc(at), desc(id))
  return rows.map(({ waits, ...message }) => ({ ...message, isSent: !waits }))
}

/** The absolute address that opens a booking without a session. */
export function bookingUrl(
  { keys, config }: TellNeeds,
  booking: Pick<OpenedBooking, 'id' | 'reference' | 'linkVersion'>,
  page = '',
): string {
  return `${config.publicUrl}/booking/${booking.reference}${page}?key=${bookingToken(keys, booking)}`
}

/** Texts who booked, where messages go by SMS and to a mobile it may go to. */
export async function text(
  { db, config }: MessageNeeds,
  { id, contactMobile }: Pick<OpenedBooking, 'id' | 'contactMobile'>,
  words: { subject: string; body: string },
): Promise<void> {
  if (config.codesBy !== 'sms' || contactMobile === null) return
  if (!isAllowedMobile(contactMobile, config.otpCountries)) return
  await send(db, { id }, { channel: 'sms', to: contactMobile, ...words })
}
