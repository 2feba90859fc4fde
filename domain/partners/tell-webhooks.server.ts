import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { countWaiting } from '#platform/waiting.server.ts'
import type { Backlog } from '#platform/waiting.server.ts'
import { happenedSince } from './happened.server.ts'
import type { WebhookEvent } from './happened.server.ts'
import type { PostOutside } from './post-outside.server.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { MOST_TRIES } from './webhook.ts'
import { signatureOf } from './webhook-signature.ts'
import { isTold, isWaiting, SECRET_OF } from './webhooks.server.ts'

type Needs = { db: Db; clock: Clock; keys: KeyRing; post: PostOutside }

/** A transaction that began before a look may end after it: each look goes so far back again, and nothing is told twice. */
const LOOKS_BACK = 10 * MINUTE
/** Of one webhook. */
const MOST_AT_A_LOOK = 500
/** How many webhooks are told at once. */
const LANES = 8
const LEASE = MINUTE
const LONGEST_PAUSE = 6 * HOUR
const GIVES_UP_AFTER = DAY
const KEEP_LOG = 30 * DAY
/** What webhooks that are told have not taken yet, by when it was written down. */
export function waitingDeliveries(db: Db): Promise<Backlog> {
  const { createdAt, webhookId } = webhookDeliveries
  const told = db.select({ id: webhooks.id }).from(webhooks).where(isTold())
  return countWaiting(db, webhookDeliveries, createdAt, and(isWaiting(), inArray(webhookId, told)))
}

/**
 * Writes down for each webhook what has happened since it was last looked, then tells what is due: of those that took the last they were told, or of those that did
 * not, so that who takes things at once never waits for who answers late. Gives how many were tried.
 */
export async function tellWebhooks(needs: Needs, which: 'well' | 'failing'): Promise<number> {
  const { failingSince } = webhooks
  const fares = which === 'well' ? isNull(failingSince) : isNotNull(failingSince)
  const waiting = await needs.db.select().from(webhooks).where(and(isTold(), fares))
  for (const webhook of waiting) await lookOut(needs, webhook)
  let sent = 0
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      sent += await tellOne(needs, next.id, which === 'well' ? MOST_AT_A_LOOK : 1)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return sent
}

/** A webhook that fails is left alone until the next look: each try may wait for as long as we have patience. One that failed before is told one thing; has it taken that, it is told the rest with the others. */
async function tellOne(needs: Needs, webhookId: string, most: number): Promise<number> {
  let tries = 0
  let fared: TellOutcome = 'taken'
  while (fared === 'taken' && tries < most) {
    fared = await tellNext(needs, webhookId)
    if (fared !== 'none') tries++
  }
  return tries
}

async function lookOut({ db, clock }: Needs, webhook: typeof webhooks.$inferSelect): Promise<void> {
  const { id, lookedAt, createdAt } = webhook
  const now = clock.now()
  const since = new Date(Math.max(createdAt.getTime(), lookedAt.getTime() - LOOKS_BACK))
  for await (const page of happenedSince(db, webhook, since)) {
    const rows = page.map((happened) => ({ ...deliveryOf(happened), webhookId: id, createdAt: now, nextTryAt: now }))
    if (rows.length > 0) await db.insert(webhookDeliveries).values(rows).onConflictDoNothing()
  }
  await db.update(webhooks).set({ lookedAt: now }).where(eq(webhooks.id, id))
}

function deliveryOf({ eventId, event, at, about }: WebhookEvent) {
  return { eventId, event, body: JSON.stringify({ id: eventId, event, at: at.toISOString(), data: about }) }
}

type TellOutcome = 'taken' | 'failed' | 'none'

/** Tells a webhook the next that is due, and says how that fared. A process that dies meanwhile leaves it to be told again, under the same id. */
async function tellNext(needs: Needs, webhookId: string): Promise<TellOutcome> {
  const { db, clock } = needs
  const now = clock.now()
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), isTold()))
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
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
  if (!delivery) return 'none'
  const failure = await sendTo(needs, delivery)
  await (failure === undefined ? noteTaken(needs, delivery) : noteFailed(needs, delivery, failure))
  return failure === undefined ? 'taken' : 'failed'
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
