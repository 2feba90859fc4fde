import { deliverDue } from '#domain/messaging/outbox.server.ts'
import { SECOND } from '#platform/clock.ts'
import type { Services } from '#domain/services.server.ts'

const DELIVER_EVERY = 3 * SECOND

/** Work that nobody waits for, round after round until `close`, which ends after the round under way. */
export function startJobs(services: Services): { close(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy || !services.heartbeat.isUp()) return
    busy = true
    round = deliverDue(services)
      .catch((error: unknown) => services.log.error({ err: String(error) }, 'mail could not be delivered'))
      .finally(() => (busy = false))
  }, DELIVER_EVERY).unref()
  return {
    close: async () => {
      clearInterval(timer)
      await round
    },
  }
}
