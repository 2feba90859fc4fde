import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { mustProveAnew } from '#domain/policy/policy.ts'
import { refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { accessAs } from '#domain/bookings/access.server.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { amendBooking } from '#domain/bookings/change/amend.server.ts'
import type { ChangeBody } from '#domain/bookings/change/amendment.ts'
import { findAmendment, quoteAmendment } from '#domain/bookings/change/amendment-quote.server.ts'
import type { NoAmendment } from '#domain/bookings/change/amendment-quote.server.ts'
import type { AmendmentQuote } from '#domain/bookings/change/amendment-money.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { faultsListed, lockByReference, ReferenceTyped } from './booking/deeds.server.ts'
import { bookingSubject } from './booking/desk.server.ts'

/** What changing a booking would cost whoever calls: the quote their own page makes. Refuses as `quoteAmendment` does, and 'unknown-booking'. */
export async function quoteForSomebody(
  needs: QuoteNeeds,
  actor: Actor,
  { reference, change }: { reference: string; change: ChangeBody },
): Promise<Result<AmendmentQuote, NoAmendment | 'unknown-booking'> & { faults?: Faults }> {
  const found = await findBookingForStaff(needs.db, actor, reference)
  if (!found.ok) return found
  return quoteAmendment(needs, accessAs(actor, found.value.id), change)
}

/** The change staff have read out: its quote, and who travels then where the party is another one. */
const ReadOut = z.object({
  reference: ReferenceTyped,
  token: z.string().min(1).max(60),
  named: z.custom<readonly Traveller[]>((named) => Array.isArray(named)).optional(),
})
type ReadOut = z.infer<typeof ReadOut>
type AmendRefusal = Extract<Awaited<ReturnType<typeof amendBooking>>, { ok: false }>['reason']

/**
 * Changes a booking for whoever called, to exactly what was read out to them, with the mail their own change sends. Pressed twice it is done once. Refuses as `amendBooking` does,
 * 'unknown-booking', and 'prove-again' where money goes back.
 */
export const changeForSomebody = command<
  ReadOut,
  ReadOut,
  void,
  AmendRefusal | 'unknown-booking' | 'prove-again',
  TellNeeds
>('bookings.work', {
  input: ReadOut,
  tags: [],
  change: async (needs, { reference, token, named }) => {
    const { db, actor, clock } = needs
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    if (booking.quoteToken === token) return { ok: true, value: undefined, changes: [] }
    const money = await findAmendment(db, booking, token, named)
    if (money && money.refundPaise > 0 && mustProveAnew(actor, 'payments.settle', clock.now()))
      return refused('prove-again')
    const amended = await amendBooking(needs, accessAs(actor, booking.id), { token, named })
    if (!amended.ok) return { ...refused(amended.reason), ...faultsListed(amended.faults) }
    const changes = [{ subject: bookingSubject(reference), before: figuresOf(booking), after: madeOf(money) }]
    return { ok: true, value: undefined, changes }
  },
})

function figuresOf({ startsOn, seats, totalPaise }: OpenedBooking) {
  return { startsOn, seats, totalPaise }
}

function madeOf(money: AmendmentQuote | undefined) {
  if (!money) return null
  const { startsOn, seats } = money.quote.priced
  return { startsOn, seats, totalPaise: money.isPaise, chargePaise: money.chargePaise, refundPaise: money.refundPaise }
}
