import { and, desc, eq, gt, gte, inArray, isNull, like, lt, lte, or, sql } from 'drizzle-orm'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import type { Log } from '#platform/log.server.ts'
import { nudge } from '#platform/nudge.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { countWaiting } from '#platform/waiting.server.ts'
import type { Backlog } from '#platform/waiting.server.ts'
import type { Carrier, Delivery } from './carriers/carrier.ts'
import type { EnclosedFile, Enclosure, Message, OutboxMessage } from './message.ts'
import { outbox } from './tables.ts'

export const MOST_ATTEMPTS = 8
/** Longer than a carrier may take, so that nobody tries a message that is just being delivered. */
const LEASE = 5 * MINUTE
const LONGEST_PAUSE = 6 * HOUR
const CHANNEL = 'padav_outbox'
const KEEP_MESSAGES = 30 * DAY
/** For a day it is looked at whether a code could be delivered. */
const KEEP_EXPIRED = 2 * DAY

/** Leaves a message in the outbox, in the caller's transaction: it goes out if and when that commits. Returns its id. */
export async function enqueue(
  db: Db,
  { kind, channel, to, until, html, replyTo, encloses = [], subject, body }: Message,
): Promise<string> {
  const words = { subject, body }
  const extras = {
    kind: kind ?? null,
    html: html ?? null,
    replyTo: replyTo ?? null,
    expiresAt: until ?? null,
    encloses: encloses.map(({ name, about }) => ({ name, about })),
  }
  const message = { ...words, channel, recipient: to, ...extras }
  // Due at once by any clock; ordered by the clock on the wall, since now() stands still in a transaction.
  const times = { createdAt: sql`clock_timestamp()`, nextAttemptAt: new Date(0) }
  const [row] = await db
    .insert(outbox)
    .values({ ...message, ...times })
    .returning({ id: outbox.id })
  if (!row) throw new Error('the outbox took no message')
  nudge(db, CHANNEL)
  return row.id
}

/** Calls `hear` whenever a message was left in the outbox, by any process. Returns the way to stop. */
export function hearOutbox(database: Database, hear: () => void): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, hear)
}

/** Takes back messages that nobody has delivered yet: they never will be. */
export async function withdraw(db: Db, clock: Clock, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ expiresAt: clock.now() })
    .where(and(inArray(outbox.id, [...ids]), isNull(outbox.sentAt)))
}

/**
 * Has a message that no carrier took be tried once more: at once, or where one may have it in hand at this moment, once that is known or five minutes are
 * over. 'sent' where one has it, 'gone' where there is nothing left to send: it came too late, or its time is over. Gives how it stood.
 */
export async function tryAgain(
  { db, clock }: { db: Db; clock: Clock },
  id: string,
): Promise<Result<{ attempts: number; tries: number }, 'unknown' | 'sent' | 'gone'>> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).for('update')
  if (!row) return refused('unknown')
  if (row.sentAt) return refused('sent')
  if (row.body === '' || (row.expiresAt && row.expiresAt <= clock.now())) return refused('gone')
  const attempts = Math.min(row.attempts, MOST_ATTEMPTS - 1)
  const nextAttemptAt = mayBeInHand(row, clock.now()) ? row.nextAttemptAt : new Date(0)
  await db.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, id))
  nudge(db, CHANNEL)
  return done({ attempts: row.attempts, tries: row.tries })
}

/** Whether somebody may be delivering a message: a pause as short as their lease looks the same, and ends by itself. */
function mayBeInHand({ tries, nextAttemptAt }: typeof outbox.$inferSelect, now: Date): boolean {
  const left = nextAttemptAt.getTime() - now.getTime()
  return tries > 0 && left > 0 && left <= LEASE
}

/** Forgets every message to these addresses, sent or not, in the caller's transaction; what is not sent yet never will be. */
export async function forgetMessagesTo(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await db.delete(outbox).where(inArray(outbox.recipient, [...addresses]))
}

/** Forgets what was sent to some addresses about one thing, which it names. */
export async function forgetMessagesAbout(db: Db, addresses: readonly (string | null)[], word: string): Promise<void> {
  const to = addresses.filter((address) => address !== null)
  if (to.length > 0) await db.delete(outbox).where(and(inArray(outbox.recipient, to), like(outbox.body, holding(word))))
}

/** Forgets messages by their ids, sent or not, in the caller's transaction; what is not sent yet never will be. */
export async function forgetMessages(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(inArray(outbox.id, [...ids]))
}

/** Forgets messages whose time is over, and to whom they went: 30 days after they were left here, two days after one expired. */
export async function forgetOldMessages(db: Db, clock: Clock): Promise<number> {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  const over = or(lt(outbox.createdAt, before(KEEP_MESSAGES)), lt(outbox.expiresAt, before(KEEP_EXPIRED)))
  return (await db.delete(outbox).where(over).returning({ id: outbox.id })).length
}

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  channel: outbox.channel,
  to: outbox.recipient,
  subject: outbox.subject,
  body: outbox.body,
  html: outbox.html,
  replyTo: outbox.replyTo,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  until: outbox.expiresAt,
  encloses: outbox.encloses,
}

/** The newest messages, newest first. */
export async function listOutbox(db: Db, limit: number): Promise<OutboxMessage[]> {
  return db.select(columns).from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit)
}

/** How many messages of the last 30 days were given up on. What was worth nothing any more, as a late code, is not among them. */
export async function countGivenUp(db: Db): Promise<number> {
  return db.$count(outbox, and(isNull(outbox.sentAt), gte(outbox.attempts, MOST_ATTEMPTS), isNull(outbox.expiresAt)))
}

