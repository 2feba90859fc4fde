import { eq } from 'drizzle-orm'
import type { Change } from '#domain/audit/audit.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { seenOf } from '#domain/leads/lead.ts'
import { recordEvent } from '#domain/leads/lead-rows.server.ts'
import type { LeadRow, NewLeadEvent } from '#domain/leads/lead-rows.server.ts'
import { leads } from '#domain/leads/tables.ts'

type ChangeNeeds = { db: Db; clock: Clock; actor: NonNullable<Actor> }
type ChangedColumns = Pick<
  LeadRow,
  'state' | 'assigneeId' | 'nextCallAt' | 'callReminded' | 'lostReason' | 'closedAt' | 'spamSignals' | 'forgetAfter'
> & { messageIds: string[] }

/** A lead by its reference, locked for the caller's transaction. Refuses one there is not, one that is forgotten, and one that stands otherwise than was seen. */
export async function lockEnquiry(
  db: Db,
  reference: string,
  seen?: string,
): Promise<Result<LeadRow, 'unknown' | 'enquiry-forgotten' | 'changed-meanwhile'>> {
  const [lead] = await db.select().from(leads).where(eq(leads.reference, reference)).for('update')
  if (!lead) return refused('unknown')
  if (lead.forgottenAt) return refused('enquiry-forgotten')
  return seen === undefined || seen === seenOf(lead) ? done(lead) : refused('changed-meanwhile')
}

/** Changes a locked lead and writes down what happened to it. The audit, which is never forgotten, is told how it stands and what kind of thing was added, and nothing that was said. */
export async function changeEnquiry(
  { db, clock, actor }: ChangeNeeds,
  lead: LeadRow,
  to: Partial<ChangedColumns>,
  events: readonly NewLeadEvent[],
): Promise<{ ok: true; value: undefined; changes: Change[] }> {
  if (Object.keys(to).length > 0) await db.update(leads).set(to).where(eq(leads.id, lead.id))
  const byUserId = isProgram(actor) ? null : actor.id
  for (const event of events) await recordEvent(db, clock, { leadId: lead.id, byUserId, ...event })
  const added = events.map(({ kind }) => kind)
  const change = {
    subject: `enquiry:${lead.reference}`,
    before: standing(lead),
    after: { ...standing({ ...lead, ...to }), added },
  }
  return { ok: true, value: undefined, changes: [change] }
}

function standing({ state, assigneeId, nextCallAt, lostReason }: LeadRow) {
  return { state, assigneeId, nextCallAt: nextCallAt?.toISOString() ?? null, lostReason }
}
