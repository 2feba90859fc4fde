import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { hashToken } from '#platform/token.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { acknowledge } from './acknowledgements.server.ts'
import { controlFlood } from './flood-control.server.ts'
import type { FloodRefusal } from './flood-control.server.ts'
import { readEnquiry } from './enquiry.ts'
import type { Enquiry, EnquiryFaults } from './enquiry.ts'
import { KEEP_LEADS, KEEP_SPAM } from './retention.ts'
import { recordEvent } from './lead-rows.server.ts'
import { newReference } from './reference.ts'
import { aboutOf } from './source.ts'
import type { EnquirySource } from './source.ts'
import { resolveSource } from './sources.server.ts'
import { readStamp } from './stamp.server.ts'
import { leads } from './tables.ts'
import { findSpamSignals } from './spam-signals.server.ts'
import type { Arrival } from './spam-signals.server.ts'
import { timeText } from './time-text.ts'
import { partyWithAgesText } from '#domain/party/party.ts'

export type EnquiryNeeds = {
  db: Db
  clock: Clock
  keys: KeyRing
  config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'>
}
/** `form` as it was sent, its hidden fields too; `network` as the server knows it. */
export type EnquiryRequest = { form: Record<string, unknown>; network: string }
/** Without a token the form was added to what the same person asked just before, whose link they have. */
export type ReceivedEnquiry = { reference: string; token: string | undefined }
export type SentEnquiry =
  | { ok: true; value: ReceivedEnquiry }
  | { ok: false; reason: 'invalid-enquiry'; faults: EnquiryFaults }
  | FloodRefusal

/** A form sent again within this time is the same enquiry. */
const SAME_WITHIN = 10 * MINUTE
const MOST_ADDITIONS = 5
/**
 * Takes an enquiry: a lead with its history, the acknowledgements and the office's notice are written together or not at all. Whatever a
 * machine gives itself away by is answered as everything else is, and kept apart as spam to which nobody writes. Refuses what was typed
 * wrongly, with every fault at its field, and while very many come asks for a proof of work, or without a script for a confirmation.
 */
export async function sendEnquiry(needs: EnquiryNeeds, { form, network }: EnquiryRequest): Promise<SentEnquiry> {
  const { db, clock, config } = needs
  const read = readEnquiry(form, istDate(clock.now()))
  if (!read.ok) return { ok: false, reason: 'invalid-enquiry', faults: read.faults }
  const source = await resolveSource(db, config.publicUrl, { about: form['about'], page: form['page'] })
  const stamp = readStamp(needs, typeof form['about'] === 'string' ? form['about'] : '', form['stamp'])
  const evidence = { stamp, network, proofOfWork: form['proof'], confirmation: form['confirmation'] }
  const held = await controlFlood(needs, read.value, evidence)
  if (held) return held
  const isBaited = typeof form['homepage'] === 'string' && form['homepage'] !== ''
  const asked = { enquiry: read.value, source, stamp, network, isBaited }
  return db.transaction(async (db) => ({ ok: true, value: await receive({ ...needs, db }, asked) }))
}

type EnquirySubmission = Arrival & { enquiry: Enquiry; source: EnquirySource }

async function receive(needs: EnquiryNeeds, asked: EnquirySubmission): Promise<ReceivedEnquiry> {
  const sameKey = digest(asked.enquiry.mobile, asked.enquiry.email, aboutOf(asked.source))
  // Two forms of one person are looked at one after the other, whichever process they reached.
  await needs.db.execute(sql`select pg_advisory_xact_lock(hashtext(${sameKey}))`)
  const earlier = await findSame(needs.db, needs.clock, sameKey)
  return earlier ? addTo(needs, asked, earlier) : begin(needs, asked, sameKey)
}

type EarlierEnquiry = {
  id: string
  reference: string
  tokenHash: string | null
  contentHash: string | null
  stampNonce: string | null
}

async function findSame(db: Db, clock: Clock, sameKey: string): Promise<EarlierEnquiry | undefined> {
  const { id, reference, tokenHash, contentHash, stampNonce } = leads
  const since = new Date(clock.now().getTime() - SAME_WITHIN)
  const [row] = await db
    .select({ id, reference, tokenHash, contentHash, stampNonce })
    .from(leads)
    .where(and(eq(leads.sameKey, sameKey), gt(leads.createdAt, since), isNull(leads.forgottenAt)))
    .orderBy(desc(leads.createdAt))
    .limit(1)
  return row
}

/** Whoever knows no more than a mobile and an e-mail is told no more: the link goes to the same form again, or to nobody. */
async function addTo(
  { db, clock, keys }: EnquiryNeeds,
  { enquiry, stamp }: EnquirySubmission,
  earlier: EarlierEnquiry,
): Promise<ReceivedEnquiry> {
  const isSameText = contentOf(enquiry) === earlier.contentHash
  const isSameForm = stamp.kind === 'good' && stamp.nonce === earlier.stampNonce
  const budget = { key: `enquiry again ${earlier.id}`, most: MOST_ADDITIONS, per: HOUR }
  if (!isSameText && (await takeFromLimit(db, clock, budget)).ok)
    await recordEvent(db, clock, { leadId: earlier.id, kind: 'again', note: describe(enquiry) })
  const token = tokenOf(keys, earlier.id)
  const mayHaveLink = (isSameText || isSameForm) && hashToken(token) === earlier.tokenHash
  return { reference: earlier.reference, token: mayHaveLink ? token : undefined }
}

async function begin(needs: EnquiryNeeds, asked: EnquirySubmission, sameKey: string): Promise<ReceivedEnquiry> {
  const { db, clock, keys } = needs
  const { enquiry, source, stamp } = asked
  const spamSignals = await findSpamSignals(db, clock, enquiry, asked)
  const id = newId()
  const token = tokenOf(keys, id)
  const now = clock.now()
  const reference = await insertLead(db, {
    id,
    tokenHash: hashToken(token),
    state: spamSignals.length > 0 ? 'spam' : 'new',
    spamSignals,
    sourceKind: source.kind,
    sourceKey: source.key,
    sourceName: source.name,
    pagePath: source.path,
    ...columnsOf(enquiry),
    sameKey,
    contentHash: contentOf(enquiry),
    stampNonce: stamp.kind === 'good' ? stamp.nonce : null,
    messageIds: [],
    createdAt: now,
    forgetAfter: new Date(now.getTime() + (spamSignals.length > 0 ? KEEP_SPAM : KEEP_LEADS)),
  })
  await recordEvent(db, clock, {
    leadId: id,
    kind: spamSignals.length > 0 ? 'spam' : 'new',
    note: spamSignals.join(', '),
  })
  if (spamSignals.length > 0) return { reference, token }
  const isStamped = stamp.kind === 'good'
  const messageIds = await acknowledge(needs, { enquiry, source, reference, token, network: asked.network, isStamped })
  await db.update(leads).set({ messageIds }).where(eq(leads.id, id))
  return { reference, token }
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

function columnsOf({ name, mobile, email, time, party, budgetPaise, message }: Enquiry) {
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
function tokenOf(keys: KeyRing, leadId: string): string {
  return keys.sign('enquiry-link', leadId).slice(0, 22)
}

function describe({ time, party, message }: Enquiry): string {
  return [`When: ${timeText(time)}`, party ? `Who: ${partyWithAgesText(party)}` : '', message]
    .filter(Boolean)
    .join('\n')
}

function contentOf(enquiry: Enquiry): string {
  return digest(...Object.values(columnsOf(enquiry)).map((value) => JSON.stringify(value)))
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
