import { and, eq, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bookingOtpTarget } from '#domain/accounts/otp/otp-target.ts'
import { sendBookingOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { verifyBookingOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import type { OtpNeeds } from '#domain/accounts/otp/otp-target.ts'
import type { SendRefusal } from '#domain/accounts/otp/send-otp.server.ts'
import type { MailFacts } from '#domain/messaging/kind.ts'
import { maskEmail } from '#domain/contact/email.ts'
import { maskMobile } from '#domain/contact/mobile.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import { wasBooked } from '#domain/bookings/booking.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { mail } from '#domain/bookings/booking-messages.server.ts'
import type { MessageNeeds, TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { opensBooking } from '#domain/bookings/booking-link.ts'
import { findBookingById, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { promotionsIn } from '#domain/bookings/quote/used-promotions.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

type ReachedContact = Pick<OpenedBooking, 'contactMobile' | 'contactEmail' | 'newContact'>

/** Whether it is known that who books is reached where they said: by a code, or by the account that books. */
export function isContactVerified({
  userId,
  contactProvenAt,
}: Pick<OpenedBooking, 'userId' | 'contactProvenAt'>): boolean {
  return userId !== null || contactProvenAt !== null
}

/**
 * Of a select from the bookings: those made without an account whose own contact these addresses are, the e-mail in lower case and the mobile as E.164. An address that only was typed may be
 * somebody else's, and of two of which one was proven the other may be: neither makes a booking anybody's.
 */
export function isProvenGuests({ email, mobile }: { email: string | null; mobile: string | null }): SQL {
  const { contactProvenAt, contactProvenBy } = bookings
  const by = (which: 'mobile' | 'email') => sql`coalesce(${contactProvenBy}, ${which}) = ${which}`
  const theirs = or(
    email === null ? undefined : and(eq(bookings.contactEmail, email), by('email')),
    mobile === null ? undefined : and(eq(bookings.contactMobile, mobile), by('mobile')),
  )
  return and(isNull(bookings.userId), isNotNull(contactProvenAt), theirs ?? sql`false`)!
}

/** The same of those that name one of them, and are nobody's by it. */
export function isUnprovenGuests(address: { email: string | null; mobile: string | null }): SQL {
  const { email, mobile } = address
  const named = or(
    email === null ? undefined : eq(bookings.contactEmail, email),
    mobile === null ? undefined : eq(bookings.contactMobile, mobile),
  )
  return and(isNull(bookings.userId), named ?? sql`false`, not(isProvenGuests(address)))!
}

/** Where the code of a booking goes, enough of it for its owner to know it; undefined before anybody said. */
export function codeGoesTo(config: OtpNeeds['config'], booking: ReachedContact, by?: 'mail'): string | undefined {
  const contact = contactOf(booking)
  if (!contact) return undefined
  const { purpose, target } = bookingOtpTarget(config, { ...contact, by })
  return purpose === 'booking' ? maskMobile(target) : maskEmail(target)
}

/** Whether a booking that was made in a call or on the telephone can still be proven to be reached where it says, now that it is booked. */
export function mayProveLate(booking: OpenedBooking): boolean {
  return wasBooked(booking) && !isContactVerified(booking)
}

/**
 * Whether the code may go by mail in place of an SMS: the ticket reaches them all the same. Not where the price holds what each person has once, which is counted by
 * the address that is proven: of mailboxes anybody has many.
 */
export function mayProveByMail(booking: Pick<OpenedBooking, 'journey'>): boolean {
  return promotionsIn(booking.journey).length === 0
}

/** Sends a code to who books as a guest, `by` mail where that was chosen and may be. Refuses as `sendOtp` does, and 'contact-missing' before anybody said where. */
export async function sendContactCode(
  needs: OtpNeeds,
  access: BookingAccess,
  from: { browserHash: string; network: string; by?: 'mail' | undefined },
): Promise<Result<unknown, SendRefusal | 'contact-missing' | 'forbidden'>> {
  const allowed = admit(access, 'contact.prove')
  if (!allowed.ok) return allowed
  const booking = await findBookingById(needs.db, access.bookingId)
  const contact = booking && contactOf(booking)
  if (!contact) return refused('contact-missing')
  return sendBookingOtp(needs, { ...contact, ...from, by: chosenWay(booking, from.by) })
}

/**
 * Notes that who books is reached where they said, when the code is right; it proves the address it was sent to and no later one. Of a booking that is paid the new one takes the place of the
 * old, which is told.
 */
export async function verifyContact(
  needs: OtpNeeds & TellNeeds,
  access: BookingAccess,
  typed: { browserHash: string; otp: unknown; by?: 'mail' | undefined },
): Promise<Result<void, 'contact-missing' | 'otp-missing' | 'otp-wrong' | 'otp-locked' | 'forbidden'>> {
  const allowed = admit(access, 'contact.prove')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const contact = booking && contactOf(booking)
    if (!contact) return refused('contact-missing')
    // A refusal is no error: the transaction commits, and the guess stays counted.
    const way = { ...typed, by: chosenWay(booking, typed.by) }
    const verified = await verifyBookingOtp({ ...needs, db }, { ...contact, ...way })
    if (!verified.ok) return verified
    const { newContact } = booking
    if (newContact) await tellContactChanged({ ...needs, db }, booking, newContact)
    const reached = newContact ? { contactMobile: contact.mobile, contactEmail: contact.email, newContact: null } : {}
    await db
      .update(bookings)
      .set({ ...reached, contactProvenAt: sql`now()`, contactProvenBy: provenBy(needs.config, contact, way.by) })
      .where(eq(bookings.id, bookingId))
    return done(undefined)
  })
}

function provenBy(config: OtpNeeds['config'], contact: { mobile: string; email: string }, by: 'mail' | undefined) {
  return bookingOtpTarget(config, { ...contact, by }).purpose === 'booking' ? 'mobile' : 'email'
}

/** Tells whoever was reached before, who may not be who changed it. */
async function tellContactChanged(needs: MessageNeeds, booking: OpenedBooking, to: { mobile: string; email: string }) {
  await mail(needs, booking, 'contact-changed', { facts: reachedNow(booking, to) })
}

/** Where who booked is reached from now on, as whoever was reached before may read it. */
export function reachedNow(
  { reference }: Pick<OpenedBooking, 'reference'>,
  { mobile, email }: { mobile: string; email: string },
): MailFacts {
  return [
    ['Booking', reference],
    ['Mobile now', maskMobile(mobile)],
    ['E-mail now', maskEmail(email)],
  ]
}

/**
 * Notes that who was booked for on the telephone is reached where they said: the link went there and to nobody else. Not once anybody but staff has named the party, since whoever has the
 * link may have typed another address then; and not of a booking somebody made for themselves, whose link they were given at once.
 */
export async function verifyByLink(
  { db, keys }: { db: Db; keys: KeyRing },
  reference: string,
  token: string,
): Promise<void> {
  const isTheirs = and(
    eq(bookings.reference, reference),
    isNotNull(bookings.bookedBy),
    isNull(bookings.contactProvenAt),
  )
  const [booking] = await db.select().from(bookings).where(isTheirs)
  if (!booking || !opensBooking(keys, booking, token)) return
  const named = db
    .select({ id: bookingEvents.id })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, booking.id),
        eq(bookingEvents.kind, 'travellers-named'),
        sql`${bookingEvents.facts} ->> 'by' is null`,
      ),
    )
  await db
    .update(bookings)
    .set({ contactProvenAt: sql`now()`, contactProvenBy: 'email' })
    .where(and(isTheirs, notExists(named)))
}

function chosenWay(booking: Pick<OpenedBooking, 'journey'>, by: 'mail' | undefined): 'mail' | undefined {
  return mayProveByMail(booking) ? by : undefined
}

/** What a code proves: where who booked would be reached instead, or is. */
function contactOf({ contactMobile, contactEmail, newContact }: ReachedContact) {
  if (newContact) return newContact
  return contactMobile === null || contactEmail === null ? undefined : { mobile: contactMobile, email: contactEmail }
}
