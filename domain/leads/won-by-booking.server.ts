import { and, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { findBookedOf } from '#domain/bookings/quote/booked-quote.server.ts'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { changeEnquiry, lockEnquiry } from '#domain/leads/desk/enquiry/change.server.ts'
import { stateOf } from '#domain/leads/desk/enquiry/deeds.server.ts'
import { MOVES, OPEN_STATES } from './lead.ts'
import { leadEvents, leads } from './tables.ts'

/** A lead that was given up longer ago is not looked after any more. */
const LOST_WITHIN = 60 * DAY
const MOST_AT_ONCE = 2000

/** Wins the enquiries whose quote, or a version made of it since, was booked: each booking once, so that one opened again by hand stays open. Gives how many. */
export async function winBooked(needs: { db: Db; clock: Clock }): Promise<number> {
  const sent = await listSent(needs)
  const booked = await findBookedOf(
    needs.db,
    sent.map(({ token }) => token),
  )
  let won = 0
  for (const { reference, token } of sent) {
    const booking = booked.get(token)?.reference
    if (!booking) continue
    const outcome = await winByBooking(needs, { program: 'enquiries' }, { reference, token, booking })
    if (outcome.ok) won++
  }
  return won
}

const winByBooking = command('enquiries.work', {
  input: z.object({ reference: z.string(), token: z.string(), booking: z.string() }),
  tags: [],
  change: async (needs, { reference, token, booking }) => {
    const found = await lockEnquiry(needs.db, reference)
    if (!found.ok) return found
    const lead = found.value
    // Another process may have been quicker.
    if (!MOVES[lead.state].includes('won')) return refused('not-from-here')
    const facts = { from: lead.state, booking }
    return changeEnquiry(needs, lead, { ...stateOf(needs.clock, lead, 'won'), lostReason: null }, [
      { kind: 'won', facts, quoteToken: token },
    ])
  },
})

/** Quotes that were sent and have not won their enquiry yet, the newest first. */
async function listSent({ db, clock }: { db: Db; clock: Clock }): Promise<{ reference: string; token: string }[]> {
  const isLookedAfter = or(
    inArray(leads.state, [...OPEN_STATES]),
    and(eq(leads.state, 'lost'), gte(leads.closedAt, new Date(clock.now().getTime() - LOST_WITHIN))),
  )
  const hasWon = sql`exists (select 1 from ${leadEvents} won
    where won.lead_id = ${leads.id} and won.kind = 'won' and won.quote_token = ${leadEvents.quoteToken})`
  const rows = await db
    .select({ reference: leads.reference, token: leadEvents.quoteToken })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .where(
      and(
        eq(leadEvents.kind, 'quoted'),
        isNotNull(leadEvents.quoteToken),
        isNull(leads.forgottenAt),
        isLookedAfter,
        sql`not ${hasWon}`,
      ),
    )
    .orderBy(desc(leadEvents.id))
    .limit(MOST_AT_ONCE)
  return rows.map(({ reference, token }) => ({ reference, token: token! }))
}
