import { and, desc, inArray, isNull, notInArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { saying } from '#domain/leads/desk/enquiries-desk.server.ts'
import { OPEN_STATES } from './lead.ts'
import { leads } from './tables.ts'

const SHORTEST = 3

/** Enquiries by reference, mobile, e-mail, or a part of the name of who asked or of what they asked about: those that are open, then what became of others, the newest first of each. Refuses `forbidden`. */
export async function findLeads(db: Db, actor: Actor, words: string, limit = 4) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  if (words.length < SHORTEST) return done([])
  const open = await listLeads(db, and(inArray(leads.state, [...OPEN_STATES]), saying(words)), limit)
  const rest = limit - open.length
  return done([
    ...open,
    ...(rest > 0 ? await listLeads(db, and(notInArray(leads.state, [...OPEN_STATES]), saying(words)), rest) : []),
  ])
}

function listLeads(db: Db, where: SQL | undefined, limit: number) {
  const { reference, name, sourceName, state, createdAt } = leads
  return db
    .select({ reference, name, sourceName, state })
    .from(leads)
    .where(and(isNull(leads.forgottenAt), where))
    .orderBy(desc(createdAt))
    .limit(limit)
}
