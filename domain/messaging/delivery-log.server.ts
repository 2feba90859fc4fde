import { and, asc, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { maskEmail } from '#domain/contact/email.ts'
import { maskMobile, readMobile } from '#domain/contact/mobile.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { fromNearerEnd } from '#platform/nearer-end.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { DeliveryState } from './delivery.ts'
import { MOST_ATTEMPTS, tryAgain } from './outbox.server.ts'
import type { Channel } from './message.ts'
import { outbox } from './tables.ts'

const ROWS_A_PAGE = 50
type Needs = { db: Db; clock: Clock }

/** What a log may be narrowed to; `to` is an address in full, `ids` these messages alone. */
export type LogFilters = {
  kind?: string
  channel?: Channel
  state?: DeliveryState
  to?: string
  ids?: readonly string[]
}

/** A message that was left, as the log shows it: to whom is masked, also in what a carrier said. */
export type DeliveryRow = {
  id: string
  kind: string | null
  channel: Channel
  to: string
  createdAt: Date
  sentAt: Date | null
  state: DeliveryState
  tries: number
  reason: string | null
}

/** The log of what was left in the outbox in the last thirty days, newest first. Refuses who may not read it. */
export async function listDeliveries(
  { db, clock }: Needs,
  actor: Actor,
  { filters, page, pageSize = ROWS_A_PAGE }: { filters: LogFilters; page: number; pageSize?: number },
): Promise<Result<{ rows: DeliveryRow[]; total: number; pages: number }, 'forbidden'>> {
  const allowed = demand(actor, 'messages.work')
  if (!allowed.ok) return allowed
  const state = stateAt(clock.now())
  const where = and(
    filters.ids ? inArray(outbox.id, [...filters.ids]) : undefined,
    filters.kind ? eq(outbox.kind, filters.kind) : undefined,
    filters.channel ? eq(outbox.channel, filters.channel) : undefined,
    // Few were not sent, and an index knows them.
    filters.state && (filters.state === 'sent' ? isNotNull(outbox.sentAt) : isNull(outbox.sentAt)),
    filters.state && filters.state !== 'sent' ? eq(state, filters.state) : undefined,
    filters.to ? eq(outbox.recipient, readMobile(filters.to) ?? filters.to.toLowerCase()) : undefined,
  )
  const { id, kind, channel, recipient: to, createdAt, sentAt, tries, lastError: reason } = outbox
  const total = await db.$count(outbox, where)
  const { isTurned, limit, offset } = fromNearerEnd(page, pageSize, total)
  const way = isTurned ? asc : desc
  // The page is cut in the index, before a message is read.
  const cut = db
    .select({ id })
    .from(outbox)
    .where(where)
    .orderBy(way(createdAt), way(id))
    .limit(limit)
    .offset(offset)
    .as('cut')
  const rows = await db
    .select({ id, kind, channel, to, createdAt, sentAt, tries, reason, state })
    .from(outbox)
    .innerJoin(cut, eq(cut.id, id))
    .orderBy(desc(createdAt), desc(id))
  return done({ rows: rows.map(masked), total, pages: Math.max(1, Math.ceil(total / pageSize)) })
}

/** How these messages fared, the newest first; one that is older than thirty days is forgotten. Refuses who may not read the log. */
export async function listDeliveriesOf(
  { db, clock }: Needs,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<Pick<DeliveryRow, 'id' | 'kind' | 'channel' | 'createdAt' | 'state'>[], 'forbidden'>> {
  const allowed = demand(actor, 'messages.work')
  if (!allowed.ok) return allowed
  if (ids.length === 0) return done([])
  const { id, kind, channel, createdAt } = outbox
  return done(
    await db
      .select({ id, kind, channel, createdAt, state: stateAt(clock.now()) })
      .from(outbox)
      .where(inArray(id, [...ids]))
      .orderBy(desc(createdAt), desc(id)),
  )
}

/** How each kind fared on each channel in the last thirty days, by `kind/channel`. Refuses who may not read the log. */
export async function summariseDeliveries(
  { db, clock }: Needs,
  actor: Actor,
): Promise<Result<ReadonlyMap<string, { lastSentAt: Date | null; failed: number }>, 'forbidden'>> {
  const allowed = demand(actor, 'messages.work')
  if (!allowed.ok) return allowed
  const state = stateAt(clock.now())
  const { kind, channel, sentAt } = outbox
  const failed = sql<number>`count(*) filter (where ${state} = 'failed')`.mapWith(Number)
  const rows = await db
    .select({ kind, channel, lastSentAt: max(sentAt), failed })
    .from(outbox)
    .groupBy(kind, channel)
  return done(
    new Map(rows.map(({ kind, channel, lastSentAt, failed }) => [`${kind}/${channel}`, { lastSentAt, failed }])),
  )
}

const REFUSED = { unknown: 'unknown-message', sent: 'message-sent', gone: 'message-gone' } as const

/** Has a message that no carrier took be tried once more. Refuses what is not there, what was sent, and what came too late to be worth anything. */
export const retryMessage = command('messages.work', {
  input: z.object({ id: z.string().min(1).max(40) }),
  tags: [],
  change: async ({ db, clock }, { id }) => {
    const tried = await tryAgain({ db, clock }, id)
    if (!tried.ok) return refused(REFUSED[tried.reason])
    const changes = [{ subject: `outbox:${id}`, before: tried.value, after: { triedAgain: true } }]
    return { ok: true as const, value: undefined, changes }
  },
})

function stateAt(now: Date) {
  return sql<DeliveryState>`case
    when ${outbox.sentAt} is not null then 'sent'
    when ${outbox.body} = '' or ${outbox.expiresAt} <= ${now.toISOString()}::timestamptz then 'late'
    when ${outbox.attempts} >= ${MOST_ATTEMPTS} then 'failed'
    when ${outbox.lastError} is not null then 'again'
    else 'waiting' end`
}

function masked<Row extends { channel: Channel; to: string; reason: string | null }>(row: Row): Row {
  const to = row.channel === 'email' ? maskEmail(row.to) : maskMobile(row.to)
  return { ...row, to, reason: row.reason && withoutAddresses(row.reason.replaceAll(row.to, to)) }
}

/** What a carrier says may name whom it would not take, in its own spelling. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '•••@•••').replaceAll(/\+?\d[\d -]{7,}\d/g, '•••••')
}
