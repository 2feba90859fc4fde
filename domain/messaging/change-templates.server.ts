import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#domain/audit/audit.server.ts'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { hasSms, isKind, kindOf, shippedSms } from './kinds.ts'
import type { KindName } from './kinds.ts'
import type { Channel } from './message.ts'
import { messageTemplates } from './tables.ts'
import { TemplateDraft } from './template-draft.ts'
import type { TypedTemplate } from './template-draft.ts'
import { findTemplateRow, idsOf } from './templates.server.ts'
import type { TemplateRow } from './templates.server.ts'

type Needs = { config: Pick<Config, 'sms'> }
type WrittenTemplate = Omit<TemplateRow, 'version' | 'changedAt'>
type RefusedChange = 'template-changed' | 'code-needs-ids' | 'as-shipped'
type Outcome = CommandSuccess<void> | CommandRefusal<RefusedChange>

/**
 * Changes the words of a message, its ids and whether it goes out. Refuses words with gaps that nothing fills or without those it needs, an SMS that is not
 * the one registered, what somebody else changed meanwhile ('template-changed'), and what would leave a site that sends codes by SMS without one that may
 * leave ('code-needs-ids').
 */
export const changeTemplate = command<TypedTemplate, TemplateDraft, void, RefusedChange, Needs>('messages.change', {
  input: TemplateDraft,
  tags: [],
  change: async (needs, { version, ...draft }) => write(needs, rowOf(draft, await findOperatorName(needs.db)), version),
})

/**
 * Changes several messages at once, as a file of them asks. Refuses what somebody else changed meanwhile ('template-changed'), and a code by SMS without its ids: which carrier
 * a site has is no matter of a file ('code-needs-ids').
 */
export const saveTemplates = command<readonly TypedTemplate[], TemplateDraft[], void, RefusedChange>(
  'messages.change',
  {
    input: listOf(TemplateDraft) as unknown as z.ZodType<TemplateDraft[], readonly TypedTemplate[]>,
    tags: [],
    change: async ({ db }, drafts) => {
      if (drafts.some(isCodeWithoutIds)) return refused('code-needs-ids')
      const site = await findOperatorName(db)
      const changes: Change[] = []
      for (const { version, ...draft } of drafts) {
        const written = await replace(db, rowOf(draft, site), version)
        if (!written) return refused('template-changed')
        changes.push(written)
      }
      return { ok: true, value: undefined, changes }
    },
  },
)

/** Whether it is the code's SMS, without what it is registered under. */
export function isCodeWithoutIds({ kind, channel, dltTemplateId }: TemplateDraft): boolean {
  return kind === 'code' && channel === 'sms' && dltTemplateId === ''
}

const Shipped = z.object({
  kind: z.string().refine(isKind),
  channel: z.enum(['email', 'sms']),
  version: z.number().int(),
})

/** Puts the words as shipped back; the ids of an SMS go, since they belong to other words. Refuses 'as-shipped' where nothing was changed, and as `changeTemplate` does. */
export const putBackTemplate = command('messages.change', {
  input: Shipped,
  tags: [],
  change: async (needs: Needs & { db: Db }, { kind, channel, version }): Promise<Outcome> => {
    const row = await findTemplateRow(needs.db, kind, channel)
    if (!row || !isReworded(row)) return refused('as-shipped')
    const ids = { registered: null, dltTemplateId: null, carrierTemplateId: null }
    const { isOn, header } = row
    return write(needs, { kind, channel, isOn, header, subject: null, action: null, words: null, ...ids }, version)
  },
})

/** Whether its words are the operator's. */
export function isReworded({ subject, action, words }: TemplateRow): boolean {
  return subject !== null || action !== null || words !== null
}

async function write({ db, config }: Needs & { db: Db }, row: WrittenTemplate, version: number): Promise<Outcome> {
  const written = await replace(db, row, version)
  if (!written) return refused('template-changed')
  const { sms } = config
  const isCode = row.kind === 'code' && row.channel === 'sms' && sms.kind === 'msg91'
  if (isCode && !idsOf(written.after, sms.templates['code'])) return refused('code-needs-ids')
  return { ok: true, value: undefined, changes: [written] }
}

/** Writes a row in place of the version that was seen; undefined where that stands no more. */
async function replace(db: Db, row: WrittenTemplate, version: number) {
  const [kind, channel] = [row.kind as KindName, row.channel as Channel]
  const before = await findTemplateRow(db, kind, channel)
  const set = { ...row, version: version + 1, changedAt: sql`now()` }
  const [after] = await db
    .insert(messageTemplates)
    .values(set)
    .onConflictDoUpdate({
      target: [messageTemplates.kind, messageTemplates.channel],
      set,
      setWhere: eq(messageTemplates.version, version),
    })
    .returning()
  return after && { subject: templateSubject(kind, channel), before: before ?? null, after }
}

/** What a message's words are called in the audit. */
export function templateSubject(kind: KindName, channel: Channel): string {
  return `message:${kind}/${channel}`
}

/** What is as shipped is not kept: it changes with the house. */
function rowOf(draft: Omit<TemplateDraft, 'version'>, site: string): WrittenTemplate {
  const kind = kindOf(draft.kind)
  const shipped = draft.channel === 'sms' && hasSms(draft.kind) ? shippedSms(draft.kind, site) : kind.email
  const mail = draft.channel === 'email' ? kind.email : undefined
  const own = (typed: string, given: string | undefined) => (typed === '' || typed === given ? null : typed)
  const { channel, isOn, words, subject, action } = draft
  const isMail = mail !== undefined
  return {
    kind: draft.kind,
    channel,
    isOn,
    words: own(words, shipped?.words),
    subject: isMail ? own(subject, mail.subject) : null,
    action: isMail ? own(action, mail.action) : null,
    registered: isMail ? null : own(draft.registered, undefined),
    dltTemplateId: isMail ? null : own(draft.dltTemplateId, undefined),
    carrierTemplateId: isMail ? null : own(draft.carrierTemplateId, undefined),
    header: isMail ? null : own(draft.header, undefined),
  }
}
