import { and, desc, eq, gt, not, notLike, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { outbox } from '#domain/messaging/tables.ts'
import { prefixOfMobile } from '#domain/contact/mobile.ts'
import { otpSends } from '#domain/accounts/tables.ts'

/** FINDINGS §4.3: codes to one number, from one network, to one block of numbers and to everybody. */
export const SEND_BUDGETS = {
  target: [
    { most: 1, per: 30 * SECOND },
    { most: 3, per: 15 * MINUTE },
    { most: 6, per: DAY },
  ],
  network: { most: 10, per: HOUR },
  /** By mail, which nobody earns by, to who has seats held: behind a carrier's one address stand thousands of phones, and a hold lasts minutes. */
  holdMails: { most: 60, per: HOUR },
  prefix: { most: 60, per: HOUR },
  fleet: { most: 600, per: HOUR },
} as const
/** The last part of the prefix's and the fleet's budget: its codes cost a proof of work, whoever asks. */
const WORKED_FOR = 0.2
/** FINDINGS §4.3: a block of numbers of whose last codes fewer than a fifth were ever typed in is somebody's pump: codes to it cost work. */
const WATCHDOG = { looksAt: 50, fewest: 10, blocksFor: HOUR } as const

const TURN = 'otp sends'

type Budget = { most: number; per: number }
export type Recipient = { target: string; network: string; isHoldMail?: boolean }

/** Until the end of the transaction nobody else counts or sends codes, in any process: what is counted stays true. */
export async function takeTurnToSend(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${TURN}))`)
}

/**
 * Milliseconds until a code may be sent to this number from this network; 0 when it may now. True for sure only while one has the turn.
 * Whose number it is makes no difference, or the answer would tell who has an account.
 */
export async function waitBeforeSending(
  db: Db,
  clock: Clock,
  { target, network, isHoldMail = false }: Recipient,
): Promise<number> {
  const now = clock.now().getTime()
  for (const budget of SEND_BUDGETS.target) {
    const wait = await waitFor(db, now, budget, and(eq(otpSends.target, target), not(isGivenBack)))
    if (wait > 0) return wait
  }
  const ofNetwork = eq(otpSends.network, network)
  const fromNetwork = isHoldMail
    ? await waitFor(db, now, SEND_BUDGETS.holdMails, and(ofNetwork, notLike(otpSends.target, '+%')))
    : await waitFor(db, now, SEND_BUDGETS.network, ofNetwork)
  if (fromNetwork > 0) return fromNetwork
  const toNeighbours = await waitFor(db, now, SEND_BUDGETS.prefix, neighboursOf(target))
  return toNeighbours > 0 ? toNeighbours : waitFor(db, now, SEND_BUDGETS.fleet)
}

/** Whether so many codes were sent just now, to everybody or to this block of numbers, that the next costs whoever asks a proof of work. */
export async function areSendsMany(db: Db, clock: Clock, target: string): Promise<boolean> {
  const now = clock.now().getTime()
  const { fleet, prefix } = SEND_BUDGETS
  if ((await waitFor(db, now, calmPartOf(fleet))) > 0) return true
  return (await waitFor(db, now, calmPartOf(prefix), neighboursOf(target))) > 0 || isPumped(db, now, target)
}

/** Writes a code down as sent; `id` is its challenge's. */
export async function recordSend(
  db: Db,
  clock: Clock,
  { id, target, network, messageId }: Recipient & { id: string; messageId: string },
): Promise<void> {
  await db.insert(otpSends).values({ id, target, network, messageId, prefix: prefixOf(target), sentAt: clock.now() })
}

/** Writes down that the code of a challenge was typed in. */
export async function recordVerification(db: Db, clock: Clock, id: string): Promise<void> {
  await db.update(otpSends).set({ verifiedAt: clock.now() }).where(eq(otpSends.id, id))
}

/** What could not be delivered costs its number nothing; it stays counted for the network, the prefix and the fleet. */
const isGivenBack = sql`exists (select 1 from ${outbox} where ${outbox.id} = ${otpSends.messageId} and ${outbox.sentAt} is null and ${outbox.lastError} is not null)`

/** A budget is used up when its last allowed send is still in the window; that send's age tells how long the wait is. */
async function waitFor(db: Db, now: number, { most, per }: Budget, those?: SQL): Promise<number> {
  const [last] = await db
    .select({ sentAt: otpSends.sentAt })
    .from(otpSends)
    .where(and(gt(otpSends.sentAt, new Date(now - per)), those))
    .orderBy(desc(otpSends.sentAt))
    .limit(1)
    .offset(most - 1)
  return last ? last.sentAt.getTime() + per - now : 0
}

async function isPumped(db: Db, now: number, target: string): Promise<boolean> {
  const { looksAt, fewest, blocksFor } = WATCHDOG
  const last = await db
    .select({ sentAt: otpSends.sentAt, verifiedAt: otpSends.verifiedAt })
    .from(otpSends)
    .where(neighboursOf(target))
    .orderBy(desc(otpSends.sentAt))
    .limit(looksAt)
  const newest = last[0]
  if (!newest || last.length < looksAt || last.filter(({ verifiedAt }) => verifiedAt).length >= fewest) return false
  return newest.sentAt.getTime() + blocksFor > now
}

function calmPartOf({ most, per }: Budget): Budget {
  return { most: Math.floor(most * (1 - WORKED_FOR)), per }
}

/** Everybody has an address at one of few mail hosts: only numbers have neighbours. */
function neighboursOf(target: string): SQL {
  return isMobile(target) ? eq(otpSends.prefix, prefixOf(target)) : sql`false`
}

function prefixOf(target: string): string {
  return isMobile(target) ? prefixOfMobile(target) : target.slice(target.lastIndexOf('@') + 1)
}

function isMobile(target: string): boolean {
  return target.startsWith('+')
}
