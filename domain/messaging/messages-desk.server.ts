import { listHistory } from '#domain/audit/audit.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Config } from '#platform/config.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isReworded, templateSubject } from './change-templates.server.ts'
import { summariseDeliveries } from './delivery-log.server.ts'
import { KINDS, isKind, kindOf } from './kinds.ts'
import type { KindName } from './kinds.ts'
import { CHANNELS } from './message.ts'
import type { Channel } from './message.ts'
import { findTemplateRow, idsOf, listTemplateRows } from './templates.server.ts'
import type { TemplateRow } from './templates.server.ts'

type Needs = { db: Db; clock: Clock; config: Pick<Config, 'sms'> }

/** Every message with each way it goes out, and how it fared in the last thirty days. Refuses who may not read the log. */
export async function listMessages(needs: Needs, actor: Actor) {
  const fared = await summariseDeliveries(needs, actor)
  if (!fared.ok) return fared
  const rows = await listTemplateRows(needs.db)
  const all = Object.keys(KINDS)
    .filter(isKind)
    .flatMap((kind) => CHANNELS.filter((channel) => kindOf(kind)[channel]).map((channel) => ({ kind, channel })))
  return done(
    all.map(({ kind, channel }) => {
      const key = `${kind}/${channel}`
      const row = rows.get(key)
      const { lastSentAt = null, failed = 0 } = fared.value.get(key) ?? {}
      const { title } = kindOf(kind)
      const isOwn = row !== undefined && isReworded(row)
      const isOn = row?.isOn ?? true
      return {
        key,
        kind,
        channel,
        title,
        when: whenOf(kind, channel),
        isOn,
        isOwn,
        lacksIds: lacksIds(needs, kind, channel, row),
        lastSentAt,
        failed,
      }
    }),
  )
}

/** When a message goes out, and of its mail what is drawn around its words. */
function whenOf(kind: KindName, channel: Channel): string {
  const { when, email } = kindOf(kind)
  return channel === 'email' && email?.around ? `${when}; ${email.around}` : when
}

export type MessageRow = Extract<Awaited<ReturnType<typeof listMessages>>, { ok: true }>['value'][number]

/** What is kept of a message on each way it goes out, with what happened to it. Refuses who may not change messages. */
export async function readMessage(
  needs: Needs,
  actor: Actor,
  kind: KindName,
): Promise<Result<KeptMessage[], 'forbidden'>> {
  const allowed = demand(actor, 'messages.change')
  if (!allowed.ok) return allowed
  const ways = CHANNELS.filter((channel) => kindOf(kind)[channel])
  const kept: KeptMessage[] = []
  for (const channel of ways) {
    const row = await findTemplateRow(needs.db, kind, channel)
    const history = (await listHistory(needs.db, templateSubject(kind, channel))).slice(0, 10)
    kept.push({
      channel,
      row: row ?? null,
      isOwn: row !== undefined && isReworded(row),
      lacksIds: lacksIds(needs, kind, channel, row),
      isByEnvironment: channel === 'sms' && !row?.dltTemplateId && givenIds(needs, kind) !== undefined,
      history: history.map(({ id, at, actor, actorKind, before, after }) => ({
        id,
        at,
        actor,
        actorKind,
        ...(isTest(after) ? { isTest: true } : { isTest: false, before, after }),
      })),
    })
  }
  return done(kept)
}

export type KeptMessage = {
  channel: Channel
  row: TemplateRow | null
  isOwn: boolean
  /** Whether a network would refuse it. */
  lacksIds: boolean
  isByEnvironment: boolean
  history: MessageEvent[]
}
/** What was done with a message: a test, or a change from one row to another; null before the first. */
type MessageEvent = { id: string; at: Date; actor: string; actorKind: 'person' | 'program' } & (
  | { isTest: true }
  | { isTest: false; before: unknown; after: unknown }
)

function isTest(after: unknown): boolean {
  return typeof after === 'object' && after !== null && 'test' in after
}

function lacksIds(needs: Needs, kind: KindName, channel: Channel, row: TemplateRow | undefined): boolean {
  return channel === 'sms' && needs.config.sms.kind === 'msg91' && !idsOf(row, givenIds(needs, kind))
}

function givenIds({ config: { sms } }: Needs, kind: KindName) {
  return sms.kind === 'msg91' ? sms.templates[kind] : undefined
}
