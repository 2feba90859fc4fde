import type { Message } from '#domain/messaging/message.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import type { Carrier, Delivery } from './carrier.ts'

export type OutboxOnlyCarrier = Carrier & {
  /** Makes the next deliveries go wrong. */
  failNext(times: number, reason: 'refused' | 'unreachable'): void
}

/** The stand-in: nothing leaves the machine, what is "sent" is read in the outbox. `delivered` hears of every message. */
export function openOutboxOnlyCarrier(delivered: (message: Message) => void = () => undefined): OutboxOnlyCarrier {
  let failures: Delivery[] = []
  return {
    channels: CHANNELS,
    leavesBodies: CHANNELS,
    deliver: async (message) => {
      const failure = failures.shift()
      if (failure) return failure
      delivered(message)
      return { ok: true }
    },
    failNext: (times, reason) => {
      failures = Array.from({ length: times }, () => ({ ok: false, reason, detail: `told to be ${reason}` }))
    },
  }
}
