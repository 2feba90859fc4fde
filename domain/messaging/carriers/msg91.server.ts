import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import type { SmsChoice } from '#platform/config.server.ts'
import type { Message } from '#domain/messaging/message.ts'
import { ACCOUNT_NOTICE_SMS } from '#domain/messaging/templates/account-notice-sms.ts'
import { ENQUIRY_SMS } from '#domain/messaging/templates/enquiry-sms.ts'
import { OTP_SMS } from '#domain/messaging/templates/otp-sms.ts'
import { matchesTemplate } from '#domain/messaging/templates/sms-template.ts'
import type { SmsTemplate } from '#domain/messaging/templates/sms-template.ts'
import type { Carrier, Delivery } from './carrier.ts'

/** What the configuration says of it: `sender` is the DLT header; ids of a template at MSG91 and on DLT belong together. */
export type Msg91Account = Omit<Extract<SmsChoice, { kind: 'msg91' }>, 'kind'>

type Registered = { template: SmsTemplate; templateId: string; dltTemplateId: string }

const ANSWER_WITHIN = 10 * SECOND

/** SMS through MSG91's Flow API. Indian networks drop what is not a registered template, so nothing else leaves the house. */
export function openMsg91Carrier(account: Msg91Account): Carrier {
  const registered: Registered[] = [
    { template: OTP_SMS, templateId: account.otpTemplateId, dltTemplateId: account.otpDltTemplateId },
    {
      template: ACCOUNT_NOTICE_SMS,
      templateId: account.noticeTemplateId,
      dltTemplateId: account.noticeDltTemplateId,
    },
    {
      template: ENQUIRY_SMS,
      templateId: account.enquiryTemplateId,
      dltTemplateId: account.enquiryDltTemplateId,
    },
  ]
  return { channels: ['sms'], leavesBodies: [], deliver: (message) => send(account, registered, message) }
}

async function send(
  account: Msg91Account,
  registered: Registered[],
  message: Message & { id: string },
): Promise<Delivery> {
  if (message.channel !== 'sms') return refusedFor(`MSG91 carries no ${message.channel}`)
  if (!/^\+[1-9][0-9]{6,14}$/.test(message.to)) return refusedFor('not one mobile number')
  for (const { template, templateId, dltTemplateId } of registered) {
    const variables = matchesTemplate(template, message.body)
    if (!variables) continue
    const recipient = { mobiles: message.to.slice(1), ...variables, CRQID: message.id }
    return post(account, { ...flowOf(account, templateId, dltTemplateId), recipients: [recipient] })
  }
  return refusedFor('the text matches no registered template')
}

function flowOf({ sender, dltEntityId }: Msg91Account, templateId: string, dltTemplateId: string) {
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
