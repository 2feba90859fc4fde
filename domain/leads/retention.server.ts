import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { forgetMessages } from '#domain/messaging/outbox.server.ts'
import { recordEvent } from './lead-rows.server.ts'
import { forgottenAnswers, leadEvents, leads } from './tables.ts'

/** Who somebody is to leads; an address only where it was verified. */
export type VerifiedAddresses = { email: string | null; mobile: string | null }

const EMPTY = {
  name: '',
  mobile: null,
  email: null,
  message: '',
  ages: null,
  mobileVerifiedAt: null,
  sameKey: null,
  contentHash: null,
  stampNonce: null,
  messageIds: [],
  nextCallAt: null,
}

/**
 * Empties a lead of everything personal, in the caller's transaction: what it holds itself, the notes, quotes and bookings of its history, and its messages in
 * the outbox, sent or not. Its reference, what it was about and how it ended stay, and of its quotes that they answered an enquiry.
 */
export async function forgetLead(db: Db, clock: Clock, id: string): Promise<void> {
  const [lead] = await db.select({ messageIds: leads.messageIds }).from(leads).where(eq(leads.id, id)).for('update')
  if (!lead) return
  await forgetMessages(db, lead.messageIds)
  const ofIt = and(eq(leadEvents.leadId, id), isNotNull(leadEvents.quoteToken))
  const answers = db.selectDistinct({ quoteToken: leadEvents.quoteToken }).from(leadEvents).where(ofIt)
  await db.insert(forgottenAnswers).select(answers).onConflictDoNothing()
  await db.update(leadEvents).set({ note: '', facts: {}, quoteToken: null }).where(eq(leadEvents.leadId, id))
  await db
    .update(leads)
    .set({ ...EMPTY, forgottenAt: clock.now() })
    .where(eq(leads.id, id))
  await recordEvent(db, clock, { leadId: id, kind: 'forgotten' })
}

/** Empties the leads whose time is over, and closes their links. Returns how many. */
export async function forgetOldLeads(db: Db, clock: Clock): Promise<number> {
  return forgetWhere(db, clock, lte(leads.forgetAfter, clock.now()))
}

/**
 * Empties every lead that names an address of somebody who leaves, in the caller's transaction; one that names an address nobody verified stays
 * if somebody else verified by a code that the lead is theirs. Returns how many.
 */
export async function forgetLeadsOf(
  db: Db,
  clock: Clock,
  { verified, ...typed }: VerifiedAddresses & { verified: VerifiedAddresses },
): Promise<number> {
  const theirs = or(namesOneOf(verified), and(namesOneOf(typed), isNull(leads.mobileVerifiedAt)))
  return namesOneOf(typed) && theirs ? forgetWhere(db, clock, theirs) : 0
}

async function forgetWhere(db: Db, clock: Clock, which: SQL): Promise<number> {
  return db.transaction(async (db) => {
    const due = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(which, isNull(leads.forgottenAt)))
      .orderBy(leads.id)
      .for('update')
    for (const { id } of due) await forgetLead(db, clock, id)
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await db.update(leads).set({ tokenHash: null }).where(inArray(leads.id, ids))
    return ids.length
  })
}

/** The leads that name one of these addresses; undefined when there is none to look for. */
export function namesOneOf({ email, mobile }: VerifiedAddresses): SQL | undefined {
  return or(...(email === null ? [] : [eq(leads.email, email)]), ...(mobile === null ? [] : [eq(leads.mobile, mobile)]))
}
