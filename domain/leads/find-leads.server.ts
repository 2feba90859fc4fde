import { and, desc, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { saying } from '#domain/leads/desk/enquiries-desk.server.ts'
import { OPEN_STATES } from './lead.ts'
import { leads } from './tables.ts'

const SHORTEST = 3

/** Enquiries that are open, by reference, mobile, e-mail, or a part of the name of who asked or of what they asked about; the newest first. Refuses `forbidden`. */
export async function findOpenLeads(db: Db, actor: Actor, words: string, limit = 4) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  if (words.length < SHORTEST) return done([])
  const { reference, name, sourceName, state, createdAt } = leads
  return done(
    await db
      .select({ reference, name, sourceName, state })
      .from(leads)
      .where(and(inArray(state, [...OPEN_STATES]), isNull(leads.forgottenAt), saying(words)))
      .orderBy(desc(createdAt))
      .limit(limit),
  )
}
