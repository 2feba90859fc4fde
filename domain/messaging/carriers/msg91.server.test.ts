import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { registrationOf } from '#domain/messaging/templates.server.ts'
import { carriesAsPromised, smsAsShipped } from './contract.ts'
import type { ArrivedMessage } from './contract.ts'
import { openMsg91Carrier } from './msg91.server.ts'
import type { Msg91Account } from './msg91.server.ts'

const ACCOUNT = {
  authKey: '4711AbCdEf',
  sender: 'PADAVI',
  dltEntityId: '1101000000000000001',
  templates: {
    code: { templateId: '65f0c0ffee0000000000abcd', dltTemplateId: '1107000000000000001' },
    notice: { templateId: '65f0c0ffee0000000000dcba', dltTemplateId: '1107000000000000002' },
    enquiry: { templateId: '65f0c0ffee0000000000eeee', dltTemplateId: '1107000000000000003' },
  },
}
const { code: CODE, notice: NOTICE, enquiry: ENQUIRY } = ACCOUNT.templates
/** As it was entered at the carrier's: its own marks, the same words. */
const STORED = {
  [CODE.templateId]:
    '##otp## is your Padav verification code. It is valid for 2 minutes. Please do not share it with anyone. - Padav',
  [NOTICE.templateId]: 'Your Padav ##what## was changed on ##when##. If this was not you, call us at once. - Padav',
  [ENQUIRY.templateId]:
    'Your enquiry ##reference## has reached us. A person answers in office hours. See it at ##host##/enquiry/##token## - Padav',
}

/** The carrier with the ids of the environment alone. */
const open = (account: Msg91Account) =>
  openMsg91Carrier(account, async (message) =>
    registrationOf(undefined, message, { given: account.templates, site: 'Padav' }),
  )

type Reply = { status: number; body: string }
type Flow = { template_id?: string; sender?: string; recipients?: Record<string, string>[] } & Record<string, unknown>
type CarrierRequest = { headers: IncomingHttpHeaders; flow: Flow }

const said = (message: string, type = 'error', code?: string): Reply => ({
  status: 200,
  body: JSON.stringify({ message, type, ...(code ? { code } : {}) }),
})

/** The Flow API as the carrier documents it: POST /api/v5/flow, key in the header, refusals under 200. */
async function openFlowApi() {
  const asked: CarrierRequest[] = []
  const arrived: ArrivedMessage[] = []
  const replies: Reply[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const right = request.method === 'POST' && /^\/api\/v5\/flow\/?$/.test(request.url ?? '')
      const { status, body } = replies.shift() ?? (right ? take(request.headers, text) : { status: 404, body: 'none' })
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
    })
  })

  function take(headers: IncomingHttpHeaders, text: string): Reply {
    if (headers['content-type'] !== 'application/json') return said('Content-Type must be application/json')
    const flow = JSON.parse(text) as Flow
    asked.push({ headers, flow })
    if (headers['authkey'] !== ACCOUNT.authKey) return said('Authentication failure', 'error', '207')
    const stored = STORED[flow.template_id ?? '']
    if (!stored) return said('Template ID missing or invalid')
    for (const { mobiles = '', ...variables } of flow.recipients ?? []) {
      if (!/^[1-9][0-9]{6,14}$/.test(mobiles)) return said('Invalid mobile number', 'error', '202')
      const body = stored.replace(/##(\w+)##/g, (gap, name: string) => variables[name] ?? gap)
      arrived.push({ to: `+${mobiles}`, subject: '', body, html: undefined })
    }
    return said('3763646c3058373530393938', 'success')
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, asked, arrived, replies, close }
}

carriesAsPromised('sms', async () => {
  const api = await openFlowApi()
  return {
    carrier: open({ ...ACCOUNT, url: api.url }),
    arrived: async () => api.arrived,
    failNext: async (times, reason) => {
      const reply = reason === 'refused' ? said('Invalid mobile number', 'error', '202') : { status: 503, body: 'busy' }
      api.replies.push(...Array.from({ length: times }, () => reply))
    },
    close: api.close,
  }
})

const SMS = {
  id: '0123456789abcdefghjk',
  channel: 'sms',
  to: '+919876543210',
  ...smsAsShipped('code', { otp: '004271' }),
} as const

