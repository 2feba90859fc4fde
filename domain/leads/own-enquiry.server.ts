import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { hashToken } from '#platform/token.ts'
import { sendEnquiryOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { verifyEnquiryOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import type { OtpNeeds } from '#domain/accounts/otp/otp-target.ts'
import type { SentOtp } from '#domain/accounts/otp/send-otp.server.ts'
import { forgetLead, namesOneOf } from './retention.server.ts'
import type { VerifiedAddresses } from './retention.server.ts'
import { KEEP_LEADS } from './retention.ts'
import type { Lead, LeadEventKind } from './lead.ts'
import { recordEvent, toLead } from './lead-rows.server.ts'
import type { LeadRow } from './lead-rows.server.ts'
import { leadEvents, leads } from './tables.ts'

/** Where an enquiry stands for the person who made it; that it is taken for spam is not told. */
export type EnquiryStatus = 'received' | 'contacted' | 'quoted' | 'won' | 'closed' | 'withdrawn'
export type OwnEnquiry = Pick<
  Lead,
  'reference' | 'source' | 'mobile' | 'email' | 'time' | 'party' | 'budgetPaise' | 'message' | 'createdAt'
> & { status: EnquiryStatus; isMobileVerified: boolean; reached: { kind: LeadEventKind; at: Date }[] }

const OPEN_STATES = ['new', 'contacted', 'quoted', 'spam'] as const
const STATUSES: Record<Lead['state'], EnquiryStatus> = {
  new: 'received',
  spam: 'received',
  contacted: 'contacted',
  quoted: 'quoted',
  won: 'won',
  lost: 'closed',
  withdrawn: 'withdrawn',
}
const SHOWN_EVENTS = ['contacted', 'quoted', 'won', 'lost', 'withdrawn'] as const

/** The enquiry a visitor's link opens; undefined for a link that is wrong or whose enquiry was forgotten. */
export async function findOwnEnquiry(db: Db, token: string): Promise<OwnEnquiry | undefined> {
  const row = await findByToken(db, token)
  if (!row) return undefined
  const { reference, source, mobile, email, time, party, budgetPaise, message, createdAt } = toLead(row)
  const reached = await db
    .select({ kind: leadEvents.kind, at: leadEvents.at })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, row.id), inArray(leadEvents.kind, [...SHOWN_EVENTS])))
    .orderBy(leadEvents.id)
  return {
    reference,
    source,
    mobile,
    email,
    time,
    party,
    budgetPaise,
    message,
    createdAt,
    status: STATUSES[row.state],
    isMobileVerified: row.mobileVerifiedAt !== null,
    reached,
  }
}

/** Takes an enquiry back: everything personal is forgotten at once. Doing it again changes nothing. Refuses what is over: 'closed'. */
export async function withdrawEnquiry(
  { db, clock }: { db: Db; clock: Clock },
  token: string,
): Promise<Result<void, 'unknown-token' | 'enquiry-closed'>> {
  return db.transaction(async (db) => {
    const row = await findByToken(db, token)
    if (!row) return refused('unknown-token')
    if (row.state === 'withdrawn') return done(undefined)
    const withdrawn = await db
      .update(leads)
      .set({ state: 'withdrawn' })
      .where(and(eq(leads.id, row.id), inArray(leads.state, [...OPEN_STATES])))
      .returning({ id: leads.id })
    if (withdrawn.length === 0) return refused('enquiry-closed')
    await recordEvent(db, clock, { leadId: row.id, kind: 'withdrawn' })
    await forgetLead(db, clock, row.id)
    return done(undefined)
  })
}

type EnquiryLinkRequest = { token: string; browserHash: string }

/** Sends a code to the mobile of an enquiry, to prove that it is the visitor's. Refuses as `sendOtp` does, and a wrong link. */
export async function sendEnquiryCode(
  needs: OtpNeeds,
  { token, browserHash, network }: EnquiryLinkRequest & { network: string },
): Promise<SentOtp | { ok: false; reason: 'unknown-token' }> {
  const row = await findByToken(needs.db, token)
  if (!row?.mobile || row.mobileVerifiedAt) return refused('unknown-token')
  return sendEnquiryOtp(needs, { mobile: row.mobile, browserHash, network })
}

/**
 * Marks an enquiry's mobile as verified when the code is right. Whoever reads codes on a phone is no machine: what a spam signal held back counts
 * as new from then on. Refuses as `verifyOtp` does, and a wrong link.
 */
export async function verifyEnquiryMobile(
  needs: Pick<OtpNeeds, 'db' | 'clock' | 'keys'>,
  { token, browserHash, otp }: EnquiryLinkRequest & { otp: unknown },
): Promise<Result<void, 'unknown-token' | 'otp-missing' | 'otp-wrong' | 'otp-locked'>> {
  return needs.db.transaction(async (db) => {
    const row = await findByToken(db, token)
    if (!row?.mobile) return refused('unknown-token')
    // A refusal is no error: the transaction commits, and the guess stays counted.
    const verified = await verifyEnquiryOtp({ ...needs, db }, { mobile: row.mobile, browserHash, otp })
    if (verified.ok) await markVerified(db, needs.clock, row)
    return verified
  })
}

async function markVerified(db: Db, clock: Clock, { id, state, spamSignals, createdAt }: LeadRow): Promise<void> {
  const isCleared = state === 'spam' && spamSignals.length > 0
  const cleared = { state: 'new' as const, spamSignals: [], forgetAfter: new Date(createdAt.getTime() + KEEP_LEADS) }
  await db
    .update(leads)
    .set({ mobileVerifiedAt: clock.now(), ...(isCleared ? cleared : {}) })
    .where(and(eq(leads.id, id), eq(leads.state, state)))
  await recordEvent(db, clock, { leadId: id, kind: 'verified' })
  if (isCleared) await recordEvent(db, clock, { leadId: id, kind: 'new' })
}

/** What the site holds of somebody's enquiries, newest first, for their verified addresses; an address beside them that is not verified is left out. */
export async function listEnquiriesOf(db: Db, addresses: VerifiedAddresses) {
  const theirs = namesOneOf(addresses)
  if (!theirs) return []
  const rows = await db
    .select()
    .from(leads)
    .where(and(theirs, isNull(leads.forgottenAt)))
    .orderBy(desc(leads.createdAt))
  return rows.map((row) => {
    const { reference, source, name, time, party, budgetPaise, message, createdAt, forgetAfter } = toLead(row)
    return {
      reference,
      about: source.name,
      page: source.path,
      name,
      mobile: row.mobile === addresses.mobile ? row.mobile : null,
      email: row.email === addresses.email ? row.email : null,
      time,
      party,
      budgetPaise,
      message,
      status: STATUSES[row.state],
      createdAt,
      keptUntil: forgetAfter,
    }
  })
}

async function findByToken(db: Db, token: string): Promise<LeadRow | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined
  const [row] = await db
    .select()
    .from(leads)
    .where(eq(leads.tokenHash, hashToken(token)))
  return row
}
