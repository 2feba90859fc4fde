import type { Channel } from '#domain/messaging/message.ts'
import type { Carrier } from './carrier.ts'

/** One carrier out of one for each channel. */
export function openByChannel(carriers: Record<Channel, Carrier>): Carrier {
  const each = Object.entries(carriers) as [Channel, Carrier][]
  const those = (keep: (carrier: Carrier, channel: Channel) => boolean) =>
    each.filter(([channel, carrier]) => keep(carrier, channel)).map(([channel]) => channel)
  return {
    channels: those((carrier, channel) => carrier.channels.includes(channel)),
    leavesBodies: those((carrier, channel) => carrier.leavesBodies.includes(channel)),
    deliver: (message) => carriers[message.channel].deliver(message),
  }
}
