import { describe, expect, it } from 'vitest'
import type { Message } from '#domain/messaging/message.ts'
import { openByChannel } from './by-channel.server.ts'
import { carriesAsPromised } from './contract.ts'
import { openOutboxOnlyCarrier } from './outbox-only.server.ts'

function open() {
  const mails: Message[] = []
  const texts: Message[] = []
  const email = openOutboxOnlyCarrier((mail) => mails.push(mail))
  const sms = openOutboxOnlyCarrier((text) => texts.push(text))
  return { email, sms, mails, texts }
}

for (const channel of ['email', 'sms'] as const)
  carriesAsPromised(channel, async () => {
    const { email, sms, mails, texts } = open()
    const arrived = channel === 'email' ? mails : texts
    return {
      carrier: openByChannel({ email, sms }),
      arrived: async () => arrived.map(({ to, subject, body, html }) => ({ to, subject, body, html })),
      failNext: async (times, reason) => (channel === 'email' ? email : sms).failNext(times, reason),
      close: async () => undefined,
    }
  })

describe('a carrier out of two', () => {
  it('leaves a body in the outbox only where the channel’s own carrier does', () => {
    const { email, sms } = open()
    const carrier = openByChannel({ email: { ...email, leavesBodies: [] }, sms })
    expect(carrier.leavesBodies).toEqual(['sms'])
    expect(carrier.channels).toEqual(['email', 'sms'])
  })
})
