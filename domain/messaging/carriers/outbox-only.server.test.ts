import { CHANNELS } from '#domain/messaging/message.ts'
import { carriesAsPromised } from './contract.ts'
import type { ArrivedMessage } from './contract.ts'
import { openOutboxOnlyCarrier } from './outbox-only.server.ts'

for (const channel of CHANNELS)
  carriesAsPromised(channel, async () => {
    const arrived: ArrivedMessage[] = []
    const carrier = openOutboxOnlyCarrier(({ to, subject, body, html }) => arrived.push({ to, subject, body, html }))
    return {
      carrier,
      arrived: async () => arrived,
      failNext: async (times, reason) => carrier.failNext(times, reason),
      close: async () => undefined,
    }
  })