/** The messages that are still to go out, by when they were left. */
export function waitingMessages(db: Db): Promise<Backlog> {
  return countWaiting(db, outbox, outbox.createdAt, and(isNull(outbox.sentAt), lt(outbox.attempts, MOST_ATTEMPTS)))
}

/** Makes a file that goes along, from what is kept; undefined of what is not there (any more). */
export type EncloseFile = (enclosure: Enclosure) => Promise<EnclosedFile | undefined>
type DeliveryNeeds = { db: Db; clock: Clock; carrier: Carrier; log: Log; enclose?: EncloseFile | undefined }

export type DeliveryRound = { sent: number; failed: number }

/**
 * Hands at most `limit` due messages to the carrier, one after another, those that expire first. What fails is tried again after
 * 1, 4, 16 … minutes (what expires: after 5, 10, 20 … seconds), at most 6 hours apart and 8 times in all; what the carrier says is
 * refused for good is not tried again, and what has expired is emptied instead of delivered.
 * Several processes may do this at once; a message is delivered twice only when a process dies between sending and writing that down.
 */
export async function deliverDue(
  { db, clock, carrier, log, enclose }: DeliveryNeeds,
  limit = 50,
): Promise<DeliveryRound> {
  const round = { sent: 0, failed: 0 }
  await emptyExpired(db, clock)
  while (round.sent + round.failed < limit) {
    const message = await claimNext(db, clock, carrier)
    if (!message) break
    const delivery = await hand(carrier, message, enclose).catch(unreachable)
    await record(db, clock, carrier, message, delivery)
    if (delivery.ok) round.sent++
    else round.failed++
    if (!delivery.ok)
      log.warn(
        { message: message.id, attempt: message.attempts, reason: delivery.reason },
        'a message was not delivered',
      )
  }
  return round
}

/** Files are made last and held nowhere; one that cannot be made just now has the whole mail wait. */
async function hand(carrier: Carrier, message: OutboxMessage, enclose: EncloseFile | undefined): Promise<Delivery> {
  const files: EnclosedFile[] = []
  for (const enclosure of enclose ? message.encloses : []) {
    const file = await enclose?.(enclosure)
    if (file) files.push(file)
  }
  return carrier.deliver({ ...toMessage(message), ...(files.length > 0 ? { files } : {}) })
}

function toMessage({ id, kind, channel, to, subject, body, html, replyTo }: OutboxMessage): Message & { id: string } {
  const extras = {
    ...(kind === null ? {} : { kind }),
    ...(html === null ? {} : { html }),
    ...(replyTo === null ? {} : { replyTo }),
  }
  return { id, channel, to, subject, body, ...extras }
}

/** A late one-time code is worth nothing to its reader, and a secret to nobody else. */
async function emptyExpired(db: Db, clock: Clock): Promise<void> {
  const emptied = {
    body: '',
    html: null,
    replyTo: null,
    attempts: MOST_ATTEMPTS,
    lastError: sql`coalesce(${outbox.lastError}, 'late')`,
  }
  await db
    .update(outbox)
    .set(emptied)
    .where(and(isNull(outbox.sentAt), lte(outbox.expiresAt, clock.now()), sql`${outbox.body} <> ''`))
}

/** One statement and no open transaction while the carrier works: it may take long, and PGlite has one connection. */
async function claimNext(db: Db, clock: Clock, carrier: Carrier): Promise<OutboxMessage | undefined> {
  const now = clock.now()
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lte(outbox.nextAttemptAt, now),
        lt(outbox.attempts, MOST_ATTEMPTS),
        or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
        inArray(outbox.channel, [...carrier.channels]),
      ),
    )
    .orderBy(outbox.expiresAt, outbox.nextAttemptAt, outbox.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const lease = {
    attempts: sql`${outbox.attempts} + 1`,
    tries: sql`${outbox.tries} + 1`,
    nextAttemptAt: new Date(now.getTime() + LEASE),
  }
  const [row] = await db.update(outbox).set(lease).where(eq(outbox.id, due)).returning(columns)
  return row
}

async function record(
  db: Db,
  clock: Clock,
  carrier: Carrier,
  { id, channel, attempts, until }: OutboxMessage,
  delivery: Delivery,
): Promise<void> {
  const now = clock.now()
  if (delivery.ok) {
    // What has left may hold a one-time link, and nobody needs to read it here any more.
    const taken = carrier.leavesBodies.includes(channel) ? {} : { body: '', html: null, replyTo: null }
    await db
      .update(outbox)
      .set({ sentAt: now, lastError: null, ...taken })
      .where(eq(outbox.id, id))
    return
  }
  const tried = delivery.reason === 'refused' ? MOST_ATTEMPTS : attempts
  // What is given up has no pause: somebody who has it tried again waits for nothing.
  const pause = tried >= MOST_ATTEMPTS ? 0 : pauseAfter(attempts, until !== null)
  const nextAttemptAt = new Date(now.getTime() + pause)
  await db.update(outbox).set({ attempts: tried, nextAttemptAt, lastError: delivery.detail }).where(eq(outbox.id, id))
}

function pauseAfter(attempts: number, expires: boolean): number {
  return Math.min(expires ? 5 * SECOND * 2 ** (attempts - 1) : MINUTE * 4 ** (attempts - 1), LONGEST_PAUSE)
}

function unreachable(error: unknown): Delivery {
  return { ok: false, reason: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
}
