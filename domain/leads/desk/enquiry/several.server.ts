import { asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Change } from '#domain/audit/audit.server.ts'
import { findColleague } from '#domain/accounts/staff.server.ts'
import { leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { changeEnquiry, lockEnquiry } from './change.server.ts'
import { EnquiryAssignment } from './deed.ts'

export const MOST_AT_ONCE = 100
const SeveralAssigned = z.object({
  of: z
    .array(EnquiryAssignment.omit({ to: true }))
    .min(1)
    .max(MOST_AT_ONCE),
  to: EnquiryAssignment.shape.to,
})

/**
 * Gives several enquiries to one of the staff who may work on them, or back to nobody, in one transaction. One that stands otherwise than it was shown, or is forgotten, stays: gives
 * how many were given, and the references of those that stay.
 */
export const assignSeveralEnquiries = command('enquiries.work', {
  input: SeveralAssigned,
  tags: [],
  change: async (needs, { of, to }) => {
    if (to !== '' && !(await findColleague(needs.db, to, 'enquiries.work')))
      return {
        ok: false as const,
        reason: 'unclear-deed' as const,
        faults: [{ path: 'to', message: 'That is nobody who answers enquiries.' }],
      }
    const changes: Change[] = []
    const stay: string[] = []
    // In one order, so that two who give some of the same do not wait for each other.
    for (const { reference, seen } of of.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))) {
      const found = await lockEnquiry(needs.db, reference, seen)
      if (!found.ok) stay.push(reference)
      else if (found.value.assigneeId !== (to || null)) {
        const event = { kind: 'assigned' as const, facts: to === '' ? {} : { to } }
        const given = await changeEnquiry(needs, found.value, { assigneeId: to || null, callReminded: false }, [event])
        changes.push(...given.changes)
      }
    }
    return { ok: true as const, value: { given: changes.length, stay }, changes }
  },
})

/** Enquiries by their references, the oldest first, as far as their list says; forgotten ones are nobody's. Refuses `forbidden`. */
export async function listSeveralEnquiries(db: Db, actor: Actor, references: readonly string[]) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  if (references.length === 0) return done([])
  const { reference, name, sourceName, state, assigneeId, nextCallAt, createdAt } = leads
  return done(
    await db
      .select({ reference, name, sourceName, state, assigneeId, nextCallAt, createdAt })
      .from(leads)
      .where(inArray(reference, [...references]))
      .orderBy(asc(createdAt), asc(reference)),
  )
}
