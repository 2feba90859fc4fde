import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { ContactBody } from '#domain/bookings/hold/contact.ts'
import { endHoldsFor, holdForSomebody, listHeldFor } from '#domain/bookings/hold/hold-for-somebody.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import type { StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { changeEnquiry, lockEnquiry } from '#domain/leads/desk/enquiry/change.server.ts'
import type { LeadRow } from '#domain/leads/lead-rows.server.ts'
import { leadEvents } from '#domain/leads/tables.ts'

/** What is held for somebody by the quotes they were sent. */
export async function listHeldOf(db: Db, leadId: string) {
  return listHeldFor(db, await listTokens(db, leadId))
}

/** Gives back what is held for somebody, in the caller's transaction; `next` is the departure a new quote holds seats of. Gives the bookings that were held. */
export async function endHoldsOf(db: Db, leadId: string, next?: string): Promise<string[]> {
  return endHoldsFor(db, await listTokens(db, leadId), next)
}

async function listTokens(db: Db, leadId: string): Promise<string[]> {
  const { quoteToken } = leadEvents
  const rows = await db
    .select({ token: quoteToken })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), isNotNull(quoteToken)))
  return rows.flatMap(({ token }) => token ?? [])
}

type HoldNeeds = TellNeeds & { db: Db; actor: NonNullable<Actor> }

/** Holds the seats of a quote for whoever asked, who gets the link to pay instead of the quote's. Refuses 'unclear-deed' for somebody who cannot book, and as `holdSeats` does. */
export async function holdQuote(needs: HoldNeeds, lead: LeadRow, quote: StoredQuote, hours: number) {
  const { name, mobile, email } = lead
  const contact = ContactBody.safeParse({ name, mobile, email })
  if (!contact.success)
    return {
      ...refused('unclear-deed'),
      faults: [{ path: 'hours', message: 'Seats are held for a name, a mobile and an e-mail.' }],
    }
  return holdForSomebody(needs, quote, { contact: contact.data, hours })
}

/** Gives back, at once, what quotes hold for whoever asked. Refuses 'changed-meanwhile', and 'not-from-here' where nothing is held. */
export const releaseSeats = command('enquiries.work', {
  input: z.object({ reference: z.string().trim().min(1).max(20), seen: z.string().max(120) }),
  tags: [],
  change: async (needs, { reference, seen }) => {
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    const ended = await endHoldsOf(needs.db, found.value.id)
    if (ended.length === 0) return refused('not-from-here')
    return changeEnquiry(needs, found.value, {}, [{ kind: 'released', facts: { booking: ended.join(', ') } }])
  },
})
