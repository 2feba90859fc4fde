import { and, count, gt, ne } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { acceptProofOfWork, askForProofOfWork, proofOfWorkSubject } from '#domain/contact/proof-of-work.server.ts'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import type { Enquiry } from './enquiry.ts'
import { giveStamp, GOOD_FOR, readStamp } from './stamp.server.ts'
import type { FormStamp } from './stamp.server.ts'
import { leads } from './tables.ts'

type FloodControlNeeds = { db: Db; clock: Clock; keys: KeyRing }
export type FloodRefusal =
  | { ok: false; reason: 'enquiry-proof'; challenge: ProofOfWorkChallenge }
  | { ok: false; reason: 'enquiry-confirmation'; confirmation: string }

/** Beyond so many in an hour, each costs its sender's machine a second or two of work, or its sender another press of the button. */
export const CALM_ENQUIRIES_AN_HOUR = 120

/** While very many enquiries come, asks for work that was not done yet, and where there is no script to do it, for a confirmation. */
export async function controlFlood(
  needs: FloodControlNeeds,
  { mobile }: Enquiry,
  { stamp, network, proofOfWork, confirmation }: Evidence,
): Promise<FloodRefusal | undefined> {
  if (!(await areEnquiriesMany(needs.db, needs.clock))) return undefined
  const subject = proofOfWorkSubject(`enquiry ${mobile}`, network)
  // Without a script there is nobody to do the work.
  if (stamp.kind === 'none') return askToConfirm(needs, subject, confirmation)
  if (await acceptProofOfWork(needs, subject, proofOfWork)) return undefined
  return { ok: false, reason: 'enquiry-proof', challenge: await askForProofOfWork(needs, subject) }
}

/** What an enquiry brings along; `confirmation` is what the form held when it was shown again. */
type Evidence = { stamp: FormStamp; network: string; proofOfWork: unknown; confirmation: unknown }

/** The form that is shown again holds a stamp of its own: good for one enquiry of this mobile, once somebody had the time to read why. */
async function askToConfirm(
  needs: FloodControlNeeds,
  subject: string,
  confirmation: unknown,
): Promise<FloodRefusal | undefined> {
  const about = `confirm ${subject}`
  const shown = readStamp(needs, about, confirmation)
  if (shown.kind === 'good' && (await isFirstUse(needs, shown.nonce))) return undefined
  // Whoever is too quick need not begin to wait again.
  const again = shown.kind === 'quick' ? String(confirmation) : giveStamp(needs, about)
  return { ok: false, reason: 'enquiry-confirmation', confirmation: again }
}

async function isFirstUse({ db, clock }: FloodControlNeeds, nonce: string): Promise<boolean> {
  return (await takeFromLimit(db, clock, { key: `enquiry confirmed ${nonce}`, most: 1, per: GOOD_FOR })).ok
}

async function areEnquiriesMany(db: Db, clock: Clock): Promise<boolean> {
  const anHourAgo = new Date(clock.now().getTime() - HOUR)
  // What is taken for spam is nobody's enquiry: its sender shall not shut the form for others.
  const believed = and(gt(leads.createdAt, anHourAgo), ne(leads.state, 'spam'))
  const [row] = await db.select({ enquiries: count() }).from(leads).where(believed)
  return (row?.enquiries ?? 0) >= CALM_ENQUIRIES_AN_HOUR
}
