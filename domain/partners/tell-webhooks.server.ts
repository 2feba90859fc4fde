import { and, asc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { auditEntries } from '#domain/audit/tables.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { countWaiting } from '#platform/waiting.server.ts'
import type { Waiting } from '#platform/waiting.server.ts'
import type { PostOutside } from './post-outside.server.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { MOST_TRIES } from './webhook.ts'
import type { WebhookTopic } from './webhook.ts'
import { signatureOf } from './webhook-signature.ts'
import { isTold, SECRET_OF } from './webhooks.server.ts'

type Needs = { db: Db; clock: Clock; keys: KeyRing; post: PostOutside }
type Happened = { eventId: string; event: string; topic: WebhookTopic; at: Date; about: Record<string, unknown> }

/** A transaction that began before a look may end after it: each look goes so far back again, and nothing is told twice. */
const LOOKS_BACK = 10 * MINUTE
const MOST_AT_A_LOOK = 500
const LEASE = MINUTE
const LONGEST_PAUSE = 6 * HOUR
const GIVES_UP_AFTER = DAY
const KEEP_LOG = 30 * DAY
const OF_MONEY = ['paid', 'money-returned'] as const
/** What concerns who travels alone is told to nobody. */
const OF_BOOKINGS = [
  'held',
  'extended',
  'held-again',
  'expired',
  'confirmed',
  'called-off',
  'cancelled',
  'amended',
] as const
const OF_CATALOGUE = ['catalogue.edit', 'cars.edit'] as const

/** What webhooks that are told have not taken yet, by when it was written down. */
export function waitingDeliveries(db: Db): Promise<Waiting> {
  const { createdAt, deliveredAt, tries, webhookId } = webhookDeliveries
  const told = db.select({ id: webhooks.id }).from(webhooks).where(isTold())
  const isWaiting = and(isNull(deliveredAt), lt(tries, MOST_TRIES), inArray(webhookId, told))
  return countWaiting(db, webhookDeliveries, createdAt, isWaiting)
}

/** Writes down for each webhook what has happened since it was last looked, then tells what is due. */
export async function tellWebhooks(needs: Needs): Promise<number> {
  const told = await needs.db.select().from(webhooks).where(isTold())
  for (const webhook of told) await lookOut(needs, webhook)
  let sent = 0
  while (sent < MOST_AT_A_LOOK && (await tellNext(needs))) sent++
  return sent
}

async function lookOut({ db, clock }: Needs, { id, topics, lookedAt, createdAt }: typeof webhooks.$inferSelect) {
  const now = clock.now()
  const since = new Date(Math.max(createdAt.getTime(), lookedAt.getTime() - LOOKS_BACK))
  const happened = await listHappened(db, since)
  const theirs = happened.filter(({ topic }) => topics.includes(topic))
  if (theirs.length > 0)
    await db
      .insert(webhookDeliveries)
      .values(
        theirs.map(({ eventId, event, at, about }) => ({
          webhookId: id,
          eventId,
          event,
          body: JSON.stringify({ id: eventId, event, at: at.toISOString(), data: about }),
          createdAt: now,
          nextTryAt: now,
        })),
      )
      .onConflictDoNothing()
  const last = happened.length < MOST_AT_A_LOOK ? now : happened.at(-1)!.at
  await db.update(webhooks).set({ lookedAt: last }).where(eq(webhooks.id, id))
}

/** The oldest first; of a person nothing but the reference of the booking. */
async function listHappened(db: Db, since: Date): Promise<Happened[]> {
  const kinds = [...OF_MONEY, ...OF_BOOKINGS]
  const ofBookings = await db
    .select({ event: bookingEvents, reference: bookings.reference })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(and(gte(bookingEvents.at, since), inArray(bookingEvents.kind, kinds)))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id))
    .limit(MOST_AT_A_LOOK)
  const ofCatalogue = await db
    .select({ id: auditEntries.id, subject: auditEntries.subject, at: auditEntries.at })
    .from(auditEntries)
    .where(and(gte(auditEntries.at, since), inArray(auditEntries.action, [...OF_CATALOGUE])))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
    .limit(MOST_AT_A_LOOK)
  const all: Happened[] = [
    ...ofBookings.map(({ event: { id, kind, facts, at }, reference }) => {
      const isMoney = (OF_MONEY as readonly string[]).includes(kind)
      const topic: WebhookTopic = isMoney ? 'payments' : 'bookings'
      return {
        eventId: `booking ${id}`,
        event: `${isMoney ? 'payment' : 'booking'}.${kind}`,
        topic,
        at,
        about: { reference, ...facts },
      }
    }),
    ...ofCatalogue.map(({ id, subject, at }) => ({
      eventId: `audit ${id}`,
      event: 'catalogue.changed',
      topic: 'catalogue' as const,
      at,
      about: { subject },
    })),
  ]
  return all.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(0, MOST_AT_A_LOOK)
}

