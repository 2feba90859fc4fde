import { DAY, HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import type { Enquiry } from './enquiry.ts'
import type { SpamSignal } from './lead.ts'
import type { FormStamp } from './stamp.server.ts'
import { findTextSignals } from './text-signals.ts'

/** What is known of an enquiry beside its words: how its form came, from where, and whether the bait in it was taken. */
export type Arrival = { stamp: FormStamp; network: string; isBaited: boolean }

/** How many enquiries are believed; the rest is kept as suspected spam. */
const BUDGETS = {
  network: { most: 10, per: HOUR },
  /** Forms that came without a stamp, as those without JavaScript do. */
  unstamped: { most: 3, per: HOUR },
  mobile: { most: 6, per: DAY },
  email: { most: 6, per: DAY },
} as const

/**
 * Every signal of spam in an enquiry. What a machine gives itself away by costs no budget: its sender may have named anybody's mobile. Budgets are
 * taken from in one order, so that two forms never wait for each other.
 */
export async function findSpamSignals(
  db: Db,
  clock: Clock,
  enquiry: Enquiry,
  { stamp, network, isBaited }: Arrival,
): Promise<SpamSignal[]> {
  const signals: SpamSignal[] = [...(isBaited ? (['honeypot'] as const) : []), ...findTextSignals(enquiry)]
  if (stamp.kind === 'forged') signals.push('stamp')
  if (stamp.kind === 'quick') signals.push('quick')
  if (signals.length > 0) return signals
  const isOver = async (key: string, budget: { most: number; per: number }) =>
    !(await takeFromLimit(db, clock, { key: `enquiry ${key}`, ...budget })).ok
  const isNetworkOver = await isOver(`from ${network}`, BUDGETS.network)
  const isUnstampedOver = stamp.kind === 'none' && (await isOver(`unstamped from ${network}`, BUDGETS.unstamped))
  if (isNetworkOver || isUnstampedOver) return ['network']
  if (await isOver(`of ${enquiry.mobile}`, BUDGETS.mobile)) signals.push('mobile')
  if (await isOver(`of ${enquiry.email}`, BUDGETS.email)) signals.push('email')
  return signals
}
