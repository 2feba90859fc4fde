import { readColours } from '#domain/settings/brand.server.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Db } from '#platform/db.server.ts'
import { drawMail } from './draw-mail.ts'
import type { DrawMail, GapValues } from './draw-mail.ts'
import { drawnIn, SAMPLE_CONFIRMATION } from './draw-confirmation.ts'
import { kindOf, shippedMail, shippedSms } from './kinds.ts'
import type { KindName, MailName, MailValues, SmsName, SmsValues } from './kinds.ts'
import type { Channel, Message } from './message.ts'
import { enqueue } from './outbox.server.ts'
import { accentsOf } from './mail-accents.ts'
import { fillSms } from './sms.ts'
import { findTemplateRow, mailOf, smsOf } from './templates.server.ts'
import { fillWords, samplesOf } from './words.ts'

/** What was left in the outbox. */
export type SentMessage = { id: string; channel: Message['channel']; subject: string }

type Letter<Name extends MailName> = Pick<Message, 'to' | 'until' | 'replyTo' | 'encloses'> & {
  values: MailValues<Name>
  /** How its words become a mail, where it shows more than them. */
  draw?: DrawMail
}

/**
 * Leaves a mail of a kind in the outbox, in the words that stand and in the caller's transaction: it goes out if and when that commits. Undefined where the
 * operator has switched it off.
 */
export async function sendMail<Name extends MailName>(
  db: Db,
  kind: Name,
  { values, draw = drawMail, ...message }: Letter<Name>,
): Promise<SentMessage | undefined> {
  const row = await findTemplateRow(db, kind, 'email')
  if (row?.isOn === false) return undefined
  const written = draw(mailOf(shippedMail(kind), row), values, accentsOf(await readColours(db)))
  const id = await enqueue(db, { kind, channel: 'email', ...message, ...written })
  return { id, channel: 'email', subject: written.subject }
}

/** Leaves an SMS of a kind in the outbox, likewise; undefined too for values the register does not take. */
export async function sendSms<Name extends SmsName>(
  db: Db,
  kind: Name,
  { values, ...message }: Pick<Message, 'to' | 'until'> & { values: SmsValues<Name> },
): Promise<SentMessage | undefined> {
  const row = await findTemplateRow(db, kind, 'sms')
  if (row?.isOn === false) return undefined
  const template = smsOf(shippedSms(kind, await findOperatorName(db)), row)
  const filled: Record<string, string> = values
  const body = fillSms(template, filled)
  if (body === undefined) return undefined
  const subject = fillWords(template.about, (gap) => filled[gap] ?? '')
  const id = await enqueue(db, { kind, channel: 'sms', ...message, subject, body })
  return { id, channel: 'sms', subject }
}

/** Whether the register takes these values in the words as shipped; the name of the site is none of them. */
export function fitsSms<Name extends SmsName>(kind: Name, values: SmsValues<Name>): boolean {
  return fillSms(shippedSms(kind, ''), values) !== undefined
}

/** Leaves a message with its samples in the outbox, in the words that stand: a test. Gives its id; undefined where there is none such, or it is switched off. */
export async function sendSample(db: Db, kind: KindName, channel: Channel, to: string): Promise<string | undefined> {
  const shipped = kindOf(kind)[channel]
  if (!shipped) return undefined
  const site = await findOperatorName(db)
  const values: GapValues = { ...samplesOf(shipped.variables), site }
  const draw = kind === 'booking' ? { draw: drawnIn({ ...SAMPLE_CONFIRMATION, siteName: site }) } : {}
  const sent =
    channel === 'email'
      ? await sendMail(db, kind as MailName, { to, values: values as MailValues<MailName>, ...draw })
      : await sendSms(db, kind as SmsName, { to, values: values as SmsValues<SmsName> })
  return sent?.id
}
