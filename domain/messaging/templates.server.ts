import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { RegisteredIds } from '#platform/msg91-templates.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { hasSms, isKind, kindOf, shippedSms } from './kinds.ts'
import type { KindName } from './kinds.ts'
import type { MailTemplate, SmsTemplate } from './kind.ts'
import type { Channel, Message } from './message.ts'
import { readSms } from './sms.ts'
import { messageTemplates } from './tables.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect

/** What is kept of a message's words on a channel; undefined while it goes out as shipped. */
export async function findTemplateRow(db: Db, kind: KindName, channel: Channel): Promise<TemplateRow | undefined> {
  const here = and(eq(messageTemplates.kind, kind), eq(messageTemplates.channel, channel))
  return (await db.select().from(messageTemplates).where(here))[0]
}

/** Everything the operator changed, by `kind/channel`. */
export async function listTemplateRows(db: Db): Promise<ReadonlyMap<string, TemplateRow>> {
  const rows = await db.select().from(messageTemplates)
  return new Map(rows.map((row) => [`${row.kind}/${row.channel}`, row]))
}

/** A mail in the words that stand. */
export function mailOf(shipped: MailTemplate, row: TemplateRow | undefined): MailTemplate {
  if (!row) return shipped
  const { variables, subject, action, words } = shipped
  const label = row.action ?? action
  return {
    variables,
    subject: row.subject ?? subject,
    words: row.words ?? words,
    ...(label === undefined ? {} : { action: label }),
  }
}

/** An SMS in the words that stand. */
export function smsOf(shipped: SmsTemplate, row: TemplateRow | undefined): SmsTemplate {
  return { ...shipped, words: row?.words ?? shipped.words }
}

/** Under which ids an SMS goes out, and from which header; those of the environment belong to the words as shipped. */
export type Registration = RegisteredIds & { header?: string; variables: Record<string, string> }

/**
 * What a carrier needs to send a text as registered: its ids, and the values in it. A text that is not word for word the one that stands gives its reason
 * instead, as does one without ids. `given` are the ids of the environment.
 */
export async function findRegistration(
  db: Db,
  message: Pick<Message, 'kind' | 'body'>,
  given: Readonly<Record<string, RegisteredIds>>,
): Promise<Registration | string> {
  const { kind = '' } = message
  const row = isKind(kind) ? await findTemplateRow(db, kind, 'sms') : undefined
  return registrationOf(row, message, { given, site: await findOperatorName(db) })
}

/** What `findRegistration` gives, by the row that stands and the name of the site. */
export function registrationOf(
  row: TemplateRow | undefined,
  { kind = '', body }: Pick<Message, 'kind' | 'body'>,
  { given, site }: { given: Readonly<Record<string, RegisteredIds>>; site: string },
): Registration | string {
  if (!isKind(kind) || !hasSms(kind)) return 'the text is none of those that are registered'
  const variables = readSms(smsOf(shippedSms(kind, site), row), body)
  if (!variables) return 'the text is not word for word the one that is registered'
  const ids = idsOf(row, given[kind])
  if (!ids) return `the text has no ids yet: enter those of “${kindOf(kind).title}” in the office, under Messages`
  return { ...ids, variables, ...(row?.header ? { header: row.header } : {}) }
}

/** The ids that belong to the words that stand. */
export function idsOf(row: TemplateRow | undefined, given: RegisteredIds | undefined): RegisteredIds | undefined {
  if (row?.dltTemplateId && row.carrierTemplateId)
    return { templateId: row.carrierTemplateId, dltTemplateId: row.dltTemplateId }
  return row?.words ? undefined : given
}
