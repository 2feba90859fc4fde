import { and, count, gt, ne } from 'drizzle-orm'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { acceptProof, askForProof, proofSubject } from '#domain/contact/proof-of-work.server.ts'
import type { ProofChallenge } from '#domain/contact/proof-of-work.server.ts'
import type { Enquiry } from './enquiry.ts'
import type { Stamp } from './stamp.server.ts'
import { leads } from './tables.ts'

type Needs = { db: Db; clock: Clock; keys: KeyRing }
export type HeldBack =
  | { ok: false; reason: 'enquiry-proof'; challenge: ProofChallenge }
  | { ok: false; reason: 'too-many-enquiries'; retryAfterSeconds: number }

/** Beyond so many in an hour, each costs its sender's machine a second or two of work. */
export const CALM_ENQUIRIES_AN_HOUR = 120
/** While very many enquiries come, asks for work that was not done yet, and where there is no script to do it, for patience. */
export async function holdBack(
  needs: Needs,
  { mobile }: Enquiry,
  { stamp, network, proof }: { stamp: Stamp; network: string; proof: unknown },
): Promise<HeldBack | undefined> {
  if (!(await areEnquiriesMany(needs.db, needs.clock))) return undefined
  // Without a script there is nobody to do the work.
  if (stamp.kind === 'none') return { ok: false, reason: 'too-many-enquiries', retryAfterSeconds: HOUR / SECOND }
  const subject = proofSubject(`enquiry ${mobile}`, network)
  if (await acceptProof(needs, subject, proof)) return undefined
  return { ok: false, reason: 'enquiry-proof', challenge: await askForProof(needs, subject) }
}

async function areEnquiriesMany(db: Db, clock: Clock): Promise<boolean> {
  const anHourAgo = new Date(clock.now().getTime() - HOUR)
  // What is taken for spam is nobody's enquiry: its sender shall not shut the form for others.
  const believed = and(gt(leads.createdAt, anHourAgo), ne(leads.state, 'spam'))
  const [row] = await db.select({ enquiries: count() }).from(leads).where(believed)
  return (row?.enquiries ?? 0) >= CALM_ENQUIRIES_AN_HOUR
}
