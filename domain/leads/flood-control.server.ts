import { and, count, gt, ne } from 'drizzle-orm'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { acceptProofOfWork, askForProofOfWork, proofOfWorkSubject } from '#domain/contact/proof-of-work.server.ts'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import type { Enquiry } from './enquiry.ts'
import type { Stamp } from './stamp.server.ts'
import { leads } from './tables.ts'

type FloodControlNeeds = { db: Db; clock: Clock; keys: KeyRing }
export type FloodRefusal =
  | { ok: false; reason: 'enquiry-proof'; challenge: ProofOfWorkChallenge }
  | { ok: false; reason: 'too-many-enquiries'; retryAfterSeconds: number }

/** Beyond so many in an hour, each costs its sender's machine a second or two of work. */
export const CALM_ENQUIRIES_AN_HOUR = 120
/** While very many enquiries come, asks for work that was not done yet, and where there is no script to do it, for patience. */
export async function controlFlood(
  needs: FloodControlNeeds,
  { mobile }: Enquiry,
  { stamp, network, proofOfWork }: { stamp: Stamp; network: string; proofOfWork: unknown },
): Promise<FloodRefusal | undefined> {
  if (!(await areEnquiriesMany(needs.db, needs.clock))) return undefined
  // Without a script there is nobody to do the work.
  if (stamp.kind === 'none') return { ok: false, reason: 'too-many-enquiries', retryAfterSeconds: HOUR / SECOND }
  const subject = proofOfWorkSubject(`enquiry ${mobile}`, network)
  if (await acceptProofOfWork(needs, subject, proofOfWork)) return undefined
  return { ok: false, reason: 'enquiry-proof', challenge: await askForProofOfWork(needs, subject) }
}

async function areEnquiriesMany(db: Db, clock: Clock): Promise<boolean> {
  const anHourAgo = new Date(clock.now().getTime() - HOUR)
  // What is taken for spam is nobody's enquiry: its sender shall not shut the form for others.
  const believed = and(gt(leads.createdAt, anHourAgo), ne(leads.state, 'spam'))
  const [row] = await db.select({ enquiries: count() }).from(leads).where(believed)
  return (row?.enquiries ?? 0) >= CALM_ENQUIRIES_AN_HOUR
}
