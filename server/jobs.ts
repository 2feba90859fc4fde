import { forgetOldLinkRequests } from '#domain/accounts/identities.server.ts'
import { forgetOldOtps } from '#domain/accounts/otp-forgetting.server.ts'
import { forgetOldSessions } from '#domain/accounts/sessions.server.ts'
import { forgetOldThrottles } from '#domain/accounts/throttle.server.ts'
import { deliverDue, hearOutbox } from '#domain/messaging/outbox.server.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Services } from '#domain/services.server.ts'

/** For what is tried again, and for news that was missed. */
const DELIVER_EVERY = 3 * SECOND
/** One slow carrier does not keep a one-time code waiting behind a newsletter. */
const MOST_ROUNDS_AT_ONCE = 4
const FORGET_EVERY = HOUR

/** Work that nobody waits for: messages go out as they are left, until `close`, which ends after the work under way. */
export function startJobs(services: Services): { close(): Promise<void> } {
  const delivering = openLane(services, 'messages could not be delivered', MOST_ROUNDS_AT_ONCE, () =>
    deliverDue(services),
  )
  const forgetting = openLane(services, 'what is over could not be forgotten', 1, () => forget(services))
  const timers = [setInterval(delivering.start, DELIVER_EVERY), setInterval(forgetting.start, FORGET_EVERY)]
  timers.forEach((timer) => timer.unref())
  const listening = hearOutbox(services.database, delivering.start).catch((error: unknown) =>
    services.log.error({ err: String(error) }, 'the outbox is only looked at every few seconds'),
  )
  return {
    close: async () => {
      timers.forEach((timer) => clearInterval(timer))
      const stopListening = await listening
      await stopListening?.()
      await Promise.all([delivering.end(), forgetting.end()])
    },
  }
}

async function forget({ db, clock }: Services): Promise<void> {
  await forgetOldOtps(db, clock)
  await forgetOldThrottles(db, clock)
  await forgetOldSessions(db, clock)
  await forgetOldLinkRequests(db, clock)
}

/** Runs `work` at most `most` times at once; a start that finds no room is made up for once there is some. */
function openLane({ heartbeat, log }: Services, failure: string, most: number, work: () => Promise<unknown>) {
  const running = new Set<Promise<void>>()
  let again = false
  let ended = false
  function start(): void {
    if (ended || !heartbeat.isUp()) return
    if (running.size >= most) return void (again = true)
    const round = work()
      .catch((error: unknown) => log.error({ err: String(error) }, failure))
      .then(() => {
        running.delete(round)
        if (!again) return
        again = false
        start()
      })
    running.add(round)
  }
  async function end(): Promise<void> {
    ended = true
    await Promise.all(running)
  }
  return { start, end }
}
