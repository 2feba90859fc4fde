import type { InferSelectModel } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { EnquiryParty, EnquiryTime } from './enquiry.ts'
import type { Lead, LeadEventFacts, LeadEventKind } from './lead.ts'
import { leadEvents } from './tables.ts'
import type { leads } from './tables.ts'

export type LeadRow = InferSelectModel<typeof leads>

/** A row as staff read it: without the digests. */
export function toLead(row: LeadRow): Lead {
  const { id, reference, state, spamSignals, name, mobile, email, budgetPaise, message, mobileVerifiedAt } = row
  const { createdAt, forgetAfter, forgottenAt } = row
  return {
    id,
    reference,
    state,
    spamSignals,
    byTelephone: row.byTelephone,
    source: { kind: row.sourceKind, key: row.sourceKey, name: row.sourceName, path: row.pagePath },
    name,
    mobile,
    email,
    time: timeOf(row),
    party: partyOf(row),
    budgetPaise,
    message,
    mobileVerifiedAt,
    createdAt,
    forgetAfter,
    forgottenAt,
  }
}

/** When a lead would travel: on dates, in a month, or whenever. */
export function timeOf({ startsOn, endsOn, month }: Pick<LeadRow, 'startsOn' | 'endsOn' | 'month'>): EnquiryTime {
  if (startsOn !== null) return { kind: 'dates', startsOn, endsOn }
  return month === null ? { kind: 'open' } : { kind: 'month', month }
}

/** Who would travel; null where nobody was asked. */
export function partyOf({ adults, ages }: Pick<LeadRow, 'adults' | 'ages'>): EnquiryParty | null {
  return adults === null ? null : { adults, ages: ages ?? [] }
}

/** What is added to a lead's history. */
export type NewLeadEvent = {
  kind: LeadEventKind
  note?: string
  facts?: LeadEventFacts
  quoteToken?: string
  byUserId?: string | null
}

/** Adds to a lead's history, in the caller's transaction. */
export async function recordEvent(
  db: Db,
  clock: Clock,
  { leadId, note = '', byUserId = null, ...event }: NewLeadEvent & { leadId: string },
): Promise<void> {
  await db.insert(leadEvents).values({ leadId, note, byUserId, ...event, at: clock.now() })
}
