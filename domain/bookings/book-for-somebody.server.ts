import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { newId } from '#platform/ids.ts'
import type { Paise } from '#platform/money.ts'
import { refused } from '#platform/result.ts'
import { askOf, readAskTyped } from './ask-address.ts'
import type { AskRefusal } from './ask-address.ts'
import { PHONE_HOLD_HOURS } from './booking.ts'
import type { Contact } from './booking.ts'
import { nameOfActor } from './booking-deeds.server.ts'
import { bookingSubject } from './booking-desk.server.ts'
import type { TellNeeds } from './booking-messages.server.ts'
import { ContactBody } from './contact.ts'
import { findBookingById } from './find-booking.server.ts'
import type { NoHire } from './hire-quote.server.ts'
import { holdSeats } from './hold.server.ts'
import type { NoHold } from './hold.server.ts'
import { tellLink } from './link-messages.server.ts'
import { makeQuote } from './quotes.server.ts'
import type { NoQuote, QuoteNeeds } from './quotes.server.ts'
import { bookings } from './tables.ts'

/** What staff ask for somebody: the journey as an address of the booking's steps has it, the price they read out, and who it is for. */
export type PhoneBooking = Contact & { ask: string; shownPaise: Paise; hours: number }
export type NotBooked = AskRefusal | NoQuote | NoHire | NoHold

const PhoneBooking: z.ZodType<PhoneBooking, PhoneBooking> = z.intersection(
  ContactBody as z.ZodType<Contact, Contact>,
  z.object({
    ask: z.string().max(4000),
    shownPaise: z.number().int().positive(),
    hours: z.literal(PHONE_HOLD_HOURS, 'Choose how long the seats wait.'),
  }),
)

/**
 * Books for somebody who called: the same quote and the same hold as they would have made, under the name of who works here, and the link to pay on its way to them with this
 * commit. Whoever works here gets no link: the person proves the address by opening theirs. Refuses 'price-changed' where the price is another one than was read out.
 */
export const bookForSomebody = command<
  PhoneBooking,
  PhoneBooking,
  { reference: string },
  NotBooked,
  QuoteNeeds & TellNeeds
>('bookings.work', {
  input: PhoneBooking,
  tags: [],
  change: async (needs, { ask, shownPaise, hours, ...contact }) => {
    const { db, actor } = needs
    const asked = askOf(readAskTyped(new URLSearchParams(ask)))
    if (!asked.ok) return asked
    const made = await makeQuote(needs, asked.value)
    if (!made.ok) return refused(made.reason)
    const { token, totalPaise, expiresAt } = made.value
    if (totalPaise !== shownPaise) return refused('price-changed')
    const held = await holdSeats(needs, { quote: token, contact }, { key: newId(), userId: undefined })
    if (!held.ok) return refused(held.reason)
    const { id, reference } = held.value
    const longest = sql`greatest(${expiresAt.toISOString()}::timestamptz, ${bookings.holdExpiresAt})`
    await db
      .update(bookings)
      .set({
        bookedBy: nameOfActor(actor),
        holdExpiresAt: sql`least(now() + ${`${hours} hours`}::interval, ${longest})`,
      })
      .where(eq(bookings.id, id))
    const booking = (await findBookingById(db, id))!
    await tellLink(needs, booking)
    const { seats, holdExpiresAt } = booking
    const after = { bookedForSomebody: true, seats, totalPaise, holdExpiresAt }
    return { ok: true, value: { reference }, changes: [{ subject: bookingSubject(reference), before: null, after }] }
  },
})
