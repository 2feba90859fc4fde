import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand, may } from '#domain/policy/policy.ts'
import type { Role } from '#domain/policy/role.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { newId } from '#platform/ids.ts'
import { fromNearerEnd } from '#platform/nearer-end.ts'
import { done, refused } from '#platform/result.ts'
import { newToken } from '#platform/token.ts'
import { notPostedTo } from './post-outside.server.ts'
import { MOST_TRIES, TEST_EVENT, TOPIC_NAMES } from './webhook.ts'
import type { WebhookTopic } from './webhook.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

const LISTED_AT_ONCE = 50
/** What seals the secret a webhook signs with. */
export const SECRET_OF = 'webhook secret'

type NewWebhook = { url: string; topics: WebhookTopic[] }
const NewWebhook: z.ZodType<NewWebhook, NewWebhook> = z.object({
  url: z
    .string()
    .trim()
    .max(500, 'Five hundred signs at most.')
    .superRefine((url, context) => {
      const message = URL.canParse(url) ? notPostedTo(new URL(url)) : 'An address as https://partner.example/padav.'
      if (message) context.addIssue({ code: 'custom', message })
    }),
  topics: z.array(z.enum(TOPIC_NAMES as [WebhookTopic, ...WebhookTopic[]])).min(1, 'Choose what it is told.'),
})

/** Adds a webhook. Gives the secret it signs with, this once: what is kept is sealed. */
export const addWebhook = command<NewWebhook, NewWebhook, { secret: string }, never, { keys: KeyRing }>(
  'partners.change',
  {
    input: NewWebhook,
    tags: [],
    change: async ({ db, clock, keys, actor }, typed) => {
      const secret = `whsec_${newToken()}`
      const id = newId()
      const now = clock.now()
      const createdBy = isProgram(actor) ? actor.program : actor.id
      await db
        .insert(webhooks)
        .values({ ...typed, id, secret: keys.seal(SECRET_OF, secret), createdBy, createdAt: now, lookedAt: now })
      return { ok: true, value: { secret }, changes: [{ subject: `webhook:${id}`, before: null, after: typed }] }
    },
  },
)

const One = z.object({ id: z.string() })

/** Signs from now on with a new secret, given this once; the one before counts for nothing. What is refused meanwhile is told again, as ever. Refuses 'unknown'. */
export const renewSecret = command<
  z.infer<typeof One>,
  z.infer<typeof One>,
  { secret: string },
  'unknown',
  { keys: KeyRing }
>('partners.change', {
  input: One,
  tags: [],
  change: async ({ db, keys }, { id }) => {
    const secret = newSecret()
    const sealed = keys.seal(SECRET_OF, secret)
    const renewed = await db
      .update(webhooks)
      .set({ secret: sealed })
      .where(eq(webhooks.id, id))
      .returning({ id: webhooks.id })
    if (renewed.length === 0) return refused('unknown')
    return {
      ok: true,
      value: { secret },
      changes: [{ subject: `webhook:${id}`, before: null, after: { renewed: 'secret' } }],
    }
  },
})

function newSecret(): string {
  return `whsec_${newToken()}`
}

/** Takes a webhook away, with its log. */
export const removeWebhook = command('partners.change', {
  input: One,
  tags: [],
  change: async ({ db }: CommandNeeds, { id }): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> => {
    const [gone] = await db
      .delete(webhooks)
      .where(eq(webhooks.id, id))
      .returning({ url: webhooks.url, topics: webhooks.topics })
    if (!gone) return refused('unknown')
    return { ok: true, value: undefined, changes: [{ subject: `webhook:${id}`, before: gone, after: null }] }
  },
})

/** Tells a webhook again that was switched off after a day of failures; what happened meanwhile is not told. */
export const resumeWebhook = command('partners.change', {
  input: One,
  tags: [],
  change: async ({ db, clock }: CommandNeeds, { id }): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> => {
    const [on] = await db
      .update(webhooks)
      .set({ disabledAt: null, failingSince: null, lookedAt: clock.now() })
      .where(and(eq(webhooks.id, id), isNotNull(webhooks.disabledAt)))
      .returning({ url: webhooks.url })
    if (!on) return refused('unknown')
    return {
      ok: true,
      value: undefined,
      changes: [{ subject: `webhook:${id}`, before: { isOn: false }, after: { isOn: true } }],
    }
  },
})

