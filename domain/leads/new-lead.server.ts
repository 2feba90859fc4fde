import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { partyWithAgesText } from '#domain/party/party.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { hashToken } from '#platform/token.ts'
import type { CallersEnquiry } from './enquiry.ts'
import type { SpamSignal } from './lead.ts'
import { recordEvent } from './lead-rows.server.ts'
import { newReference } from './reference.ts'
import { KEEP_LEADS, KEEP_SPAM } from './retention.ts'
import { aboutOf } from './source.ts'
import type { EnquirySource } from './source.ts'
import { leads } from './tables.ts'
import { timeText } from './time-text.ts'

/** What was asked again within this time is the same enquiry. */
const SAME_WITHIN = 10 * MINUTE

export type EarlierEnquiry = NonNullable<Awaited<ReturnType<typeof findSame>>>

/**
 * The enquiry of the same person about the same a moment ago, if there is one. Two forms of one person are looked at one after the other, whichever process they
 * reached: until the caller's transaction ends.
 */
export async function lockSame(
  db: Db,
  clock: Clock,
  { enquiry, source }: { enquiry: CallersEnquiry; source: EnquirySource },
) {
  const sameKey = digest(enquiry.mobile, enquiry.email ?? '', aboutOf(source))
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${sameKey}))`)
  return { sameKey, earlier: await findSame(db, clock, sameKey) }
}

async function findSame(db: Db, clock: Clock, sameKey: string) {
  const { id, reference, state, tokenHash, contentHash, stampNonce } = leads
  const since = new Date(clock.now().getTime() - SAME_WITHIN)
  const [row] = await db
    .select({ id, reference, state, tokenHash, contentHash, stampNonce })
    .from(leads)
    .where(and(eq(leads.sameKey, sameKey), gt(leads.createdAt, since), isNull(leads.forgottenAt)))
    .orderBy(desc(leads.createdAt))
    .limit(1)
  return row
}

/** `byUserId` of whoever of the staff typed it for somebody on the telephone; it is theirs to answer. */
export type NewLead = {
  enquiry: CallersEnquiry
  source: EnquirySource
  sameKey: string
  spamSignals?: SpamSignal[]
  stampNonce?: string | null
  byUserId?: string | null
}

/** Writes an enquiry and its first event down, in the caller's transaction. Gives what opens its page. */
export async function writeLead(
  { db, clock, keys }: { db: Db; clock: Clock; keys: KeyRing },
  { enquiry, source, sameKey, spamSignals = [], stampNonce = null, byUserId = null }: NewLead,
): Promise<{ id: string; reference: string; token: string }> {
  const id = newId()
  const token = tokenOf(keys, id)
  const now = clock.now()
  const isSpam = spamSignals.length > 0
  const reference = await insertLead(db, {
    id,
    tokenHash: hashToken(token),
    state: isSpam ? 'spam' : 'new',
    spamSignals,
    sourceKind: source.kind,
    sourceKey: source.key,
    sourceName: source.name,
    pagePath: source.path,
    byTelephone: byUserId !== null,
    assigneeId: byUserId,
    ...columnsOf(enquiry),
    sameKey,
    contentHash: contentOf(enquiry),
    stampNonce,
    messageIds: [],
    createdAt: now,
    forgetAfter: new Date(now.getTime() + (isSpam ? KEEP_SPAM : KEEP_LEADS)),
  })
  await recordEvent(db, clock, { leadId: id, kind: isSpam ? 'spam' : 'new', note: spamSignals.join(', '), byUserId })
  return { id, reference, token }
}

/** Puts the messages that were left in the outbox with the enquiry they are about. */
export async function keepMessages(db: Db, id: string, messageIds: string[]): Promise<void> {
  await db.update(leads).set({ messageIds }).where(eq(leads.id, id))
}

async function insertLead(db: Db, row: Omit<typeof leads.$inferInsert, 'reference'>): Promise<string> {
  for (;;) {
    const reference = newReference()
    const added = await db
      .insert(leads)
      .values({ ...row, reference })
      .onConflictDoNothing({ target: leads.reference })
      .returning({ id: leads.id })
    if (added.length > 0) return reference
  }
}

function columnsOf({ name, mobile, email, time, party, budgetPaise, message }: CallersEnquiry) {
  return {
    name,
    mobile,
    email,
    startsOn: time.kind === 'dates' ? time.startsOn : null,
    endsOn: time.kind === 'dates' ? time.endsOn : null,
    month: time.kind === 'month' ? time.month : null,
    adults: party?.adults ?? null,
    ages: party?.ages ?? null,
    budgetPaise,
    message,
  }
}

/** 128 bits and more that only the site's own key can make of the lead's id; the database keeps their digest. */
export function tokenOf(keys: KeyRing, leadId: string): string {
  return keys.sign('enquiry-link', leadId).slice(0, 22)
}

/** What was asked, as a note says it that goes with an earlier enquiry. */
export function describe({ time, party, message }: CallersEnquiry): string {
  return [`When: ${timeText(time)}`, party ? `Who: ${partyWithAgesText(party)}` : '', message]
    .filter(Boolean)
    .join('\n')
}

/** A digest of all that was written: the same words are the same enquiry. */
export function contentOf(enquiry: CallersEnquiry): string {
  return digest(...Object.values(columnsOf(enquiry)).map((value) => JSON.stringify(value)))
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
