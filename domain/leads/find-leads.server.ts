import { and, desc, eq, ilike, inArray, isNull, or } from 'drizzle-orm'
import { readMobile } from '#domain/contact/mobile.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { leads } from './tables.ts'

const SHORTEST = 3
const OPEN = ['new', 'contacted', 'quoted'] as const

/** Enquiries that are open, by reference, mobile, or a part of the name of who asked or of what they asked about; the newest first. Refuses `forbidden`. */
export async function findOpenLeads(db: Db, actor: Actor, words: string, limit = 4) {
  const allowed = demand(actor, 'enquiries.work')
  if (!allowed.ok) return allowed
  if (words.length < SHORTEST) return done([])
  const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const number = readMobile(words)
  const { reference, name, sourceName, mobile, email, state, createdAt } = leads
  const fits = or(
    eq(reference, words.toUpperCase()),
    ilike(name, part),
    ilike(sourceName, part),
    number ? eq(mobile, number) : undefined,
  )
  return done(
    await db
      .select({ reference, name, sourceName, mobile, email })
      .from(leads)
      .where(and(inArray(state, [...OPEN]), isNull(leads.forgottenAt), fits))
      .orderBy(desc(createdAt))
      .limit(limit),
  )
}
