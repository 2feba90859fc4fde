import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Channel, Message } from '#domain/messaging/message.ts'
import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import { shippedSms } from '#domain/messaging/kinds.ts'
import type { SmsName } from '#domain/messaging/kinds.ts'
import { fillSms } from '#domain/messaging/sms.ts'
import type { Carrier } from './carrier.ts'

/** What came out at the far end; an SMS has neither subject nor HTML there. */
export type ArrivedMessage = { to: string; subject: string; body: string; html: string | undefined }

/** A carrier with a view of its far end. */
export type CarrierBench = {
  carrier: Carrier
  arrived(): Promise<ArrivedMessage[]>
  failNext(times: number, reason: 'refused' | 'unreachable'): Promise<void>
  close(): Promise<void>
}

/** An SMS in the words as shipped. */
export function smsAsShipped(kind: SmsName, values: Record<string, string>) {
  const body = fillSms(shippedSms(kind, DEFAULT_NAME), values)
  if (body === undefined) throw new Error('the register does not take these values')
  return { kind, subject: shippedSms(kind, DEFAULT_NAME).about, body }
}

type Sample = { message: Message & { id: string }; people: string[] }

const ID = '0123456789abcdefghjk'
const SAMPLES: Record<Channel, Sample> = {
  email: {
    message: { id: ID, channel: 'email', to: 'meera@example.org', subject: 'A mail', body: 'Hello' },
    people: ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'],
  },
  sms: {
    message: { id: ID, channel: 'sms', to: '+919876543210', ...smsAsShipped('code', { otp: '004271' }) },
    people: ['+919000000001', '+919000000002', '+919000000003', '+919000000004'],
  },
}

/** What every carrier of a channel promises; each member runs it in its own test file. */
export function carriesAsPromised(channel: Channel, open: () => Promise<CarrierBench>): void {
  const { message, people } = SAMPLES[channel]
  describe(`a carrier of ${channel}`, () => {
    let bench: CarrierBench
    beforeEach(async () => void (bench = await open()))
    afterEach(() => bench.close())

    it('carries its channel', () => {
      expect(bench.carrier.channels).toContain(channel)
    })

    it('brings a message to whom it is for, word for word', async () => {
      expect(await bench.carrier.deliver(message)).toEqual({ ok: true })
      const [came] = await bench.arrived()
      expect(came?.to).toBe(message.to)
      expect(came?.body.trimEnd()).toBe(message.body)
    })

    if (channel === 'email') bringsMailWhole(() => bench)

    it('says when the other side cannot be reached, and works once it can', async () => {
      await bench.failNext(1, 'unreachable')
      expect(await bench.carrier.deliver(message)).toMatchObject({
        ok: false,
        reason: 'unreachable',
        detail: expect.stringMatching(/./),
      })
      expect(await bench.carrier.deliver(message)).toEqual({ ok: true })
      expect((await bench.arrived()).length).toBe(1)
    })

    it('says when a message will never be taken', async () => {
      await bench.failNext(1, 'refused')
      expect(await bench.carrier.deliver(message)).toMatchObject({
        ok: false,
        reason: 'refused',
        detail: expect.stringMatching(/./),
      })
      expect(await bench.arrived()).toEqual([])
    })

    it('carries several at once', async () => {
      await Promise.all(people.map((to) => bench.carrier.deliver({ ...message, to })))
      expect((await bench.arrived()).map(({ to }) => to).toSorted()).toEqual(people)
    })
  })
}

function bringsMailWhole(bench: () => CarrierBench): void {
  const { message } = SAMPLES.email

  it('brings a mail as it was written', async () => {
    const written = {
      ...message,
      subject: 'पड़ाव: your trip for ₹27,450',
      body: 'नमस्ते Meera,\n\n.a line with a dot\nFrom here on\n',
      html: '<p>नमस्ते <b>Meera</b></p>',
    }
    expect(await bench().carrier.deliver(written)).toEqual({ ok: true })
    const [mail] = await bench().arrived()
    expect(mail).toMatchObject({ to: 'meera@example.org', subject: written.subject, html: written.html })
    expect(mail?.body.trimEnd()).toBe(written.body.trimEnd())
  })

  it('brings a long subject and a mail without HTML', async () => {
    const subject = 'Ladakh '.repeat(40).trim()
    await bench().carrier.deliver({ ...message, subject })
    expect(await bench().arrived()).toMatchObject([{ subject, html: undefined }])
  })
}
