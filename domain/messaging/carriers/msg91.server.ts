import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import type { SmsChoice } from '#platform/config.server.ts'
import type { Message } from '#domain/messaging/message.ts'
import type { Registration } from '#domain/messaging/templates.server.ts'
import { isKind, kindOf } from '#domain/messaging/kinds.ts'
import type { Carrier, Delivery } from './carrier.ts'

/** What the configuration says of it: `sender` is the DLT header where the office has entered no other. */
export type Msg91Account = Omit<Extract<SmsChoice, { kind: 'msg91' }>, 'kind'>

const ANSWER_WITHIN = 10 * SECOND
/** Looks up what a text is registered as; a reason where it is not. */
export type Register = (message: Message) => Promise<Registration | string>

/**
 * SMS through MSG91's Flow API. Indian networks drop what is not a registered text, so nothing else leaves the house.
 * Throws when ids are named that belong to no text of ours.
 */
export function openMsg91Carrier(account: Msg91Account, register: Register): Carrier {
  const unknown = Object.keys(account.templates).filter((name) => !isKind(name) || !kindOf(name).sms)
  if (unknown.length > 0) throw new Error(`MSG91_TEMPLATES names ${unknown.join(', ')}, which is no text of ours`)
  return { channels: ['sms'], leavesBodies: [], deliver: (message) => send(account, register, message) }
}

async function send(account: Msg91Account, register: Register, message: Message & { id: string }): Promise<Delivery> {
  if (message.channel !== 'sms') return refusedFor(`MSG91 carries no ${message.channel}`)
  if (!/^\+[1-9][0-9]{6,14}$/.test(message.to)) return refusedFor('not one mobile number')
  const text = await register(message)
  if (typeof text === 'string') return refusedFor(text)
  const recipient = { mobiles: message.to.slice(1), ...text.variables, CRQID: message.id }
  return post(account, { ...flowOf(account, text), recipients: [recipient] })
}

function flowOf({ sender, dltEntityId }: Msg91Account, { templateId, dltTemplateId, header = sender }: Registration) {
  return { template_id: templateId, sender: header, short_url: '0', PE_ID: dltEntityId, DLT_TE_ID: dltTemplateId }
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