/** Tells once more what was told before, or could not be: a delivery of its own. Refuses one of another webhook, none, and a test, which is told once. */
export const replayDelivery = command('partners.change', {
  input: z.object({ webhook: z.string(), delivery: z.string() }),
  tags: [],
  change: async (
    { db, clock }: CommandNeeds,
    { webhook, delivery },
  ): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> => {
    const mine = and(eq(webhookDeliveries.id, delivery), eq(webhookDeliveries.webhookId, webhook))
    const [told] = await db.select().from(webhookDeliveries).where(mine)
    if (!told || told.event === TEST_EVENT) return refused('unknown')
    const id = newId()
    const { event, body } = told
    const now = clock.now()
    await db.insert(webhookDeliveries).values({
      id,
      webhookId: webhook,
      eventId: `${told.eventId} again ${id}`,
      event,
      body,
      createdAt: now,
      nextTryAt: now,
    })
    const changes = [{ subject: `webhook:${webhook}`, before: null, after: { replayed: delivery } }]
    return { ok: true, value: undefined, changes }
  },
})

export type ListedWebhook = Pick<
  typeof webhooks.$inferSelect,
  'id' | 'url' | 'topics' | 'createdAt' | 'failingSince' | 'disabledAt'
> &
  GoesWithIt
/** What would go with a webhook: deliveries it has not taken yet, and all that its log keeps. */
export type GoesWithIt = { waiting: number; logged: number }

/** The webhooks, the newest first, in pages of fifty. Refuses `forbidden`. */
export async function listWebhooks(db: Db, actor: Actor, page: number) {
  const allowed = demand(actor, 'partners.change')
  if (!allowed.ok) return allowed
  const { id, url, topics, createdAt, failingSince, disabledAt } = webhooks
  const listed = await db
    .select({ id, url, topics, createdAt, failingSince, disabledAt })
    .from(webhooks)
    .orderBy(desc(createdAt), desc(id))
    .limit(LISTED_AT_ONCE)
    .offset((page - 1) * LISTED_AT_ONCE)
  const logs = await countLogs(
    db,
    listed.map(({ id }) => id),
  )
  const rows: ListedWebhook[] = listed.map((one) => ({ ...one, ...logs(one.id) }))
  return done({ rows, pages: pagesOf(await db.$count(webhooks)) })
}

/** Counted twice, each in an index of its own: what waits is little beside a log of thirty days. */
async function countLogs(db: Db, ids: readonly string[]): Promise<(id: string) => GoesWithIt> {
  const { webhookId } = webhookDeliveries
  const theirs = inArray(webhookId, [...ids])
  const countWhere = async (condition: SQL | undefined) => {
    const rows = await db
      .select({ id: webhookId, count: count() })
      .from(webhookDeliveries)
      .where(condition)
      .groupBy(webhookId)
    return new Map(rows.map(({ id, count }) => [id, count]))
  }
  const logged = await countWhere(theirs)
  const waiting = await countWhere(and(theirs, isWaiting()))
  return (id) => ({ waiting: waiting.get(id) ?? 0, logged: logged.get(id) ?? 0 })
}

/** What a webhook was told, the latest first, in pages of fifty. Refuses `forbidden` and `unknown`. */
export async function findWebhookLog(db: Db, actor: Actor, id: string, page: number) {
  const allowed = demand(actor, 'partners.change')
  if (!allowed.ok) return allowed
  const [webhook] = await db.select({ id: webhooks.id, url: webhooks.url }).from(webhooks).where(eq(webhooks.id, id))
  if (!webhook) return refused('unknown')
  const theirs = eq(webhookDeliveries.webhookId, id)
  const total = await db.$count(webhookDeliveries, theirs)
  const { createdAt, id: deliveryId } = webhookDeliveries
  const { isTurned, limit, offset } = fromNearerEnd(page, LISTED_AT_ONCE, total)
  const way = isTurned ? asc : desc
  // The page is cut in the index, before a delivery is read.
  const cut = db
    .select({ id: deliveryId })
    .from(webhookDeliveries)
    .where(theirs)
    .orderBy(way(createdAt), way(deliveryId))
    .limit(limit)
    .offset(offset)
    .as('cut')
  const rows = await db
    .select(getTableColumns(webhookDeliveries))
    .from(webhookDeliveries)
    .innerJoin(cut, eq(cut.id, deliveryId))
    .orderBy(desc(createdAt), desc(deliveryId))
  const waiting = await db.$count(webhookDeliveries, and(theirs, isWaiting()))
  return done({ webhook: { ...webhook, waiting }, rows, pages: pagesOf(total) })
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / LISTED_AT_ONCE))
}

/** How many webhooks were switched off after a day of failures, for who may mend them. */
export async function countDisabledWebhooks(db: Db, role: Role): Promise<number> {
  if (!may(role, 'partners.change')) return 0
  return db.$count(webhooks, and(isNotNull(webhooks.disabledAt)))
}

/** Deliveries that are not taken yet, and are still tried. */
export function isWaiting() {
  return and(isNull(webhookDeliveries.deliveredAt), lt(webhookDeliveries.tries, MOST_TRIES))
}

/** Those that are told what happens. */
export function isTold() {
  return isNull(webhooks.disabledAt)
}