/** Tells the next that is due; false where none is. A process that dies meanwhile leaves it to be told again, under the same id. */
async function tellNext(needs: Needs): Promise<boolean> {
  const { db, clock } = needs
  const now = clock.now()
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), isTold()))
    .where(
      and(
        isNull(webhookDeliveries.deliveredAt),
        lte(webhookDeliveries.nextTryAt, now),
        lt(webhookDeliveries.tries, MOST_TRIES),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt))
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, nextTryAt: new Date(now.getTime() + LEASE) })
    .where(inArray(webhookDeliveries.id, due))
    .returning()
  if (!delivery) return false
  const failure = await sendTo(needs, delivery)
  await (failure === undefined ? noteTaken(needs, delivery) : noteFailed(needs, delivery, failure))
  return true
}

/** Sends one delivery, signed; gives why it was not taken, or nothing. */
export async function sendTo({ db, clock, keys, post }: Needs, delivery: Delivery): Promise<string | undefined> {
  const { body, event, eventId, webhookId } = delivery
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId))
  if (!webhook) return 'it was taken away'
  const signature = signatureOf(keys.open(SECRET_OF, webhook.secret) ?? '', body, clock.now())
  const headers = {
    'Content-Type': 'application/json',
    'Padav-Event': event,
    'Padav-Delivery': eventId,
    'Padav-Signature': signature,
  }
  const posted = await post(webhook.url, { body, headers })
  if (!('status' in posted)) return posted.failure
  return posted.status >= 200 && posted.status < 300 ? undefined : `answered ${posted.status}`
}

type Delivery = typeof webhookDeliveries.$inferSelect

async function noteTaken({ db, clock }: Needs, { id, webhookId }: Delivery): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ deliveredAt: clock.now(), lastError: null })
    .where(eq(webhookDeliveries.id, id))
  await db.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId))
}

/** Again after 1, 4, 16 … minutes, at most 6 hours apart; a webhook that took nothing for a day is told no more. */
async function noteFailed({ db, clock }: Needs, { id, webhookId, tries }: Delivery, lastError: string): Promise<void> {
  const now = clock.now()
  const nextTryAt = new Date(now.getTime() + Math.min(LONGEST_PAUSE, MINUTE * 4 ** (tries - 1)))
  await db.update(webhookDeliveries).set({ lastError, nextTryAt }).where(eq(webhookDeliveries.id, id))
  await db
    .update(webhooks)
    .set({ failingSince: now })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.failingSince)))
  await db
    .update(webhooks)
    .set({ disabledAt: now })
    .where(
      and(eq(webhooks.id, webhookId), isTold(), lte(webhooks.failingSince, new Date(now.getTime() - GIVES_UP_AFTER))),
    )
}

/** Drops what was told more than thirty days ago. */
export async function forgetOldDeliveries({ db, clock }: Pick<Needs, 'db' | 'clock'>): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(clock.now().getTime() - KEEP_LOG)))
}
