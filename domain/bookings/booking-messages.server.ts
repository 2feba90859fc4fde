import { desc, eq, sql } from 'drizzle-orm'
import type { MailName, MailValues, SmsName, SmsValues } from '#domain/messaging/kinds.ts'
import type { Message } from '#domain/messaging/message.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import type { SentMessage } from '#domain/messaging/send.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { isForgotten } from './booking.ts'
import { bookingToken } from './booking-link.ts'
import { bookingMessages } from './tables.ts'
import type { OpenedBooking } from './find-booking.server.ts'

/** What telling somebody needs besides the transaction it is told in. */
export type TellNeeds = { keys: KeyRing; config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'> }
export type MessageNeeds = TellNeeds & { db: Db }
type Common = { site: string; journey: string; date: string; booking: string; link: string }
/** What only this mail knows; what every one knows may be said otherwise. */
export type OwnMailValues<Kind extends MailName> = Omit<MailValues<Kind>, keyof Common> & Partial<Common>

/** Mails who booked, with a link that opens the booking or a `page` of it; nobody, once they are forgotten. */
export async function mail<Kind extends MailName>(
  { db, keys, config }: MessageNeeds,
  booking: OpenedBooking,
  kind: Kind,
  own: OwnMailValues<Kind>,
  { page = '', encloses = [] }: { page?: string } & Pick<Message, 'encloses'> = {},
): Promise<SentMessage | undefined> {
  if (booking.contactEmail === null || isForgotten(booking)) return undefined
  const common = await valuesFor(db, booking, bookingUrl({ keys, config }, booking, page))
  const values = { ...common, ...own } as unknown as MailValues<Kind>
  const sent = await sendMail(db, kind, { to: booking.contactEmail, values, encloses })
  await note(db, booking, sent)
  return sent
}

/** What every mail about a booking knows, whoever it goes to. */
export async function valuesFor(db: Db, booking: OpenedBooking, link: string): Promise<Common> {
  return {
    site: await findOperatorName(db),
    journey: booking.journey.package.name,
    date: formatDate(booking.startsOn),
    booking: booking.reference,
    link,
  }
}

/** Puts a message that was left in the outbox on the list of its booking's page: every one about a booking. */
export async function note(
  db: Db,
  { id: bookingId }: Pick<OpenedBooking, 'id'>,
  sent: SentMessage | undefined,
): Promise<void> {
  if (sent) await db.insert(bookingMessages).values({ bookingId, ...sent })
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
export async function text<Kind extends SmsName>(
  { db, config }: MessageNeeds,
  { id, contactMobile }: Pick<OpenedBooking, 'id' | 'contactMobile'>,
  kind: Kind,
  values: SmsValues<Kind>,
): Promise<SentMessage | undefined> {
  if (config.codesBy !== 'sms' || contactMobile === null) return undefined
  if (!isAllowedMobile(contactMobile, config.otpCountries)) return undefined
  const sent = await sendSms(db, kind, { to: contactMobile, values })
  await note(db, { id }, sent)
  return sent
}