describe('the MSG91 carrier', () => {
  it('says who sends, by which registered template, and names the message', async () => {
    const api = await openFlowApi()
    await open({ ...ACCOUNT, url: api.url }).deliver(SMS)
    expect(api.asked[0]?.headers['authkey']).toBe(ACCOUNT.authKey)
    expect(api.asked[0]?.flow).toEqual({
      template_id: CODE.templateId,
      sender: 'PADAVI',
      short_url: '0',
      PE_ID: ACCOUNT.dltEntityId,
      DLT_TE_ID: CODE.dltTemplateId,
      recipients: [{ mobiles: '919876543210', otp: '004271', CRQID: SMS.id }],
    })
    await api.close()
  })

  it('sends each text by the template it is registered under (caught: the notice by the ids of the code)', async () => {
    const api = await openFlowApi()
    const carrier = open({ ...ACCOUNT, url: api.url })
    const notice = smsAsShipped('notice', { what: 'mobile number', when: 'Sat 21 Nov 2026, 18:45 IST' })
    expect(await carrier.deliver({ ...SMS, ...notice })).toEqual({ ok: true })
    expect(api.asked[0]?.flow).toMatchObject({
      template_id: NOTICE.templateId,
      DLT_TE_ID: NOTICE.dltTemplateId,
      recipients: [{ mobiles: '919876543210', what: 'mobile number', when: 'Sat 21 Nov 2026, 18:45 IST' }],
    })
    const values = { reference: 'ENQ-7K3M-9QXT', host: 'padav.example', token: 'a'.repeat(22) }
    const enquiry = smsAsShipped('enquiry', values)
    expect(await carrier.deliver({ ...SMS, ...enquiry })).toEqual({ ok: true })
    expect(api.asked[1]?.flow).toMatchObject({
      template_id: ENQUIRY.templateId,
      DLT_TE_ID: ENQUIRY.dltTemplateId,
      recipients: [{ mobiles: '919876543210', ...values }],
    })
    expect(api.arrived).toMatchObject([
      { to: SMS.to, body: notice.body },
      { to: SMS.to, body: enquiry.body },
    ])
    await api.close()
  })

  it('sends no text that is not exactly its registered template (caught: a carrier that took the first six digits for the code)', async () => {
    const api = await openFlowApi()
    const carrier = open({ ...ACCOUNT, url: api.url })
    for (const body of ['Hello', `${SMS.body} Call us`, SMS.body.replace('Padav', 'Padaw'), '004271'])
      expect(await carrier.deliver({ ...SMS, body })).toMatchObject({ ok: false, reason: 'refused' })
    for (const to of ['9876543210', '+919876543210,+919876543211', '+91 98765 43210', ''])
      expect(await carrier.deliver({ ...SMS, to })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await carrier.deliver({ ...SMS, channel: 'email' })).toMatchObject({ ok: false, reason: 'refused' })
    expect(api.asked).toEqual([])
    await api.close()
  })

  it('sends no text without ids of its own, and takes none for a text it does not know', async () => {
    const api = await openFlowApi()
    const account = { ...ACCOUNT, url: api.url }
    expect(() => open({ ...account, templates: { code: CODE, otp: CODE } })).toThrow('names otp')
    const carrier = open({ ...account, templates: { code: CODE } })
    const notice = smsAsShipped('notice', { what: 'password', when: 'Sat 21 Nov 2026, 18:45 IST' })
    expect(await carrier.deliver({ ...SMS, ...notice })).toMatchObject({
      ok: false,
      detail: expect.stringContaining('has no ids yet'),
    })
    expect(await carrier.deliver(SMS)).toEqual({ ok: true })
    expect(api.asked).toHaveLength(1)
    await api.close()
  })

  it('takes a 200 that says error for what it is (caught: a carrier that trusted the status)', async () => {
    const api = await openFlowApi()
    const carrier = open({ ...ACCOUNT, url: api.url })
    const replies: [Reply, string][] = [
      [said('Invalid mobile number', 'error', '202'), 'refused'],
      [said('Template ID missing or invalid'), 'refused'],
      [said('Authentication failure', 'error', '207'), 'unreachable'],
      [said('IP is not whitelisted', 'error', '418'), 'unreachable'],
      [said('Insufficient balance', 'error', '301'), 'unreachable'],
      [{ status: 401, body: '{"message":"Unauthorized","type":"error"}' }, 'unreachable'],
      [{ status: 200, body: '<html>maintenance</html>' }, 'unreachable'],
      [{ status: 200, body: '{}' }, 'unreachable'],
      [{ status: 302, body: '' }, 'unreachable'],
    ]
    for (const [reply, reason] of replies) {
      api.replies.push(reply)
      expect([reply.body, await carrier.deliver(SMS)]).toMatchObject([reply.body, { ok: false, reason }])
    }
    await api.close()
  })

  it('takes a dead server for something that passes', async () => {
    const api = await openFlowApi()
    await api.close()
    const carrier = open({ ...ACCOUNT, url: api.url })
    expect(await carrier.deliver(SMS)).toMatchObject({ ok: false, reason: 'unreachable' })
  })
})
