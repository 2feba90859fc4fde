import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { hashToken } from '#platform/token.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { acknowledge } from './acknowledgements.server.ts'
import { controlFlood } from './flood-control.server.ts'
import type { FloodRefusal } from './flood-control.server.ts'
import { readEnquiry } from './enquiry.ts'
import type { Enquiry, EnquiryFaults } from './enquiry.ts'
import { recordEvent } from './lead-rows.server.ts'
import { contentOf, describe, keepMessages, lockSame, tokenOf, writeLead } from './new-lead.server.ts'
import type { EarlierEnquiry } from './new-lead.server.ts'
import type { EnquirySource } from './source.ts'
import { resolveSource } from './sources.server.ts'
import { readStamp } from './stamp.server.ts'
import { findSpamSignals } from './spam-signals.server.ts'
import type { Arrival } from './spam-signals.server.ts'

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
  const { sameKey, earlier } = await lockSame(needs.db, needs.clock, asked)
  return earlier && earlier.state !== 'spam' ? addTo(needs, asked, earlier) : begin(needs, asked, { sameKey, earlier })
}

/** Whoever knows no more than what somebody may have asked is told no more: the link goes to the same form sent again, or to nobody. */
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
  const mayHaveLink = isSameForm && hashToken(token) === earlier.tokenHash
  return { reference: earlier.reference, token: mayHaveLink ? token : undefined }
}

/** What was kept as spam takes in no more than other spam: an honest form that follows one sent too fast is an enquiry. */
async function begin(
  needs: EnquiryNeeds,
  asked: EnquirySubmission,
  { sameKey, earlier: spam }: Awaited<ReturnType<typeof lockSame>>,
): Promise<ReceivedEnquiry> {
  const { db, clock } = needs
  const { enquiry, source, stamp, network } = asked
  const spamSignals = await findSpamSignals(db, clock, enquiry, asked)
  if (spam && spamSignals.length > 0) return addTo(needs, asked, spam)
  const stampNonce = stamp.kind === 'good' ? stamp.nonce : null
  const { id, reference, token } = await writeLead(needs, { enquiry, source, sameKey, spamSignals, stampNonce })
  if (spamSignals.length > 0) return { reference, token }
  const isStamped = stamp.kind === 'good'
  await keepMessages(db, id, await acknowledge(needs, { enquiry, source, reference, token, network, isStamped }))
  return { reference, token }
}
