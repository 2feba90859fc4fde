import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import type { SmsChoice } from '#platform/config.server.ts'
import type { RegisteredIds } from '#platform/msg91-templates.ts'
import type { Message } from '#domain/messaging/message.ts'
import { readSms, SMS_TEMPLATES } from '#domain/messaging/templates/registered.ts'
import type { Carrier, Delivery } from './carrier.ts'

/** What the configuration says of it: `sender` is the DLT header; ids of a text at MSG91 and on DLT belong together. */
export type Msg91Account = Omit<Extract<SmsChoice, { kind: 'msg91' }>, 'kind'>

const ANSWER_WITHIN = 10 * SECOND
/** Without it nobody could sign up; any other text that has no ids yet is not sent. */
const INDISPENSABLE = 'code'

/**
 * SMS through MSG91's Flow API. Indian networks drop what is not a registered text, so nothing else leaves the house.
 * Throws when the ids of the code's text are missing, or ids are named that belong to no text of ours.
 */
export function openMsg91Carrier(account: Msg91Account): Carrier {
  const unknown = Object.keys(account.templates).filter((name) => !Object.hasOwn(SMS_TEMPLATES, name))
  if (unknown.length > 0) throw new Error(`MSG91_TEMPLATES names ${unknown.join(', ')}, which is no text of ours`)
  if (!account.templates[INDISPENSABLE]) throw new Error(`MSG91_TEMPLATES lacks ${INDISPENSABLE}`)
  return { channels: ['sms'], leavesBodies: [], deliver: (message) => send(account, message) }
}

async function send(account: Msg91Account, message: Message & { id: string }): Promise<Delivery> {
  if (message.channel !== 'sms') return refusedFor(`MSG91 carries no ${message.channel}`)
  if (!/^\+[1-9][0-9]{6,14}$/.test(message.to)) return refusedFor('not one mobile number')
  const text = readSms(message.body)
  if (!text) return refusedFor('the text matches no registered template')
  const ids = account.templates[text.name]
  if (!ids) return refusedFor(`MSG91_TEMPLATES has no ids for ${text.name}`)
  const recipient = { mobiles: message.to.slice(1), ...text.variables, CRQID: message.id }
  return post(account, { ...flowOf(account, ids), recipients: [recipient] })
}

function flowOf({ sender, dltEntityId }: Msg91Account, { templateId, dltTemplateId }: RegisteredIds) {
  return { template_id: templateId, sender, short_url: '0', PE_ID: dltEntityId, DLT_TE_ID: dltTemplateId }
}

async function post({ url, authKey }: Msg91Account, flow: object): Promise<Delivery> {
  try {
    const answer = await fetch(`${url}/api/v5/flow`, {
      method: 'POST',
      headers: { authkey: authKey, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(flow),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    return judge(answer.status, await answer.text())
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}

const Answer = z.object({
  type: z.string(),
  message: z.unknown().transform(String),
  code: z.union([z.string(), z.number()]).transform(String).optional(),
})

/** Keys, addresses allowed, balance, account, route: the operator's to mend, and then the message may go. */
const OPERATORS_CODES = ['106', '207', '208', '301', '302', '303', '306', '418', '505']
const OPERATORS_WORDS = /auth|whitelist|blacklist|balance|credit|account|\bIP\b|try again|limit/i

/** MSG91 says 200 to what it refuses as well: only `type` tells. */
function judge(status: number, text: string): Delivery {
  const detail = `${status} ${text}`.slice(0, 500)
  const { data: answer } = Answer.safeParse(parseJson(text))
  if (!answer || status >= 500 || [401, 403, 408, 418, 429].includes(status))
    return { ok: false, reason: 'unreachable', detail }
  if (status < 300 && answer.type === 'success') return { ok: true }
  const passes = OPERATORS_CODES.includes(answer.code ?? '') || OPERATORS_WORDS.test(answer.message)
  return { ok: false, reason: passes ? 'unreachable' : 'refused', detail }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusedFor(detail: string): Delivery {
  return { ok: false, reason: 'refused', detail }
}
