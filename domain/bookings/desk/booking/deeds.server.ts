import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { mustProveAnew } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { refused } from '#platform/result.ts'
import { accessAs } from '#domain/bookings/access.server.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import type { NOTED_DEEDS } from '#domain/bookings/booking.ts'
import { bookingSubject } from './desk.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { cancelBooking } from '#domain/bookings/cancel/cancel.server.ts'
import type { NoCancellation } from '#domain/bookings/cancel/cancel.server.ts'
import type { CancellationQuote } from '#domain/bookings/cancel/cancellation-quote.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { extendHold } from '#domain/bookings/hold/keep-hold.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { tellLink } from '#domain/bookings/link-messages.server.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** What a member of staff is called by in a row of their deed. */
export function nameOfActor(actor: NonNullable<Actor>): string {
  return isProgram(actor) ? actor.program : actor.id
}

export const ReferenceTyped = z.string().min(1).max(20)
/** Why something is done to a booking, for colleagues. */
export const WordsTyped = z.string().trim().min(3, 'Say it in a few words.').max(1000, 'At most 1,000 letters.')

/** What a traveller's own command found amiss, as a form of the office takes it; nothing where it found nothing. */
export function faultsListed(faults: Faults | undefined): { faults?: Fault[] } {
  return faults ? { faults: Object.entries(faults).map(([path, message]) => ({ path, message })) } : {}
}

/** Writes a note of the staff down, in the caller's transaction; its words stay out of the audit, which forgets nobody. */
export async function keepNote(
  db: Db,
  note: { bookingId: string; about: (typeof NOTED_DEEDS)[number]; words: string; by: string },
): Promise<void> {
  await db.insert(bookingNotes).values(note)
}

/** A booking by its reference, locked until the transaction ends. */
export async function lockByReference(db: Db, reference: string) {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference))
  return row && lockBooking(db, row.id)
}

/** Keeps a note about a booking for colleagues. Refuses 'unknown-booking'. */
export const noteBooking = command('bookings.work', {
  input: z.object({ reference: ReferenceTyped, words: WordsTyped }),
  tags: [],
  change: async ({ db, actor }, { reference, words }) => {
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    await keepNote(db, { bookingId: booking.id, about: 'note', words, by: nameOfActor(actor) })
    const changes = [{ subject: bookingSubject(reference), before: null, after: { noted: words.length } }]
    return { ok: true, value: undefined, changes }
  },
})

/** Sends who booked the link of their booking once more, with how it stands. Refuses 'unknown-booking', and 'contact-missing' before anybody said where. */
export const sendBookingLink = command('bookings.work', {
  input: z.object({ reference: ReferenceTyped }),
  tags: [],
  change: async (needs: TellNeeds & { db: Db }, { reference }) => {
    const booking = await lockByReference(needs.db, reference)
    if (!booking) return refused('unknown-booking')
    if (booking.contactEmail === null || isForgotten(booking)) return refused('contact-missing')
    await tellLink(needs, booking)
    const changes = [{ subject: bookingSubject(reference), before: null, after: { deed: 'link-sent' } }]
    return { ok: true, value: undefined, changes }
  },
})

/** Fifteen minutes more for a hold, once, whoever asked for them. Refuses as `extendHold` does, and 'unknown-booking'. */
export const extendForSomebody = command('bookings.work', {
  input: z.object({ reference: ReferenceTyped }),
  tags: [],
  change: async ({ db, actor }, { reference }) => {
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const extended = await extendHold(db, accessAs(actor, booking.id))
    if (!extended.ok) return extended
    const [before, after] = [{ holdExpiresAt: booking.holdExpiresAt }, extended.value]
    return { ok: true, value: undefined, changes: [{ subject: bookingSubject(reference), before, after }] }
  },
})

export type NotCancelled = NoCancellation | 'unknown-booking' | 'prove-again'

/** What staff cancel a booking at: exactly the refund they were shown. */
type CancelledBooking = { reference: string; expectedPaise: Paise; because: string }
const CancelledBooking: z.ZodType<CancelledBooking, CancelledBooking> = z.object({
  reference: ReferenceTyped,
  expectedPaise: z.number().int().min(0),
  because: WordsTyped,
})

/** Cancels a booking for somebody, by the same quote and with the same messages as they would themselves. Refuses as `cancelBooking` does, 'unknown-booking', and 'prove-again' where money goes back. */
export const cancelForSomebody = command<
  CancelledBooking,
  CancelledBooking,
  CancellationQuote,
  NotCancelled,
  TellNeeds
>('bookings.work', {
  input: CancelledBooking,
  tags: [],
  change: async (needs, { reference, expectedPaise, because }) => {
    const { db, actor } = needs
    if (expectedPaise > 0 && mustProveAnew(actor, 'payments.settle', needs.clock.now())) return refused('prove-again')
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    // Cancelled meanwhile: somebody else's deed, with their reason.
    if (booking.state === 'cancelled') return refused('not-allowed')
    const cancelled = await cancelBooking(needs, accessAs(actor, booking.id), { expectedPaise })
    if (!cancelled.ok) return cancelled
    await keepNote(db, { bookingId: booking.id, about: 'cancelled', words: because, by: nameOfActor(actor) })
    const { refundPaise, chargeTotalPaise } = cancelled.value
    const after = { state: 'cancelled', refundPaise, chargeTotalPaise }
    return {
      ok: true,
      value: cancelled.value,
      changes: [{ subject: bookingSubject(reference), before: { state: booking.state }, after }],
    }
  },
})
