import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Role } from '#domain/policy/role.ts'
import { KEEP_LEADS, KEEP_SPAM } from './retention.ts'
import { LEAD_STATES, MOVES } from './lead.ts'
import type { Lead, LeadEvent, LeadState } from './lead.ts'
import { recordEvent, toLead } from './lead-rows.server.ts'
import { leadEvents, leads } from './tables.ts'

type LeadNeeds = { db: Db; clock: Clock }
/** Whoever is signed in, if anybody. */
type SignedInUser = { id: string; role: Role } | undefined

const LARGEST_PAGE = 100
const LONGEST_NOTE = 4000

/** A page of leads, newest first, all or those in a state; `total` counts all of them. Refuses who may not work on enquiries. */
export async function listLeads(
  { db }: Pick<LeadNeeds, 'db'>,
  staff: SignedInUser,
  { state, page = 1, pageSize = 25 }: { state?: LeadState; page?: number; pageSize?: number } = {},
): Promise<Result<{ items: Lead[]; total: number }, 'forbidden'>> {
  const allowed = demand(staff, 'enquiries.work')
  if (!allowed.ok) return allowed
  const where = state === undefined ? undefined : eq(leads.state, state)
  const size = Math.min(pageSize, LARGEST_PAGE)
  const rows = await db
    .select()
    .from(leads)
    .where(where)
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(size)
    .offset((Math.max(page, 1) - 1) * size)
  const [counted] = await db.select({ total: count() }).from(leads).where(where)
  return done({ items: rows.map(toLead), total: counted?.total ?? 0 })
}

/** A lead with all that happened to it, the first first. Refuses who may not work on enquiries. */
export async function findLead(
  { db }: Pick<LeadNeeds, 'db'>,
  staff: SignedInUser,
  id: string,
): Promise<Result<Lead & { events: LeadEvent[] }, 'forbidden' | 'unknown'>> {
  const allowed = demand(staff, 'enquiries.work')
  if (!allowed.ok) return allowed
  const [row] = await db.select().from(leads).where(eq(leads.id, id))
  if (!row) return refused('unknown')
  const { kind, note, byUserId, at } = leadEvents
  const events = await db
    .select({ kind, note, byUserId, at })
    .from(leadEvents)
    .where(eq(leadEvents.leadId, id))
    .orderBy(asc(leadEvents.id))
  return done({ ...toLead(row), events })
}

/** Writes a note into a lead's history. Refuses an empty one, one to a lead that is forgotten, and who may not work on enquiries. */
export async function noteOnLead(
  { db, clock }: LeadNeeds,
  staff: SignedInUser,
  { id, note: typed }: { id: string; note: string },
): Promise<Result<void, 'forbidden' | 'unknown' | 'note-empty'>> {
  const allowed = demand(staff, 'enquiries.work')
  if (!allowed.ok) return allowed
  const note = typed.trim().slice(0, LONGEST_NOTE)
  if (note === '') return refused('note-empty')
  return db.transaction(async (db) => {
    const [lead] = await db.select({ forgottenAt: leads.forgottenAt }).from(leads).where(eq(leads.id, id)).for('update')
    if (!lead || lead.forgottenAt) return refused('unknown')
    await recordEvent(db, clock, { leadId: id, kind: 'note', note, byUserId: staff?.id ?? null })
    return done(undefined)
  })
}

/**
 * Takes a lead to a state that may follow the one it is in (`MOVES`), with what is to be said of it. What is marked as spam is kept 30 days
 * from then. Refuses any other step, also when somebody else was faster, and who may not work on enquiries.
 */
export async function moveLead(
  { db, clock }: LeadNeeds,
  staff: SignedInUser,
  { id, to, note = '' }: { id: string; to: LeadState; note?: string },
): Promise<Result<void, 'forbidden' | 'unknown' | 'not-from-here'>> {
  const allowed = demand(staff, 'enquiries.work')
  if (!allowed.ok) return allowed
  return db.transaction(async (db) => {
    const [lead] = await db.select().from(leads).where(eq(leads.id, id)).for('update')
    if (!lead) return refused('unknown')
    const from = LEAD_STATES.filter((state) => MOVES[state].includes(to))
    const kept = to === 'spam' ? clock.now().getTime() + KEEP_SPAM : lead.createdAt.getTime() + KEEP_LEADS
    const moved = await db
      .update(leads)
      .set({ state: to, spamSignals: [], forgetAfter: new Date(kept) })
      .where(and(eq(leads.id, id), inArray(leads.state, from)))
      .returning({ id: leads.id })
    if (moved.length === 0) return refused('not-from-here')
    const said = lead.forgottenAt ? '' : note.trim().slice(0, LONGEST_NOTE)
    await recordEvent(db, clock, { leadId: id, kind: to, note: said, byUserId: staff?.id ?? null })
    return done(undefined)
  })
}
