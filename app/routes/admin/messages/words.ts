import type { EachDeeds } from '#app/routes/admin/several/each-page.tsx'
import type { Halt } from '#app/ui/state.tsx'
import type { Channel } from '#domain/messaging/message.ts'
import type { DeliveryState } from '#domain/messaging/delivery.ts'

/** The ways a message goes out, as the office says them. */
export const WAYS: Record<Channel, string> = { email: 'E-mail', sms: 'SMS' }

/** How a message stands, as a halt and a word. */
export const STATES: Record<DeliveryState, readonly [Halt, string]> = {
  waiting: ['ahead', 'Waits'],
  again: ['scheduled', 'Tried again soon'],
  sent: ['published', 'Sent'],
  failed: ['bad', 'Failed'],
  late: ['withdrawn', 'Too late'],
}

/** How the words of a message stand. */
export function standOf({
  isOn,
  isCarried,
  lacksIds,
  failed,
}: {
  isOn: boolean
  /** Whether this site has a carrier for it at all. */
  isCarried: boolean
  lacksIds: boolean
  failed: number
}): readonly [Halt, string] {
  if (!isOn) return ['withdrawn', 'Switched off']
  if (!isCarried) return ['draft', 'No carrier for SMS']
  if (lacksIds) return ['draft', 'No ids yet']
  return failed > 0 ? ['bad', `${failed} failed`] : ['published', 'Goes out']
}

/** What is done to several messages of the log at once. */
export const MESSAGE_DEEDS = {
  again: {
    name: 'Try again',
    verb: 'Try again',
    says: 'Each is tried within a few seconds, one that was tried just now within five minutes, as it was written. What was sent, or came too late to be worth anything, stays.',
    done: 'tried again',
    look: 'ink',
  },
} as const satisfies EachDeeds
