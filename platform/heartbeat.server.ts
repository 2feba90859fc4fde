import { SECOND } from './clock.ts'
import type { Pulse } from './db.server.ts'
import type { Log } from './log.server.ts'
import { outageOf } from './outage.ts'

export type Heartbeat = {
  /** Whether the database was there when it was last asked. */
  isUp(): boolean
  /** Asks now; false when it is not there, or has no room to write. */
  check(): Promise<boolean>
  /** Tells what went wrong elsewhere: after a full disk, `check` is false until there is room again. */
  note(error: unknown): void
  close(): void
}

/** A database that falls silent right after an answer is asked so much later: with the two waits for an answer that is less than a second. */
const EVERY = 0.15 * SECOND
/** Twice this without an answer is a database that is gone; once is a machine that is busy. */
const ANSWER_WITHIN = 0.4 * SECOND

/**
 * Asks the database every moment whether it is there, on a connection of its own, so that an outage is answered at once instead of after
 * its time-outs, and a burst is no outage. Two questions must go unanswered; then whoever waits for the database waits no longer.
 */
export function startHeartbeat(pulse: Pulse, log: Log): Heartbeat {
  let up = true
  let isFull = false
  let question: Promise<boolean> | undefined
  let beating: Promise<boolean> | undefined

  /** A question that is still open is not put a second time: its answer counts for the next beat as well. */
  function ask(): Promise<boolean> {
    question ??= pulse
      .ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (question = undefined))
    return pulse.isPatient ? question : Promise.race([question, silence()])
  }

  async function beat(): Promise<boolean> {
    const answered = (await ask()) || (await ask())
    if (answered !== up) turn(answered)
    return up
  }

  function turn(answered: boolean): void {
    up = answered
    log[up ? 'info' : 'error'](up ? 'the database is back' : 'the database is gone')
    if (up) return pulse.find()
    pulse.lose()
    question = undefined
  }

  function keepBeating(): Promise<boolean> {
    beating ??= beat().finally(() => (beating = undefined))
    return beating
  }

  async function check(): Promise<boolean> {
    const isThere = await keepBeating()
    if (!isThere || !isFull) return isThere
    isFull = !(await pulse.tryRoom().then(
      () => true,
      () => false,
    ))
    if (!isFull) log.info('the database has room again')
    return !isFull
  }

  function note(error: unknown): void {
    if (isFull || outageOf(error) !== 'full') return
    isFull = true
    log.error('the disk of the database is full')
  }

  const timer = setInterval(() => void keepBeating(), EVERY).unref()
  return { isUp: () => up, check, note, close: () => clearInterval(timer) }
}

/** False once the time for an answer is over. One that has arrived, but waits behind a busy moment of this process, is heard first. */
function silence(): Promise<boolean> {
  return new Promise((given) => {
    setTimeout(() => setImmediate(() => setImmediate(() => given(false))), ANSWER_WITHIN).unref()
  })
}
